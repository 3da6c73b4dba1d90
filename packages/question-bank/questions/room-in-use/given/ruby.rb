def minutes_in_use(bookings)
  sorted = bookings.sort_by { |start, _| start }
  total = 0
  from, until_minute = sorted.first
  sorted.each do |start, finish|
    if start > until_minute
      from = start
      total += until_minute - from
      until_minute = finish
    else
      until_minute = finish
    end
  end
  total + until_minute - from
end
