/**
 * The most levels of a drawn tree, and the most steps of a drawn chain: JavaScript's engine takes
 * few nested calls (decision 039).
 */
const DEEPEST = 150

/**
 * How deep a drawn input of `size` items may be, where the largest has `most` items. Small inputs
 * may be a single chain; the depth of large ones is in proportion to their size, so that the growth
 * of code shows that walks up from every item.
 */
export const depthFor = (size: number, most: number, deepest = DEEPEST) =>
  size <= deepest ? size : Math.max(2, Math.round((deepest * size) / most))

/**
 * Lets `parentOf`, which chooses an earlier node or -1, draw trees of at most `levels` levels: a
 * node that would be too deep becomes a sibling of the one that was chosen as its parent. Call the
 * result with 0, 1, 2 and so on.
 */
export function withinLevels(levels: number, parentOf: (node: number) => number) {
  const parents: number[] = []
  const levelOf: number[] = []
  return (node: number): number => {
    const chosen = node === 0 ? -1 : parentOf(node)
    const isTooDeep = (levelOf[chosen] ?? 0) >= levels
    const parent = isTooDeep ? (parents[chosen] ?? -1) : chosen
    parents.push(parent)
    levelOf.push((levelOf[parent] ?? 0) + 1)
    return parent
  }
}
