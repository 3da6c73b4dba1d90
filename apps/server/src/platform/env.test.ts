import { expect, test } from 'vitest'
import { EnvError, readEnv, unsetContactVariables } from './env.ts'

const complete = {
  WEB_ORIGIN: 'https://sightline.example',
  AUTH_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtps://user:password@mail.example',
}

function problemsOf(source: Record<string, string | undefined>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return ''
}

test('a complete configuration is frozen and has defaults', () => {
  const env = readEnv(complete)
  expect(env).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    TRUSTED_PROXIES: 0,
    NODE_ENV: 'development',
  })
  expect(Object.isFrozen(env)).toBe(true)
})

test('reports all problems at once', () => {
  const problems = problemsOf({
    PORT: 'many',
    WEB_ORIGIN: 'https://sightline.example/path',
    GOOGLE_CLIENT_ID: 'id',
  })
  for (const name of [
    'PORT',
    'WEB_ORIGIN',
    'AUTH_SECRET: missing',
    'SMTP_URL: missing',
    'GOOGLE_CLIENT_SECRET',
  ]) {
    expect(problems).toContain(name)
  }
})

test('never repeats a value, because it may be a secret', () => {
  expect(problemsOf({ ...complete, AUTH_SECRET: 'hunter2', SMTP_URL: 'hunter2' })).not.toContain(
    'hunter2',
  )
})

test('an empty value counts as unset', () => {
  expect(problemsOf({ ...complete, AUTH_SECRET: '  ' })).toContain('AUTH_SECRET: missing')
  expect(readEnv({ ...complete, PORT: '' }).PORT).toBe(3000)
})

test('production rejects settings that are allowed only in development', () => {
  const problems = problemsOf({
    ...complete,
    NODE_ENV: 'production',
    WEB_ORIGIN: 'http://sightline.example',
  })
  for (const name of ['WEB_ORIGIN', 'DATABASE_URL', 'SITE_DIR']) expect(problems).toContain(name)
})

test('the cost of password hashing can be lowered only outside production', () => {
  expect(readEnv(complete).PASSWORD_HASH_COST).toBe(15)
  expect(readEnv({ ...complete, PASSWORD_HASH_COST: '10' }).PASSWORD_HASH_COST).toBe(10)
  const problems = problemsOf({ ...complete, NODE_ENV: 'production', PASSWORD_HASH_COST: '13' })
  expect(problems).toContain('PASSWORD_HASH_COST: must be 15 or more in production')
  expect(problemsOf({ ...complete, NODE_ENV: 'production' })).not.toContain('PASSWORD_HASH_COST')
})

test.each([
  ['SMTP_URL', 'smtp://user:password@mail.example', 'smtps://user:password@mail.example'],
  ['GOOGLE_DISCOVERY_URL', 'http://login.example/discovery', 'https://login.example/discovery'],
  ['IP_LOOKUP_URL', 'http://ip.example', 'https://ip.example'],
  ['EXCHANGE_RATES_URL', 'http://rates.example', 'https://rates.example'],
  ['GREENHOUSE_URL', 'http://boards.example', 'https://boards.example'],
  ['RECRUITEE_URL', 'http://{company}.boards.example', 'https://{company}.boards.example'],
  ['RAZORPAY_API_URL', 'http://pay.example', 'https://pay.example'],
  ['RAZORPAY_CHECKOUT_URL', 'HTTP://pay.example/c.js', 'https://pay.example/c.js'],
  ['S3_ENDPOINT', 'http://10.0.0.5:9000', 'https://10.0.0.5:9000'],
  [
    'MODELS',
    'openai-compatible:a@https://a.example,openai-compatible:b@http://b.example',
    'openai-compatible:b@https://b.example',
  ],
  ['ANTHROPIC_API_URL', 'http://models.example', 'https://models.example'],
  ['OPENAI_API_URL', 'http://localhost.example', 'https://localhost.example'],
  ['TRANSCRIBER', 'openai-compatible:a@http://a.example', 'openai-compatible:a@http://127.0.0.1:9'],
  ['TAG_MANAGER_URL', 'http://127.0.0.1@tags.example', 'http://127.0.0.1:4000/gtm.js'],
  ['PIXEL_URL', 'http://pixel.example', 'http://localhost:4000'],
  ['INSIGHT_URL', 'http://insight.example', 'http://[::1]:4000'],
  ['CODE_RUNNER_URL', 'http://runner.internal:2000', 'http://127.0.0.1:2000'],
])('production refuses %s without encryption, except on this machine', (name, plain, accepted) => {
  const production = {
    ...complete,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://127.0.0.1/s',
    SITE_DIR: 'site',
  }
  expect(problemsOf({ ...production, [name]: plain })).toContain(
    `${name}: must be encrypted in production`,
  )
  expect(problemsOf({ ...production, [name]: accepted })).toBe('')
  expect(problemsOf({ ...complete, [name]: plain })).toBe('')
})

