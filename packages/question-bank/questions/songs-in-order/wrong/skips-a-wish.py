def songs_heard(wishes, broadcast):
    heard = 0
    start = 0
    for wish in wishes:
        for i in range(start, len(broadcast)):
            if broadcast[i] == wish:
                heard += 1
                start = i + 1
                break
    return heard
