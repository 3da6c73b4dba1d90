import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import source from './javascript.worker.ts?classic'

/** What a worker that runs JavaScript is made of. Imported on the first run only. */
export const javascriptFiles = { source, wasmUrl }
