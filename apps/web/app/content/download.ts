import { t } from '@lingui/core/macro'
import { BROWSER_LANGUAGES } from '@sightline/languages/registry'
import { allOf } from './language-lists.ts'
/** The texts of the desktop helper's download page. */
export const download = () => ({
  title: t`Sightline for Windows`,
  description: t`The desktop helper of Sightline for Windows, and what to use where there is none.`,
  lead: t`The desktop helper is one small installer. Its download starts by itself.`,
  starting: t`The download starts in a moment.`,
  started: t`The download has started. If nothing came, use the button.`,
  steps: [
    t`Open the installer once it is there. Windows asks before it lets anything install.`,
    t`Sign in with the account that you have here.`,
  ],
  notOut: t`The desktop helper is not out yet. The mock interview works in your browser today, whole, with nothing to install.`,
  browser: {
    title: t`In the browser, without an installer`,
    points: [
      t`A mock interview with questions that follow up on what you said.`,
      t`An editor that runs ${allOf(BROWSER_LANGUAGES)} against tests, sealed off in your own browser.`,
      t`A report with the evidence for each verdict. The first interview is free.`,
    ],
  },
  otherSystems: t`There is no version for macOS or Linux yet. In the browser Sightline works on all three.`,
})
