import { z } from 'zod'
import type { startApp } from './app.ts'

let boards = 0
/** A name that no other board of this process has. */
export const newToken = () => `board-${boards++}-${crypto.randomUUID().slice(0, 8)}`

const Calls = z.array(
  z.object({
    url: z.string(),
    userAgent: z.string(),
    isConditional: z.boolean(),
    atOnce: z.number(),
  }),
)

/** Sets what boards of the stand-in hold and how they behave. */
export function controlBoards({
  standIns,
}: Pick<Awaited<ReturnType<typeof startApp>>, 'standIns'>) {
  const put = async (path: string, body: unknown) => {
    const response = await fetch(`${standIns.origin}/boards/control/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The stand-in refused: ${await response.text()}`)
  }
  return {
    /** @param board provider and token, as in `lever-eu/acme` */
    setJobs: (
      board: string,
      jobs: { id: string; title: string; [more: string]: unknown }[],
      company?: string,
    ) => put(`${board}/jobs`, { jobs, ...(company && { company }) }),
    behave: (board: string, mode: string, more: { retryAfter?: string; to?: string } = {}) =>
      put(board, { mode, ...more }),
    /** The requests that named this board. */
    async callsTo(token: string) {
      const response = await fetch(`${standIns.origin}/boards/calls`)
      return Calls.parse(await response.json()).filter(({ url }) => url.includes(token))
    },
  }
}
