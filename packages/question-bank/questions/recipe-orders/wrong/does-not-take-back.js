function cookingOrders(steps, rules) {
  const orders = []
  const isDone = new Array(steps).fill(false)
  const choose = (order) => {
    if (order.length === steps) orders.push(order)
    for (let step = 0; step < steps; step++) {
      const isReady = rules.every(([before, after]) => after !== step || isDone[before])
      if (isDone[step] || !isReady) continue
      isDone[step] = true
      choose([...order, step])
    }
  }
  choose([])
  return orders
}
