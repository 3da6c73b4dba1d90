def panels_from_the_left(minutes):
    left = 0
    right = len(minutes) - 1
    ada_free_at = ben_free_at = 0
    while left <= right:
        if ada_free_at <= ben_free_at:
            ada_free_at += minutes[left]
            left += 1
        else:
            ben_free_at += minutes[right]
            right -= 1
    return left
