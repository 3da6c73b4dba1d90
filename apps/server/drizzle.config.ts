import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/*/table.ts', './src/platform/*/table.ts'],
  out: './src/platform/db/migrations',
})
