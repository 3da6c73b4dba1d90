import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { complete, missingFrom, missingOptional, withAddresses } from './lock-file.mjs'

const other = process.platform === 'darwin' ? 'win32' : 'darwin'
const lock = {
  packages: {
    '': { optionalDependencies: { tool: '1.0.0' } },
    'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies: { [`@tool/${other}-arm64`]: '1.0.0' } },
  },
}

test('the lock file lists every optional package, so that npm ci accepts it (else: node scripts/lock-file.mjs)', () => {
  expect(missingOptional(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test('an optional package that npm left out is added for its platform alone', () => {
  expect(missingOptional(lock)).toEqual([{ name: `@tool/${other}-arm64`, version: '1.0.0', dev: true }])
  expect(missingOptional(complete(lock))).toEqual([])
  expect(complete(lock).packages[`node_modules/@tool/${other}-arm64`]).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: [other],
  })
})

test('an installed tree may lack what is for another platform', () => {
  expect(missingFrom({ packages: { 'node_modules/tool': { version: '1.0.0' } } }, complete(lock))).toEqual([])
})

test('an installed tree may not lack a binding for this machine, nor hold another version', () => {
  const binding = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  const packages = { 'node_modules/tool': { version: '1.0.0' }, 'node_modules/@tool/here': binding }
  const old = { version: '0.9.0' }
  expect(missingFrom({ packages }, { packages })).toEqual([])
  expect(missingFrom({ packages: { 'node_modules/@tool/here': binding } }, { packages })).toEqual(['tool'])
  expect(missingFrom({ packages: { ...packages, 'node_modules/@tool/here': old } }, { packages })).toEqual([
    '@tool/here',
  ])
})

test('a package has its address where registries keep it, unless its checksum is unknown', () => {
  const integrity = 'sha512-…'
  const packages = {
    'node_modules/tool': { version: '1.0.0', integrity },
    'node_modules/tool/node_modules/@scope/part': { version: '2.0.0-rc.1', integrity },
    'node_modules/other-name': { name: '@scope/part', version: '1.0.0', integrity },
    'node_modules/unseen': { version: '1.0.0' },
    'packages/own': { version: '1.0.0' },
  }
  const addressed = withAddresses({ packages }, 'https://registry.example/npm/').packages
  const addresses = Object.values(addressed).map(({ resolved }) => resolved)
  expect(addresses).toEqual([
    'https://registry.example/npm/tool/-/tool-1.0.0.tgz',
    'https://registry.example/npm/@scope/part/-/part-2.0.0-rc.1.tgz',
    'https://registry.example/npm/@scope/part/-/part-1.0.0.tgz',
    undefined,
    undefined,
  ])
})
