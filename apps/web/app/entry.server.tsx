import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders a page at build time. `prerender` waits for lazy components, and the chunk size keeps their HTML in place:
 * React would otherwise move large ones to the end of the page, where only a script could put them back.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={context} url={request.url} />
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
