import { IconButton } from '@sightline/ui/button'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import type { TextReader } from './use-read-aloud.ts'

type ReadAloudProps = { readAloud: TextReader; isDisabled: boolean }

/** Has the browser read the open question aloud; nothing where the browser cannot. */
export function ReadAloud({
  readAloud: { canRead, isReading, read, stop },
  isDisabled,
}: ReadAloudProps) {
  if (!canRead) return null
  const Icon = isReading ? Square : Volume2
  return (
    <IconButton
      label={isReading ? 'Stop reading' : 'Read aloud'}
      icon={<Icon size={20} aria-hidden />}
      disabled={isDisabled && !isReading}
      onClick={isReading ? stop : read}
    />
  )
}
