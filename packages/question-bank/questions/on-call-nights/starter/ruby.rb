# @param pay [Array<Integer>]
# @param rest [Integer]
# @return [Integer]
def best_pay(pay, rest)
  
end
