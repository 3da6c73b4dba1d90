# @param fronts [Array<Integer>]
# @param least [Integer]
# @return [Integer]
def street_banner(fronts, least)
  
end
