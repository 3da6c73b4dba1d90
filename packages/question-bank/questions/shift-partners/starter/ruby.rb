# @param busy [Array<Integer>]
# @return [Integer]
def possible_partners(busy)
  
end
