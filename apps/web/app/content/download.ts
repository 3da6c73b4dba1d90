import { t } from '@lingui/core/macro'
import { BROWSER_LANGUAGES } from '@sightline/languages/registry'
import { allOf } from './language-lists.ts'

/** The texts of the desktop helper's download page. */
export const download = () => ({
  title: t`Sightline on your computer`,
  description: t`The desktop helper of Sightline for Windows and Linux: its installers with their sizes and SHA-256, and what works in the browser instead.`,
  lead: t`The desktop helper is for conversations that do not take place in a browser tab.`,
  points: [
    t`Shows the answers in a window above every program. You move it, resize it and make it as see-through as you like.`,
    t`Obeys your keys while another program has the focus. It takes them only while a session runs.`,
    t`Sees the windows that you allow, and nothing else.`,
    t`Hears both sides: the computer’s sound and your microphone, each muted by a key.`,
  ],
  isVisible: t`Its window is an ordinary one: whoever sees your whole screen sees it too.`,
  starting: t`The download starts in a moment.`,
  started: t`The download has started. If nothing came, use the button.`,
  onPhones: t`The helper runs on a computer. Open this page there to download it.`,
  problem: t`An installer is being replaced on this site and is not whole at the moment. Try again in a few minutes.`,
  systems: {
    windows: {
      name: t`Windows`,
      download: t`Download for Windows`,
      needs: t`Windows 10 or newer, 64-bit`,
      none: t`There is no installer for Windows here at the moment.`,
      unsigned: t`Windows warns of it because it carries no signature. Once the SHA-256 is right, choose “More info” and “Run anyway”.`,
      steps: [
        t`Open the file that was downloaded. It installs for you alone, without an administrator.`,
        t`Start Sightline. It shows a code: confirm it on this site, signed in to your account.`,
      ],
      check: 'certutil -hashfile sightline…exe SHA256',
    },
    linux: {
      name: t`Linux`,
      download: t`Download for Linux`,
      needs: t`Debian 12, Ubuntu 24.04 or newer, 64-bit`,
      none: t`There is no installer for Linux here at the moment.`,
      unsigned: t`It carries no signature: compare the SHA-256 before you install it.`,
      steps: [
        t`Open the file that was downloaded, or install it with apt: sudo apt install ./sightline…deb`,
        t`Start Sightline. It shows a code: confirm it on this site, signed in to your account.`,
        t`On Wayland no program may take keys from others. The helper’s settings show how to bind its keys in those of your desktop.`,
      ],
      check: 'sha256sum sightline…deb',
    },
  },
  mac: { name: t`macOS`, text: t`Coming soon. Until then, live help runs in the browser.` },
  sum: 'SHA-256',
  notSigned: t`Not signed`,
  checkWith: t`Check it with:`,
  afterwards: t`After the download`,
  notOut: t`The desktop helper is not out yet. The mock interview works in your browser today, whole, with nothing to install.`,
  browser: {
    title: t`In the browser, without an installer`,
    points: [
      t`A mock interview with questions that follow up on what you said.`,
      t`An editor that runs ${allOf(BROWSER_LANGUAGES)} against tests, sealed off in your own browser.`,
      t`A report with the evidence for each verdict. The first interview is free.`,
      t`Live help with a meeting in another tab.`,
    ],
  },
})
