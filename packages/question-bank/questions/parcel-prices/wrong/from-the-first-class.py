def parcel_prices(limits, prices, parcels):
    result = []
    for weight in parcels:
        price = -1
        for i in range(len(limits)):
            if limits[i] >= weight:
                price = prices[i]
                break
        result.append(price)
    return result
