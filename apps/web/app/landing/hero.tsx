import { hero } from '../content/hero.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { SampleQuestion } from './sample.tsx'
import { StartLink } from './start-link.tsx'

/** Headline, sign-up and download links, and a question to try. */
export function Hero() {
  return (
    <section className="relative overflow-hidden">
      {/* Background: a horizon line with a glow above it. */}
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-[22rem] border-t border-line bg-surface before:absolute before:inset-x-0 before:bottom-full before:h-96 before:bg-[radial-gradient(70%_100%_at_50%_100%,color-mix(in_srgb,var(--color-accent)_18%,transparent),transparent)] sm:h-72"
      />
      <div className="relative mx-auto flex max-w-content flex-col items-center px-4 pt-12 pb-12 text-center sm:px-6 sm:pt-24 sm:pb-24">
        <h1 className="max-w-3xl text-3xl sm:text-4xl lg:text-5xl">{hero().headline}</h1>
        <p className="mt-6 max-w-reading text-base text-balance text-muted sm:text-lg">
          {hero().subline}
        </p>
        <div className="mt-8 flex w-full max-w-80 flex-col justify-center gap-3 sm:max-w-none sm:flex-row sm:flex-wrap">
          <StartLink />
          <DownloadButtons />
        </div>
        <p className="mt-4 text-sm text-muted">{hero().startNote}</p>
        <SampleQuestion />
      </div>
    </section>
  )
}
