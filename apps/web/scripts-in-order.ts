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

/** Adds the content of the template to the page in the task after the first frame. */
const ADD_SCRIPTS =
  "requestAnimationFrame(()=>setTimeout(()=>document.body.append(document.getElementById('scripts').content)))"

/**
 * Makes the module script of a page and its preloads start after the first paint, so that nothing the first screen
 * needs shares the line with them. For pages that work without scripts. The script keeps its place, where React expects
 * one when it hydrates; only its content waits in a template.
 */
export function scriptsAfterFirstPaint(html: string): string {
  const waiting: string[] = []
  const rest = html
    .replace(/<link fetchpriority="low" rel="modulepreload"[^>]*>/g, (link) => {
      waiting.push(link)
      return ''
    })
    .replace(/(<script type="module"[^>]*>)(.*?)<\/script>/s, (script, tag) => {
      waiting.push(script)
      return `${tag}${ADD_SCRIPTS}</script>`
    })
  return rest.replace('</body>', () => `<template id="scripts">${waiting.join('')}</template></body>`)
}
