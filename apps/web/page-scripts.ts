/**
 * Adds links that preload the messages of a page, which the entry of the app would ask for only
 * once it has loaded.
 */
export function withMessages(
  html: string,
  locale: string,
  areas: string[],
  assets: string[],
): string {
  const isOfPage = (file: string) =>
    areas.some((area) => file.startsWith(`messages-${locale}-${area}`))
  // Compressed files of an earlier build may stand beside them.
  const files = assets.filter((file) => file.endsWith('.js') && isOfPage(file))
  const links = files.map((file) => `<link rel="modulepreload" href="/assets/${file}"/>`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/**
 * Moves the links that preload scripts from the head of a page to the end of its body and gives
 * them low priority. React Router writes them before the stylesheet with high priority, where on a
 * slow network they delay the first paint: stylesheet, font and first picture have to share the
 * line with them.
 */
export function scriptsLast(html: string): string {
  const links: string[] = []
  const rest = html.replace(/<link (rel="modulepreload"[^>]*>)/g, (_, attributes) => {
    links.push(`<link fetchpriority="low" ${attributes}`)
    return ''
  })
  return rest.replace('</body>', () => `${links.join('')}</body>`)
}

/**
 * Replaces the app's scripts in a page by a script of its own. `next` is the HTML of the page that
 * visitors most often open next; links to the scripts that it preloads are put into a template,
 * from which the page's script takes them.
 */
export function withOwnScript(html: string, script: string, next: string): string {
  const withoutApp = html
    .replace(/<link [^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<script(?![^>]*type="application\/)[^>]*>.*?<\/script>/gs, '')
  const preloads = [...next.matchAll(/<link [^>]*rel="modulepreload" href="([^"]+)"\/>/g)]
  const prefetches = preloads
    .map(([, file]) => `<link rel="prefetch" as="script" href="${file}"/>`)
    .join('')
  return withoutApp.replace(
    '</body>',
    () =>
      `<script type="module" fetchpriority="low" src="${script}"></script><template id="next-page">${prefetches}</template></body>`,
  )
}

/** Matches a script that only names exports of another script, as the bundler writes for routes. */
const FACADE = /^\s*export\{(?<names>[^}]*)\}from"\.\/(?<file>[^"]+)";?\s*$/

/**
 * Lets a page import its routes from the scripts that they are in instead of over facades: on a
 * slow network each of these costs a round trip. `read` returns the text of a script by its
 * address. The links that preload facades stay, since React would add those that it does not find.
 * No medium matches them, so Chromium fetches nothing for them, and a browser that ignores the
 * medium of such links fetches some hundred bytes each.
 */
export function withoutFacades(html: string, read: (script: string) => string): string {
  const facades: string[] = []
  const direct = html.replace(
    /import \* as (\w+) from "(\/assets\/[^"]+)";/g,
    (statement, route, script) => {
      const { names, file } = read(script).match(FACADE)?.groups ?? {}
      if (!names) return statement
      facades.push(script)
      const exports = names.split(',').map((name) => name.split(' as '))
      const imported = exports.map(
        ([local, exported = local]) => `${local} as ${route}_${exported}`,
      )
      const members = exports.map(([local, exported = local]) => `${exported}:${route}_${exported}`)
      return `import {${imported.join()}} from "/assets/${file}";const ${route}={${members.join()}};`
    },
  )
  return facades.reduce(
    (page, script) => page.replace(`"${script}"/>`, `"${script}" media="not all"/>`),
    direct,
  )
}
