/** The content of a section: a string is a paragraph, an array of strings is a list. */
export type PolicySection = { title: string; parts: (string | readonly string[])[] }

/** A legal text of the site, in plain language. */
export type Policy = {
  title: string
  /** The description for search engines, one sentence. */
  description: string
  path: string
  /** The date of the last change, for example 2025-11-20. */
  changedOn: string
  /** The summary. */
  summary: string
  sections: readonly PolicySection[]
}
