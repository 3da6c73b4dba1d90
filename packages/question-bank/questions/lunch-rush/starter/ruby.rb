# @param orders [Array<Integer>]
# @param span [Integer]
# @return [Integer]
def lunch_rush(orders, span)
  
end
