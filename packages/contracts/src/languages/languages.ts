import * as z from 'zod/mini'

/** The names of programming languages on the wire; `packages/languages` describes each. */
export const LANGUAGE_IDS = [
  'javascript',
  'typescript',
  'python',
  'ruby',
  'cpp',
  'java',
  'csharp',
  'go',
  'rust',
  'sql',
] as const
export const Language = z.enum(LANGUAGE_IDS)
export type Language = z.infer<typeof Language>
