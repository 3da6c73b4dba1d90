def songs_heard(wishes, broadcast):
    heard = 0
    for song in broadcast:
        if heard < len(wishes) and song == wishes[heard]:
            heard += 1
    return heard
