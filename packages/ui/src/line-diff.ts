export type DiffLine = { key: string; kind: 'same' | 'removed' | 'added'; text: string }

/** The smallest set of changed lines between two texts, by their longest common subsequence. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  // common[i][j]: the length of the longest common subsequence of a[i…] and b[j…].
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i]
    for (let j = b.length - 1; row && j >= 0; j--) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const key = `${i} ${j}`
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ key, kind: 'same', text: a[i++] ?? '' })
      j++
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ key, kind: 'removed', text: a[i++] ?? '' })
    } else lines.push({ key, kind: 'added', text: b[j++] ?? '' })
  }
  return lines
}
