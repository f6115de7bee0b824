"""The full screen: pages and dialogs, drawn with Textual. Loaded only when one is opened."""
