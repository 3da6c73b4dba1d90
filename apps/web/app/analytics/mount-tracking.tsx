import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../locale/messages.ts'
import { Tracking } from './tracking.tsx'

/** Renders `Tracking` into a page that React does not render itself. */
export async function mountTracking(path: string) {
  await loadMessages(document.documentElement.lang, ['site'])
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    <I18nProvider i18n={i18n}>
      <Tracking path={path} />
    </I18nProvider>,
  )
}
