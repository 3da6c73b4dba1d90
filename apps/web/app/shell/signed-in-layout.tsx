import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { useGate } from './gate.ts'
import { TopBar } from './top-bar.tsx'

/** Navigation, page and footer of the signed-in area. */
export default function SignedInLayout() {
  const gate = useGate()
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar onLogOut={gate.leave} />
      {/* A loading page is as tall as the window, so that its content does not push the footer out of sight. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 py-8 has-data-skeleton:min-h-dvh sm:px-6 sm:py-12"
      >
        <Outlet context={gate} />
      </main>
      <Footer />
    </div>
  )
}
