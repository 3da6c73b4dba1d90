import { Button } from '@sightline/ui/button'
import Flag from 'lucide-react/icons/flag'

/**
 * In place of a solution that is not open yet: when it opens, and the button to give up the
 * question.
 */
export const ClosedSolution = ({ onGiveUp }: { onGiveUp: () => void }) => (
  <div className="flex max-w-reading flex-col items-start gap-4 py-4 text-sm">
    <p>
      The solution opens when a submission passes all tests, when the interview ends, or when you
      give up this question.
    </p>
    <Button size="small" icon={<Flag size={16} aria-hidden />} onClick={onGiveUp}>
      Give up this question
    </Button>
  </div>
)
