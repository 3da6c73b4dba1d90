from collections import deque


def longest_steady(readings, spread):
    falling = deque()
    rising = deque()
    first = 0
    longest = 0
    for last, reading in enumerate(readings):
        while falling and readings[falling[-1]] <= reading:
            falling.pop()
        while rising and readings[rising[-1]] >= reading:
            rising.pop()
        falling.append(last)
        rising.append(last)
        while readings[falling[0]] - readings[rising[0]] > spread:
            if falling[0] == first:
                falling.popleft()
            if rising[0] == first:
                rising.popleft()
            first += 1
        longest = max(longest, last - first + 1)
    return longest
