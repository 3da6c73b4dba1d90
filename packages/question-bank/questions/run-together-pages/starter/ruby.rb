# @param digits [String]
# @param pages [Integer]
# @return [Array<Array<Integer>>]
def read_pages(digits, pages)
  
end
