def paired_parcels(grams, least, most):
    ordered = sorted(grams)

    def pairs_up_to(limit):
        left, right, pairs = 0, len(ordered) - 1, 0
        while left < right:
            if ordered[left] + ordered[right] > limit:
                right -= 1
            else:
                pairs += right - left
                left += 1
        return pairs

    return pairs_up_to(most) - pairs_up_to(least - 1)
