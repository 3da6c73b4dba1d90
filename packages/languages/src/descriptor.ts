import type { Signature } from '@sightline/contracts/questions'
import type { Harness } from './code-runner/harness.ts'

/** How a language spells identifiers: `firstGap`, `first_gap` or `FirstGap`. */
export type IdentifierCase = 'camel' | 'snake' | 'pascal'

/** Syntax modes of the code editor; the web app loads each when it is needed. */
export type EditorMode = 'javascript' | 'typescript' | 'python' | 'ruby' | 'cpp' | 'java' | 'csharp' | 'go' | 'rust'

/** Where a language runs: in the browser, by a runtime in WebAssembly, or on the code runner of the server. */
export type RunsIn =
  | 'browser'
  | {
      /** The code runner's names for the language, best first. */
      runnerNames: readonly string[]
      /** The program around a candidate's code; loaded when code is run. */
      loadHarness: () => Promise<Harness>
    }

/** All that the product knows about one programming language, besides its runner. Plain data and small functions. */
export type LanguageDescriptor = {
  /** The name that people read, for example `C++`. */
  label: string
  /** Of source files, without the dot. */
  extension: string
  identifierCase: IdentifierCase
  /** One step of indentation. */
  indent: string
  editorMode: EditorMode
  /** What begins a comment that lasts to the end of its line. */
  lineComment: '//' | '#'
  /** How the language writes truth values, and the value of a function that returns nothing. */
  literals: { true: string; false: string; nothing: string }
  /** A type of the contract (`int`, `float[]` …) as the language writes it. */
  typeName: (type: string) => string
  /** The code that a candidate starts with: an empty function of this signature, without a final line break. */
  starter: (signature: Signature) => string
  runsIn: RunsIn
}
