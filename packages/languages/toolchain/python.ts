import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'
import { keep } from './cache.ts'

const source = fileURLToPath(import.meta.resolve('pyodide/python_stdlib.zip'))
const PACKED = '/packed.zip'

/**
 * Packs the standard library. Compiled files contain no timestamps, so Python accepts them
 * unchecked and the archive is reproducible.
 */
const PACK = `
import importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

library = next(path for path in sys.path if path.endswith('.zip'))
used = {module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)}

def compiled(path, text):
    code = compile(text, path, 'exec', dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(text), checked=False))

with zipfile.ZipFile(library) as given, zipfile.ZipFile('${PACKED}', 'w') as packed:
    for name in given.namelist():
        path, content = f'{library}/{name}', given.read(name)
        if path in used:
            name, content = name + 'c', compiled(path, content)
        packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`

/**
 * Makes Python's standard library with the modules compiled that are imported at the start, which
 * saves most of the start time. Returns its path.
 */
export async function preparePython(): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(source))
    .update(PACK)
    .digest('hex')
  return keep(`python-${hash.slice(0, 16)}.zip`, async () => {
    const python = await loadPyodide()
    python.runPython(PACK)
    return python.FS.readFile(PACKED)
  })
}
