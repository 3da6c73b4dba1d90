import type { ReactNode } from 'react'
import { TopBar } from './top-bar.tsx'

type SignedInFrameProps = {
  /** Left out while it is not known who is signed in. */
  onLogOut?: (() => void) | undefined
  footer?: ReactNode
  children: ReactNode
}

/** The frame of a page of the signed-in area. */
export function SignedInFrame({ onLogOut, footer, children }: SignedInFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar onLogOut={onLogOut} />
      {/* A loading page is as tall as the window, so that its content does not push the footer out of sight. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 py-8 has-data-skeleton:min-h-dvh sm:px-6 sm:py-12"
      >
        {children}
      </main>
      {footer}
    </div>
  )
}
