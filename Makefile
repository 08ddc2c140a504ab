# The commands for contributors. They need Swift, and install other missing packages or print the commands that do.
# Compatible with GNU Make 3.81, which macOS has.

SWIFT ?= swift
PREFIX ?= $(HOME)/.local
# The number of seconds of `make fuzz` and `make abuse`.
DURATION ?= 600
# The number of generated flows in each part of `make agreement`.
FLOWS ?= 60
export SWIFT DURATION
# Optimizes the engines in debug builds, so that the tests take half the time. `swift build` alone does not, and builds again.
export NAVFLOW_OPTIMIZED = 1
# The documents, the pictures and the expectations of tests are in English.
export LC_ALL = C

# The path of the built navflow, computed only in recipes that use it.
NAVFLOW = $$($(SWIFT) build --show-bin-path)/navflow
PICTURES = .build/demo
# Release builds link Swift's libraries statically if the toolchain has them.
RELEASE = -c release $$(.ci/static)
SOURCES = find . -name '.build*' -prune -o -name '*.swift' -print0

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: message-keys help demo test check edits abuse formats exports swift-flows browser pieces release diagrams docs install agreement fuzz sanitize coverage bench mutations mutations-apply need lint build own-flows page-script

help: ## list these targets
	@echo "navflow: checks the navigation of an app before it is built. Type one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

demo: build ## build navflow, and check and draw the shipped flows
	@.ci/demo "$(NAVFLOW)" "$(PICTURES)"

# Tests that need Graphviz or a schema validator are skipped if those cannot be installed.
test: need ## run all tests
	@.ci/need pictures || true
	@.ci/validator || true
	$(SWIFT) test

check: lint mutations-apply build test demo own-flows page-script message-keys ## run everything that must pass before a merge
	@echo "check: passed"

abuse: build ## try for DURATION seconds (default 600) to make navflow lose, leak or hang, with random files, links, signals and messages
	@python3 Tests/Abuse/abuse.py "$(NAVFLOW)" $(DURATION) $(or $(SEED),1)

formats: build ## validate the reports for CI against the schemas in SCHEMAS and with independent tools
	@.ci/formats "$(NAVFLOW)" "$(SCHEMAS)"

exports: build ## read the generated tests of the shipped flows with other programs, and run their generated Swift code
	@python3 Tests/Exports/check.py "$(NAVFLOW)"
	@python3 Tests/Exports/swift.py "$(NAVFLOW)"

swift-flows: need ## compare the Swift code of FLOWS generated flows (default 60) with the simulator
	rm -rf .build/swift-flows
	NAVFLOW_SWIFT_FLOWS=.build/swift-flows NAVFLOW_FLOWS=$(FLOWS) $(SWIFT) test --filter RandomWalkWriter
	@python3 Tests/Exports/swift.py --random .build/swift-flows

browser: build ## test review pages in Chromium
	@.ci/browser "$(NAVFLOW)"

pieces: build ## test the pieces for CI systems: the GitHub action, the pre-commit hooks and the recipes
	@.ci/pieces "$(NAVFLOW)"

release: ## build a release for Linux: a tarball with a static program, completions and a manual page
	@.ci/release

diagrams: build ## redraw the diagrams in Flows
	@.ci/need pictures
	@.ci/diagrams "$(NAVFLOW)"

docs: need ## update the output of navflow in the documents
	NAVFLOW_RECORD=1 $(SWIFT) test --filter DocsTests
	@git --no-pager diff --stat -- README.md Docs Flows || true

install: need ## build for release, and install into PREFIX/bin (default ~/.local)
	$(SWIFT) build $(RELEASE) --product navflow
	mkdir -p "$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/navflow" "$(PREFIX)/bin/navflow"
	@echo "installed $(PREFIX)/bin/navflow"

agreement: need ## compare the engines, and the simulator with its reference, on FLOWS flows per part (default 60, about 9,000 in all)
	NAVFLOW_FLOWS=$(FLOWS) $(SWIFT) test -c release -Xswiftc -enable-testing --filter AgreementTests

fuzz: need ## fuzz the reader for DURATION seconds (default 600)
	Tests/Fuzzing/fuzz $(DURATION)

edits: need ## compare the language server with a fresh check after each of 100,000 random edits
	NAVFLOW_EDITS=100000 $(SWIFT) test -c release -Xswiftc -enable-testing --filter RandomEditTests

# Swift has no sanitizer for undefined behaviour. XCTest is disabled because it leaks. The build is optimized, so that the
# tests end within the hour; preconditions are still checked.
export LSAN_OPTIONS = suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0
SANITIZED = $(SWIFT) test -c release -Xswiftc -enable-testing --disable-xctest $(if $(filter Linux,$(shell uname -s)),-Xswiftc -use-ld=lld)
sanitize: need ## run the tests under AddressSanitizer, then ThreadSanitizer
	$(SANITIZED) --sanitize=address --scratch-path .build-asan
	$(SANITIZED) --sanitize=thread --scratch-path .build-tsan

coverage: need ## print the line coverage of Sources; fail below 90 %
	@.ci/coverage 90

# All benchmarks and all lists of mutations run, even if an earlier one fails.
bench: need ## measure checks of apps, and compare the results with their bounds
	$(SWIFT) build $(RELEASE) --product navflow
	$(SWIFT) build $(RELEASE) --package-path Benchmarks
	@navflow=$$($(SWIFT) build -c release --show-bin-path)/navflow; \
	folder=$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path); exceeded=0; \
	for benchmark in LoadProject "CheckCorpus $$navflow" Flags; do \
	  echo "$$benchmark" | sed 's/ .*//'; "$$folder"/$$benchmark || exceeded=1; \
	done; exit $$exceeded

mutations: need ## run the mutation tests of the simulator and the verifier
	@missed=0; for list in Tests/Mutations/*.txt; do \
	  echo "$$list"; python3 Tests/Mutations/run.py "$$list" || missed=1; \
	done; exit $$missed

# Checks quickly that the mutations still match the sources, because running them all takes hours.
mutations-apply:
	@command -v python3 >/dev/null || exit 0; for list in Tests/Mutations/*.txt; do \
	  output=$$(python3 Tests/Mutations/run.py --dry "$$list" 2>&1) || { echo "$$list"; echo "$$output" | grep -v '^ok '; exit 1; }; \
	done

need:
	@.ci/need build

lint:
	@$(SOURCES) | xargs -0 $(SWIFT) format lint --strict

build: need
	$(SWIFT) build

own-flows: build
	@.ci/own-flows "$(NAVFLOW)"

page-script: build
	@.ci/page-script "$(NAVFLOW)"

message-keys: build
	@.ci/message-keys "$$($(SWIFT) build --show-bin-path)"
