# @param ours [Array<Integer>]
# @param theirs [Array<Integer>]
# @return [Integer]
def most_wins(ours, theirs)
  
end
