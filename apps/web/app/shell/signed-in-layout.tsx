import { Outlet } from 'react-router'
import { useDeferredLogInSession } from '../auth/public.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import { useLogOut } from './use-log-out.tsx'

/**
 * Navigation, page and footer of the signed-in area. It stands around the guard, so that it stays
 * when the guard has found out who is signed in: a link that is being clicked and an open panel
 * would vanish with it.
 */
export default function SignedInLayout() {
  const isSignedIn = useDeferredLogInSession().status === 'present'
  const { leave, question } = useLogOut()
  return (
    <div data-signed-in="" className="flex min-h-dvh flex-col">
      <TopBar onLogOut={isSignedIn ? leave : undefined} />
      {question}
      {/* A loading page is as tall as the window, so that its content does not push the footer out of sight.
      So is the page until it is known who is signed in. */}
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full max-w-content flex-1 px-4 py-8 has-data-skeleton:min-h-dvh sm:px-6 sm:py-12 ${isSignedIn ? '' : 'min-h-dvh'}`}
      >
        <Outlet context={IN_LAYOUT} />
      </main>
      {/* Prerendered too: the names of languages need fonts of the system, which the browser is
          slow to look up. */}
      <Footer />
    </div>
  )
}

/** Tells the guard that it stands within this layout. */
const IN_LAYOUT = 'in-layout'
