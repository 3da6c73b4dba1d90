function cookingOrders(steps, rules) {
  const orders = []
  const order = []
  const isDone = new Array(steps).fill(false)
  const choose = () => {
    if (order.length === steps) {
      const places = []
      for (let place = 0; place < steps; place++) places[order[place]] = place
      if (rules.every(([before, after]) => places[before] < places[after])) orders.push([...order])
      return
    }
    for (let step = 0; step < steps; step++) {
      if (isDone[step]) continue
      isDone[step] = true
      order.push(step)
      choose()
      order.pop()
      isDone[step] = false
    }
  }
  choose()
  return orders
}
