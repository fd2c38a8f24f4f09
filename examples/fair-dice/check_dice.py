"""Checks the dice of a finished game of a Serai server: the hashes, the start position, and every roll, draw and steal.
It needs nothing but Python 3, and was written from docs/fair-dice.md alone. It takes for granted that every action is
legal; "serai verify" checks that, too.

    python3 check_dice.py game.ndjson [COMMITMENT]

The exit code is 0 for a true log, 1 for a forged one, 2 for a file that holds nothing to check.
"""

import copy
import hashlib
import hmac
import json
import sys


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def chains(lines):  # lines: header and entries, parsed
    chain = [sha(canonical(lines[0]))]
    for entry in lines[1:]:
        chain.append(sha(chain[-1] + "\n" + canonical({k: v for k, v in entry.items() if k not in ("at", "late")})))
    return chain


class Stream:
    """The numbers of one entry."""

    def __init__(self, secret, fair, seq, earlier):
        self.key = secret.encode()
        self.context = [fair["table"], seq, fair["seeds"], earlier]
        self.words = self.all_words()

    def all_words(self):
        c = 0
        while True:
            block = hmac.new(self.key, canonical([*self.context, c]).encode(), hashlib.sha256).digest()
            for i in range(0, 32, 4):
                yield int.from_bytes(block[i : i + 4], "big")
            c += 1

    def below(self, n):
        while True:
            product = next(self.words) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items

    def weighted(self, weights):
        t = self.below(sum(weights.values()))
        for kind, weight in weights.items():
            if t < weight:
                return kind
            t -= weight


class Forged(Exception):
    def __init__(self, entry, fault):
        super().__init__(f"entry {entry}: {fault}" if entry else f"the header: {fault}")


# Long Narde


