import { posix } from 'node:path'
import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { unzip } from './unzip.ts'

/** One XML file inside a DOCX, with the files that it refers to. */
export interface DocxPart {
  root: Element
  /** The part behind a relationship id, or undefined if there is none or it is no XML. */
  related: (id: string | null) => DocxPart | undefined
  /** The first part that this one has a relationship of this type to, such as `footnotes`. */
  relatedByType: (type: string) => DocxPart | undefined
}

/**
 * The main part of a DOCX. Files are found by their relationships, since producers name them
 * differently. @throws LimitExceeded, or any other error for a damaged file
 */
export async function openDocx(zip: Buffer): Promise<DocxPart> {
  const files = await unzip(zip, /\.(xml|rels)$/i)
  const opened = new Map<string, DocxPart>()

  function open(path: string): DocxPart | undefined {
    const known = opened.get(path)
    if (known) return known
    const file = files.get(path)
    if (!file) return undefined
    const links = linksOf(path)
    const part: DocxPart = {
      root: parse(file),
      related: (id) => {
        const target = links.find((link) => link.id === id)?.target
        return target === undefined ? undefined : open(target)
      },
      relatedByType: (type) => {
        const target = links.find((link) => link.type === type)?.target
        return target === undefined ? undefined : open(target)
      },
    }
    opened.set(path, part)
    return part
  }

  function linksOf(path: string) {
    const folder = posix.dirname(path)
    const file = files.get(posix.join(folder, '_rels', `${posix.basename(path)}.rels`))
    if (!file) return []
    return childElements(parse(file)).map((link) => ({
      id: link.getAttribute('Id'),
      type: posix.basename(link.getAttribute('Type') ?? ''),
      // A target that begins with a slash counts from the root of the archive.
      target: posix.resolve('/', folder, link.getAttribute('Target') ?? '').slice(1),
    }))
  }

  const main = linksOf('').find(({ type }) => type === 'officeDocument')?.target
  const part = open(main ?? 'word/document.xml')
  if (!part) throw new Error('no main document')
  return part
}

function parse(file: Buffer): Element {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(file)
  const root = new DOMParser().parseFromString(text, 'text/xml').documentElement
  if (!root) throw new Error('an empty part')
  return root
}

const isElement = (node: Node): node is Element => node.nodeType === 1

export const childElements = (parent: Element): Element[] =>
  Array.from(parent.childNodes).filter(isElement)

/** The element at the end of this path of child names, such as `pPr/rPr/del`. */
export function findElement(parent: Element, path: string): Element | undefined {
  let found: Element | undefined = parent
  for (const name of path.split('/'))
    found = found && childElements(found).find(({ localName }) => localName === name)
  return found
}

/** An attribute by its name without prefix. */
export const attribute = (element: Element, name: string): string | null =>
  Array.from(element.attributes).find(({ localName }) => localName === name)?.value ?? null

/** True for a property that is present and not switched off, as `<w:vanish w:val="0"/>` is. */
export function isOn(property: Element | undefined): boolean {
  return property !== undefined && !/^(0|false|off)$/.test(attribute(property, 'val') ?? '')
}
