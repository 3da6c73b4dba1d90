import { reactRouter } from '@react-router/dev/vite'
import { prepareOcrData } from '@sightline/live-ui/toolchain/ocr-files'
import { preparedFiles } from '@sightline/sandbox/toolchain/prepared-files'
import { sandbox } from '@sightline/sandbox/toolchain/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chineseFont } from './font-files.ts'
import { messages } from './messages-plugin.ts'
import {
  catalogModules,
  compileHint,
  landingEntry,
  landingModules,
  sharedModules,
} from './script-groups.ts'

/** The server that `npm run dev` starts beside Vite. */
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`

export default defineConfig({
  plugins: [
    messages(),
    landingEntry(),
    preparedFiles({
      'runtime:eng.traineddata': prepareOcrData,
      'runtime:noto-sans-han.otf': chineseFont,
    }),
    sandbox(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        codeSplitting: {
          groups: [
            catalogModules,
            landingModules,
            // One file instead of forty: on a slow network each request costs a round trip.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
            ...sharedModules,
          ],
        },
      },
    },
  },
  // Vite finds the packages of lazy modules and routes at the start: one that it finds later makes
  // it reload the page.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}', '!app/entry.server.tsx'],
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: apiOrigin, ws: true } } },
})
