### The client's own words. What a game says comes from its ruleset.

app-name = Grognard
title-asked = ● Your decision: Grognard
app-tagline = An umpire for old tabletop wargames
close = Close
seat-number = Seat { $number }
you = you
loading = One moment.

## Lobby
lobby-game = Game
lobby-scenario = Scenario
lobby-seats = Who sits where
lobby-seats-count = Number of seats
lobby-options = Options of the rules
lobby-options-changed = { $count ->
    [0] all as usual
    [one] one changed
   *[other] { $count } changed
}
lobby-table = At the table
lobby-start = Open the match
lobby-matches = My matches
lobby-no-matches = No matches yet. One that you open stays here until it is deleted, even when this page is closed.
lobby-failed = { $name } could not be loaded:
lobby-no-games = No game is installed.
lobby-name = Your name
lobby-default = as usual
kind-me = Me
kind-here = A friend at this screen
kind-link = A friend by link
kind-bot = A bot
level-random = random
level-recruit = recruit
level-regular = regular
level-veteran = veteran
lobby-curtain = A curtain between turns: each player sees only their own sheets
lobby-open = Open sheets, no curtain
lobby-curtain-label = Two at this screen
dice-label = Dice
dice-sealed = The table's dice, sealed before play and proved after it
dice-physical = Real dice, entered by hand; hidden rolls stay with the table
state-waiting = waiting for players
state-running = under way
state-over = over
state-study = opened from a file
on = on
off = off
none = none
about-title = About grognard
about-text = Grognard knows the rules of old tabletop wargames, asks each player in turn, rolls the dice and tells each what they may know. It is not made or approved by the authors and publishers of these games. Their games are theirs:
about-icons = Silhouettes: the Game Icons set by Lorc, Delapouite and contributors (game-icons.net), licence CC BY 3.0.
about-fonts = Letters: Source Sans 3 and Barlow Condensed, SIL Open Font Licence.
about-dice = Whoever runs the server can know the hidden dice. The proof shows that they were fixed before play, not that nobody looked.
appearance = Light or dark
rules-version = rules { $version }

## Waiting
waiting-title = Waiting for players
waiting-text = The match begins by itself when everybody has come.
waiting-link = Send this link to whoever is to sit in { $seat }:
waiting-link-lost = The link for { $seat } was shown only where the match was opened.
waiting-here = here
waiting-not = not yet here
copy = Copy
copied = Copied

## Messages
msg-unknown-link = This link opens no seat: it has been used already, or part of it is missing.
msg-watch = Watch the match
msg-no-match = There is no such match. It may have been deleted.
msg-gone = This match was deleted, or your seat was given to somebody else.
msg-to-lobby = To the lobby
msg-away = The server does not answer. The page goes on by itself as soon as it does.
msg-undrawn = The game could not draw the table as it is now: a fault of the game, told in the server's log. Nothing of the match is lost; the page goes on when the next step can be drawn.
notice-away = The server did not take the action. Please try again.

## Board
board-label = Map: { $title }
board-help = Arrow keys move over the map, Space points, Enter commits, Escape lets go, plus and minus zoom, 0 shows all.
board-choice-here = You can choose this
zoom-in = Nearer
zoom-out = Farther
zoom-all = The whole map
zoom-follow = Follow the pieces
note-allowed = That would be possible. Choose it in the card.
note-cannot = { $tool } cannot be used there.
note-nothing = Nothing can be done there now.
note-malformed = There is no such action in this game.
several-piece = Choose { $piece }
note-choose-piece = Choose one of your pieces first.
legend = What the colours mean
layers = Shown on the map

## Card
card-yours = Your decision
card-watch = You are watching
card-wait = Waiting for { $sides }
card-thinks = Thinking: { $sides }
card-then = You are looking at the past
past-text = The table as it was then. Nothing can be decided here; the match goes on in the present.
commit = Commit
commit-key = Enter
next-point = Point at a place on the map: { $slot }
next-point-touch = Tap a place on the map: { $slot }
next-fill = Still open: { $slot }
next-lit = Point at a marked place on the map, or take a row of the list.
next-lit-touch = Tap a marked place on the map, or a row of the list.
undo = Undo
undo-none = Nothing to undo
undo-sure = Since then dice fell, something was shown, or another seat acted. All others must agree, and new dice will fall. Take it back?
undo-yes = Yes, take back
undo-no = No
undo-done = Taken back. The table is as it was before.
undo-closed = The record is closed: nothing can be undone any more
choose-piece = Who is to act: choose a piece
warning = Warning
concede = Concede
concede-sure = Give up the match for good?
concede-yes = Yes, concede
concede-no = No
offer-draw = Offer a draw
offer-open-draw = Draw offered by { $side }.
offer-open-undo = Undo requested by { $side }.
offer-own-draw = You have offered a draw.
offer-own-undo = You have asked to undo.
offer-waiting = Waiting for the others.
offer-beside = { $side }, at this screen:
accept = Accept
decline = Decline
withdraw = Withdraw
key-of = key { $key }
form-point = Point at the map
form-left = { $left } of { $total } left
form-left-out = left out
form-add = Add
form-remove = Remove
form-up = Earlier
form-down = Later
form-cannot = This page cannot fill “{ $slot }” ({ $kind }).
bound-buys = { $left } left, enough for { $list }
form-used = { $used } in all
dice-die = Die { $number }

