function cookingOrders(steps, rules) {
  const orders = []
  const order = []
  const choose = () => {
    if (order.length === steps) orders.push(order)
    for (let step = 0; step < steps; step++) {
      const isReady = rules.every(([before, after]) => after !== step || order.includes(before))
      if (order.includes(step) || !isReady) continue
      order.push(step)
      choose()
      order.pop()
    }
  }
  choose()
  return orders
}
