### Games of this browser that are handed in to an account.

handed-sign = Played in a browser
handed-sign-text = This game was played in a browser and handed in. It counts for no rating, record or average.
handed-offer = It can be kept with your account as well, on all your devices. It counts for no rating, record or average.
handed-button = Hand in to my account
handed-account = With an account you can keep it on all your devices.
handed-done = Handed in: it is with your account, too.
handed-unknown = Handed in. This server does not know the rules of this game yet: it keeps it, and will show it once it does.
handed-not-shown = Kept. This server does not know its rules yet.
