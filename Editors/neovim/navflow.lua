local config = {
  name = 'navflow',
  cmd = { 'navflow', 'lsp' },
  filetypes = { 'yaml' },
  root_markers = { '.navflow.yaml', '.git' },
}

if vim.lsp.config then -- Neovim 0.11 and newer
  vim.lsp.config('navflow', config)
  vim.lsp.enable('navflow')
else
  local started
  vim.api.nvim_create_autocmd('FileType', {
    pattern = config.filetypes,
    callback = function(event)
      local folder = vim.fn.getcwd()
      config.root_dir = folder
      config.workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } }
      started = started or vim.lsp.start_client(config)
      vim.lsp.buf_attach_client(event.buf, started)
    end,
  })
end
