# @param arriving [Array<Integer>]
# @param leaving [Array<Integer>]
# @return [Integer]
def one_siding(arriving, leaving)
  
end
