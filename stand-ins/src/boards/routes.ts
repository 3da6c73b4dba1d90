import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { applyControl } from '../control.routes.ts'
import type { Control } from '../control.ts'
import { html, page, sendPage } from '../page.ts'
import { BoardBehaviour, misbehave } from './behaviour.ts'
import { type Board, Job, PROVIDERS, type Provider } from './jobs.ts'
import { seededBoards } from './seed.ts'
import { SHAPES } from './shapes.ts'

const Address = z.object({
  provider: z.enum([...PROVIDERS, 'greenhouse-eu', 'lever-eu']),
  token: z.string(),
})
const JobList = z.strictObject({ company: z.string().optional(), jobs: z.array(Job) })

/** A page of a company's own site. */
const Page = z.strictObject({
  status: z.number().default(200),
  type: z.string().default('text/html; charset=utf-8'),
  body: z.string().default(''),
  times: z.number().default(1),
  location: z.string().optional(),
})
type Page = z.output<typeof Page>

/** What a stand-in was asked, and how many requests it was working on. */
interface Call {
  url: string
  userAgent: string | undefined
  isConditional: boolean
  atOnce: number
}

const keyOf = (provider: string, token: string) => `${provider}/${token}`
const nameOf = ({ provider, isEu }: Board) => (isEu ? `${provider}-eu` : provider)

/**
 * Speaks like the public interfaces of six providers of job boards, each under its name:
 * `/greenhouse/v1/boards/northwind-stand-in/jobs`. `PUT /control/:provider/:token` sets how a board
 * behaves, `PUT /control/:provider/:token/jobs` its jobs, and `GET /calls` tells what was asked.
 */
export const boardRoutes: FastifyPluginAsync<{ control: Control }> = async (app, { control }) => {
  const boards = new Map(seededBoards().map((board) => [keyOf(nameOf(board), board.token), board]))
  const behaviours = new Map<string, BoardBehaviour>()
  const pages = new Map<string, Page>()
  const calls: Call[] = []
  let atOnce = 0

  app.put('/control/:provider/:token', async ({ params, body }) => {
    const { provider, token } = Address.parse(params)
    behaviours.set(keyOf(provider, token), BoardBehaviour.parse(body))
    return {}
  })
  app.put('/control/:provider/:token/jobs', async ({ params, body }) => {
    const { provider, token } = Address.parse(params)
    const { jobs, company = token } = JobList.parse(body)
    const [name = '', isEu] = provider.split('-')
    boards.set(keyOf(provider, token), {
      company,
      provider: name as Provider,
      token,
      isEu: isEu === 'eu',
      jobs,
    })
    return {}
  })
  app.get('/calls', async () => calls)
  app.put('/control/pages/:name', async ({ params, body }) => {
    pages.set(z.object({ name: z.string() }).parse(params).name, Page.parse(body))
    return {}
  })
  app.get('/pages/:name', async ({ params }, reply) => {
    const page = pages.get(z.object({ name: z.string() }).parse(params).name)
    if (!page) return reply.code(404).send()
    if (page.location !== undefined) return reply.redirect(page.location, 302)
    return reply.code(page.status).type(page.type).send(page.body.repeat(page.times))
  })
  app.get('/', async (_request, reply) => {
    const items = [...boards.values()].map(
      (board) =>
        html`<li><strong>${board.company}</strong> ${nameOf(board)}: ${String(board.jobs.length)} postings</li>`,
    )
    return sendPage(
      reply,
      page(
        'Boards',
        html`<main><h1>Job boards</h1><p class="muted">Companies and postings are invented.</p><ul class="list">${items}</ul></main>`,
      ),
    )
  })

  await app.register(async (providers) => {
    applyControl(providers, { control, name: 'boards', wrongBody: '{"jobs":"closed today"}' })
    providers.addHook('onRequest', async ({ url, headers }, reply) => {
      atOnce++
      // Also when the server gives up a request that is never answered.
      reply.raw.once('close', () => {
        atOnce--
      })
      calls.push({
        url,
        userAgent: headers['user-agent'],
        isConditional: headers['if-none-match'] !== undefined,
        atOnce,
      })
    })
    const answer = (path: string, of: (board: Board, params: unknown, query: unknown) => unknown) =>
      providers.get(path, async (request, reply) => {
        const { token } = z.object({ token: z.string() }).parse(request.params)
        const provider = request.url.split('/')[2] ?? ''
        const board = boards.get(keyOf(provider, token))
        if (!board) return reply.code(404).send({ status: 404, error: 'Not found' })
        const body = of(board, request.params, request.query)
        if (body === undefined) return reply.code(404).send({ status: 404, error: 'Job not found' })
        const behaviour = behaviours.get(keyOf(provider, token)) ?? { mode: 'ok' }
        if (behaviour.mode === 'stall') return reply.hijack()
        const refusal = misbehave(reply, behaviour, body)
        if (refusal) return refusal
        const text = JSON.stringify(body)
        const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`
        reply.header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type('application/json').send(text)
      })

    const list = (board: Board, _: unknown, query: unknown) =>
      SHAPES[board.provider].list(board, (query as { content?: string }).content === 'true')
    const one = (board: Board, params: unknown) => {
      const { id } = z.object({ id: z.string() }).parse(params)
      const job = board.jobs.find((listed) => listed.id === id)
      return job && SHAPES[board.provider].job(board, job)
    }
    for (const region of ['', '-eu']) {
      answer(`/greenhouse${region}/v1/boards/:token/jobs`, list)
      answer(`/greenhouse${region}/v1/boards/:token/jobs/:id`, one)
      answer(`/lever${region}/v0/postings/:token`, list)
      answer(`/lever${region}/v0/postings/:token/:id`, one)
    }
    answer('/ashby/posting-api/job-board/:token', list)
    answer('/workable/api/v1/widget/accounts/:token', list)
    answer('/smartrecruiters/v1/companies/:token/postings', list)
    answer('/smartrecruiters/v1/companies/:token/postings/:id', one)
    answer('/recruitee/:token/api/offers/', list)
  })
}
