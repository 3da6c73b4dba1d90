# @param minutes [Array<Integer>]
# @param steps [Array<Integer>]
# @param needs [Array<Integer>]
# @return [Integer]
def build_minutes(minutes, steps, needs)
  
end
