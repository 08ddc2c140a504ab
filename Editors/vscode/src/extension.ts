// Starts `navflow lsp` and connects it to VS Code. The server does everything else.

import { commands, ExtensionContext, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

function makeClient(): LanguageClient {
  const settings = workspace.getConfiguration("navflow");
  const server: ServerOptions = {
    command: settings.get<string>("path", "navflow"),
    args: ["lsp", ...settings.get<string[]>("arguments", [])],
  };
  const options: LanguageClientOptions = {
    documentSelector: [
      { scheme: "file", language: "navflow" },
      { scheme: "file", pattern: "**/.navflow.yaml" },
    ],
    // Files that change on disk: imports, settings, the baseline.
    synchronize: {
      fileEvents: workspace.createFileSystemWatcher("**/{*.flow.yaml,*.flow.yml,.navflow.yaml,*baseline.json}"),
    },
  };
  return new LanguageClient("navflow", "navflow", server, options);
}

async function start(): Promise<void> {
  try {
    client = makeClient();
    await client.start();
  } catch (error) {
    client = undefined;
    await window.showErrorMessage(
      `navflow does not start: ${error}. Install it, or write its whole path into the setting "navflow.path".`,
    );
  }
}

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("navflow.restart", async () => {
      await client?.stop();
      await start();
    }),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
