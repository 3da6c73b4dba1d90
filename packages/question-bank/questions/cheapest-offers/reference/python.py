import heapq


def lowest_prices(starts, ends, prices, days):
    contracts = sorted(zip(starts, ends, prices))
    answers = [-1] * len(days)
    heap = []
    begun = 0
    for asked in sorted(range(len(days)), key=lambda i: days[i]):
        day = days[asked]
        while begun < len(contracts) and contracts[begun][0] <= day:
            _, end, price = contracts[begun]
            heapq.heappush(heap, (price, end))
            begun += 1
        while heap and heap[0][1] < day:
            heapq.heappop(heap)
        if heap:
            answers[asked] = heap[0][0]
    return answers
