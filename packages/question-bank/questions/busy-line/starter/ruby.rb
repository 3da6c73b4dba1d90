# @param starts [Array<Integer>]
# @param ends [Array<Integer>]
# @return [Integer]
def busy_seconds(starts, ends)
  
end
