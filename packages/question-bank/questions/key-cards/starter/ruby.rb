# @param cards [Array<Integer>]
# @param needed [Integer]
# @param forbidden [Integer]
# @return [Integer]
def fitting_cards(cards, needed, forbidden)
  
end
