# @param charges [Array<Integer>]
# @param total [Integer]
# @return [Array<Integer>]
def refund_pair(charges, total)
  
end
