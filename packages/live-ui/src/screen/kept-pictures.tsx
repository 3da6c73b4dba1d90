import { PICTURES_PER_QUESTION } from '@sightline/contracts/live/kinds'
import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { ScreenView } from '../engine/views.ts'

/** The pictures that go with the user's next question, each of which can be seen and taken back. */
export function KeptPictures({ screen }: { screen: ScreenView }) {
  const { kept, keepProblem, drop } = screen
  const [opened, setOpened] = useState<string | null>(null)
  const shown = opened === null ? -1 : kept.indexOf(opened)
  if (kept.length === 0 && keepProblem === null) return null
  return (
    <section
      aria-label="Pictures for your next question"
      className="flex shrink-0 flex-wrap items-center gap-3 border-t border-line px-3 py-2 text-sm"
    >
      {kept.length > 0 && (
        <p className="min-w-0 flex-1 text-muted">
          {`${kept.length} of ${PICTURES_PER_QUESTION} pictures go with your next question`}
        </p>
      )}
      <ul className="flex shrink-0 gap-3">
        {kept.map((picture, index) => (
          <li key={picture} className="relative">
            <button
              type="button"
              aria-label={`Show picture ${index + 1}`}
              onClick={() => setOpened(picture)}
              className="block rounded-control"
            >
              <img
                src={picture}
                alt=""
                className="h-10 w-14 rounded-control border border-line object-cover object-top"
              />
            </button>
            <button
              type="button"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => drop(picture)}
              className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full border border-line bg-background hover:bg-surface"
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={keepProblem === null ? 'sr-only' : 'w-full text-warn'}>
        {keepProblem}
      </p>
      <Dialog
        isOpen={shown !== -1}
        title={`Picture ${shown + 1}, as it will be sent`}
        onClose={() => setOpened(null)}
        actions={
          <>
            <Button onClick={() => opened !== null && drop(opened)}>Remove</Button>
            <Button variant="primary" onClick={() => setOpened(null)}>
              Done
            </Button>
          </>
        }
      >
        {shown !== -1 && (
          <img
            src={kept[shown]}
            alt="What will be sent"
            className="max-h-[60vh] w-full rounded-card border border-line object-contain"
          />
        )}
      </Dialog>
    </section>
  )
}
