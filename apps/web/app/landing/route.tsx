import { lazy, Suspense } from 'react'
import { hero } from '../content/hero.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { PublicHeader } from '../shell/public-header.tsx'
import { Hero } from './hero.tsx'

/** Below the first screen: prerendered like everything else, hydrated when their own script has loaded. */
const Sections = lazy(async () => ({ default: (await import('./sections.tsx')).Sections }))
const Footer = lazy(async () => ({ default: (await import('../shell/footer.tsx')).Footer }))

export const meta = () => pageMeta({ title: hero.title, description: hero.description, path: '/' })

export default function Landing() {
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Suspense>
          <Sections />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
