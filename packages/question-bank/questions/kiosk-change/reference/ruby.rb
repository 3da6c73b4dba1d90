def first_without_change(payments)
  counts = Hash.new(0)
  payments.each_with_index do |payment, customer|
    change = payment - 5
    [20, 10, 5].each do |note|
      given = [counts[note], change / note].min
      counts[note] -= given
      change -= given * note
    end
    return customer if change > 0
    counts[payment] += 1
  end
  -1
end
