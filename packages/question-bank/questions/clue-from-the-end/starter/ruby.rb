# @param next [Array<Integer>]
# @param first [Integer]
# @param k [Integer]
# @return [Integer]
def clue_from_the_end(next, first, k)
  
end
