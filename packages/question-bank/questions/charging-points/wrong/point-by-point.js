function smallestLargestGap(points, extra) {
  const gaps = []
  for (let i = 1; i < points.length; i++) gaps.push({ length: points[i] - points[i - 1], parts: 1 })
  for (let used = 0; used < extra; used++) {
    let largest = gaps[0]
    for (const gap of gaps) {
      if (gap.length / gap.parts > largest.length / largest.parts) largest = gap
    }
    largest.parts++
  }
  let answer = 1
  for (const gap of gaps) answer = Math.max(answer, Math.ceil(gap.length / gap.parts))
  return answer
}
