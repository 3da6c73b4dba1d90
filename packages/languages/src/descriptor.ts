import type {
  ClassSignature,
  QuerySignature,
  Signature,
} from '@sightline/contracts/questions/questions'
import type { Harness } from './code-runner/harness.ts'
import type { IdentifierCase } from './spelling.ts'

/** Syntax modes of the code editor. The web app loads each when it is needed. */
export type EditorMode =
  | 'javascript'
  | 'typescript'
  | 'python'
  | 'ruby'
  | 'cpp'
  | 'java'
  | 'csharp'
  | 'go'
  | 'rust'
  | 'sql'

/**
 * Where a language runs: in the browser, by a WebAssembly runtime, or on the server's code runner.
 */
export type RunsIn =
  | 'browser'
  | {
      /** The code runner's names for the language, best first. */
      runnerNames: readonly string[]
      /** The program around a candidate's code; loaded when code is run. */
      loadHarness: () => Promise<Harness>
    }

/**
 * Everything the product knows about one programming language, except its runtime. Plain data and
 * small functions.
 */
export type LanguageDescriptor = {
  /** The name shown to people, for example `C++`. */
  label: string
  /** The extension of source files, without the dot. */
  extension: string
  identifierCase: IdentifierCase
  /** One step of indentation. */
  indent: string
  editorMode: EditorMode
  /** Starts a comment that ends with its line. */
  lineComment: '//' | '#' | '--'
  /** The literals of booleans, and the result of a function that returns nothing. */
  literals: { true: string; false: string; nothing: string }
  /** The language's spelling of a contract type (`int`, `float[]` …). */
  typeName: (type: string) => string
  /**
   * The code that a candidate starts with: an empty function with this signature, without a final
   * line break.
   */
  starter?: (signature: Signature) => string
  /** The same for a class; absent in languages that questions about classes are not offered in. */
  classStarter?: (signature: ClassSignature) => string
  /**
   * The same for a query. Languages that have it are offered for questions about queries, and for
   * no others.
   */
  queryStarter?: (signature: QuerySignature) => string
  runsIn: RunsIn
}
