# @param boxes [Array<Integer>]
# @param k [Integer]
# @return [Integer]
def kth_cable(boxes, k)
  
end
