# @param crates [Array<Integer>]
# @param vans [Integer]
# @return [Integer]
def heaviest_van(crates, vans)
  
end
