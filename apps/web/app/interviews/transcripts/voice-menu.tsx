import { IconButton } from '@sightline/ui/button'
import { Menu, MenuCheckbox, MenuChoice, MenuHeading } from '@sightline/ui/menu'
import Settings2 from 'lucide-react/icons/settings-2'
import type { TextReader } from '../read-aloud/use-read-aloud.ts'

type VoiceMenuProps = {
  microphones: { value: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
  readAloud: TextReader
}

/**
 * The choice of microphone, and whether each question is read aloud. Nothing where there is nothing
 * to choose.
 */
export function VoiceMenu({ microphones, chosen, onChoose, readAloud }: VoiceMenuProps) {
  const canChoose = microphones.length > 1
  if (!canChoose && !readAloud.canRead) return null
  return (
    <Menu
      trigger={<IconButton label="Voice settings" icon={<Settings2 size={20} aria-hidden />} />}
    >
      {readAloud.canRead && (
        <MenuCheckbox isChecked={readAloud.isAlways} onChange={readAloud.setAlways}>
          Read each question aloud
        </MenuCheckbox>
      )}
      {canChoose && (
        <>
          <MenuHeading>Microphone</MenuHeading>
          <MenuChoice
            value={chosen || (microphones[0]?.value ?? '')}
            options={microphones}
            onChange={onChoose}
          />
        </>
      )}
    </Menu>
  )
}
