import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'

const messages = join(import.meta.dirname, 'app/messages')

/** What belongs to the signed-in area, whose messages public pages do not load. */
const HOME = [
  ...['account', 'applications', 'billing', 'context', 'dashboard', 'plans', 'postings'],
  ...['devices', 'practice-questions', 'profile'],
  ...['interviews/manage', 'live/list', 'live/running-session.tsx'],
  ...['delete-dialog.tsx', 'use-pages.tsx'],
].map((path) => `<rootDir>/app/${path}`)
/**
 * Folders whose texts stay in English, but for what HOME names: interviews are held in English, and
 * the gallery is for development.
 */
const ENGLISH = ['interviews', 'live', 'ui-gallery'].map((folder) => `<rootDir>/app/${folder}`)

/**
 * Every folder under app/messages is a locale. See docs/decisions/023-languages-of-the-site.md.
 */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: readdirSync(messages),
  catalogs: [
    {
      path: '<rootDir>/app/messages/{locale}/site',
      include: ['<rootDir>/app'],
      exclude: [...HOME, ...ENGLISH],
    },
    { path: '<rootDir>/app/messages/{locale}/home', include: HOME },
  ],
  extractors: [createSwcExtractor()],
  // Without line numbers, a moved line changes no catalog.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
})
