# @param days [Array<Integer>]
# @param ranges [Array<Array<Integer>>]
# @return [Array<Integer>]
def invoices_between(days, ranges)
  
end
