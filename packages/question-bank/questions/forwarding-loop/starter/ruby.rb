# @param forwards [Array<Integer>]
# @param start [Integer]
# @return [Array<Integer>]
def forwarding_loop(forwards, start)
  
end