test('reads models in order and requires their keys and addresses', () => {
  const MODELS = 'anthropic:one, openai:two,openai-compatible:three:8b@http://127.0.0.1:11434/v1'
  const keys = { ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'b' }
  expect(readEnv({ ...complete, ...keys, MODELS }).MODELS).toEqual([
    { id: 'anthropic:one', provider: 'anthropic', name: 'one' },
    { id: 'openai:two', provider: 'openai', name: 'two' },
    {
      id: 'openai-compatible:three:8b',
      provider: 'openai-compatible',
      name: 'three:8b',
      url: 'http://127.0.0.1:11434/v1',
    },
  ])
  expect(readEnv({ ...complete, ...keys, MODELS: 'openai:two+images' }).MODELS).toEqual([
    { id: 'openai:two', provider: 'openai', name: 'two', takesPictures: true },
  ])
  const problems = problemsOf({ ...complete, MODELS: 'anthropic:one,openai:two' })
  for (const name of ['ANTHROPIC_API_KEY: missing', 'OPENAI_API_KEY: missing'])
    expect(problems).toContain(name)
  for (const wrong of [
    'oracle:one',
    'openai-compatible:one',
    'openai:two@https://elsewhere.example',
    'one',
  ])
    expect(problemsOf({ ...complete, ...keys, MODELS: wrong })).toContain('MODELS: must list')
})

test('the contact variables that are not set are known, because pages hide them', () => {
  const env = readEnv({
    ...complete,
    SUPPORT_EMAIL: 'support@sightline.example',
    YOUTUBE_URL: 'https://youtube.example',
  })
  expect(unsetContactVariables(env)).toEqual([
    'SUPPORT_PHONE',
    'POSTAL_ADDRESS',
    'INSTAGRAM_URL',
    'LINKEDIN_URL',
  ])
})

test.each([
  ['postgres://db.example/s', false],
  ['postgres://db.example/s?sslmode=prefer', false],
  ['postgres://db.example/s?sslmode=require', true],
  ['postgresql://user:secret@db.example:5433/s?sslmode=verify-full', true],
  ['postgres://localhost/s', true],
  ['postgres://127.0.0.1:5433/s', true],
  ['postgres://[::1]/s', true],
  ['postgres:///s?host=/var/run/postgresql', true],
])('production and the database %s without TLS: taken %s', (DATABASE_URL, isTaken) => {
  const production = { ...complete, NODE_ENV: 'production', DATABASE_URL, SITE_DIR: 'site' }
  const problem = 'DATABASE_URL: must demand TLS in production'
  const problems = problemsOf(production)
  if (isTaken) expect(problems).not.toContain('DATABASE_URL')
  else expect(problems).toContain(problem)
  expect(problemsOf({ ...production, DATABASE_WITHOUT_TLS: 'yes' })).not.toContain('DATABASE_URL')
  expect(problemsOf({ ...complete, DATABASE_URL })).not.toContain('DATABASE_URL')
})
