def most_parts(tools)
  last_place = tools.each_with_index.to_h
  parts = []
  start = last = 0
  tools.each_with_index do |tool, job|
    last = [last, last_place[tool]].max
    next if job < last
    parts << last - start + 1
    start = last + 1
  end
  parts
end
