import { useCallback } from 'react'
import { useAnnouncedData } from '../events/public.ts'
import { profileApi } from './api.ts'

const load = () => profileApi.read()

/** The user's profile with the list of resumes. */
export const useProfile = () => useAnnouncedData('profile', 'profile', load)

/** One base resume with its contents. */
export function useResume(id: string) {
  const loadResume = useCallback(() => profileApi.readResume(id), [id])
  return useAnnouncedData(`resume ${id}`, 'profile', loadResume)
}
