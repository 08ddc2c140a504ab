// swift-format-ignore-file
// "make docs" writes this file from Docs/ci.md.

extension DocumentPages {
  static let ci = #"""
    # In CI, and before a commit

    This page describes the output of `navflow check` for machines, and has recipes to copy. navflow's own tests run the steps of all
    recipes.

    - [Exit status](#exit-status) · [Formats](#formats) · [Fixes](#fixes) · [Layout](#layout)
    - [GitHub Actions](#github-actions) · [A GitLab job](#a-gitlab-job) · [Jenkins](#jenkins) ·
      [macOS and Xcode Cloud](#macos-and-xcode-cloud) · [Prebuilt pieces](#prebuilt-pieces) · [Tests and recorded runs](#tests-and-recorded-runs) · [Before a commit](#before-a-commit)
    - [Your own scripts](#your-own-scripts) · [Versions](#versions)
    - [Only changed files](#only-changed-files) · [Only new findings](#only-new-findings) · [Known findings](#known-findings) ·
      [What a change does](#what-a-change-does), for pull requests
    - [What navflow promises about your files and secrets](#what-navflow-promises-about-your-files-and-secrets)
    - [Choices](#choices)

    ## Exit status

    | status | meaning |
    |---|---|
    | 0 | no finding at or above `failOn` (`error`, unless `.navflow.yaml` or `--fail-on` says otherwise) |
    | 1 | findings at or above it |
    | 2 | navflow cannot understand the command line, a path, a baseline or a flow file; it still checks the rest |
    | 3 | a rule or an expectation at or above `failOn` is undecided, for whatever reason, and nothing else failed |
    | 130 | ended by Ctrl-C; the findings up to then are reported |
    | 143 | ended by the signal SIGTERM, as when a host stops a job; the findings up to then are reported |

    Ctrl-C and SIGTERM end every other command of navflow with the same two numbers.

    The last line of the report begins with a mark:

    | mark | meaning |
    |---|---|
    | `✓` | nothing fails, and every rule and expectation is decided for all behaviours |
    | `✗` | findings at or above `failOn` |
    | `?` | nothing fails so far, but something is undecided: the line says how much, and why |

    ### A time limit

    `--time-limit SECONDS` bounds `check`, `report`, `diff` and `diagram --findings`. It applies while behaviours are explored. Reading
    files and drawing take additional time. The quickest engine runs first, and navflow reports every finding that it has at the end.
    So more time never means fewer findings. Rules that are not decided by then are undecided, never proved:

    ```yaml feed.flow.yaml
    navflow: 1
    root: { stack: Feed }
    screens:
      Feed: { title: Feed, actions: { Open: push Post } }
      Post: { title: Post }
    expect:
      - reachable: { screen: Post }
    ```

    ```console
    $ navflow check --time-limit 0.000001 feed.flow.yaml; echo $?
    navflow: ended by the time limit; the rest is undecided
    proved for every behaviour: 1 expectation (phone)
    not proved, only checked up to the launch: growing-stack on phone; growing-layers on phone
    not proved, only checked up to 1 tap: pushed-task on phone; task-across-layers on phone; tab-bar-in-task on phone; interrupted-task on phone; task-interrupted-by-entry on phone; 37 more
    ? 44 rules undecided (ended by the time limit); no findings in 1 flow (2 screens, 0 tasks)
    3
    $ navflow check --time-limit 10 feed.flow.yaml; echo $?
    proved for every behaviour: 44 rules, 1 expectation (phone)
    ✓ no findings in 1 flow (2 screens, 0 tasks)
    0
    ```

    `--allow-undecided`, or `allowUndecided: true` in `.navflow.yaml`, gives status 0 in place of 3. Use it for a quick check on each commit,
    beside a full check at night. `--exit-zero` gives status 0 in place of 1, for a job that only reports.

    Without a time limit, navflow stops after some seconds' worth of work, counted in steps, so that the result does not depend on the
    machine. If something at or above `failOn` is undecided then, the status is 3, too. [`expectation-unproved`](rules/expectation-unproved.md)
    warns of each undecided expectation. With a time limit, navflow uses the remaining time for what is undecided.

    A rule that has a finding, even an accepted one, is undecided if navflow has not excluded it in other places. The summary
    then lists it with "(other places)".

    ## Formats

    `--format FORMAT` chooses the printed format. `--report FORMAT=FILE` writes one more format to a file, any number of times in one run.
    With `-` as the file, that report is printed on standard output, and everything else on standard error.

    The text lists errors first, then warnings, then infos. Within a severity, findings with taps come first, then those about the file
    alone, both by file and line. After more than ten findings, a table counts them by rule. JSON and SARIF keep every finding, in the
    order of the files. These options select what the text has:

    | option | the text has |
    |---|---|
    | `--brief` | one line for each finding |
    | `--statistics` | the number of findings of each rule, in place of the findings |
    | `--quiet` | only findings that fail, and the last line; nothing if nothing fails and nothing at or above `failOn` is undecided |
    | `--only RULE` | only findings of this rule; can be repeated |

    `navflow check -` reads one flow file from standard input. `--stdin-name app/a.flow.yaml` gives it a path, which decides its imports and
    settings. An editor or a hook can so check a text that is not in a file:

    ```sh
    git show :app/a.flow.yaml | navflow check - --stdin-name app/a.flow.yaml
    ```

    | format | for | content |
    |---|---|---|
    | `text` | people | findings with their lines, the taps that lead there, and how to fix them |
    | `json` | [your own scripts](#your-own-scripts) | everything, version 1 |
    | `sarif` | GitHub code scanning, editors | SARIF 2.1.0: rules with their texts, findings with their places, the taps as code flows, accepted findings as suppressions, edits as fixes |
    | `junit` | Jenkins, GitLab, most others | a test case for each flow file and rule that its project applies, also for those that pass; without times |
    | `github` | a step of GitHub Actions | annotations for the first ten findings of each severity, one line with counts, and a table of all findings on the page of the run |
    | `gitlab` | GitLab code quality | one issue for each finding |

    With `--rule-pages URL`, SARIF links each rule to its page. The address is that of a copy of the folder [Docs/rules](rules.md).

    All formats give the same bytes on every run. Their paths are relative to the folder in which navflow runs. Run it in the top folder
    of the repository, or hosts will not find the files.

    ## Fixes

    The text names an option after each correction that navflow can write into the file:

    ```yaml tickets.flow.yaml
    navflow: 1
    root: { stack: Concerts }
    screens:
      Concerts: { titel: Concerts, actions: { Open: push Consert } }   # the front page
      Concert: { title: Concert }
    ```

    ```console
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:4:15: error: a screen has no key "titel" [unknown-key]
       4 |   Concerts: { titel: Concerts, actions: { Open: push Consert } }   # the front page
         |               ^^^^^
      help: did you mean "title"? [--fix]

    tickets.flow.yaml:4:54: error: there is no screen "Consert" [unknown-name]
       4 |   Concerts: { titel: Concerts, actions: { Open: push Consert } }   # the front page
         |                                                      ^^^^^^^
      help: did you mean "Concert"? [--fix --unsafe-fixes]

    ✗ 2 errors in 1 flow (not checked: fix the errors first)
    $ navflow check --fix --dry-run tickets.flow.yaml; echo $?
    --- tickets.flow.yaml
    +++ tickets.flow.yaml
    @@ -1,5 +1,5 @@
     navflow: 1
     root: { stack: Concerts }
     screens:
    -  Concerts: { titel: Concerts, actions: { Open: push Consert } }   # the front page
    +  Concerts: { title: Concerts, actions: { Open: push Consert } }   # the front page
       Concert: { title: Concert }
    1
    $ navflow check --fix --unsafe-fixes tickets.flow.yaml
    navflow: fixed 2 problems in 1 file
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (2 screens, 0 tasks)
    ```

    | option | does |
    |---|---|
    | `--fix` | writes the corrections marked `[--fix]`, then checks the files. These corrections are certain: the file cannot mean anything else |
    | `--fix --unsafe-fixes` | also writes the others: guessed names, and steps that change what the app does. Each is kept only if fewer findings are left |
    | `--fix --dry-run` | writes nothing, but prints the changes as a unified diff, which `patch -p0` applies. The status is 1 if something would change, else 0 |

    Everything else in the file stays byte for byte: comments, quotes, line breaks. A second run changes nothing.

    Your own tools find the edits in two formats:

    | format | edit of a finding |
    |---|---|
    | `json` | `suggestion`: `summary`, `certain`, `file`, `start`, `end` and `replacement`; or null. `end` is the place after the last replaced character |
    | `sarif` | `fixes`, with one fix. SARIF has no word for its certainty, so `properties.certain` says it |

    Lines and columns begin at 1, and columns count Unicode scalars. An accepted finding has no edit. Apply an edit that is
    not certain only after a person or another check has looked at it.

    ## Layout

    `navflow fmt --check` lists the flow files whose [layout](language.md#layout) is not that of `navflow fmt`. Its exit status is 1 if
    there are any, 2 if a file has a syntax error, else 0. `--diff` prints the differences. A CI job can run it before
    `navflow check`.

    ## GitHub Actions

    Replace `OWNER/navflow` and the version with yours.

    ```yaml github
    name: flows
    on: [push, pull_request]
    permissions:
      contents: read
      security-events: write  # for code scanning; without it, leave out this line and the last step
    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v5
          - uses: actions/checkout@v5
            with: { repository: OWNER/navflow, ref: "0.1.0", path: .navflow }
          - name: Install navflow
            run: |
              .navflow/.ci/need make
              make -C .navflow install PREFIX=/usr/local
          - name: Check the flows
            run: navflow check --format github --report sarif=navflow.sarif
          - uses: github/codeql-action/upload-sarif@v4
            if: ${{ !cancelled() && hashFiles('navflow.sarif') != '' }}
            with: { sarif_file: navflow.sarif, category: navflow }
    ```

    ## A GitLab job

    ```yaml gitlab
    flows:
      image: swift:6.3
      script:
        - git clone --quiet --depth 1 --branch 0.1.0 https://git.example.org/OWNER/navflow.git .navflow
        - .navflow/.ci/need make
        - make -C .navflow install PREFIX=/usr/local
        - navflow check --report junit=navflow.xml --report gitlab=navflow.json
      artifacts:
        when: always
        reports:
          junit: navflow.xml
          codequality: navflow.json
    ```

    ## Jenkins

    The plugin "JUnit" shows the findings as tests, and "Warnings" shows them beside the changed lines. The agent runs the
    [image](#prebuilt-pieces), whose entry point is navflow itself, so `args` takes it away:

    ```groovy jenkins
    pipeline {
      agent { docker { image 'registry.example.org/OWNER/navflow:0.1.0'; args '--entrypoint=' } }
      stages {
        stage('Check the flows') {
          steps { sh 'navflow check --report junit=navflow.xml --report sarif=navflow.sarif' }
        }
      }
      post {
        always {
          junit 'navflow.xml'
          recordIssues tool: sarif(pattern: 'navflow.sarif')
        }
      }
    }
    ```

    ## macOS and Xcode Cloud

    A job on a macOS runner builds navflow with the Swift of Xcode 26. `.ci/need build` installs libyaml with Homebrew:

    ```yaml macos
    name: flows
    on: [push, pull_request]
    jobs:
      check:
        runs-on: macos-26
        steps:
          - uses: actions/checkout@v5
          - uses: actions/checkout@v5
            with: { repository: OWNER/navflow, ref: "0.1.0", path: .navflow }
          - name: Install navflow
            run: make -C .navflow install PREFIX="$HOME/.local"
          - name: Check the flows
            run: '"$HOME/.local/bin/navflow" check --format github'
    ```

    For Xcode Cloud, save this as `ci_scripts/ci_post_clone.sh` beside the project, and make it executable. A status other than 0 fails the
    build:

    ```sh xcode-cloud
    #!/bin/sh
    set -e
    navflow=$(mktemp -d)
    git clone --quiet --depth 1 --branch 0.1.0 https://github.com/OWNER/navflow.git "$navflow"
    make -C "$navflow" install PREFIX="$HOME/.local"
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    "$HOME/.local/bin/navflow" check
    ```

    ## Prebuilt pieces

    Replace `OWNER` and the version in each of them.

    | piece | file | what it does |
    |---|---|---|
    | GitHub action | `action.yml` | downloads or builds navflow, keeps it in the cache, annotates the changes, writes SARIF and comments on the pull request |
    | pre-commit hooks | `.pre-commit-hooks.yaml` | `navflow` builds navflow, `navflow-installed` uses the one on the `PATH` |
    | release | `.ci/release` | builds a tarball for Linux: a program that needs no libraries, completions for bash, zsh and fish, and a manual page; and the image, if Docker or Podman runs |
    | image | `Packaging/Dockerfile` | navflow with Graphviz and a Japanese font |
    | GitLab template | `Packaging/gitlab.yml` | the job above, in that image, when a file changes that a check depends on |
    | Homebrew formula | `Packaging/navflow.rb` | builds navflow for macOS, with completions |

    ```yaml action
    name: flows
    on: [push, pull_request]
    permissions:
      contents: read
      pull-requests: write  # for the comment
    jobs:
      check:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v5
          - uses: OWNER/navflow@0.1.0
            with:
              paths: |
                apps/*/flows
                shared
              arguments: --fail-on warning
              comment: true
    ```

    | input | meaning | default |
    |---|---|---|
    | `paths` | flow files, folders and patterns, one on each line | the whole repository |
    | `arguments` | options that `check` and `diff` have in common; quote an option that contains a space | none |
    | `sarif` | the SARIF file to write | `navflow.sarif` |
    | `comment` | whether to comment on pull requests | `false` |
    | `token` | the token for the comment | that of the job |

    The check and the comment use the same paths and arguments. The comment holds the output of `navflow diff` between the commit where the
    branch left its base, and the pull request. Files that the job made do not count. The last line of the comment is that of the
    check. A pull request gets no comment if it changes nothing that the flows of `paths` [depend on](#only-changed-files). Each push
    updates the comment of the same workflow and job, and no other comment.

    ```yaml pre-commit-config
    repos:
      - repo: https://github.com/OWNER/navflow
        rev: 0.1.0
        hooks: [{ id: navflow-installed }]
    ```

    The hook runs at every commit and checks the whole repository, because the framework does not say which files were deleted.

    `make pieces` tests the action, the hook and these recipes. It validates them with the public schemas of their hosts. It runs
    the steps of `action.yml` in order, with the variables that a composite action has, and stand-ins for `curl`, `make` and `gh`. Not
    run so far: the action on GitHub's own machines, the template on a GitLab server, a Jenkins server, a macOS runner, Xcode
    Cloud, the formula, and the image.

    ## Tests and recorded runs

    `navflow generate --check` ends with 1 if a file that [`.navflow.yaml` lists](tests.md#in-ci) is out of date. The GitHub action runs it in
    every project with the key `generate`.

    After UI tests, a job can compare what the app did with the flow. The generated XCUITest tests attach their runs to the result:

    ```
    xcodebuild test -scheme App -resultBundlePath result.xcresult
    xcrun xcresulttool export attachments --path result.xcresult --output-path attachments
    navflow replay App.flow.yaml attachments --at-least actions=80
    ```

    Maestro writes a JUnit file, whose passed tests count for [coverage](replay.md#coverage):

    ```
    maestro test --format junit --output maestro.xml .maestro/navflow
    navflow replay App.flow.yaml maestro.xml --tests .maestro/navflow --at-least outcomes=100
    ```

    ## Before a commit

    Save this as `.git/hooks/pre-commit` and make it executable (`chmod +x .git/hooks/pre-commit`). It checks the files that will be
    committed, not the files in the folder. If the commit changes none of the files in the list, it prints nothing. If your baseline,
    or a settings file that others extend, has another name, add it to the list.

    ```sh pre-commit
    #!/bin/sh
    set -e
    files="*.flow.yaml *.flow.yml *.navflow* *.png *.jpg *.jpeg *.gif *.svg *.webp"
    set -f # the patterns are git's, not the shell's
    git diff --cached --quiet -- $files && exit 0
    [ -n "$(git ls-files -- '*.flow.yaml' '*.flow.yml')" ] || exit 0
    staged=$(mktemp -d)
    trap 'rm -rf "$staged"' EXIT
    git checkout-index --all --prefix="$staged/"
    # A submodule has files of its own.
    git ls-files --stage | awk '$1 == "160000" { print $2, substr($0, index($0, "\t") + 1) }' | while read -r commit path; do
      [ -e "$path/.git" ] || continue
      mkdir -p "$staged/$path"
      (unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE; git -C "$path" archive "$commit") | tar -x -C "$staged/$path"
    done
    cd "$staged"
    navflow check
    ```

    ## Only changed files

    `navflow check --changed REVISION` reports exactly the findings of `navflow check` whose flow depends on something that differs from
    a git revision:

    ```sh
    navflow check --changed origin/main
    ```

    As in `diff`, `origin/main...HEAD` is the commit where the branch left `origin/main`.

    A flow depends on its file, everything that it imports, the pictures that these name, its settings, and its baseline. Files that
    are not committed or tracked count, files in submodules too. If nothing has changed, navflow says so and exits with 0. It says
    which flows it checks although their own files are the same. `navflow report --changed REVISION` shows the same flows.
    A repository may hold several projects; [each has its own settings](language.md#files-imports-and-projects).

    A rule about what no flow does, such as [unreachable-screen](rules/unreachable-screen.md), depends on all flows that share a file. So
    navflow also explores those, and reports nothing about them.

    ## Your own scripts

    `navflow check --format json` prints everything that a run knows. `navflow schema --output` prints its JSON Schema.

    | key | content |
    |---|---|
    | `tool`, `version` | the version of navflow, and that of this format |
    | `exit` | the exit status, and why: `interrupted`, `terminated`, `unusable`, `findings`, `baseline`, `undecided`; a reason that `--exit-zero` forgives is listed too |
    | `projects` | each project: its folder, the settings that judge it, whether it fails, and each flow with its verdicts |
    | `findings` | each finding: its place and message, whether it `fails`, and the `flows` whose checks report it. Also `help`, the command to `replay` it, other findings with the same cause (`affected`), and the line for `allow` |
    | `known` | the findings in the baseline, in the same form |
    | `verdicts`, `rules` | the worst verdict on each property, and which rules were applied |

    `navflow rules --format json` lists the rules. It says whether a rule is on by default, and whether `--fix` can correct some of its
    findings. It also has the first version with the rule, its old names, and its address.

    This script prints a summary of a run in Markdown. Save it as `summary.py`, and change what it prints:

    ```python summary
    """Prints a summary of the output of `navflow check --format json` in Markdown."""

    import json
    import sys

    report = json.load(open(sys.argv[1]))
    print(f"navflow {report['tool']['version']} ends with status {report['exit']['status']}")
    for project in report["projects"]:
        print(f"\n### {project['folder']}\n")
        for flow in project["flows"]:
            open_verdicts = [each for each in flow["verdicts"] if each["verdict"] == "bounded"]
            mark = "✗" if flow["fails"] else "?" if open_verdicts else "✓"
            print(f"- {mark} {flow['file']}: {flow['findings']} findings, {len(open_verdicts)} undecided")
            for finding in report["findings"]:
                if finding["fails"] and flow["file"] in finding["flows"]:
                    print(f"  - {finding['message']}: `{finding['replay'] or finding['rule']}`")
    ```

    ```sh
    navflow check --report json=report.json || true
    python3 summary.py report.json
    ```

    ## Versions

    navflow has versions such as 0.2.1: major, minor, patch. [CHANGELOG.md](../CHANGELOG.md) lists what each changes.

    | a new version | may change |
    |---|---|
    | patch | errors in navflow: a false finding goes, and a text is clearer. No rule becomes stricter, and no key goes |
    | minor | new rules, and more findings of a rule; both are in the list of changes. New keys in JSON, settings and flow files |
    | major | removed rules and options, other default severities, another version of a format |

    Before version 1, a minor version may change what a major one may.

    - **JSON.** Within one `version` of the format, keys keep their names, types and meanings. A new version of navflow may add keys, and
      words to a list of words. A script must ignore the keys that it does not know.
    - **Baselines.** navflow reads the baselines of all versions before it, and writes the newest. What makes a finding known
      changes only in a minor or major version.
    - **Rules.** A renamed rule keeps its old name as an alias in settings, `allow`, baselines and options.
    - **Exit status and fingerprints** change only with a major version.

    A team with several versions of navflow can require a range in `.navflow.yaml`. Another version then ends with status 2:

    ```
    failOn: warning
    navflow: ">=0.1,<0.3"
    ```

    A rule or a key in `.navflow.yaml`, or a rule in `allow`, that this version does not know is a warning. It names the version, because a later
    version may have it. A word that is probably misspelt is an error.

    ## Only new findings

    `navflow check --new-since REVISION` reports only the findings that the flows did not have at the commit where this branch left the
    revision. It needs no file. It takes the options of `check` except those for baselines, and prints every format:

    ```sh
    navflow check --new-since origin/main --report sarif=navflow.sarif
    ```

    Names and files that changed since then count as the same, as in [`navflow diff`](#what-a-change-does). The clone needs the
    history up to that commit. `navflow diff` prints its new findings in the formats `sarif`, `junit`, `github` and `gitlab` too.

    ## Known findings

    To apply the rules to new flows while old ones still break them, write today's findings to a *baseline*, and commit the file:

    ```yaml orders.flow.yaml
    navflow: 1
    root: { stack: Orders }
    screens:
      Orders: { title: Orders, actions: { Start over: pop 2, Open: push Order } }
      Order: { title: Order }
    ```

    ```console
    $ navflow check --write-baseline .navflow-baseline.json orders.flow.yaml
    navflow: the baseline ".navflow-baseline.json" knows 1 finding
    proved for every behaviour: 43 of 44 rules (phone); violated: pop-to-absent; 78 other rules need no proof
    ✓ no findings in 1 flow (2 screens, 0 tasks), 1 in the baseline
    $ cat .navflow-baseline.json
    {
      "version": 2,
      "findings": [
        { "rule": "pop-to-absent", "file": "orders.flow.yaml", "screen": "Orders", "action": "Start over", "text": "pop 2" }
      ]
    }
    $ navflow check --baseline .navflow-baseline.json orders.flow.yaml; echo $?
    proved for every behaviour: 43 of 44 rules (phone); violated: pop-to-absent; 78 other rules need no proof
    ✓ no findings in 1 flow (2 screens, 0 tasks), 1 in the baseline
    0
    ```

    `baseline: .navflow-baseline.json` in `.navflow.yaml` replaces the option. navflow names findings that are gone. They stay in the
    file until you write it again:

    ```console
    $ sed -i.bak 's/Start over: pop 2, //' orders.flow.yaml
    $ navflow check --baseline .navflow-baseline.json orders.flow.yaml
    navflow: the baseline ".navflow-baseline.json" knows 1 finding that is gone:
      orders.flow.yaml: pop-to-absent, screen "Orders", action "Start over"
      add --prune to remove what is gone; --write-baseline .navflow-baseline.json also adds the new findings
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (2 screens, 0 tasks)
    $ navflow check --write-baseline .navflow-baseline.json orders.flow.yaml
    navflow: the baseline ".navflow-baseline.json" knows 0 findings; 1 that it knew before is gone
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (2 screens, 0 tasks)
    ```

    These options keep a baseline small:

    | option | effect |
    |---|---|
    | `--prune` | removes from the baseline the findings that are gone, and adds none |
    | `--strict-baseline` | fails with status 1 if the baseline knows findings that are gone |
    | `--baseline-may-not-grow` | with `--write-baseline`: fails with status 1, and writes nothing, if the baseline does not know a finding of this run |

    A finding can list several actions of one screen. If the baseline knows only some of them, the report is about the others. A baseline
    that does not exist yet knows nothing, so with the last option it cannot be created.

    Each line is one finding, sorted by file. So branches that change different findings merge without a conflict if git takes the lines
    of both. Write this to `.gitattributes`:

    ```
    .navflow-baseline.json merge=union
    ```

    If a merge has left conflict markers in a baseline or a flow, navflow reports that as one error. `--write-baseline` replaces a
    file with any content.

    Writing the baseline again includes everything that the run finds, so look at new findings first. To keep one finding for good,
    [accept it in the flow file](language.md#accepting-a-finding), beside its reason.

    ## What a change does

    `navflow diff OLD NEW` compares two versions of flows: two files, two folders, or two git revisions. It reads the files of a revision
    without a change to the working tree. The output begins with a sentence on what users can do. Then come changes of behaviour, findings
    with the taps that lead to them, and changes of the text.

    ```yaml shop/shop.flow.yaml
    navflow: 1
    root: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Basket: push Basket } }
      Basket: { title: Basket, actions: { Start over: pop root } }
    ```

    ```yaml shop-new/shop.flow.yaml
    navflow: 1
    root: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Basket: push Basket, Help: push Help } }
      Basket: { title: Basket, actions: { Start over: pop 2 } }
      Help: { title: Help }
    ```

    ````console
    $ navflow diff shop/shop.flow.yaml shop-new/shop.flow.yaml; echo $?
    shop/shop.flow.yaml → shop-new/shop.flow.yaml

    What a user can do has changed: at launch, only the new version has "Help".

    what can happen:
      · first difference: at launch, only the new version has "Help"

    properties with another verdict:
      ✗ pop-to-absent: proved → violated (phone)

    new findings:
    shop-new/shop.flow.yaml:5:51: error: "Start over" on "Basket" cannot do "pop 2": the stack may not reach that far [pop-to-absent]
      path: Basket › Start over
      replay: navflow simulate shop-new/shop.flow.yaml --taps "Basket; Start over"
      help: pop to a screen that is always there, or write "pop root" where the bottom of the stack is meant

    changes in the file:
      + screen "Help"
      + action "Help" of screen "Shop"
      ± action "Start over" of screen "Basket"
          does: pop root → pop 2

    ✗ 1 new finding (1 error), 0 gone, 0 kept; in 1 flow: 0 removed, 2 added, 1 changed
    1
    $ navflow diff shop shop-new --format markdown
    ### navflow: shop → shop-new

    **What a user can do has changed\: at launch, only the new version has "Help".**

    ✗ 1 new finding (1 error), 0 gone, 0 kept; in 1 flow\: 0 removed, 2 added, 1 changed

    - first difference\: at launch, only the new version has "Help"

    - ✗ pop-to-absent\: proved → violated (phone)

    | | | where | what | path | rule |
    |---|---|---|---|---|---|
    | new | error | shop-new/shop.flow.yaml\:5\:51 | "Start over" on "Basket" cannot do "pop 2"\: the stack may not reach that far | Basket › Start over | pop-to-absent |

    <details><summary>the changed part</summary>

    ```mermaid
    flowchart LR
      s_Shop("<b>▸ Shop</b>")
      s_Basket("<i>pushed</i><br/><b>Basket</b><br/>↩ Start over<br/>(pop 2)<br/><b>± changed</b>")
      s_Help("<i>pushed</i><br/><b>Help</b><br/><b>+ added</b>")
      s_Shop -->|"Basket"| s_Basket
      s_Shop -->|"Help<br/><b>+ added</b>"| s_Help
      legend["only what changed and its neighbours<br/>▸ start<br/>solid: push<br/>↩ goes back<br/>+ added, − removed, ± changed, ≈ renamed"]
      legend ~~~ s_Shop
      classDef screen fill:#FFFFFF,stroke:#000000,color:#000000
      class s_Shop,s_Basket,s_Help screen
      classDef added stroke:#009E73,stroke-width:3px
      class s_Help added
      style legend fill:#FFFFFF,stroke:#FFFFFF,color:#595959,text-align:left
      linkStyle 1 stroke:#009E73,stroke-width:3px
    ```

    </details>

    <details><summary>changes in the file</summary>

    - **added** screen "Help"
    - **added** action "Help" of screen "Shop"
    - **changed** action "Start over" of screen "Basket"
      - does\: pop root → pop 2

    </details>

    ````

    The first sentence is proved:

    | sentence | proof |
    |---|---|
    | Nothing that a user can do has changed. | Only names, titles, pictures, accepted findings, scenarios or expectations differ. Or navflow explored both versions side by side, and found the same screens, moves and ends of tasks everywhere. |
    | What a user can do has changed: … | The list has devices, taps per task, ways out of tasks, tasks that can be interrupted, and screens that can be reached. `first difference` is the shortest sequence of taps after which the versions differ. |
    | No difference was found in what a user can do, but only the first N configurations were compared. | No proof: there are more than 20,000 configurations on a device. |

    `checkout: 4 → 5 taps` counts the fewest taps from the one that starts the task to the one that ends it, with any outcome but
    `cancelled`. The Markdown also has a Mermaid picture of the changed part.

    | command or option | meaning |
    |---|---|
    | `navflow diff main...HEAD` | compares the commit where this branch left `main` with the branch, so changes on `main` since then do not count |
    | `navflow diff 1.0 2.0` | compares two revisions |
    | `navflow diff HEAD .` | compares the last commit with the files in the folder |
    | `--path PATH` | compares only this file or folder; can be repeated |
    | `--format json`, `--format markdown` | for scripts, with `tool` and `exit` [as in `check`](#your-own-scripts); for a comment on a pull request |
    | `-o change.html`, `--format html` | [a page](review.md#two-versions-side-by-side) with the comparison, and both versions to walk through |
    | `-o change.svg`, `--format dot`, `mermaid`, `svg`, `png` | [one drawing](diagrams.md#two-versions-in-one) of both versions, without a check |
    | `--fail-on`, `--severity`, `--only`, `--config`, `--device`, `--time-limit`, `--allow-undecided` | as for `check`. With `--time-limit`, navflow checks the new version first |

    | status | meaning |
    |---|---|
    | 0 | no new finding at or above `failOn` |
    | 1 | new findings at or above it |
    | 2 | navflow cannot understand the command line or a flow file |
    | 3 | the time limit left something undecided in the new version, and there are no new findings |
    | 130 | ended by Ctrl-C |
    | 143 | ended by the signal SIGTERM |

    The following step shows the comparison on the page of each pull request's run. Put it after the step that checks, which
    decides whether the job passes. Give `fetch-depth: 0` to the first `actions/checkout`, so that both versions are there:

    ```yaml pull-request
    - name: Say what the change does
      if: ${{ !cancelled() && github.event_name == 'pull_request' }}
      run: |
        git config --global --add safe.directory "$PWD"
        page="$RUNNER_TEMP/navflow.md"
        status=0
        navflow diff "origin/$GITHUB_BASE_REF...HEAD" -o "$page" || status=$?
        [ ! -f "$page" ] || cat "$page" >> "$GITHUB_STEP_SUMMARY"
        [ $status -le 1 ]
    ```

    The [action](#prebuilt-pieces) also writes it as a comment that is updated with each push.

    ## What navflow promises about your files and secrets

    A job often runs navflow on a branch that someone else wrote. So a flow file, a picture, a link or a setting of git in the branch must
    not read the machine, and must not run a program.

    ### Reading

    | what | promise |
    |---|---|
    | a path on the command line | navflow follows it wherever it leads, also through links |
    | flow files that a search finds, `.navflow.yaml`, its baseline | they lie inside the [project's folder](language.md#files-imports-and-projects), also after links. Others are not read, and the exit status is 2 |
    | imports, settings that others extend | they lie inside the git repository that holds the project, also after links. Without a repository, imports lie inside the project's folder |
    | pictures | they lie inside the same folder as imports, have at most 4 MB, and begin like a picture of their type. Others are left out, with a message |
    | pipes and devices | navflow never opens one and waits. It writes to one only if a program reads it |
    | an empty argument, as from a variable that is not set | an error, never the current folder |

    ### Other programs

    navflow runs `git` and `dot`, both from an absolute folder of the `PATH`. Each has 60 seconds, together with everything that it starts.

    - Hooks, file monitors and filters that the repository's settings name are not run. `--changed` compares the contents itself.
    - navflow fetches nothing. If a partial clone lacks a file, navflow prints the command that fetches it.
    - A `dot` that writes no complete drawing is an error, and the old drawing stays.

    ### Writing

    | what | promise |
    |---|---|
    | `fmt`, `check --fix`, `--write-baseline`, `--prune` | if another program has changed the file since navflow read it, navflow leaves it alone. The exit status is 2 |
    | every file | the new content replaces the old one in one step; on a full disk the old one stays |
    | mode, owner, group | they stay |
    | links | the link stays, and its target is replaced. If you did not name the file, as with the pages of flows beside `report -o page.html`, the link is replaced |
    | a signal that ends navflow, such as Ctrl-C | no temporary file stays; during the writing its name begins with `.navflow-` |
    | rename in an editor | refused if a file that is not open has changed on the disk |

    If a file has another owner than the user of navflow, replacing it would change the owner. navflow then writes into the file, and
    restores it if that fails. A crash of the machine at that moment can lose the content.

    ## Choices

    ### Comparisons

    - **Renames.** A screen, task, action, entry, scenario or expectation with a new name is recognized by its properties, its actions, and
      the steps that lead to it. At least half of these must be the same (Jaccard index 0.5). The finding on a renamed screen is kept, not
      gone and new. Comments, notes and layout do not count.
    - **A new device** is checked alone too. Its findings about behaviour are new, even if the old version has them on another device.
    - **Mistakes in scenarios** do not stop the comparison. The flow is compared without these scenarios, and the status is 2.
    - **Findings** are compared as in a baseline, by their causes. If two files with different names are
      compared, file names do not count.
    - **Moved files.** A file has moved if only one version has its name, and another file shares at least half of its lines (Jaccard
      index 0.5).
    - **Only proved changes of behaviour.** navflow says that a screen is out of reach, or a task safe from interruption, only if it has
      seen all behaviours. Otherwise it calls a finding that is missing in the new version "not found again" instead of gone.
    - **Folders.** Flows are compared file by file. A change in a file that several flows import is reported in each of them.
    - **Settings.** Both versions are judged by the settings of the new one. So a newly enabled rule does not report old problems as new.
      If a folder inside the compared one has settings of its own, they count for its flows, as in a check.
    - **A revision without flows** is an empty version, so the first flow of a repository can be compared too.

    ### Baselines

    - **What makes a finding known.** Its causes: rule, file, screen, action or entry, and task. Its line, its message and the screens on
      which it was observed do not count. So a new page in a task that a link can interrupt makes no finding new.
      - If several findings agree in these, or have no screen, action and task, the text of the file at that place decides too. So a
        new finding is never hidden by one that is gone.
      - If two findings agree in the text as well, and only one was known, both are reported.
      - A finding with several tasks or actions is known if all of them are known. Its line lists the tasks.
      - `also` lists the other rules that report the same cause. Their findings stay known when they are reported alone.
    - **Renames.** A finding stays known if its screen, action, task or file has another name now. The old name must no longer exist.
      Exactly one new finding must agree in everything else, also in the text of the file. So a screen that replaces another one,
      with the same defect in the same words, keeps the known finding.
    - **What is never known.** Mistakes that prevent the check of a file, because they end with status 2 anyway. Also findings that an
      `allow` accepts already.
    - **Paths in a baseline** are relative to its own folder, so they are valid wherever navflow runs.
    - **A part of the project.** A run may leave out files, a rule that is off, or a device (`--device`). Their findings are neither
      reported as gone nor removed. If not all behaviours were explored, that holds for findings about behaviour too. The findings of a
      deleted file, screen or task are always gone.
    - **Older versions.** navflow reads baselines of version 1, which have a line for each screen. `--write-baseline` writes version 2.

    ### Report formats

    - **A path that cannot be checked**, or a baseline that does not exist, is reported on standard error. In every format for programs it is a finding, `unusable-path`, because
      an empty report would look like success. The SARIF log then says `executionSuccessful: false`. It also does if a flow file has
      mistakes.
    - **JUnit:**
      - A finding below `failOn` fails no case, as it does not fail the run. It appears in the output of the case.
      - A mistake of the file is an `error`. What could not be checked because of it is `skipped`.
      - A case is skipped if its only findings at or above `failOn` are accepted or in the baseline. Its output lists them.
      - An undecided rule has not passed: its case is an `error` if it leads to status 3, and otherwise `skipped`.
    - **GitHub:**
      - Code scanning accepts 25,000 findings. If there are more, navflow keeps the most severe ones, and standard error gives the number
        of the others.
      - Code scanning does not apply suppressions by itself. Dismiss those alerts there, or leave out `sarif`.
      - Code scanning distinguishes alerts by its own hash of the line. navflow's fingerprint is included too.
      - The page of a run has room for one mebibyte. A longer table ends with a count.
      - A long annotation is cut after 4,000 characters.
    - **GitLab** knows no suppressions, so accepted findings are left out. An error is `major`, a warning `minor`, an info `info`.
      A flow whose undecided rules lead to status 3 has an issue `undecided`, as it has an annotation on GitHub.
    - **Names in reports** cannot imitate anything else. Invisible characters are spelled out, as in the text format, and characters with a
      meaning in the format are escaped.

    """#
}
