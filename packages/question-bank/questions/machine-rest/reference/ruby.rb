def shortest_schedule(jobs, pause)
  return 0 if jobs.empty?
  counts = jobs.tally.values
  most = counts.max
  [jobs.length, (most - 1) * (pause + 1) + counts.count(most)].max
end
