def most_parcels(postage, budget)
  sent = 0
  postage.sort.each do |cents|
    break if cents > budget
    budget -= cents
    sent += 1
  end
  sent
end
