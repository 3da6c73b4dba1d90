# @param starts [Array<Integer>]
# @param ends [Array<Integer>]
# @param pause [Integer]
# @return [Integer]
def most_talks(starts, ends, pause)
  
end
