import type { Language } from '@sightline/contracts/languages/languages'
import { isRemote, type RemoteLanguage, runsInBrowser } from '@sightline/languages/registry'
import { interviewsApi } from '../api.ts'
import { createServerFact, useServerFact } from '../log/server-fact.ts'

const remoteLanguages = createServerFact(async () =>
  (await interviewsApi.remoteLanguages()).filter(isRemote),
)

/** The languages that the server's code runner supports; null until they are known. */
export const useRemoteLanguages = () => useServerFact(remoteLanguages)

/**
 * Whether code in a language can be run. While the remote languages are unknown, all count as
 * runnable and the server decides.
 */
export const canRun = (language: Language, remote: RemoteLanguage[] | null) =>
  runsInBrowser(language) || remote === null || remote.includes(language)
