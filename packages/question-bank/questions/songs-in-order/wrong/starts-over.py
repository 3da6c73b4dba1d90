def songs_heard(wishes, broadcast):
    for count in range(1, len(wishes) + 1):
        heard = 0
        for song in broadcast:
            if heard < count and song == wishes[heard]:
                heard += 1
        if heard < count:
            return count - 1
    return len(wishes)
