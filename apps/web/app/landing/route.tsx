import { Suspense } from 'react'
import { hero } from '../content/hero.ts'
import { Footer } from '../shell/footer.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { PublicHeader } from '../shell/public-header.tsx'
import { Hero } from './hero.tsx'
import { Sections } from './sections.tsx'

export const meta = () => pageMeta({ title: hero.title, description: hero.description, path: '/' })

/**
 * What is below the first screen is hydrated in parts of its own, after the header and the hero. The parts are not
 * loaded lazily: while a lazy part loads, any update of the page makes React remove its prerendered content.
 */
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
