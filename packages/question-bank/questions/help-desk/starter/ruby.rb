# @param opened [Array<Integer>]
# @param urgency [Array<Integer>]
# @param minutes [Integer]
# @return [Integer]
def longest_wait(opened, urgency, minutes)
  
end
