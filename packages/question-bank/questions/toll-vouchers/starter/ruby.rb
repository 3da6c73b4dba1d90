# @param towns [Integer]
# @param starts [Array<Integer>]
# @param ends [Array<Integer>]
# @param tolls [Array<Integer>]
# @param vouchers [Integer]
# @return [Integer]
def cheapest_trip(towns, starts, ends, tolls, vouchers)
  
end
