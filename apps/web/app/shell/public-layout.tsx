import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** Header, page and footer of all public pages but the landing page, which is wider. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content flex-1 px-4 py-8 sm:px-6 sm:py-12"
      >
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
