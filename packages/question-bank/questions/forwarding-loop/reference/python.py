def forwarding_loop(forwards, start):
    reached_at = {}
    box = start
    while box != -1 and box not in reached_at:
        reached_at[box] = len(reached_at)
        box = forwards[box]
    if box == -1:
        return [len(reached_at), 0]
    return [reached_at[box], len(reached_at) - reached_at[box]]
