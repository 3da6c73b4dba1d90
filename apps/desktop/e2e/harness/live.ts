import { randomUUID } from 'node:crypto'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import { LivePage } from '@sightline/contracts/live/lists'
import { LiveDetail } from '@sightline/contracts/live/sessions'
import type { newPerson } from './person.ts'

type Person = Awaited<ReturnType<typeof newPerson>>

/** The live sessions of a person, as the site's pages have them. */
export function liveOn({ site }: Person) {
  const read = async (id: string) =>
    LiveDetail.parse(await (await site.get(`/api/live/${id}`)).json())
  const report = async (id: string, event: object) => {
    const events = [{ id: randomUUID(), version: 1, ...event }]
    const answer = await site.post(`/api/live/${id}/events`, { data: { events } })
    if (!answer.ok()) throw new Error(await answer.text())
  }
  return {
    read,
    report,
    list: async () => LivePage.parse(await (await site.get('/api/live')).json()).items,
    async begin(kind: LiveKind = 'behavioral') {
      const id = randomUUID()
      const data = { id, kind, setting: 'permitted', hasConsent: true }
      const answer = await site.post('/api/live', { data })
      if (!answer.ok()) throw new Error(await answer.text())
      return id
    },
    say: (id: string, channel: 'them' | 'you', text: string, startMs = 0) =>
      report(id, {
        ...{ type: 'segment-heard', channel, text, how: 'typed' },
        ...{ startMs, endMs: startMs + 2000 },
      }),
    debrief: (id: string) => site.get(`/api/live/${id}/debrief`),
    /** What its user asked for: their own questions, or null for what was said last. */
    asked: async (id: string) =>
      (await read(id)).events.flatMap((event) =>
        event.type === 'prompt-asked' ? [event.question ?? null] : [],
      ),
  }
}
