def busy_seconds(starts, ends)
  busy_until = 0
  starts.zip(ends).sort.sum do |from, to|
    seconds = [0, to - [from, busy_until].max].max
    busy_until = [busy_until, to].max
    seconds
  end
end
