import { javascriptFiles } from '@sightline/sandbox/runtimes/javascript-files'
import { Button } from '@sightline/ui/button'
import { hero } from '../content/hero.ts'
import { Picture } from './picture.tsx'
import '../interviews/samples/sample-question.element.ts'

const { worker, assets } = javascriptFiles
const runtimeUrls = [worker, ...Object.values(assets)].map(({ url }) => url)

/**
 * Questions to try at once. A picture of an interview stands in their place until a button is
 * pressed.
 */
export function SampleQuestion() {
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
