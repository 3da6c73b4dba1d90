import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { html, page, sendPage } from '../page.ts'
import { meetingScript } from './meeting-script.ts'

const Slide = z.strictObject({ title: z.string(), lines: z.array(z.string()) })

/**
 * What a meeting shows and plays. `wav`: speech in base64; without it the voice hums for as long as
 * the text takes.
 */
const Script = z.strictObject({
  turns: z.array(
    z.strictObject({
      voice: z.enum(['Mara', 'Jonas']),
      text: z.string(),
      wav: z.base64().optional(),
      pauseMs: z.int().default(900),
    }),
  ),
  slides: z.array(Slide).min(1),
})

const DEFAULT_SCRIPT: z.input<typeof Script> = {
  turns: [
    { voice: 'Mara', text: 'Hello, can you hear us well?' },
    { voice: 'Jonas', text: 'Right, let me put the problem on the slide.' },
    { voice: 'Mara', text: 'Could you find the longest stretch without repeating characters?' },
  ],
  slides: [
    { title: 'Agenda', lines: ['Who we are', 'One problem', 'Your questions'] },
    {
      title: 'Longest stretch',
      lines: [
        'Given a string s, find the length of the longest substring',
        'without repeating characters.',
        'Example 1:',
        'Input: s = "abcabcbb"',
        'Output: 3',
        'Example 2:',
        'Input: s = "bbbbb"',
        'Output: 1',
      ],
    },
  ],
}

/**
 * A page like that of a meeting, to be shared as a tab: two voices speak in turn, and slides show
 * an agenda and a coding problem. `PUT /meeting/script` sets what is spoken and shown.
 */
export const meetingRoutes: FastifyPluginAsync = async (app) => {
  let script = Script.parse(DEFAULT_SCRIPT)

  app.put('/script', { bodyLimit: 10 * 1024 * 1024 }, async ({ body }, reply) => {
    const next = Script.safeParse(body)
    if (!next.success)
      return reply.code(400).send({ error: next.error.issues.map(({ message }) => message) })
    script = next.data
    return reply.code(204).send()
  })
  app.get('/script', async () => script)
  app.get('/meeting.js', async (_request, reply) =>
    reply.type('text/javascript').send(meetingScript),
  )
  app.get('/', async (_request, reply) => {
    const body = html`<main>
  <h1>Meeting</h1>
  <p id="speaking" class="muted">Nobody speaks</p>
  <p><button id="talk">Let them talk</button> <button id="next">Next slide</button></p>
  <article id="slide" style="font-size: 1.5rem; line-height: 1.6"></article>
</main>`
    return sendPage(reply, page('Meeting', body, '/meeting/meeting.js'))
  })
}
