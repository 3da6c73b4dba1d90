function fewestCarries(leadsTo, bottles, wanted) {
  const beyond = leadsTo.map(() => [])
  for (let hut = 1; hut < leadsTo.length; hut++) beyond[leadsTo[hut]].push(hut)
  let carries = 0
  for (let hut = 1; hut < leadsTo.length; hut++) {
    let surplus = 0
    const open = [hut]
    while (open.length > 0) {
      const next = open.pop()
      surplus += bottles[next] - wanted[next]
      open.push(...beyond[next])
    }
    carries += Math.abs(surplus)
  }
  return carries
}
