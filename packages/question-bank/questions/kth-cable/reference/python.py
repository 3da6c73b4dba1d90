def kth_cable(boxes, k):
    ordered = sorted(boxes)

    def cables_up_to(length):
        left = cables = 0
        for right, box in enumerate(ordered):
            while box - ordered[left] > length:
                left += 1
            cables += right - left
        return cables

    low, high = 0, ordered[-1] - ordered[0]
    while low < high:
        middle = (low + high) // 2
        if cables_up_to(middle) >= k:
            high = middle
        else:
            low = middle + 1
    return low