class Narde:
    def __init__(self, header):
        self.options = header["options"]

    @staticmethod
    def check_start(header, _stream):
        points = header["start"]["points"]
        if points != {"white": {"24": 15}, "black": {"12": 15}}:
            raise Forged(0, "the checkers are not in their start position")

    @staticmethod
    def outcome(kind, stream):
        if kind == "OPENING":
            t = stream.below(30)
            a = 1 + t // 5
            return {"type": kind, "a": a, "b": [face for face in range(1, 7) if face != a][t % 5]}
        t = stream.below(36)
        dice = sorted((1 + t // 6, 1 + t % 6))
        return {"type": "DICE", "a": dice[1], "b": dice[0]}

    def apply(self, by, action):
        pass


# Catan

RESOURCES = ["wood", "brick", "sheep", "wheat", "ore"]
YIELD = dict(zip(["forest", "hills", "pasture", "fields", "mountains"], RESOURCES))
TERRAIN = {"forest": 4, "hills": 3, "pasture": 4, "fields": 4, "mountains": 3, "desert": 1}
NUMBERS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
DECK = {"knight": 14, "victory_point": 5, "road_building": 2, "year_of_plenty": 2, "monopoly": 2}
COSTS = {
    "BUILD_ROAD": {"wood": 1, "brick": 1},
    "BUILD_SETTLEMENT": {"wood": 1, "brick": 1, "sheep": 1, "wheat": 1},
    "UPGRADE_TO_CITY": {"wheat": 2, "ore": 3},
    "BUY_DEVELOPMENT_CARD": {"sheep": 1, "wheat": 1, "ore": 1},
}

# R10-R12
CENTRES = {}
for r, row in zip(range(-2, 3), "ABCDE"):
    for place, q in enumerate([q for q in range(-2, 3) if abs(q + r) <= 2]):
        CENTRES[f"{row}{place + 1}"] = (2 * q + r, 3 * r)
HEXES = list(CENTRES)
OFFSETS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
CORNERS = {h: [(x + dx, y + dy) for dx, dy in OFFSETS] for h, (x, y) in CENTRES.items()}
POINTS = sorted({point for corners in CORNERS.values() for point in corners}, key=lambda point: (point[1], point[0]))
VERTICES = {h: [f"v{POINTS.index(point):02}" for point in corners] for h, corners in CORNERS.items()}
OUTER = "A1 B1 C1 D1 E1 E2 E3 D4 C5 B4 A3 A2".split()
INNER = "B2 C2 D2 D3 C4 B3".split()

# R19, R21, R23
PORT_EDGES = "0-3 1-5 10-15 26-32 42-46 49-52 47-51 33-38 11-16".split()
BEGINNER_PORTS = ["3:1", "wheat", "ore", "3:1", "sheep", "3:1", "3:1", "brick", "wood"]
BEGINNER_TERRAIN = """mountains pasture forest fields hills pasture hills fields forest desert forest mountains
    forest mountains fields pasture hills fields pasture""".split()
BEGINNER_NUMBERS = [10, 2, 9, 12, 6, 4, 10, 9, 11, None, 3, 8, 8, 3, 4, 5, 5, 6, 11]
BEGINNER_PIECES = [
    ("v08", "v28", {"wheat": 1, "wood": 2}),
    ("v41", "v39", {"wood": 1, "ore": 1, "brick": 1}),
    ("v17", "v31", {"wood": 1, "ore": 1, "sheep": 1}),
    ("v14", "v40", {"ore": 1, "wheat": 2}),
]


def with_desert(terrain, numbers):
    numbers = iter(numbers)
    return [None if kind == "desert" else next(numbers) for kind in terrain]


def red_touch(numbers):
    red = [h for h, number in zip(HEXES, numbers) if number in (6, 8)]
    return any(len(set(VERTICES[g]) & set(VERTICES[h])) == 2 for g in red for h in red if g != h)


def board_drawn(option, stream):
    """Hexes as (terrain, number), and the types of the ports."""
    if option == "beginner":
        return list(zip(BEGINNER_TERRAIN, BEGINNER_NUMBERS)), BEGINNER_PORTS
    terrain = stream.shuffled([kind for kind, count in TERRAIN.items() for _ in range(count)])
    if option == "spiral":
        k = stream.below(6)
        order = OUTER[2 * k :] + OUTER[: 2 * k] + INNER[k:] + INNER[:k] + ["C3"]
        letters = iter(LETTERS)
        laid = {h: None if terrain[HEXES.index(h)] == "desert" else next(letters) for h in order}
        numbers = [laid[h] for h in HEXES]
    else:
        numbers = with_desert(terrain, stream.shuffled(NUMBERS))
        while red_touch(numbers):
            numbers = with_desert(terrain, stream.shuffled(NUMBERS))
    return list(zip(terrain, numbers)), stream.shuffled(RESOURCES + ["3:1"] * 4)


class Catan:
    def __init__(self, header):
        seats = range(len(header["seats"]))
        board = header["start"]["board"]
        self.hexes = {h["id"]: (h["terrain"], h["number"]) for h in board["hexes"]}
        self.ports = {f"v{int(end):02}": port["type"] for port in board["ports"] for end in port["edgeId"].split("-")}
        self.robber = next(h for h, (terrain, _) in self.hexes.items() if terrain == "desert")
        self.deck = dict(DECK)
        self.hands = [dict.fromkeys(RESOURCES, 0) for _ in seats]
        self.buildings = {}  # vertex: seat and cards that it takes
        self.settled = [0 for _ in seats]
        self.free_roads = [0 for _ in seats]
        self.has_resigned = [False for _ in seats]
        self.offers = {}  # seat: its last one
        self.robbery = None  # thief and victim
        if header["options"]["board"] == "beginner":
            for seat, (first, second, hand) in zip(seats, BEGINNER_PIECES[4 - len(seats) :]):
                self.buildings[first] = self.buildings[second] = (seat, 1)
                self.hands[seat].update(hand)

    @staticmethod
    def check_start(header, stream):
        board, option = header["start"]["board"], header["options"]["board"]
        if [h["id"] for h in board["hexes"]] != HEXES or [port["edgeId"] for port in board["ports"]] != PORT_EDGES:
            raise Forged(0, "the hexes or ports are not in their standard order")
        hexes = [(h["terrain"], h["number"]) for h in board["hexes"]]
        ports = [port["type"] for port in board["ports"]]
        if isinstance(option, str):
            drawn = board_drawn(option, stream)
        else:
            given = {h["id"]: (h["terrain"], h.get("number")) for h in option["hexes"]}
            kinds = {port["edgeId"]: port["type"] for port in option["ports"]}
            drawn = [given[h] for h in HEXES], [kinds[edge] for edge in PORT_EDGES]
        if (hexes, ports) != drawn:
            raise Forged(0, "the board does not follow from the secret")
        if hexes[HEXES.index(header["start"]["robberHexId"])][0] != "desert":
            raise Forged(0, "the robber is not on the desert")

    def outcome(self, kind, stream):
        if kind == "FIRST_PLAYER":
            return {"type": kind, "seat": stream.below(len(self.hands))}
        if kind == "DICE":
            t = stream.below(36)
            return {"type": kind, "a": 1 + t // 6, "b": 1 + t % 6}
        if kind == "DRAW":
            return {"type": kind, "card": stream.weighted(self.deck)}
        return {"type": kind, "resource": stream.weighted(self.hands[self.robbery[1]])}

    def move(self, resource, count, giver, taker):  # None: the bank
        if giver is not None:
            self.hands[giver][resource] -= count
            if self.hands[giver][resource] < 0:
                raise ValueError("the cards are not there")
        if taker is not None:
            self.hands[taker][resource] += count

    def pay(self, seat, cost):
        for resource, count in cost.items():
            self.move(resource, count, seat, None)

    def in_bank(self, resource):
        return 19 - sum(hand[resource] for hand in self.hands)

    def produce(self, number):
        due = {resource: [0] * len(self.hands) for resource in RESOURCES}
        for h, (terrain, its) in self.hexes.items():
            if its != number or h == self.robber:
                continue
            for vertex in VERTICES[h]:
                seat, cards = self.buildings.get(vertex, (0, 0))
                if not self.has_resigned[seat]:
                    due[YIELD[terrain]][seat] += cards
        for resource, counts in due.items():
            bank = self.in_bank(resource)
            if sum(counts) > bank:
                takers = [seat for seat, count in enumerate(counts) if count]
                counts = [bank if takers == [seat] else 0 for seat in range(len(counts))]
            for seat, count in enumerate(counts):
                self.move(resource, count, None, seat)

    def rate(self, seat, resource):
        ports = {self.ports.get(vertex) for vertex, (owner, _) in self.buildings.items() if owner == seat}
        return 2 if resource in ports else 3 if "3:1" in ports else 4

    def exchange(self, proposer, partner):
        offer = self.offers[proposer]
        for resource, count in offer["give"].items():
            self.move(resource, count, proposer, partner)
        for resource, count in offer["want"].items():
            self.move(resource, count, partner, proposer)

    def apply(self, by, action):
        kind = action["type"]
        free_roads = 0
        if kind == "PLACE_SETUP_SETTLEMENT":
            vertex = action["vertexId"]
            self.buildings[vertex] = (by, 1)
            self.settled[by] += 1
            if self.settled[by] == 2:
                for h, (terrain, _) in self.hexes.items():
                    if vertex in VERTICES[h] and terrain != "desert":
                        self.move(YIELD[terrain], 1, None, by)
        elif kind == "DICE":
            self.produce(action["a"] + action["b"])
        elif kind == "DISCARD":
            self.move(action["resource"], 1, by, None)
        elif kind == "MOVE_ROBBER":
            self.robber = action["hexId"]
        elif kind == "STEAL_RANDOM_CARD":
            self.robbery = (by, action["victimId"])
        elif kind == "STOLEN":
            thief, victim = self.robbery
            self.move(action["resource"], 1, victim, thief)
        elif kind == "DRAW":
            self.deck[action["card"]] -= 1
        elif kind == "BUILD_ROAD" and self.free_roads[by] > 0:
            free_roads = self.free_roads[by] - 1
        elif kind in COSTS:
            self.pay(by, COSTS[kind])
            if kind == "BUILD_SETTLEMENT":
                self.buildings[action["vertexId"]] = (by, 1)
            elif kind == "UPGRADE_TO_CITY":
                self.buildings[action["vertexId"]] = (by, 2)
        elif kind == "TRADE_WITH_BANK":
            self.move(action["give"], self.rate(by, action["give"]), by, None)
            self.move(action["get"], 1, None, by)
        elif kind == "PLAY_DEVELOPMENT_CARD":
            if action["card"] == "road_building":
                free_roads = 2
            for resource in action.get("resources", []):
                self.move(resource, 1, None, by)
            if action["card"] == "monopoly":
                resource = action["resource"]
                for seat, hand in enumerate(self.hands):
                    if seat != by:
                        self.move(resource, hand[resource], seat, by)
        elif kind == "PROPOSE_TRADE":
            self.offers[by] = action
        elif kind == "COUNTER_TRADE":
            self.offers[by] = {**action, "to": [action["tradeId"] % 4]}
        elif kind == "ACCEPT_TRADE":
            proposer = action["tradeId"] % 4
            if self.offers[proposer]["to"] == [by]:
                self.exchange(proposer, by)
        elif kind == "CONFIRM_TRADE":
            self.exchange(by, action["partnerId"])
        elif kind == "RESIGN":
            self.hands[by] = dict.fromkeys(RESOURCES, 0)
            self.has_resigned[by] = True
        if by != "chance":
            self.free_roads[by] = free_roads


# The log

GAMES = {"catan": Catan, "long-narde": Narde}
WRONG_FORM = (AttributeError, LookupError, StopIteration, TypeError, ValueError, ZeroDivisionError)


def check(lines, commitment):
    """How many entries chance made; or raises Forged."""
    header, entries, reveal = lines[0], lines[1:-1], lines[-1]["reveal"]
    fair, secret, hashes = header["fair"], reveal["secret"], reveal["hashes"]
    if sha(secret) != fair["commitment"]:
        raise Forged(0, "the secret does not match the commitment")
    if commitment not in (None, fair["commitment"]):
        raise Forged(0, "the commitment differs from the one shown before the game")
    chain = chains(lines[:-1])
    if chain[0] != hashes[0]:
        raise Forged(0, "it does not match its hash")
    if len(hashes) != len(entries) + 1:
        raise Forged(min(len(hashes), len(entries) + 1), "the number of hashes does not match the number of entries")
    game = GAMES[header["game"]]
    game.check_start(header, Stream(secret, fair, 0, ""))
    positions = [game(header)]
    rolls = 0
    for k, entry in enumerate(entries, 1):
        if entry["seq"] != k or sha(hashes[k - 1] + "\n" + canonical(entry)) != hashes[k]:
            raise Forged(k, "it does not match its hash")
        try:
            if "undo" in entry:
                positions.append(positions[entry["undo"]])
                continue
            position = copy.deepcopy(positions[-1])
            if entry["by"] == "chance":
                drawn = position.outcome(entry["action"]["type"], Stream(secret, fair, k, chain[k - 1]))
                if entry["action"] != drawn:
                    raise Forged(k, f"the secret gives {canonical(drawn)}, not {canonical(entry['action'])}")
                rolls += 1
            position.apply(entry["by"], entry["action"])
            positions.append(position)
        except WRONG_FORM:
            raise Forged(k, "illegal here") from None
    return rolls


def main(path, commitment=None):
    try:
        with open(path, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file.read().split("\n") if line]
        if lines[0]["game"] not in GAMES:
            print(f"{path} cannot be checked: only {' and '.join(GAMES)} are supported", file=sys.stderr)
            return 2
        rolls = check(lines, commitment)
    except OSError as failure:
        print(f"{path} cannot be read: {failure.strerror}", file=sys.stderr)
        return 2
    except WRONG_FORM:
        print(f"{path} cannot be checked: it is not the log of a finished game at a server", file=sys.stderr)
        return 2
    except Forged as forged:
        print(f"forged, {forged}")
        return 1
    print(f"verified: {len(lines) - 2} entries; all {rolls} random outcomes match the commitment")
    return 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        print("usage: python3 check_dice.py game.ndjson [COMMITMENT]", file=sys.stderr)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
