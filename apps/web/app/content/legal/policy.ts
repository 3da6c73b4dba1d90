/** A paragraph is a string, a list an array of them. */
export type PolicySection = { title: string; parts: (string | readonly string[])[] }

/** A legal text of the site, in plain words. */
export type Policy = {
  title: string
  /** One sentence, for those who find the page in a search. */
  description: string
  path: string
  /** The day of its last change, as in 2025-11-20. */
  changedOn: string
  /** What it comes down to. */
  summary: string
  sections: readonly PolicySection[]
}
