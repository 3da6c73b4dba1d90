import { expect, test } from 'vitest'
import { browserOf, soundChoice, systemOf } from './platform.ts'

const AGENTS = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
}

test('system and browser are told from what the browser says of itself', () => {
  expect(Object.values(AGENTS).map((agent) => [systemOf(agent), browserOf(agent)])).toEqual([
    ['Windows', 'Edge'],
    ['macOS', 'Safari'],
    ['Linux', 'Chrome'],
    [null, 'Chrome'],
  ])
})

test('a tab has sound everywhere, the screen not on Linux, a window nowhere for sure', () => {
  expect(soundChoice('browser', 'Linux')).toEqual({ pane: 'Tab', box: 'Also share tab audio' })
  expect(soundChoice('monitor', 'Windows')?.box).toBe('Also share system audio')
  expect(soundChoice('monitor', 'Linux')).toBeNull()
  expect(soundChoice('window', 'macOS')).toBeNull()
})
