from bisect import bisect_left


def parcel_prices(limits, prices, parcels):
    result = []
    for weight in parcels:
        found = bisect_left(limits, weight)
        result.append(prices[found] if found < len(limits) else -1)
    return result
