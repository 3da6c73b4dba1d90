def parcel_prices(limits, prices, parcels):
    result = []
    for weight in parcels:
        low, high = 0, len(limits) - 1
        while low < high:
            middle = (low + high) // 2
            if limits[middle] < weight:
                low = middle + 1
            else:
                high = middle
        result.append(prices[low])
    return result
