def kth_cable(boxes, k):
    ordered = sorted(boxes)
    length = 0
    while True:
        cables = left = 0
        for right in range(len(ordered)):
            while ordered[right] - ordered[left] > length:
                left += 1
            cables += right - left
        if cables >= k:
            return length
        length += 1