## The sheet of a small screen
tabs = Below the map
tab-card = Decision
tab-sheets = Sheets
tab-log = Log
sheet-higher = Draw the sheet up
sheet-lower = Draw the sheet down

## For screen readers
voice-events = What happened
voice-asked = Your decision: { $title }
voice-several = { $count ->
    [one] One thing is meant there. It is offered beside the place.
   *[other] { $count } things may be meant there. They are offered beside the place.
}
board-words = The map in words
spoken-roll = Dice: { $faces }
spoken-and = { " and " }
spoken-beside = { $wind } { $ground }
spoken-around = Around it: { $cells }.
spoken-far = { $steps ->
    [one] One step away, { $wind }.
   *[other] { $steps } steps away, { $wind }.
}
spoken-bearing = It lies { $wind }.
spoken-choices = On the map you can choose: { $cells }.
wind-n = north
wind-ne = north-east
wind-e = east
wind-se = south-east
wind-s = south
wind-sw = south-west
wind-w = west
wind-nw = north-west

## Sheets and log
sheets = Control sheets
sheet-history = earlier: { $values }
sheet-unknown = unknown
graph-says = { $row } turn by turn: { $values }
sheet-range = { $low } to { $high }
log = Log
log-all = everything
log-filter = Lines about
log-then = The table after this line
log-undone = undone
log-replay = Replay
log-more = Taller
log-less = Lower
news-title = { $count ->
    [one] One thing happened since you last looked
   *[other] { $count } things happened since you last looked
}
news-left = The table before all this.
news-at = { $at } of { $count }
news-step = Next
news-end = Go on with the match
news-skip = Skip to now
news-folded = Since your move: { $count }
news-seen = Seen
needed = needed { $number } or less
needed-over = needed { $number } or more
passed = hit
failed = miss
rule-title = Rule { $id }
rule-missing = The text of this rule could not be fetched.
rule-english = Rules are in English.

## Replay, end
then-title = After line { $event } of { $last }
then-back = Back to now
then-step-back = One back
then-step-on = One on
then-play = Play on by itself
then-pause = Stop
then-slider = Any moment of the match
then-end = To the end
over-won = Victory: { $sides }
over-nobody = Nobody wins
over-by = Reason: { $reason }
over-record = Download the record
over-stream = Download what this seat has seen
over-check = Check the dice
over-check-ok = The dice are proved: { $rolls ->
    [one] { $rolls } roll follows
   *[other] { $rolls } rolls follow
} from the secrets that were sealed before play.
over-check-bad = The dice do not agree with what was sealed:
over-check-physical = This match was played with real dice; there is nothing to prove.
over-replay = Replay
over-again = Play again

battle-open = Open the battle { $battle }
battle-back = Back to the campaign

## Files, branches, spectators
file-title = Open a file
file-text = A record (.grog), a case (.yaml) or a position (.json): look at it step by step, and play on from any point.
file-choose = Choose a file
file-big = The file is over 4 MB.
file-bad = { $name } cannot be opened. { $problem }
file-cases = { $count } cases in this file; choose one:
study-record = A record
study-case = A case
study-position = A position
eyes = Seen by
eyes-spectator = a spectator
branch = Play on from here
branch-text = A new match begins at this point, with new dice. What was hidden then is hidden again, but whoever has seen this record knows it.
branch-start = Open the new match
share-watch = For spectators, who see only what is public:
forget = Put this match away
forget-short = Put away
forget-sure = Delete?
forget-sure-open = It is not over. Give it up?

