import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * The commands that compile and run a language, the same as in Piston's packages. `file` is the
 * first file of the request.
 */
export type Runtime = {
  language: string
  aliases: string[]
  /** The required programs; the first one prints the version. */
  needs: [string, ...string[]]
  versionFlag: string
  compile?: (files: string[]) => [string, ...string[]]
  run: (file: string) => [string, ...string[]]
}

const RUNTIMES: Runtime[] = [
  {
    language: 'java',
    aliases: [],
    needs: ['java', 'javac'],
    versionFlag: '-version',
    // The optimizing compiler is off: it takes longer than short programs run.
    run: (file) => ['java', '-XX:TieredStopAtLevel=1', file],
  },
  {
    language: 'csharp',
    aliases: ['mono', 'c#', 'cs'],
    needs: ['mono', 'mcs'],
    versionFlag: '--version',
    compile: (files) => ['mcs', '-out:out.exe', ...files],
    run: () => ['mono', 'out.exe'],
  },
  {
    language: 'go',
    aliases: ['golang'],
    needs: ['go'],
    versionFlag: 'version',
    run: (file) => ['go', 'run', file],
  },
  {
    language: 'rust',
    aliases: ['rs'],
    needs: ['rustc'],
    versionFlag: '--version',
    compile: (files) => ['rustc', '-o', 'binary', ...files],
    run: () => ['./binary'],
  },
  {
    language: 'c++',
    aliases: ['cpp', 'g++'],
    needs: ['g++'],
    versionFlag: '--version',
    compile: (files) => ['g++', '-o', 'binary', ...files],
    run: () => ['./binary'],
  },
  {
    language: 'javascript',
    aliases: ['js', 'node-js'],
    needs: ['node'],
    versionFlag: '--version',
    run: (file) => ['node', file],
  },
  {
    language: 'python',
    aliases: ['py', 'python3'],
    needs: ['python3'],
    versionFlag: '--version',
    run: (file) => ['python3', file],
  },
  {
    language: 'ruby',
    aliases: ['rb'],
    needs: ['ruby'],
    versionFlag: '--version',
    run: (file) => ['ruby', file],
  },
]

export type Installed = Runtime & { version: string }

let installed: Promise<Installed[]> | undefined

/** The languages that this machine can run, detected once. */
export function installedRuntimes(): Promise<Installed[]> {
  installed ??= Promise.all(
    RUNTIMES.filter(({ needs }) => needs.every(isOnPath)).map(withVersion),
  ).then((all) => all.flatMap((each) => each ?? []))
  return installed
}

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/**
 * A program that is found but does not start, such as the launcher of a missing version, counts as
 * missing.
 */
async function withVersion(runtime: Runtime): Promise<Installed | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(runtime.needs[0], [runtime.versionFlag])
    const [version] = /\d+\.\d+(\.\d+)?/.exec(stdout + stderr) ?? []
    return version === undefined ? undefined : { ...runtime, version }
  } catch {
    return undefined
  }
}
