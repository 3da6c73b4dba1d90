import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Value } from '@sightline/contracts/questions/questions'
import { parse } from 'yaml'
import { z } from 'zod'

const Problem = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()).min(1),
  examples: z.array(
    z.strictObject({
      input: z.string(),
      output: z.string(),
      args: z.array(Value),
      expected: Value,
    }),
  ),
})
type Problem = z.infer<typeof Problem>

/** A page with a coding problem as a browser draws it, and what is to be read from its picture. */
export interface ProblemPage {
  name: string
  half: 'known' | 'held-out'
  zoom: number
  html: string
  problem: Problem
}

const LAYOUTS = ['practice site', 'shared editor', 'document', 'slide'] as const
type Layout = (typeof LAYOUTS)[number] | 'two columns'
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
const ZOOMS = [1, 1.5]

/**
 * Each problem in both color schemes and both sizes, the layouts in turn, and once beside code
 * whose lines stand on one height with those of the statement.
 */
export function problemPages(): ProblemPage[] {
  const file = fileURLToPath(new URL('./problems.yaml', import.meta.url))
  const problems = z.array(Problem).parse(parse(readFileSync(file, 'utf8')))
  return problems.flatMap((problem, index) => {
    const page = (layout: Layout, scheme: Scheme, zoom: number): ProblemPage => ({
      name: `${problem.title}, ${layout}, ${scheme}, ${zoom * 100} %`,
      half: index % 2 === 0 ? 'known' : 'held-out',
      zoom,
      problem,
      html: pageOf(problem, layout, scheme),
    })
    const inTurn = SCHEMES.flatMap((scheme, dark) =>
      ZOOMS.map((zoom, large) =>
        page(LAYOUTS[(index + 2 * dark + large) % LAYOUTS.length] ?? 'document', scheme, zoom),
      ),
    )
    return [...inTurn, page('two columns', index % 4 < 2 ? 'light' : 'dark', 1)]
  })
}

const COLORS = {
  light: 'background:#fff;color:#1f2328;--line:#d0d7de;--soft:#f6f8fa;--muted:#656d76',
  dark: 'background:#1a1a1a;color:#e6e6e6;--line:#3a3a3a;--soft:#262626;--muted:#9a9a9a',
}

function pageOf(problem: Problem, layout: Layout, scheme: Scheme): string {
  const style = `<style>
    body { margin: 0; font: 15px/1.55 system-ui, "DejaVu Sans", sans-serif; ${COLORS[scheme]} }
    nav, footer { display: flex; gap: 24px; padding: 8px 16px; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 13px }
    pre, code { font-family: "DejaVu Sans Mono", monospace; font-size: 13px }
    pre { background: var(--soft); padding: 8px 12px; margin: 4px 0 10px; border-left: 3px solid var(--line) }
    h1 { font-size: 20px; margin: 12px 0 } p { margin: 8px 0 } .columns { display: grid; grid-template-columns: 3fr 2fr }
    .columns > * { padding: 4px 20px } aside { border-left: 1px solid var(--line) } .badge { background: var(--soft); border-radius: 9px; padding: 1px 9px }
  </style>`
  return `<!doctype html><meta charset="utf-8">${style}${BODIES[layout](problem)}`
}

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)
const paragraphs = ({ paragraphs }: Problem) =>
  paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')
const examples = ({ examples }: Problem) =>
  examples
    .map(
      ({ input, output }, index) =>
        `<p><b>Example ${index + 1}:</b></p><pre>Input: ${escaped(input)}\nOutput: ${escaped(output)}</pre>`,
    )
    .join('')

/** Lines of an editor, which stand beside those of the statement. */
const CODE = `1   class Solution:
2       def solve(self, data):
3           best = {}
4           for index, item in enumerate(data):
5               if item in best:
6                   return [best[item], index]
7               best[item] = index
8           return []`

const BODIES: Record<Layout, (problem: Problem) => string> = {
  'practice site': (problem) => `
    <nav><b>Problems</b><span>Explore</span><span>Contest</span><span>Discuss</span><span>Premium</span></nav>
    <div class="columns"><main><h1>${problem.title}</h1><p><span class="badge">Medium</span> <span class="badge">Topics</span></p>
    ${paragraphs(problem)}${examples(problem)}</main>
    <aside><pre>1  class Solution:\n2      def solve(self, data):\n3          pass</pre><p>Saved</p></aside></div>`,
  'shared editor': (problem) => `
    <nav><b>pad-4711</b><span>Run</span><span>Python 3</span><span>2 online</span></nav>
    <main style="padding: 0 20px"><h1>${problem.title}</h1>${paragraphs(problem)}${examples(problem)}</main>
    <footer><span>Console</span><span>Ln 1, Col 1</span></footer>`,
  document: (problem) => `
    <main style="padding: 12px 80px"><h1>Interview: ${problem.title}</h1>${paragraphs(problem)}${examples(problem)}
    <p style="color: var(--muted)">Last edit was 3 minutes ago</p></main>`,
  'two columns': (problem) => `
    <nav><b>Practice</b><span>Contest</span><span>Discuss</span></nav>
    <div class="columns" style="grid-template-columns: 1fr 1fr"><main>${paragraphs(problem)}${examples(problem)}</main>
    <pre style="font-size: 13px; line-height: 23px; border: 0; padding: 10px">${CODE}</pre></div>`,
  slide: (problem) => `
    <main style="padding: 20px 60px"><h1 style="font-size: 26px">${problem.title}</h1>${paragraphs(problem)}${examples(problem)}</main>
    <footer><span>Mara is presenting</span><span>12:04</span></footer>`,
}
