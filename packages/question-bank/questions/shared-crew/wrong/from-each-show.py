def longest_run(crews):
    longest = 0
    for first in range(len(crews)):
        members = 0
        for last in range(first, len(crews)):
            if members & crews[last]:
                break
            members |= crews[last]
            longest = max(longest, last - first + 1)
    return longest
