import '../interviews/samples/sample-question.element.ts'
import { javascriptFiles } from '@sightline/sandbox/runtimes/javascript-files'
import { Button, ButtonLink } from '@sightline/ui/button'
import { hero } from '../content/hero.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { LIVE_ID } from './live.tsx'
import { Picture } from './picture.tsx'
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
          <ButtonLink href={`#${LIVE_ID}`} size="large">
            {hero().live}
          </ButtonLink>
          <DownloadButtons />
        </div>
        <p className="mt-4 text-sm text-muted">{hero().startNote}</p>
        <SampleQuestion />
      </div>
    </section>
  )
}

const { worker, assets } = javascriptFiles
const runtimeUrls = [worker, ...Object.values(assets)].map(({ url }) => url)

/**
 * Questions to try at once. A picture of an interview stands in their place until a button is
 * pressed.
 */
function SampleQuestion() {
  const { picture, open, openBehavioral, note, withoutScripts } = hero().sample
  return (
    <sample-question
      id="try"
      data-runtime={runtimeUrls.join(' ')}
      className="mt-12 block w-full sm:mt-16"
    >
      <div
        data-preview
        className="relative overflow-hidden rounded-card border border-line shadow-float"
      >
        <Picture
          name="interview"
          phoneName="phone"
          alt={picture}
          isFirst
          className="h-auto w-full"
        />
        <div className="absolute inset-x-0 bottom-0 flex flex-col items-center gap-3 bg-linear-to-t from-background from-50% to-transparent px-4 pt-24 pb-6 sm:pb-8">
          <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
            <Button size="large" data-open="coding" className="shadow-float">
              {open}
            </Button>
            <Button size="large" data-open="behavioral" className="shadow-float">
              {openBehavioral}
            </Button>
          </div>
          <p className="max-w-reading text-sm text-balance text-muted noscript:hidden">{note}</p>
          <p className="hidden text-sm text-muted noscript:block">{withoutScripts}</p>
        </div>
      </div>
    </sample-question>
  )
}
