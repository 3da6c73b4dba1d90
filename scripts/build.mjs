import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBillOfMaterials } from './bill-of-materials.mjs'
import { root } from './configuration.mjs'
import { buildSite } from './site.mjs'

await buildSite()
mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(join(root, 'build/sbom.cdx.json'), createBillOfMaterials())
