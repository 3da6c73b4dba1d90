import * as z from 'zod/mini'

/** Text with the same target throughout. Only links to https addresses are kept as links. */
export const Inline = z.object({
  text: z.string(),
  href: z.optional(z.url({ protocol: /^https$/ })),
})
export type Inline = z.infer<typeof Inline>

/**
 * A part of a posting. The HTML of employers is parsed into blocks once, when it is found, and is
 * never rendered: see decision 041.
 */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), content: z.array(Inline) }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    items: z.array(z.array(Inline)),
  }),
])
export type Block = z.infer<typeof Block>
