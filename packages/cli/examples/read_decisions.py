#!/usr/bin/env python3
"""Reads a file of `serai simulate --export` with nothing but the standard library.

    python3 packages/cli/examples/read_decisions.py decisions.bin

Prints one JSON object: how many decisions, how many actions were open, what they returned.
"""

import gzip
import json
import struct
import sys


def read_decisions(path):
    """Yields the header, then one dictionary per decision."""
    with gzip.open(path, "rb") if path.endswith(".gz") else open(path, "rb") as file:
        header = json.loads(file.readline())
        if header["format"] != "serai-decisions" or header["version"] != 1:
            raise ValueError(f"{path} is not a file of decisions that this program knows")
        yield header
        fields = {field["name"]: field for field in header["fields"]}
        observation = struct.Struct(f"<{fields['observation']['count']}f")
        while record := file.read(header["recordSize"]):
            if len(record) < header["recordSize"]:
                raise ValueError(f"{path} ends within a record")
            mask = record[fields["mask"]["offset"] :]
            yield {
                "observation": observation.unpack_from(record, fields["observation"]["offset"]),
                "legal": [code for code in range(fields["mask"]["count"]) if mask[code >> 3] >> (code & 7) & 1],
                "code": struct.unpack_from("<H", record, fields["code"]["offset"])[0],
                "seat": struct.unpack_from("<b", record, fields["seat"]["offset"])[0],
                "return": struct.unpack_from("<f", record, fields["return"]["offset"])[0],
                "game": struct.unpack_from("<I", record, fields["game"]["offset"])[0],
            }


def main(path):
    records = read_decisions(path)
    header = next(records)
    decisions = legal = codes = 0
    returns = observed = 0.0
    games = set()
    for record in records:
        if record["code"] not in record["legal"]:
            raise ValueError("an action that was not legal")
        decisions += 1
        legal += len(record["legal"])
        codes += record["code"]
        returns += record["return"]
        observed += sum(record["observation"])
        games.add(record["game"])
    summary = {
        "game": header["game"],
        "games": len(games),
        "decisions": decisions,
        "legal": legal,
        "codes": codes,
        "returns": returns,
        "observed": round(observed),
    }
    print(json.dumps(summary, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1])
