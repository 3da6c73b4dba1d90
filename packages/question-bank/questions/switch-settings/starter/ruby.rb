# @param desks [Array<Integer>]
# @return [Integer]
def total_difference(desks)
  
end
