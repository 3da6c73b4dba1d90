import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

/** HTML whose values are already escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type TemplateValue = Html | string | number | undefined | null | TemplateValue[]

const render = (value: TemplateValue): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A template tag for HTML that escapes every value. */
export const html = (texts: TemplateStringsArray, ...values: TemplateValue[]) =>
  new Html(String.raw({ raw: texts }, ...values.map(render)))

/**
 * A complete page in the product's style. `script` is the address of a module that the page loads.
 */
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

// The frame that shows a mail inherits this policy, and the styles inside mails need
// 'unsafe-inline'.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src http: https: data:',
].join('; ')

/**
 * Sends a page that is never cached. `framedBy` lists the origins that may show the page in a
 * frame.
 */
export const sendPage = (reply: FastifyReply, text: string, framedBy = "'none'") =>
  reply
    .headers({
      'content-security-policy': `${policy}; frame-ancestors ${framedBy}`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(text)

/** Serves the style sheet of all pages. */
export const pageRoutes: FastifyPluginAsync = async (app) => {
  const css = readFileSync(new URL('./page.css', import.meta.url), 'utf8')
  app.get('/page.css', async (_request, reply) => reply.type('text/css').send(css))
}
