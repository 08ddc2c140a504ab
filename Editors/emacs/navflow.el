;;; navflow.el --- Edit navflow files -*- lexical-binding: t -*-

;; Flow files are YAML: yaml-mode colours them. Eglot, the LSP client of Emacs, starts the server.

(require 'eglot)
(require 'yaml-mode)

(define-derived-mode navflow-mode yaml-mode "navflow"
  "Major mode for the flow files of navflow.")

(add-to-list 'auto-mode-alist '("\\.flow\\.ya?ml\\'" . navflow-mode))
(add-to-list 'eglot-server-programs '(navflow-mode "navflow" "lsp"))
(add-hook 'navflow-mode-hook #'eglot-ensure)

(provide 'navflow)
;;; navflow.el ends here
