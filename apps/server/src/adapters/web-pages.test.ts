import { expect, test } from 'vitest'
import { isPublicAddress } from './public-addresses.ts'
import { createPageReader, PageError } from './web-pages.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ...[
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ],
  ...['2001:db8::1', '2001::1', 'localhost', ''],
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::8a'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const family = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 })

test.each([
  ['a private address', ['10.0.0.1']],
  ['a public and a private address', ['8.8.8.8', '127.0.0.1']],
  ['a mapped address', ['::ffff:169.254.169.254']],
  ['no address', []],
])('a host whose name leads to %s is not connected to', async (_, addresses) => {
  const asked: string[] = []
  const { read } = createPageReader({
    origin: 'https://sightline.example',
    readableOrigins: [],
    resolve(host, _options, done) {
      asked.push(host)
      done(null, addresses.map(family))
    },
  })
  await expect(read('https://jobs.example/1')).rejects.toThrow(PageError)
  expect(asked).toEqual(['jobs.example'])
})

test.each([
  ...['http://127.0.0.1:5432/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'],
  ...[
    'https://0x7f.1/',
    'https://[::ffff:7f00:1]/',
    'https://jobs.example:8443/',
    'https://localhost/',
  ],
  ...[
    'file:///etc/passwd',
    'https://169.254.169.254/latest/meta-data/',
    'https://me:pw@jobs.example/',
  ],
])('%s is not read', async (address) => {
  const { read } = createPageReader({ origin: 'https://sightline.example', readableOrigins: [] })
  await expect(read(address)).rejects.toThrow(PageError)
})
