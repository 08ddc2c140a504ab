# Everything a contributor types. Needs Swift; what else is missing is installed, or you are told exactly what to type.
# Works with the GNU Make 3.81 of macOS.

SWIFT ?= swift
PREFIX ?= $(HOME)/.local
# Seconds that `make fuzz` runs.
DURATION ?= 600
FLOWS ?= 60
export SWIFT DURATION

# The navflow that `swift build` made; asked for only where it is used.
NAVFLOW = $$($(SWIFT) build --show-bin-path)/navflow
PICTURES = .build/demo
# What is built for use, and what is measured, has Swift's libraries in it where the toolchain brings them.
RELEASE = -c release $$(.ci/static)
SOURCES = find . -name '.build*' -prune -o -name '*.swift' -print0

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test check formats browser diagrams docs install agreement fuzz sanitize coverage bench mutations mutations-apply need lint build own-flows

help: ## list these targets
	@echo "navflow: checks the navigation of an app before it is built. Type one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

demo: build ## build it, check and draw the flows that ship with it
	@.ci/demo "$(NAVFLOW)" "$(PICTURES)"

# Tests that hand drawings to Graphviz, or the schema to a validator, are skipped where those cannot be installed.
test: need ## run every test
	@.ci/need pictures || true
	@.ci/validator || true
	$(SWIFT) test

check: lint mutations-apply build test own-flows ## everything that must hold before a change lands
	@echo "check: all is well"

formats: build ## hold what navflow writes for CI against the schemas in SCHEMAS and other people's tools
	@.ci/formats "$(NAVFLOW)" "$(SCHEMAS)"

browser: build ## walk through review pages in Chromium
	@.ci/browser "$(NAVFLOW)"

diagrams: build ## draw the flows in Flows again
	@.ci/need pictures
	@.ci/diagrams "$(NAVFLOW)"

docs: need ## rewrite what the documents quote of navflow's output
	NAVFLOW_RECORD=1 $(SWIFT) test --filter DocsTests
	@git --no-pager diff --stat -- README.md Docs Flows || true

install: need ## build for use, and install into PREFIX/bin (default ~/.local)
	$(SWIFT) build $(RELEASE) --product navflow
	mkdir -p "$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/navflow" "$(PREFIX)/bin/navflow"
	@echo "installed $(PREFIX)/bin/navflow"

agreement: need ## compare the engines, and the simulator with its reference, on FLOWS flows a part (default 60: some 9,000)
	NAVFLOW_FLOWS=$(FLOWS) $(SWIFT) test -c release -Xswiftc -enable-testing --filter AgreementTests

fuzz: need ## feed the reader garbage for DURATION seconds (default 600)
	Tests/Fuzzing/fuzz $(DURATION)

# Undefined behaviour is not a sanitizer that Swift has. XCTest leaks by itself, hence without it. Optimized: preconditions are
# still asked, what is found is found, and the whole of it ends within the hour.
export LSAN_OPTIONS = suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0
SANITIZED = $(SWIFT) test -c release -Xswiftc -enable-testing --disable-xctest $(if $(filter Linux,$(shell uname -s)),-Xswiftc -use-ld=lld)
sanitize: need ## run the tests under AddressSanitizer, then ThreadSanitizer
	$(SANITIZED) --sanitize=address --scratch-path .build-asan
	$(SANITIZED) --sanitize=thread --scratch-path .build-tsan

coverage: need ## print the line coverage of Sources; fails under 90 %
	@.ci/coverage 90

# Each benchmark, and each list of mutations, to its end, whatever became of the one before.
bench: need ## measure whole checks of apps, and compare the figures with their bounds
	$(SWIFT) build $(RELEASE) --product navflow
	$(SWIFT) build $(RELEASE) --package-path Benchmarks
	@navflow=$$($(SWIFT) build -c release --show-bin-path)/navflow; \
	folder=$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path); exceeded=0; \
	for benchmark in LoadProject "CheckCorpus $$navflow" Flags; do \
	  echo "$$benchmark" | sed 's/ .*//'; "$$folder"/$$benchmark || exceeded=1; \
	done; exit $$exceeded

mutations: need ## make mistakes in the engine, the simulator and the verifier on purpose; tests must notice each
	@missed=0; for list in Tests/Mutations/*.txt; do \
	  echo "$$list"; python3 Tests/Mutations/run.py "$$list" || missed=1; \
	done; exit $$missed

# A list of mistakes that no longer fits the sources would be found out only by the hours that all of them take.
mutations-apply:
	@command -v python3 >/dev/null || exit 0; for list in Tests/Mutations/*.txt; do \
	  told=$$(python3 Tests/Mutations/run.py --dry "$$list" 2>&1) || { echo "$$list"; echo "$$told" | grep -v '^ok '; exit 1; }; \
	done

need:
	@.ci/need build

lint:
	@$(SOURCES) | xargs -0 $(SWIFT) format lint --strict

build: need
	$(SWIFT) build

own-flows: build
	@.ci/own-flows "$(NAVFLOW)"
