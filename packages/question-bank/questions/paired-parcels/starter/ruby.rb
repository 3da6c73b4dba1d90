# @param grams [Array<Integer>]
# @param least [Integer]
# @param most [Integer]
# @return [Integer]
def paired_parcels(grams, least, most)
  
end
