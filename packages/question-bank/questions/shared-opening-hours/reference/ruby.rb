def shared_hours(first, second)
  shared = []
  i = j = 0
  while i < first.length && j < second.length
    from = [first[i][0], second[j][0]].max
    to = [first[i][1], second[j][1]].min
    shared << [from, to] if from < to
    if first[i][1] < second[j][1]
      i += 1
    else
      j += 1
    end
  end
  shared
end
