function closePairs(ids, limit) {
  let pairs = 0
  for (let i = 0; i < ids.length; i++)
    for (let j = i + 1; j < ids.length; j++) if ((ids[i] ^ ids[j]) < limit) pairs++
  return pairs
}
