"""A complete bot for a Serai server: it opens a table, seats bots of the server as opponents, and plays one game with
random legal actions. It needs only Python 3 and knows no rules. It survives server restarts, network failures and
rate limits.

    python3 random_bot.py http://localhost:3000 TOKEN long-narde '{"matchPoints": 1}'
"""

import http.client
import json
import random
import re
import sys
import time
import urllib.error
import urllib.request


def give_up(reason):
    print(reason, file=sys.stderr)
    sys.exit(2)


if len(sys.argv) < 3:
    give_up("usage: python3 random_bot.py URL TOKEN [GAME [OPTIONS]]")

URL, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]
GAME = sys.argv[3] if len(sys.argv) > 3 else "long-narde"
if not re.fullmatch(r"https?://(\[[\w:.]+\]|[\w.-]+)(:\d+)?(/\S*)?", URL):
    give_up(f"{URL} is no address of a server: it looks like http://localhost:3000")
try:
    OPTIONS = json.loads(sys.argv[4] if len(sys.argv) > 4 else "{}")
except ValueError as failure:
    give_up(f"OPTIONS is no JSON: {failure}")

CUT_OFF = (OSError, http.client.HTTPException)
STRANGER = f"{URL} is no Serai server"
has_waited = False


class Refused(Exception):
    def __init__(self, said):
        error = said.get("error") if isinstance(said, dict) else None
        if not isinstance(error, dict):
            give_up(STRANGER)
        super().__init__(error["message"])
        self.code = error["code"]


def tell_waiting(failure):
    """Printed once: a bot that waits for a wrong address must not wait silently."""
    global has_waited
    if not has_waited:
        print(f"waiting for {URL}: {getattr(failure, 'reason', failure)}", file=sys.stderr)
    has_waited = True


def read(answer):
    with answer:
        try:
            return json.load(answer)
        except ValueError:
            give_up(STRANGER)


def ask_once(method, path, body=None, take=read):
    """None, after a pause, if there is no answer or the answer says to wait: a rate limit, or an absent server."""
    headers = {"Authorization": "Bearer " + TOKEN}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    wait = 1
    try:
        request = urllib.request.Request(URL + path, data=data, headers=headers, method=method)
        return take(urllib.request.urlopen(request, timeout=60))
    except urllib.error.HTTPError as failure:
        if failure.code not in (429, 502, 503, 504):
            raise Refused(read(failure)) from None
        wait = float(failure.headers.get("Retry-After", 1))
    except CUT_OFF as failure:
        tell_waiting(failure)
    time.sleep(wait)
    return None


MOST_FAULTS = 5


def ask(*request):
    """Repeats a request until it is answered. Only for requests that are safe to repeat."""
    faults = 0
    while True:
        try:
            taken = ask_once(*request)
            if taken is not None:
                return taken
        except Refused as refused:
            # An error of the server, which may be temporary.
            faults += 1
            if refused.code != "E_INTERNAL" or faults == MOST_FAULTS:
                raise
            time.sleep(faults)


def messages():
    """The lines of the stream, until it ends."""
    with ask("GET", "/api/bot/stream", None, lambda answer: answer) as stream:
        try:
            for line in stream:
                yield json.loads(line)
        except (ValueError, *CUT_OFF):
            pass  # Possibly within a line. The caller opens the stream again.


def has_ended(summary):
    return summary.get("status") in ("over", "abandoned")


def choose(position):
    """Replace this with your own bot: return one of "legal" or "offers", or None to wait."""
    if position["seat"] not in position["turn"]["must"]:
        return None
    return random.choice(position["legal"])


def my_tables():
    return [table["id"] for table in ask("GET", "/api/me/tables?limit=100")["tables"]]


def open_table():
    games = ask("GET", "/api/games")
    if not isinstance(games, dict) or "games" not in games:
        give_up(STRANGER)
    seats = {game["id"]: game["seats"]["max"] for game in games["games"]}
    if GAME not in seats:
        give_up(f"No game {GAME} here, only {', '.join(seats)}.")
    wanted = {"game": GAME, "seats": seats[GAME], "options": OPTIONS}
    wanted.update({"seat": 0, "bots": {"bot": "random"}, "start": True})
    before = my_tables()
    while True:
        table = ask_once("POST", "/api/tables", wanted)
        if table:
            return table["id"]
        # The table may exist all the same. A second request would open another one.
        for mine in my_tables():
            if mine not in before:
                return mine


# The table moved on while the bot was thinking: its next position is on the way.
MOVED_ON = ("E_SEQ", "E_ENDED", "E_STAGE", "E_TRADE_STALE", "E_TRADE_COVER", "E_VICTIM")


def play_at(table):
    """Plays until the game or the stream ends: the last position of the game, or None."""
    for message in messages():
        if message.get("table") != table:
            continue
        # An end without a position: the table was closed or removed.
        if message["type"] == "table" and has_ended(message["summary"]):
            return None
        if message["type"] != "position":
            continue
        if message["result"]:
            return message
        action = choose(message)
        if action is None:
            continue
        # The id makes a repeated request harmless. The seq names the position that the action is for.
        act = {"id": f"a{message['seq']}", "seq": message["seq"], "actions": [action]}
        try:
            ask("POST", f"/api/bot/tables/{table}/act", act)
        except Refused as refused:
            if refused.code not in MOVED_ON:
                raise
    return None


def play(table):
    while True:
        end = play_at(table)
        if end:
            return end
        time.sleep(1)
        # The game may have ended between two streams.
        summary = ask("GET", f"/api/tables/{table}")
        if has_ended(summary):
            return summary


try:
    end = play(open_table())
except (Refused, ValueError, *CUT_OFF) as failure:
    give_up(failure)
print(f"over after {end['seq']} entries: {json.dumps(end.get('result'))}")
