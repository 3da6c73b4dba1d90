const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** A duration as reports show it: `0.3 ms`, `42 s`, `7 min`. */
export function durationText(ms: number): string {
  if (ms < SECOND_MS) return `${Math.round(ms * 10) / 10} ms`
  return ms < MINUTE_MS ? `${Math.round(ms / SECOND_MS)} s` : `${Math.round(ms / MINUTE_MS)} min`
}
