def longest_tie(votes)
  first_at = { [0, 0] => 0 }
  counts = [0, 0, 0]
  longest = 0
  votes.each_with_index do |vote, i|
    counts[vote] += 1
    key = [counts[1] - counts[0], counts[2] - counts[0]]
    first_at[key] ||= i + 1
    longest = [longest, i + 1 - first_at[key]].max
  end
  longest
end
