### A Python prompt in the page.

console-title = Tercet in your browser
console-text = A Python prompt with the whole library, and nothing to install: the cards, the rules, the bots, tables to play at. It runs in a closed frame of this page, without your cookies and without a network. What you write there is gone when you leave.
console-start = Start Python (some 7 MB)
console-frame = Python of the console
console-log = What was entered and written
console-line = A line of Python
console-run = Run
console-coming = Python is coming … { $percent } %
console-running = Running …
console-failed = Python could not be started here, or it has stopped. Try again, or play on a server.
console-stop = Stop and begin anew
console-examples = Examples
console-example = Run example { $number }
