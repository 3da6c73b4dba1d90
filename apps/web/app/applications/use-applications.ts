import { errorMessage } from '@sightline/client/errors'
import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { useCallback, useState } from 'react'
import { useAnnouncedData } from '../events/public.ts'
import { applicationsApi } from './api.ts'

const loadSummary = () => applicationsApi.summary()

/** Counts of the user's applications, and what is due. */
export const useSummary = () =>
  useAnnouncedData('applications-summary', 'applications', loadSummary)

/** One application with its timeline. */
export function useApplication(id: string) {
  const load = useCallback((): Promise<ApplicationDetail> => applicationsApi.read(id), [id])
  return useAnnouncedData(`application ${id}`, 'applications', load)
}

/** An action on applications: whether it goes on, and what failed. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Runs the action. Resolves to whether it has succeeded. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    setProblem(null)
    try {
      await action()
      return true
    } catch (error) {
      setProblem(errorMessage(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return { run, isBusy, problem }
}
