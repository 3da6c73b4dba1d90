# @param log [Array<Integer>]
# @return [Integer]
def complete_sets(log)
  
end
