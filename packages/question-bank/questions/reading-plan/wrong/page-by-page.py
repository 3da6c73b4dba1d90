def pages_per_day(chapters, days):
    limit = max(chapters)
    while True:
        count, today = 1, 0
        for pages in chapters:
            if today + pages > limit:
                count += 1
                today = 0
            today += pages
        if count <= days:
            return limit
        limit += 1
