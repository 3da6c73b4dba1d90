import type { ApplicationDetail } from '@sightline/contracts/applications/applications'
import { useCallback } from 'react'
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
