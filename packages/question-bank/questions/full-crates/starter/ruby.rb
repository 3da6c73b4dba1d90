# @param jars [Array<Integer>]
# @param crate [Integer]
# @return [Integer]
def full_crates(jars, crate)
  
end
