import { useSyncExternalStore } from 'react'
import { type Capture, readCapture, subscribeToCapture } from './capture.ts'

/** What this tab perceives, kept up to date. */
export const useCapture = (): Capture =>
  useSyncExternalStore(subscribeToCapture, readCapture, readCapture)
