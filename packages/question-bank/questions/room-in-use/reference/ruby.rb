def minutes_in_use(bookings)
  sorted = bookings.sort_by { |start, _| start }
  total = 0
  from, until_minute = sorted.first
  sorted.each do |start, finish|
    if start > until_minute
      total += until_minute - from
      from = start
      until_minute = finish
    else
      until_minute = [until_minute, finish].max
    end
  end
  total + until_minute - from
end
