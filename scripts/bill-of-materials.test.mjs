import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBillOfMaterials } from './bill-of-materials.mjs'
import { root } from './configuration.mjs'

/** @type {{ name: string, version: string, purl: string, licenses?: [], hashes?: [] }[]} */
const listed = JSON.parse(createBillOfMaterials()).components
/** What others made: the list names our own packages as well. */
const components = listed.filter(({ purl }) => !purl.includes('%40sightline/'))
const readManifest = (/** @type {string} */ path) =>
  JSON.parse(readFileSync(join(root, path), 'utf8'))

describe('bill of materials', () => {
  test.each(['apps/server', 'apps/web', 'packages/languages'])(
    'lists every dependency of %s',
    (folder) => {
      const { dependencies } = readManifest(`${folder}/package.json`)
      const external = Object.keys(dependencies).filter((name) => !name.startsWith('@sightline/'))
      expect(external.length).toBeGreaterThan(0)
      expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(external))
    },
  )

  test('states the installed version and checksum of every package', () => {
    for (const { name, version, purl, hashes } of components) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/)
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
      expect(hashes, name).toHaveLength(1)
    }
  })

  test('states the licence of every package that names it as SPDX does', () => {
    const unnamed = components.filter(({ licenses }) => !licenses).map(({ name }) => name)
    // The fonts refer to their licence file, and png-js has a file alone (MIT).
    expect(unnamed.toSorted()).toEqual(['dejavu-fonts-ttf', 'png-js'])
  })

  test('leaves out what only builds or tests, and lists nothing twice', () => {
    const names = components.map(({ name }) => name)
    for (const tool of ['vitest', '@playwright/test', 'vite', 'autocannon'])
      expect(names).not.toContain(tool)
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
  })
})
