import { BROWSER_LANGUAGES, listLabels } from '@sightline/languages/registry'
/** The texts of the desktop helper's download page. */
export const download = {
  title: 'Sightline for Windows',
  description: 'The desktop helper of Sightline for Windows, and what to use where there is none.',
  lead: 'The desktop helper is one small installer. Its download starts by itself.',
  starting: 'The download starts in a moment.',
  started: 'The download has started. If nothing came, use the button.',
  steps: [
    'Open the installer once it is there. Windows asks before it lets anything install.',
    'Sign in with the account that you have here.',
  ],
  notOut:
    'The desktop helper is not out yet. The mock interview works in your browser today, whole, with nothing to install.',
  browser: {
    title: 'In the browser, without an installer',
    points: [
      'A mock interview with questions that follow up on what you said.',
      `An editor that runs ${listLabels(BROWSER_LANGUAGES)} against tests, sealed off in your own browser.`,
      'A report with the evidence for each verdict. The first interview is free.',
    ],
  },
  otherSystems: 'There is no version for macOS or Linux yet. In the browser Sightline works on all three.',
}
