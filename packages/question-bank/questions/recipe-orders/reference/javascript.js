function cookingOrders(steps, rules) {
  const required = Array.from({ length: steps }, () => [])
  for (const [before, after] of rules) required[after].push(before)
  const orders = []
  const order = []
  const isDone = required.map(() => false)
  const choose = () => {
    if (order.length === steps) {
      orders.push([...order])
      return
    }
    for (let step = 0; step < steps; step++) {
      if (isDone[step] || !required[step].every((before) => isDone[before])) continue
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
