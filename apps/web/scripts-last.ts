/**
 * Moves the links that preload scripts from the head of a page to the end of its body and gives them low priority.
 * React Router writes them before the stylesheet with high priority, where on a slow network they delay the first
 * paint: stylesheet, font and first picture have to share the line with them.
 */
export function scriptsLast(html: string): string {
  const links: string[] = []
  const rest = html.replace(/<link (rel="modulepreload"[^>]*>)/g, (_, attributes) => {
    links.push(`<link fetchpriority="low" ${attributes}`)
    return ''
  })
  return rest.replace('</body>', () => `${links.join('')}</body>`)
}
