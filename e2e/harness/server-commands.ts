/** What a worker asks of its server process. */
export type Order = { id: number } & (
  | { verb: 'advance'; ms: number }
  | { verb: 'sql'; parts: readonly string[]; values: unknown[] }
)

export type Row = Record<string, unknown>

/** What the server process says: where it is, once, and then the outcome of each order. */
export type Report =
  | { origin: string; standIns: string }
  | { id: number; rows: Row[] }
  | { id: number; problem: string }
