import { fileURLToPath } from 'node:url'
import { prepareOcrData } from '@sightline/live-ui/toolchain/ocr-files'
import { preparedFiles } from '@sightline/sandbox/toolchain/prepared-files'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The pages of the two windows, which the program carries inside. */
export default defineConfig({
  root,
  plugins: [preparedFiles({ 'runtime:eng.traineddata': prepareOcrData }), react(), tailwindcss()],
  build: {
    outDir: 'build/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What WebKitGTK of Debian 12, and WebView2, understand.
    target: 'es2022',
    rolldownOptions: { input: ['overlay.html', 'settings.html'] },
  },
})
