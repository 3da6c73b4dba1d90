import { Markdown } from '@sightline/ui/markdown'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HIJACKED } from '../../../../stand-ins/src/models/injections.ts'

const render = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)
/** Elements and attributes as a browser would make them; text is escaped and has none. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z]+)([^>]*)>/gi)].map(([, tag, more]) => ({ tag, more }))

describe('what a model writes', () => {
  test('shows paragraphs, lists and code', () => {
    const html = render('Keep **it** in `seen`:\n\n- one\n- two')
    expect(html).toContain('<strong>it</strong>')
    expect(tagsOf(html).filter(({ tag }) => tag === 'li')).toHaveLength(2)
  })

  test('frames a block of code, under the name of its language, with a button that copies it', () => {
    const html = render('Say this:\n\n```python\nhalf = n // 2\n```')
    expect(html).toContain('<figure')
    expect(html).toContain('python')
    expect(html).toContain('aria-label="Copy code"')
    expect(html.replace(/<[^>]+>/g, '')).toContain('half = n // 2')
  })

  test.each(Object.entries(HIJACKED))('“%s” loads nothing and runs nothing', (_kind, text) => {
    for (const { tag, more } of tagsOf(render(text))) {
      expect(['div', 'p', 'strong', 'em', 'code', 'pre', 'ul', 'ol', 'li']).toContain(tag)
      expect(more).not.toMatch(/\b(src|href|style|on\w+|action|srcdoc)=/)
    }
  })
})
