import type { Look } from '@sightline/live-ui/engine/senses'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import type { CaptureProblem } from '../native/capture.ts'
import { captureProblemText } from '../senses/capture-problem.ts'
import { lookOnce } from '../senses/look-once.ts'
import { isEmpty, type WindowFilter } from '../senses/window-filter.ts'

type Seen =
  | { kind: 'nothing' }
  | { kind: 'looking' }
  | { kind: 'look'; look: Look & { of: string } }
  | { kind: 'problem'; text: string }

/** Shows the exact picture and text that a look would give now. */
export function LookNow({ filter }: { filter: WindowFilter }) {
  const [seen, setSeen] = useState<Seen>({ kind: 'nothing' })
  async function look() {
    setSeen({ kind: 'looking' })
    try {
      setSeen({ kind: 'look', look: await lookOnce(filter) })
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : (problem as CaptureProblem)
      setSeen({ kind: 'problem', text: captureProblemText(text) })
    }
  }
  return (
    <>
      <Button disabled={isEmpty(filter) || seen.kind === 'looking'} onClick={look}>
        {seen.kind === 'looking' ? 'Looking …' : 'Try a look'}
      </Button>
      {seen.kind === 'problem' && <Banner tone="warn">{seen.text}</Banner>}
      {seen.kind === 'look' && (
        <section aria-label="What it saw" className="flex w-full flex-col gap-3 text-sm">
          <p>
            Seen of <bdi className="font-medium">{seen.look.of}</bdi>, on this device alone
            {seen.look.isDoubtful && '; hard to read'}:
          </p>
          <img
            src={seen.look.picture}
            alt="What it saw"
            className="w-full rounded-card border border-line"
          />
          <pre className="max-h-80 overflow-auto rounded-card bg-surface p-3 font-mono text-xs whitespace-pre-wrap">
            {seen.look.text}
          </pre>
        </section>
      )}
    </>
  )
}
