# @param heights [Array<Integer>]
# @return [Array<Integer>]
def in_the_shade(heights)
  
end
