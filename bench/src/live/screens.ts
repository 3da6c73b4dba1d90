import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Value } from '@sightline/contracts/questions/questions'
import { parse } from 'yaml'
import { z } from 'zod'

const Screen = z.strictObject({
  name: z.string(),
  statement: z.array(z.string()),
  without: z.array(z.string()),
  examples: z.array(z.strictObject({ args: z.array(Value), expected: Value })),
  text: z.string(),
})

/** The text of a page as character recognition gives it, with what is to be found in it. */
export type Screen = z.infer<typeof Screen> & {
  half: 'known' | 'held-out'
  /** Its author had read the rules, had not, or wrote it from memory of real pages. */
  set: 'own' | 'other authors' | 'varied'
}

/** The pages of `screens/*.yaml`; README.md explains the fields. */
export function readScreens(): Screen[] {
  const folder = fileURLToPath(new URL('./screens', import.meta.url))
  return globSync('*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      z
        .array(Screen)
        .parse(parse(readFileSync(`${folder}/${file}`, 'utf8')))
        .map((screen, index) => ({
          ...screen,
          set: setOf(file),
          half: file.endsWith('.known.yaml') || index % 2 === 0 ? 'known' : 'held-out',
        })),
    )
}

function setOf(file: string): Screen['set'] {
  if (file.startsWith('other-authors-')) return 'other authors'
  return file.startsWith('varied-') ? 'varied' : 'own'
}
