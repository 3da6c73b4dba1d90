import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'

/** In place of a solution that is not open yet: when it opens, and the button that gives up the question. */
export function ClosedSolution({ onGiveUp }: { onGiveUp: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex max-w-reading flex-col items-start gap-4 py-4 text-sm">
      <p>
        The solution opens when a submission passes all tests, when the interview ends, or when you give up this
        question.
      </p>
      <Button size="small" icon={<Flag size={16} aria-hidden />} onClick={() => setIsAsking(true)}>
        Give up this question
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Give up this question?"
        text="The solution opens, and you can submit no more code and ask for no more hints. Your best submission so far counts for correctness, and independence scores 0. You cannot take this back."
        confirmLabel="Give up and open the solution"
        isDangerous
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onGiveUp()
        }}
      />
    </div>
  )
}
