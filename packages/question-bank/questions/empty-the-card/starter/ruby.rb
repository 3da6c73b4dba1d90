# @param prices [Array<Integer>]
# @param balance [Integer]
# @return [Integer]
def fewest_items(prices, balance)
  
end
