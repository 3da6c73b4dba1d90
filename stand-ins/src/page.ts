import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

/** A piece of HTML that is safe to put into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type TemplateValue = Html | string | number | undefined | null | TemplateValue[]

const render = (part: TemplateValue): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return String(part ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A template of HTML that escapes everything put into it. */
export const html = (texts: TemplateStringsArray, ...parts: TemplateValue[]) =>
  new Html(String.raw({ raw: texts }, ...parts.map(render)))

/** A whole page in the look of the product. `script` is the address of a module it runs. */
export function page(title: string, body: Html, script?: string) {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Sightline stand-ins</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/page.css">
  ${script && html`<script type="module" src="${script}"></script>`}
</head>
<body>${body}</body>
</html>`.text
}

// Styles inside of mails need 'unsafe-inline', as the frame that shows a mail inherits this policy. Scripts are ours alone.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src http: https: data:',
].join('; ')

/** `framedBy` names the origins that may show the page in a frame. */
export const sendPage = (reply: FastifyReply, text: string, framedBy = "'none'") =>
  reply
    .headers({ 'content-security-policy': `${policy}; frame-ancestors ${framedBy}`, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(text)

/** The style sheet of all pages. */
export const pageRoutes: FastifyPluginAsync = async (app) => {
  const css = readFileSync(new URL('./page.css', import.meta.url), 'utf8')
  app.get('/page.css', async (_request, reply) => reply.type('text/css').send(css))
}
