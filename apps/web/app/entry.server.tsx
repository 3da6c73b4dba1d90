import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { localeOf } from './locale/locales.ts'
import { loadMessages } from './locale/messages.ts'

/**
 * Renders a page at build time, one after the other: all share the locale. `prerender` waits for
 * lazy components, and the chunk size keeps their HTML in place: React would otherwise move large
 * ones to the end of the page, where only a script could put them back.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadMessages(localeOf(new URL(request.url).pathname), ['site', 'home'])
  const page = <ServerRouter context={context} url={request.url} />
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
