/** A command from a test worker to its server process. */
export type ServerCommand = { id: number } & (
  | { verb: 'advance'; ms: number }
  | { verb: 'sql'; parts: readonly string[]; values: unknown[] }
)

export type Row = Record<string, unknown>

/** A message of the server process: its addresses, once, and then the result of each command. */
export type ServerMessage =
  | { origin: string; standIns: string }
  | { id: number; rows: Row[] }
  | { id: number; problem: string }
