### One's own account: logging in and out, secrets, sessions, what others see, and one's data.

account-title = Account
account-text = With an account your games, results and settings are the same on every device. It needs no mail address. Without one you can play everything but the ranked puzzle and rated games.
account-login = Login (letters from a to z, digits, dashes)
account-password = Password
account-register = Make an account
account-enter = Log in
account-leave = Log out
account-new = New here?
account-forgotten = Forgotten the password?
account-recover = Set a new password
account-code = Recovery code
account-known = You are logged in as { $login }.
account-left = You are logged out. What belongs to your account is no longer in this browser.

account-code-heading = Your recovery code
account-code-text = Keep it in a safe place: it is shown only now. It opens your account once, if you forget the password. Nobody can do that without it.
account-code-copy = Copy the code
account-code-kept = I have kept it
account-code-none = Your account has no recovery code yet.
account-code-new = Make a new recovery code

account-name-heading = Name and language
account-password-heading = Password and recovery
account-password-now = Password so far
account-password-new = New password
account-password-change = Change the password
account-password-changed = The password is changed. Every other device is logged out.

account-shown-heading = What others see
account-shown-text = Unless you choose it here, others see nothing of you but your name at the tables where you play.
account-shown-figures = Others may see my figures: ratings, times, games
account-shown-name = My name stands in rankings
account-research = My games at public tables may be given away for research, under a pseudonym

account-sessions-heading = Where you are logged in
account-session-here = this device
account-session-seen = last seen { $date }
account-session-unknown = Unknown browser
account-session-end = End
account-session-end-named = End the session of { $device }, last seen { $date }
account-sessions-end = Log out everywhere else
account-sessions-ended = Every other device is logged out.

account-blocks-heading = Blocked
account-blocks-text = Challenges from these people and their bots do not reach you, and you are not paired with them when you look for an opponent. They are not told.
account-unblock = Unblock
account-unblock-named = Unblock { $name }

account-data-heading = Your data
account-data-text = Everything that is kept about you in one JSON file, with the logs of your games.
account-download = Download everything
account-delete-heading = Delete the account
account-delete-text = The account and all that belongs to it are removed for good, on every device. Games you have played stay for the others, under “somebody”.
account-delete = Delete for good
account-deleted = The account is deleted, and with it all that was kept about you.

account-bots-heading = Your bots
account-bots-text = A program of yours can play here as a bot: people challenge it by its name. It is always marked as a bot, with your name, and never rated. “tercet bot” connects it, with a token.
account-bot-name = Name of a new bot
account-bot-make = Make a bot
account-bot-here = is here
account-bot-remove = Remove
account-bot-remove-sure = Really remove?
account-bot-remove-named = Remove { $name } for good
account-bot-play = play
account-bot-open = open tables and challenge others
account-bot-chat = chat from its seat
account-token-new = New token
account-token-allows = With its token a bot can play at tables. May it do more?
account-token-make = Make the token
account-token-one = Token
account-token-revoke = Revoke
account-token-revoke-named = Revoke the token: { $about }
account-token-heading = The bot’s token
account-token-text = Keep it in a file that only you can read: it is shown only now. Whoever has it plays as your bot. You can revoke it here at any time.
account-token-copy = Copy the token
account-token-kept = I have kept it
