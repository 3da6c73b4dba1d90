function fewestCarries(leadsTo, bottles, wanted) {
  const beyond = leadsTo.map(() => [])
  leadsTo.forEach((next, hut) => {
    if (next >= 0) beyond[next].push(hut)
  })
  let carries = 0
  const surplusOf = (hut) => {
    const surplus = beyond[hut].reduce((sum, next) => sum + surplusOf(next), bottles[hut] - wanted[hut])
    carries += Math.abs(surplus)
    return surplus
  }
  surplusOf(0)
  return carries
}
