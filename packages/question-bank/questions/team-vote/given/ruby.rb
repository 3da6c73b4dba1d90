# votes[i] is [voter, option].
def winner(votes)
  counts = Hash.new(0)
  votes.each { |_, option| counts[option] += 1 }
  counts.keys.min_by { |option| [-counts[option], option] }
end
