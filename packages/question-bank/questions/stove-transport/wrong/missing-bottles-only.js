function fewestCarries(leadsTo, bottles, wanted) {
  return bottles.reduce((missing, count, hut) => missing + Math.max(0, wanted[hut] - count), 0)
}
