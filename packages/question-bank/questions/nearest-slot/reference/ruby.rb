def nearest_slots(slots, wishes)
  wishes.map do |wish|
    at = slots.bsearch_index { |slot| slot >= wish } || slots.length
    at -= 1 if at == slots.length || (at > 0 && wish - slots[at - 1] <= slots[at] - wish)
    slots[at]
  end
end
