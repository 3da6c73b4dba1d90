function nearestSlots(slots, wishes) {
  return wishes.map((wish) => {
    let nearest = slots[0]
    for (const slot of slots) {
      if (Math.abs(slot - wish) < Math.abs(nearest - wish)) nearest = slot
    }
    return nearest
  })
}
