def refund_pair(charges, total)
  first_at = {}
  charges.each_with_index do |charge, j|
    i = first_at[total - charge]
    return [i, j] if i
    first_at[charge] ||= j
  end
  []
end
