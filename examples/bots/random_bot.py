"""A complete bot for a Serai server: it opens a table, lets bots of the house take the other seats, and plays one game
by picking legal actions at random. It needs nothing but Python 3 and knows no rules.

    python3 random_bot.py http://localhost:3000 TOKEN long-narde '{"matchPoints": 1}'
"""

import json
import random
import sys
import urllib.error
import urllib.request

URL, TOKEN = sys.argv[1:3]
GAME = sys.argv[3] if len(sys.argv) > 3 else "long-narde"
OPTIONS = json.loads(sys.argv[4]) if len(sys.argv) > 4 else {}


class Refused(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


def send(method, path, body=None):
    headers = {"Authorization": "Bearer " + TOKEN}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = urllib.request.Request(URL + path, data=data, headers=headers, method=method)
    try:
        return urllib.request.urlopen(request, timeout=60)
    except urllib.error.HTTPError as failure:
        raise Refused(json.load(failure)["error"]) from None


def ask(method, path, body=None):
    with send(method, path, body) as answer:
        return json.load(answer)


def choose(position):
    """Put your own thinking here: any of "legal", or of "offers", or None to wait where one may."""
    if position["seat"] not in position["turn"]["must"]:
        return None
    return random.choice(position["legal"])


def open_table():
    games = ask("GET", "/api/games")["games"]
    seats = next(game["seats"]["max"] for game in games if game["id"] == GAME)
    table = ask("POST", "/api/tables", {"game": GAME, "seats": seats, "options": OPTIONS})["id"]
    ask("POST", f"/api/tables/{table}/seat", {"seat": 0})
    for seat in range(1, seats):
        ask("POST", f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
    ask("POST", f"/api/tables/{table}/start")
    return table


def play(table):
    with send("GET", "/api/bot/stream") as stream:
        for line in stream:
            message = json.loads(line)
            if message["type"] != "position" or message["table"] != table:
                continue
            if message["result"]:
                return message
            action = choose(message)
            if action is None:
                continue
            # The id makes a repeated send harmless; the seq says which position was thought about.
            act = {"id": f"a{message['seq']}", "seq": message["seq"], "actions": [action]}
            try:
                ask("POST", f"/api/bot/tables/{table}/act", act)
            except Refused as refused:
                # The table has moved on: its next position is on the way.
                if refused.code != "E_SEQ":
                    raise


end = play(open_table())
print(f"over after {end['seq']} entries: {json.dumps(end['result'])}")
