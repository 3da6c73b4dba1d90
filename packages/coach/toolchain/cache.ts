import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/engines', import.meta.url))

/** The path of a kept file, made when it is not there yet. Its name has to tell everything that it is made from. */
export async function keep(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<string> {
  const path = join(folder, name)
  if (existsSync(path)) return path
  const content = await make()
  await mkdir(folder, { recursive: true })
  // Renamed into place: another process may look for it at any moment.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
  return path
}
