# @param ground [Array<Integer>]
# @return [Integer]
def largest_puddle(ground)
  
end
