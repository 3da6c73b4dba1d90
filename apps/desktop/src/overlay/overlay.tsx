import type { ComponentProps } from 'react'
import { useStore } from '../store.ts'
import { SessionContent } from './session-content.tsx'

/** What the overlay shows inside its frame. */
export function Overlay(props: Omit<ComponentProps<typeof SessionContent>, 'children'>) {
  const { kind } = useStore(props.account)
  return (
    <SessionContent {...props}>
      <p className="p-4">{kind === 'signed-out' ? 'Sign in, in the settings.' : 'Signing in …'}</p>
    </SessionContent>
  )
}
