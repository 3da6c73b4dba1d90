function fewestCarries(leadsTo, bottles, wanted) {
  let carries = 0
  for (let hut = 1; hut < leadsTo.length; hut++) carries += Math.abs(bottles[hut] - wanted[hut])
  return carries
}
