import type { LiveChannel } from '@sightline/contracts/live/kinds'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { LevelMeter } from '@sightline/ui/level-meter'
import { Select } from '@sightline/ui/select'
import { useEffect, useState } from 'react'
import type { About } from '../native/computer.ts'
import { type SoundDevice, soundDevices } from '../native/sound.ts'
import {
  createDesktopSenses,
  type DesktopSenses,
  type DesktopSensesState,
  MICROPHONE,
} from '../senses/desktop-senses.ts'
import { useStore } from '../store.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { Section } from './section.tsx'

interface Props {
  settings: StoredSettings
  family: About['family']
}

/** Tries the sound of both sides, and chooses the microphone. */
export function SoundSection({ settings, family }: Props) {
  const [senses] = useState(() =>
    createDesktopSenses({ settings, family, onNothingChosen: () => {} }),
  )
  const state = useStore(senses)
  useEffect(() => senses.closeAll, [senses])
  const [isTrying, setTrying] = useState(false)

  function turn(isOn: boolean) {
    setTrying(isOn)
    if (!isOn) return senses.closeAll()
    void senses.hearThem()
    void senses.openMicrophone('')
  }

  return (
    <Section title="What Sightline hears">
      <p className="text-sm text-muted">
        Your microphone, and what this computer plays, each on its own. Neither is read before you
        begin, and a muted one is not read at all.
      </p>
      <Button onClick={() => turn(!isTrying)}>{isTrying ? 'Stop trying' : 'Try the sound'}</Button>
      {state.problem && <Banner tone="warn">{state.problem.text}</Banner>}
      {isTrying && (
        <>
          <Channel name="them" label="The others" state={state} senses={senses} />
          <Channel name="you" label="You" state={state} senses={senses} />
        </>
      )}
      <Microphones settings={settings} />
    </Section>
  )
}

interface ChannelProps {
  name: LiveChannel
  label: string
  state: DesktopSensesState
  senses: DesktopSenses
}

function Channel({ name, label, state, senses }: ChannelProps) {
  const { [name]: input, muted, notes } = state
  const note = notes[name]
  return (
    <section aria-label={label} className="flex w-full flex-col gap-2 text-sm">
      <div className="flex items-center gap-4">
        <span className="w-24 font-medium">{label}</span>
        <span
          role="img"
          aria-label={`How loud: ${label}`}
          className="block h-2 w-40 overflow-hidden rounded-full bg-line"
        >
          {input && <LevelMeter level={input.level} />}
        </span>
        <bdi className="min-w-0 flex-1 truncate text-muted">
          {muted[name] ? 'muted, and not read' : (input?.device()?.name ?? 'no device')}
        </bdi>
        <Button size="small" onClick={() => senses.setMuted(name, !muted[name])}>
          {muted[name] ? 'Unmute' : 'Mute'}
        </Button>
      </div>
      {note && <Banner tone="warn">{note}</Banner>}
    </section>
  )
}

function Microphones({ settings }: { settings: StoredSettings }) {
  const [microphones, setMicrophones] = useState<SoundDevice[]>([])
  useEffect(() => {
    soundDevices().then(
      (devices) => setMicrophones(devices.microphones),
      // Trying the sound says why there is none.
      () => setMicrophones([]),
    )
  }, [])
  return (
    <Select
      key={microphones.length}
      label="Microphone"
      defaultValue={settings.read(MICROPHONE) ?? ''}
      options={[
        { value: '', label: 'The one that the system uses' },
        ...microphones.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => settings.write(MICROPHONE, target.value || null)}
    />
  )
}
