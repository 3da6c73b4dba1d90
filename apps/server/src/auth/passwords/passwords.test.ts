import { hashPassword as hashWithoutCost } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('verifies a password in any Unicode composition and rejects another password', async () => {
  const hash = await hashPassword('caf\u00e9 horse', 10)
  expect(await verifyPassword({ hash, password: 'cafe\u0301 horse' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'cafe horse' })).toBe(false)
})

test('the same password gets a different hash each time', async () => {
  expect(await hashPassword('correct horse', 10)).not.toBe(await hashPassword('correct horse', 10))
})

test('verifies passwords that were hashed at another cost', async () => {
  for (const cost of [10, 11]) {
    const hash = await hashPassword('correct horse', cost)
    expect(hash).toMatch(new RegExp(`^\\$scrypt\\$ln=${cost},r=8,p=3\\$`))
    expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true)
  }
})

test('verifies a Better Auth hash, which contains no cost', async () => {
  const hash = await hashWithoutCost('correct horse')
  expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'another horse' })).toBe(false)
})
