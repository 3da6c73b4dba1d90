# @param first [Integer]
# @param second [Integer]
# @param stops [Array<Integer>]
# @return [Integer]
def shortest_rides(first, second, stops)
  
end
