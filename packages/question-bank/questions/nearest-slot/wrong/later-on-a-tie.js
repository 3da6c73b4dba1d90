function nearestSlots(slots, wishes) {
  return wishes.map((wish) => {
    let low = 0
    let high = slots.length - 1
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (slots[middle] < wish) low = middle + 1
      else high = middle
    }
    if (low > 0 && wish - slots[low - 1] < Math.abs(slots[low] - wish)) return slots[low - 1]
    return slots[low]
  })
}
