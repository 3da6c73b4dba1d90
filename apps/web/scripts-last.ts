/**
 * Moves the links that ask for scripts ahead of time from the head of a page to its end. React writes them before the stylesheet; behind
 * a slow network they would take the line from the style, the face and the picture that a reader waits for.
 */
export function scriptsLast(html: string): string {
  const links: string[] = []
  const without = html.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link)
    return ''
  })
  return without.replace('</body>', `${links.join('')}</body>`)
}
