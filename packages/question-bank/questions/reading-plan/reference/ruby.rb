def pages_per_day(chapters, days)
  low = chapters.max
  high = chapters.sum
  while low < high
    middle = (low + high) / 2
    count = 1
    today = 0
    chapters.each do |pages|
      if today + pages > middle
        count += 1
        today = 0
      end
      today += pages
    end
    if count <= days
      high = middle
    else
      low = middle + 1
    end
  end
  low
end
