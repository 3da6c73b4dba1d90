import { useSyncExternalStore } from 'react'
import { type Choice, currentChoice, watchChoice } from './choice.ts'

/**
 * The current choice, updated from this and other tabs; 'pending' while prerendering and hydrating.
 */
export const useChoice = () =>
  useSyncExternalStore<Choice | 'pending'>(watchChoice, currentChoice, () => 'pending')
