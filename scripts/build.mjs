import { buildSite } from './site.mjs'

await buildSite()