## Dice, luck, rules, scenarios of one's own
help-play = How to play
help-choose = The card says what is asked. Choose a piece, if several can act, then what it is to do.
help-aim = Point at a marked place on the map, or take a row of the list. The card tells what it comes to before you decide.
help-commit = Nothing is done until you commit it.
help-back = Undo takes back what is yours alone; beyond a seal the others are asked.
help-past = What happened stands in the log, with its dice. A line of it shows the table as it was then.
help-ask = What cannot be done says why, with its rule. A rule's number opens its text.
help-rules = Rules
help-match = Match
help-dice = Dice
help-luck = Luck
match-branch = This match goes on from another one.
match-branch-open = Open that one
rules-search = Search the rules
rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
}
luck-text = Of the rolls you have seen: what was to be expected by the chances told before them, and what came.
luck-text-all = What was to be expected by the chances told before the rolls, and what came.
luck-none = No roll with a chance has been seen yet.
luck-table = The table
luck-expected = expected
luck-came = came
luck-hits = Hits of { $count } { $count ->
    [one] roll
   *[other] rolls
}
luck-points = Points by them
luck-rolls = Roll by roll
luck-even = about as expected
luck-good = lucky
luck-very-good = very lucky
luck-bad = unlucky
luck-very-bad = very unlucky
proof-real = This match is played with real dice: you throw, and enter what fell. The table cannot prove anything about them. Hidden rolls stay with the table.
proof-none = The dice of this file promised nothing: it is a case or a position.
proof-sealed = Before play the table drew two secrets, one for open and one for hidden rolls, and showed only their fingerprints, below. From a fingerprint nobody can find the secret, and no other secret fits it.
proof-numbers = Then each seat added a number of its own, which nobody knew when the secrets were drawn.
proof-rolls = Every roll is computed from the secret, all numbers, and the roll's place in the match. Nobody can choose a roll, and nothing is rolled twice, not after an undo either.
proof-shown = After the end the secrets are shown: anybody can compute every roll again and compare.
proof-not = What it does not prove:
proof-open = Fingerprint of the open rolls
proof-hidden = Fingerprint of the hidden rolls
proof-number = Number of { $side }
proof-later = The proof comes after the end.
proof-secret-open = Secret of the open rolls
proof-secret-hidden = Secret of the hidden rolls
proof-again = The same on your own machine, with the downloaded record:
proof-more = Secrets and numbers
nonce-title = A number of your own: { $side }
nonce-text = The table has sealed its secrets already; these are their fingerprints. Whatever you add now, the table could not know before. Note both down if you want to compare them after the end.
nonce-label = Your number (1 to 64 letters, digits, - or _)
nonce-bad = Only letters, digits, - and _, at least one of them.
nonce-sit = Sit down
dice-numbers = Show what is sealed and let every player add a number of their own
own-scenario = One of my own …
own-text = A file (YAML or JSON) with a scenario of your own. The game looks through it and names the rule of each problem.
own-template = Download a template
own-good = { $name } can be played.
own-bad = { $count ->
    [one] { $name } cannot be played yet: one problem.
   *[other] { $name } cannot be played yet: { $count } problems.
}
own-warnings = To be looked at again; nothing is forbidden

## Curtain
curtain-title = { $side }, it is your turn
curtain-text = Nothing of the other side is left on this page. Open the table when only you can see it.
curtain-open = Open the table

## Top bar
online = at the table
offline = away
bot = bot, { $level }
owes = to decide
answered = has answered
out = out
dice-tray = Last dice
help = Help: how to play, keys, rules, dice
help-keys = Keys
key-space = Space
help-arrows = Move over the map and its pieces
help-space = Point at what is under the cursor
help-enter = Commit what is in hand
help-escape = Let go, step by step
help-undo = Undo
help-letters = The letter beside a choice takes it in hand
help-zoom = Nearer, farther, the whole map, follow the pieces
help-pan = With Shift: pan the map
help-tab = From the card to the map, the sheets and the log
help-pieces = The cursor to the next piece, or the one before
help-choices = The cursor to the next place that can be chosen, or the one before
help-touch = By finger
help-tap = A tap takes in hand, a second tap on the same commits.
help-pinch = Two fingers draw the map nearer, one moves it.
help-draw = The sheet below the map is drawn up and down by its head.
help-news = Next of what happened since you last looked
help-replay = Look back step by step, from now or on

## Language
language = Language

## Problems
problem-refused = That is not allowed.
problem-malformed = The server did not understand this request.
problem-malformed-field = The server did not understand the field “{ $field }”.
problem-foreign_page = This call came from another site's page, or the proxy before the server hides its name (Host).
problem-foreign_seat = This browser does not hold the seat any more.
problem-unknown = That is not here any more.
problem-stale = The table has moved on since this was shown. The decision is up to date now; please look again.
problem-not_started = The match has not begun.
problem-running = The match is still running.
problem-unplayable = This match cannot be opened: the game is missing here, or its rules do not fit the record.
problem-too_slow = The connection is too slow; the request did not arrive in time.
problem-too_many = Too much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
problem-no_answer = The umpire did not find the answer in time.
problem-storage = The server cannot store anything now ({ $what ->
    [full] its disk is full
    [locked] its file is locked
    [gone] its file is gone
    [damaged] its file is damaged
   *[other] its file cannot be written
}). Nothing has changed; please try again later.
problem-internal = Something went wrong on the server. Nothing is lost; please try again.
