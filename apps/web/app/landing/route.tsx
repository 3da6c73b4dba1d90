import { Suspense } from 'react'
import { hero } from '../content/hero.ts'
import { pageMeta } from '../page-meta.ts'
import { Footer } from '../shell/footer.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import { Hero } from './hero.tsx'
import { Sections } from './sections.tsx'

export const meta = () =>
  pageMeta({ title: hero().title, description: hero().description, path: '/' })

export default function Landing() {
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Sections />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
