# @param drawers [Array<Array<String>>]
# @param clashes [Array<Array<String>>]
# @return [Array<Array<String>>]
def outfits(drawers, clashes)
  
end
