import type { Block } from '@sightline/contracts/postings/blocks'
import { plainText } from '@sightline/contracts/text/plain-text'
import { Parser } from 'htmlparser2'
import { blocksOfHtml } from './html-blocks.ts'

/** What a page of a posting says. `title` and `company` are empty where it does not name them. */
export interface PagePosting {
  title: string
  company: string
  blocks: Block[]
}

/**
 * The posting on a web page: as the page describes it for search engines (schema.org's JobPosting)
 * where it does, or else the page's own words.
 */
export function postingOfPage(html: string): PagePosting {
  const { title, scripts } = headOf(html)
  const described = scripts.map(jobPostingOf).find((posting) => posting !== null)
  if (described) return described
  // Scripts come first on many pages, and would fill the length that is read.
  const visible = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
  return { title: line(title), company: '', blocks: blocksOfHtml(visible) }
}

const line = (text: unknown) =>
  typeof text === 'string' ? plainText(text.replace(/\s+/g, ' ')).trim().slice(0, 300) : ''

function headOf(html: string) {
  let title = ''
  const scripts: string[] = []
  let inside: 'title' | 'description' | null = null
  const parser = new Parser({
    onopentag(name, { type }) {
      if (name === 'title' && title === '') inside = 'title'
      else if (name === 'script' && type === 'application/ld+json') {
        inside = 'description'
        scripts.push('')
      } else inside = null
    },
    ontext(text) {
      if (inside === 'title') title += text
      else if (inside === 'description') scripts.push((scripts.pop() ?? '') + text)
    },
    onclosetag() {
      inside = null
    },
  })
  parser.end(html)
  return { title, scripts }
}

function jobPostingOf(script: string): PagePosting | null {
  const posting = findJobPosting(parsed(script), 0)
  if (!posting || typeof posting.description !== 'string') return null
  const { hiringOrganization: by } = posting
  const company = isObject(by) ? line(by.name) : line(by)
  return { title: line(posting.title), company, blocks: blocksOfHtml(posting.description) }
}

/** How deep a description lies at most: in a list, or in a graph within one. */
const DEPTH_MAX = 3

function findJobPosting(value: unknown, depth: number): Record<string, unknown> | null {
  if (depth > DEPTH_MAX) return null
  if (Array.isArray(value))
    return (
      value.map((item) => findJobPosting(item, depth + 1)).find((found) => found !== null) ?? null
    )
  if (!isObject(value)) return null
  if ([value['@type']].flat().includes('JobPosting')) return value
  return findJobPosting(value['@graph'], depth + 1)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
