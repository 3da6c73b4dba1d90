import type { Language } from '@sightline/contracts/questions'
import { isRemote, type RemoteLanguage, runsInBrowser } from '@sightline/languages/registry'
import { useEffect, useState } from 'react'
import { interviewsApi } from '../api.ts'

let asked: Promise<RemoteLanguage[]> | undefined

/** The languages that the server's engine runs; null until that is known. Asked once, for as long as the page is open. */
export function useRemoteLanguages(): RemoteLanguage[] | null {
  const [languages, setLanguages] = useState<RemoteLanguage[] | null>(null)
  useEffect(() => {
    let isOver = false
    asked ??= interviewsApi.remoteLanguages().then((languages) => languages.filter(isRemote))
    asked.then(
      (known) => {
        if (!isOver) setLanguages(known)
      },
      () => {
        asked = undefined
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  return languages
}

/** True of a language that runs somewhere. While it is not known what the engine runs, the server will say so. */
export const canRun = (language: Language, onEngine: RemoteLanguage[] | null) =>
  runsInBrowser(language) || onEngine === null || onEngine.includes(language)
