# @param houses [Array<Integer>]
# @param reach [Integer]
# @return [Integer]
def fewest_lamps(houses, reach)
  
end
