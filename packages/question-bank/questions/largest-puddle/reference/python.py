def largest_puddle(ground):
    left, right = 0, len(ground) - 1
    left_bank = right_bank = 0
    left_water = right_water = 0
    largest = 0
    while left < right:
        if ground[left] <= ground[right]:
            height = ground[left]
            left_water = left_water + left_bank - height if height < left_bank else 0
            left_bank = max(left_bank, height)
            left += 1
        else:
            height = ground[right]
            right_water = right_water + right_bank - height if height < right_bank else 0
            right_bank = max(right_bank, height)
            right -= 1
        largest = max(largest, left_water, right_water)
    return largest
