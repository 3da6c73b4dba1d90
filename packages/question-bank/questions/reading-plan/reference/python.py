def pages_per_day(chapters, days):
    def days_for(limit):
        count, today = 1, 0
        for pages in chapters:
            if today + pages > limit:
                count += 1
                today = 0
            today += pages
        return count

    low, high = max(chapters), sum(chapters)
    while low < high:
        middle = (low + high) // 2
        if days_for(middle) <= days:
            high = middle
        else:
            low = middle + 1
    return low
