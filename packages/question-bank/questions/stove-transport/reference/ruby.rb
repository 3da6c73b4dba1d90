def fewest_carries(leads_to, bottles, wanted)
  surplus = bottles.zip(wanted).map { |count, need| count - need }
  carries = 0
  (leads_to.length - 1).downto(1) do |hut|
    carries += surplus[hut].abs
    surplus[leads_to[hut]] += surplus[hut]
  end
  carries
end
