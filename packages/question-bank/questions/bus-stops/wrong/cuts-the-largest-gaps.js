function shortestWalks(houses, stops) {
  const gaps = houses.slice(1).map((metre, i) => [metre - houses[i], i + 1])
  gaps.sort((a, b) => b[0] - a[0])
  const begins = [0, ...gaps.slice(0, stops - 1).map(([, at]) => at), houses.length].sort((a, b) => a - b)
  let total = 0
  for (let group = 1; group < begins.length; group++) {
    const middle = houses[Math.floor((begins[group - 1] + begins[group] - 1) / 2)]
    for (let i = begins[group - 1]; i < begins[group]; i++) total += Math.abs(houses[i] - middle)
  }
  return total
}
