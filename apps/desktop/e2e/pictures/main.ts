import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '@sightline/e2e/harness/server-process'
import { createAlbum } from '@sightline/e2e/pictures/album'
import { root } from '../../../../scripts/configuration.mjs'
import { until } from '../harness/desktop.ts'
import { newFolder, startHelper } from '../harness/helper.ts'
import { liveOn } from '../harness/live.ts'
import { newPerson } from '../harness/person.ts'
import { signIn } from '../harness/signed-in.ts'

/*
 * Takes the pictures of the helper that HELPER names, in a session, above the window of another
 * program. `npm run pictures -- helper` runs it, on a screen of its own with two pixels for each
 * that is shown.
 */
const FOLDER = join(root, 'apps/web/app/shell/helper-pictures')
/** The window below: a posting's task, as an interviewer shows it. */
const BELOW = `
  Longest substring

  Given a string s, find the length of the
  longest substring without repeating
  characters.

  Example 1
    Input:   s = "abcabcbb"
    Output:  3, for "abc"

  Example 2
    Input:   s = "bbbbb"
    Output:  1, for "b"

  1  function lengthOfLongestSubstring(s) {
  2
  3  }`
const COLOURS = { light: ['#f7f6f4', '#17181c'], dark: ['#181b21', '#f1f2f4'] }
/** Left, top, width and height of what is pictured, in pixels. */
const SIZE = [1840, 1200]
const PLACE = { x: 800, y: 120, width: 960, height: 960 }

const album = createAlbum(FOLDER)
const server = await startServer({ SITE_DIR: '' })
for (const scheme of ['light', 'dark'] as const) await take(scheme)
album.finish()
await server.close()
process.exit()

async function take(scheme: 'light' | 'dark') {
  const ends: (() => unknown)[] = []
  const [background = '', ink = ''] = COLOURS[scheme]
  const start = (program: string, args: string[]) => {
    const child = spawn(program, args, { stdio: 'ignore' })
    ends.push(() => child.kill())
  }
  start('picom', ['--backend', 'xrender'])
  start('xterm', [
    ...['-T', 'Task', '-fullscreen', '-fa', 'Monospace', '-fs', '21', '-bg', background],
    ...['-fg', ink, '+sb', '-b', '24', '-e', 'sh', '-c', 'printf %s "$1"; exec sleep 600', 'sh'],
    BELOW,
  ])
  await until(() => execFileSync('xdotool', ['search', '--name', '^Task$']).length > 0)
  const person = await newPerson(server)
  const places = { last: `screen ${SIZE.join('×')}`, on: { [`screen ${SIZE.join('×')}`]: PLACE } }
  const helper = await startHelper(
    { after: (end) => void ends.unshift(end as () => unknown) },
    {
      server: server.origin,
      folder: newFolder({
        'window-filter': JSON.stringify({ windows: [], programs: ['XTerm'], screen: null }),
        'overlay-places': JSON.stringify(places),
      }),
      env: { GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
    },
  )
  await signIn(helper, person)
  execFileSync('xdotool', ['search', '--name', '^Sightline settings$', 'windowminimize', '--sync'])
  await helper.openOverlay()
  const live = liveOn(person)
  const id = await live.begin('coding')
  await helper.press('Open it here')
  await helper.press('Share a window or screen')
  await helper.press('Turn on the microphone')
  await live.say(id, 'you', 'Yes, gladly.')
  await live.say(
    id,
    'them',
    'Find the length of the longest substring without repeating characters.',
  )
  await helper.see('a sliding window', 60_000)
  // A window that fills the screen would cover the overlay while it has the keyboard.
  execFileSync('xdotool', ['search', '--onlyvisible', '--name', '^Sightline$', 'windowfocus'])
  // The pointer and what glides into place are no part of the picture.
  execFileSync('xdotool', ['mousemove', '0', '0'])
  await setTimeout(3000)
  const png = execFileSync('import', ['-window', 'root', 'png:-'], { maxBuffer: 1e8 })
  await album.add('overlay', scheme, png)
  await person.endDevices()
  for (const end of ends) await end()
}
