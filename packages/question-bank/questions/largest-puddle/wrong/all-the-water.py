def largest_puddle(ground):
    n = len(ground)
    left = [0] * n
    right = [0] * n
    for i in range(1, n):
        left[i] = max(left[i - 1], ground[i - 1])
    for i in range(n - 2, -1, -1):
        right[i] = max(right[i + 1], ground[i + 1])
    water = 0
    for i in range(n):
        water += max(0, min(left[i], right[i]) - ground[i])
    return water
