# @param sources [Array<Integer>]
# @param metres [Array<Integer>]
# @return [Integer]
def longest_hose(sources, metres)
  
end
