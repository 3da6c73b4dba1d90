# @param first [Array<Integer>]
# @param second [Array<Integer>]
# @return [Integer]
def shortest_checklist(first, second)
  
end
