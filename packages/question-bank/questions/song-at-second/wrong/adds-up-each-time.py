def songs_at(lengths, moments):
    result = []
    for moment in moments:
        found = -1
        end = 0
        for song in range(len(lengths)):
            end += lengths[song]
            if moment < end:
                found = song
                break
        result.append(found)
    return result
