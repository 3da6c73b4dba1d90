# @param printers [Array<Array<Integer>>]
# @param copies [Integer]
# @return [Integer]
def copy_shop(printers, copies)
  
end
