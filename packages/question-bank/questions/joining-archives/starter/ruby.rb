# @param sizes [Array<Integer>]
# @return [Integer]
def joining_minutes(sizes)
  
end
