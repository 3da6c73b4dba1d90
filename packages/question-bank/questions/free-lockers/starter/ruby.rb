# @param taken [Array<Integer>]
# @param ranks [Array<Integer>]
# @return [Array<Integer>]
def free_lockers(taken, ranks)
  
end
