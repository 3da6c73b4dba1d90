# @param pieces [Array<Integer>]
# @param limit [Integer]
# @return [Integer]
def fewest_vans(pieces, limit)
  
end
