import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

/** More outfits than this are not allowed, unfinished ones included. */
const MOST_OUTFITS = 500

export default {
  sizes: { least: 1, most: 12 },
  shapes: {
    'drawers with some clashes': (size, random) => draw(size, random, 6),
    'drawers with two pieces each': (size, random) => draw(size, random, 2),
  },
} satisfies QuestionInputs

/** Drawers of up to `pieces` pieces; pairs clash until the outfits are few enough. */
function draw(size: number, random: RandomSource, pieces: number) {
  const drawers = random.list(size, (drawer) =>
    random.list(random.int(1, pieces), (piece) => `${String.fromCharCode(97 + drawer)}${piece}`),
  )
  const clashes: [string, string][] = []
  const clash = (a: string, b: string) => clashes.some(([one, other]) => (one === a && other === b) || (one === b && other === a))
  let outfits: string[][] = [[]]
  for (const drawer of drawers) {
    outfits = outfits.flatMap((outfit) => drawer.map((piece) => [...outfit, piece]))
    if (random.chance(0.5) && outfits[0] && outfits[0].length > 1 && clashes.length < 200) {
      const [one = '', other = ''] = random.shuffle(random.pick(outfits)).slice(0, 2)
      clashes.push([one, other])
    }
    for (;;) {
      outfits = outfits.filter((outfit) => !outfit.some((a, at) => outfit.slice(at + 1).some((b) => clash(a, b))))
      if (outfits.length <= MOST_OUTFITS / 4) break
      const outfit = random.pick(outfits)
      clashes.push([outfit.at(-1) ?? '', random.pick(outfit.slice(0, -1))])
    }
  }
  return [drawers, clashes.slice(0, 200)]
}
