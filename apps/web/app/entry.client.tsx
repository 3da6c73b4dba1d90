import { setErrorTranslation } from '@sightline/client/errors'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { addressInKeptLocale, keepLocale } from './locale/kept-locale.ts'
import { isHomePath } from './locale/locales.ts'
import { loadMessages } from './locale/messages.ts'

/** Hydrates a page once the messages of its locale have arrived. */
async function start() {
  const address = addressInKeptLocale(location)
  if (address) return location.replace(address)
  const locale = document.documentElement.lang
  await loadMessages(locale, isHomePath(location.pathname) ? ['site', 'home'] : ['site'])
  if (locale !== 'en') {
    keepLocale(locale)
    setErrorTranslation((await import('./locale/error-messages.ts')).translateError)
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

void start()
