# A Homebrew formula. Copy it to a tap, and replace OWNER, the version and the checksum.
class Navflow < Formula
  desc "Check the navigation of an app before it is built"
  homepage "https://github.com/OWNER/navflow"
  url "https://github.com/OWNER/navflow/archive/refs/tags/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://github.com/OWNER/navflow.git", branch: "main"

  depends_on "pkg-config" => :build
  depends_on "libyaml"
  depends_on "graphviz" => :recommended
  depends_on "librsvg" => :recommended
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "navflow"
    bin.install ".build/release/navflow"
    generate_completions_from_executable(bin/"navflow", "--generate-completion-script")
  end

  test do
    (testpath/"app.flow.yaml").write <<~YAML
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home }
    YAML
    assert_match "no findings in 1 flow", shell_output("#{bin}/navflow check #{testpath}")
  end
end
