# @param minutes [Array<Integer>]
# @param pickups [Array<Integer>]
# @return [Integer]
def most_cakes(minutes, pickups)
  
end
