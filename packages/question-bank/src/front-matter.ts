import { parse as parseYaml } from 'yaml'

export type Matter = Record<string, unknown>

/**
 * Splits a text into the YAML fields between its first two lines of `---`, and the body after them.
 * `refuse` receives the fault of an invalid text.
 */
export function readFrontMatter(
  text: string,
  refuse: (fault: string) => never,
): { matter: Matter; body: string } {
  const [, yaml, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? []
  if (yaml === undefined || body === undefined)
    return refuse('must start with front matter between two lines of ---')
  const matter = parse(yaml, refuse)
  return isRecord(matter) ? { matter, body } : refuse('front matter must be a list of fields')
}

function parse(yaml: string, refuse: (fault: string) => never): unknown {
  try {
    return parseYaml(yaml)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

export const isRecord = (value: unknown): value is Matter =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
