def fewest_lamps(houses, reach)
  lit_until = -1
  houses.sort.count do |house|
    is_dark = house > lit_until
    lit_until = house + 2 * reach if is_dark
    is_dark
  end
end
