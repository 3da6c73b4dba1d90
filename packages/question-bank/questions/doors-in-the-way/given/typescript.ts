const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]]

function fewestSteps(floor: string[], keys: number): number {
  const goal = [floor.length - 1, floor[0].length - 1]
  const seen = new Set(['0,0'])
  let places = [[0, 0]]
  for (let steps = 0; places.length > 0; steps++) {
    const next: number[][] = []
    for (const [row, column] of places) {
      if (row === goal[0] && column === goal[1]) return steps
      for (const [down, right] of STEPS) {
        const place = [row + down, column + right]
        const tile = floor[place[0]]?.[place[1]]
        if (tile !== '.' || seen.has(place.join())) continue
        seen.add(place.join())
        next.push(place)
      }
    }
    places = next
  }
  return -1
}
