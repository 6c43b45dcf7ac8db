"""Packs a folder into a zip whose bytes depend on the files alone: python3 ci/pack-site.py FOLDER FILE"""

import pathlib
import sys
import zipfile

folder, target = map(pathlib.Path, sys.argv[1:])
names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
with zipfile.ZipFile(target, "w") as archive:
    for name in names:
        # Always dated 1980 and readable by all.
        entry = zipfile.ZipInfo(name)
        entry.create_system = 3  # Unix
        entry.external_attr = 0o644 << 16
        entry.compress_type = zipfile.ZIP_STORED if name.endswith((".br", ".gz")) else zipfile.ZIP_DEFLATED
        archive.writestr(entry, (folder / name).read_bytes(), compresslevel=9)
