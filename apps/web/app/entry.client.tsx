import { setErrorTranslation } from '@sightline/client/errors'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { addressInKeptLanguage, keepLanguage } from './locale/kept-language.ts'
import { isHomePath } from './locale/languages.ts'
import { loadMessages } from './locale/messages.ts'

/** Hydrates a page once the messages of its language have arrived. */
async function start() {
  const address = addressInKeptLanguage(location)
  if (address) return location.replace(address)
  const language = document.documentElement.lang
  await loadMessages(language, isHomePath(location.pathname) ? ['site', 'home'] : ['site'])
  if (language !== 'en') {
    keepLanguage(language)
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
