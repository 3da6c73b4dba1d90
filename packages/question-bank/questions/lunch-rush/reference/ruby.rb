def lunch_rush(orders, span)
  first = 0
  most = 0
  orders.each_with_index do |minute, last|
    first += 1 while minute - orders[first] >= span
    most = [most, last - first + 1].max
  end
  most
end
