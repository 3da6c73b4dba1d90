def most_talks(starts, ends, pause):
    ready_at = talks = 0
    for start, end in sorted(zip(starts, ends)):
        if start >= ready_at:
            ready_at = end + pause
            talks += 1
    return talks
