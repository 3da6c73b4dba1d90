import { Button } from '@sightline/ui/button'
import { Checkbox } from '@sightline/ui/choice'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import type { useReadAloud } from './use-read-aloud.ts'

type ReadAloudProps = { readAloud: ReturnType<typeof useReadAloud>; isDisabled: boolean }

/** Has the browser read the open question aloud, now or each time. */
export function ReadAloud({ readAloud, isDisabled }: ReadAloudProps) {
  const { isReading, isAlways, read, stop, setAlways } = readAloud
  const Icon = isReading ? Square : Volume2
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon size={16} aria-hidden />}
        disabled={isDisabled && !isReading}
        onClick={isReading ? stop : read}
      >
        {isReading ? 'Stop reading' : 'Read aloud'}
      </Button>
      <Checkbox label="Read each question" checked={isAlways} onChange={({ target }) => setAlways(target.checked)} />
    </>
  )
}
