"""HTTP and WebSocket for the web client: accounts, content, matches, the live channel, replays."""
