# votes[i] is [voter, option].
def winner(votes)
  choices = votes.to_h
  counts = Hash.new(0)
  choices.each_value { |option| counts[option] += 1 unless option.empty? }
  counts.keys.min_by { |option| [-counts[option], option] } || ''
end
