import type { FastifyPluginAsync } from 'fastify'
import { type Behaviour, type Control, StandInName } from './control.ts'
import { html, page, sendPage } from './page.ts'

const MODE_LABELS = {
  ok: 'Works',
  fail: 'Told to fail',
  busy: 'Told to be busy',
  stall: 'Told to stall',
  wrong: 'Told to answer nonsense',
}

const describeBehaviour = ({ mode, times, path }: Behaviour) =>
  [MODE_LABELS[mode], path && `at ${path}`, times && `${times} more`].filter(Boolean).join(', ')

type Options = { list: { name: string; title: string; address: string }[]; control: Control }

/** `/`: lists every stand-in with its address and present behaviour. */
export const indexPage: FastifyPluginAsync<Options> = async (app, { list, control }) => {
  app.get('/', async (_request, reply) => {
    const items = list.map(({ name, title, address }) => {
      const behaviour = control.behaviour(StandInName.parse(name))
      const link = address.startsWith('http')
        ? html`<a href="${address}">${address}</a>`
        : html`<code>${address}</code>`
      return html`<li class="row"><strong>${title}</strong><span class="state ${behaviour.mode}">${describeBehaviour(behaviour)}</span><span class="wide">${link}</span></li>`
    })
    const body = html`<main>
  <h1>Stand-ins</h1>
  <p class="muted">They speak the protocols of the services that Sightline uses, on this machine alone.</p>
  <ul class="list">${items}</ul>
</main>`
    return sendPage(reply, page('Overview', body))
  })
}
