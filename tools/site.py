"""A hook of MkDocs: pages from outside `docs/` join the site, and links are turned to where things are there.

The README is the first page; CONTRIBUTING, CHANGELOG and the README of the benchmarks come along. A link to any other file of the
repository becomes its path, since the site doesn't hold the sources. A notebook becomes a page with what its code shows.
"""

import posixpath
import re
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).parent.parent
notebooks = import_module("notebooks")  # MkDocs looks beside a hook for what it imports

JOINING = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
    "docs/README.md": "index.md",  # a list of what the navigation shows
}
LINK = re.compile(r"(?P<open>!?\[(?P<text>[^\]]*)\]\()(?P<path>[^)#:\s]+)(?P<anchor>#[^)\s]*)?\)")


def on_config(config: Any) -> Any:
    """Write out the navigation's patterns: `decisions/*.md` is every decision, the newest first."""
    config["nav"] = _written_out(config["nav"])
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside and those of the notebooks; what GitHub shows as the folder's page is left out."""
    from mkdocs.structure.files import File

    for source, page in JOINING.items():
        if source.startswith("docs/"):
            files.remove(files.get_file_from_path("README.md"))
        else:
            files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    for path in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        content = notebooks.page(notebooks.read(path), path.name)
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Turn the links of a page."""
    here = page.file.src_uri
    source = next((ours for ours, theirs in JOINING.items() if theirs == here), f"docs/{here}")
    return LINK.sub(
        lambda link: _turned(link, PurePosixPath(source).parent, PurePosixPath(here).parent, files), markdown
    )


def _turned(link: re.Match[str], folder: PurePosixPath, here: PurePosixPath, files: Any) -> str:
    target = posixpath.normpath(f"{folder}/{link['path']}")
    if not (ROOT / target).exists():
        return link[0]  # for the strict build to complain of
    page = JOINING.get(target, target.removeprefix("docs/"))
    if here != PurePosixPath("notebooks"):  # from where the file itself is offered
        page = page.replace(".ipynb", ".md")
    if files.get_file_from_path(page):
        return f"{link['open']}{posixpath.relpath(page, here)}{link['anchor'] or ''})"
    return f"{link['text']} (`{target}`)"


def _written_out(nav: Any) -> Any:
    if isinstance(nav, list):
        return [_written_out(each) for each in nav]
    if isinstance(nav, dict):
        return {title: _written_out(each) for title, each in nav.items()}
    if "*" in nav:
        return [path.relative_to(ROOT / "docs").as_posix() for path in sorted((ROOT / "docs").glob(nav), reverse=True)]
    return nav
