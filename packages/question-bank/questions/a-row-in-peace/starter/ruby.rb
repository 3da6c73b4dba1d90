# @param guests [Integer]
# @param rivals [Array<Array<Integer>>]
# @return [Array<Integer>]
def seat_row(guests, rivals)
  
end
