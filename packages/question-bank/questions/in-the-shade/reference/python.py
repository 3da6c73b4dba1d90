def in_the_shade(heights):
    distances = []
    taller = []
    for i, height in enumerate(heights):
        while taller and heights[taller[-1]] <= height:
            taller.pop()
        distances.append(i - taller[-1] if taller else 0)
        taller.append(i)
    return distances
