def in_the_shade(heights):
    distances = []
    for i in range(len(heights)):
        distance = 0
        for j in range(i - 1, -1, -1):
            if heights[j] > heights[i]:
                distance = i - j
                break
        distances.append(distance)
    return distances
