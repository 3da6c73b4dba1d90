function shortestPeriod(readings) {
  let best = null
  for (const own of readings) {
    for (const begin of own) {
      let end = begin
      for (const times of readings) {
        const reading = times.find((time) => time >= begin)
        end = Math.max(end, reading ?? Infinity)
      }
      const isShorter = best === null || end - begin < best[1] - best[0]
      const isEarlier = best !== null && end - begin === best[1] - best[0] && begin < best[0]
      if (isShorter || isEarlier) best = [begin, end]
    }
  }
  return best
}
