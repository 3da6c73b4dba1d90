import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Checkbox } from '@sightline/ui/choice'
import { Select } from '@sightline/ui/select'
import { useState } from 'react'
import {
  type CaptureProblem,
  listScreens,
  listWindows,
  type OpenWindow,
  type Screen,
} from '../native/capture.ts'
import { captureProblemText } from '../senses/capture-problem.ts'
import { LOOK_MODES, type LookMode, readLookMode, saveLookMode } from '../senses/look-mode.ts'
import {
  isNamed,
  nameProgram,
  nameScreen,
  nameWindow,
  parseWindowFilter,
  WINDOW_FILTER,
  type WindowFilter,
  writeWindowFilter,
} from '../senses/window-filter.ts'
import { useSetting } from '../settings-hooks.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { LookNow } from './look-now.tsx'
import { Section } from './section.tsx'
import { Thumbnail } from './thumbnail.tsx'

const MODE_LABELS: Record<LookMode, string> = {
  automatic: 'Whenever it changes',
  manual: 'Only when you press the key',
  pictures: 'Only when you press the key, the picture alone',
}

/** Chooses what the assistant may see. */
export function WindowsSection({ settings }: { settings: StoredSettings }) {
  const filter = parseWindowFilter(useSetting(settings, WINDOW_FILTER))
  const [open, setOpen] = useState<{ windows: OpenWindow[]; screens: Screen[] } | null>(null)
  const [problem, setProblem] = useState<CaptureProblem | null>(null)
  const choose = (next: WindowFilter) => writeWindowFilter(settings, next)

  async function list() {
    try {
      const [windows, screens] = await Promise.all([listWindows(), listScreens()])
      setOpen({ windows, screens })
      setProblem(null)
    } catch (error) {
      setOpen(null)
      setProblem(error as CaptureProblem)
    }
  }

  return (
    <Section title="What Sightline may see">
      <p className="text-sm text-muted">
        Everything else is never captured, and its own windows neither. Nothing is captured before
        you share it in a session.
      </p>
      <Chosen filter={filter} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={list}>{open ? 'List the windows again' : 'List the open windows'}</Button>
        <LookNow filter={filter} />
      </div>
      {problem !== null && <Banner tone="warn">{captureProblemText(problem)}</Banner>}
      {open && <Programs windows={open.windows} filter={filter} onChoose={choose} />}
      {open && <Screens screens={open.screens} filter={filter} onChoose={choose} />}
      <Select
        label="When it looks"
        defaultValue={readLookMode(settings)}
        options={LOOK_MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
        onChange={({ target }) => saveLookMode(settings, target.value as LookMode)}
      />
    </Section>
  )
}

function Chosen({ filter: { windows, programs, screen } }: { filter: WindowFilter }) {
  const names = [
    ...windows.map(({ title, program }) => title || program),
    ...programs.map((program) => `all windows of ${program}`),
    ...(screen ? [`the screen ${screen.name}`] : []),
  ]
  if (names.length === 0) return <p>It may see nothing.</p>
  return (
    <p>
      It may see:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <bdi className="font-medium">{name}</bdi>
        </span>
      ))}
      {'.'}
    </p>
  )
}

interface ChooseProps {
  filter: WindowFilter
  onChoose: (filter: WindowFilter) => void
}

function Programs({ windows, filter, onChoose }: ChooseProps & { windows: OpenWindow[] }) {
  if (windows.length === 0) return <p>No window of another program is open.</p>
  return [...Map.groupBy(windows, ({ program }) => program)].map(([program, own]) => (
    <fieldset key={program} className="flex w-full flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">
        <bdi>{program}</bdi>
      </legend>
      <Checkbox
        label={`All windows of ${program}`}
        hint="Also those that it opens later."
        checked={filter.programs.includes(program)}
        onChange={({ target }) => onChoose(nameProgram(filter, program, target.checked))}
      />
      {own.map((window) => (
        <div key={window.id} className="flex items-start gap-4">
          <Thumbnail of={window} />
          <Checkbox
            label={window.title || program}
            dir="auto"
            checked={isNamed(filter, window)}
            onChange={({ target }) => onChoose(nameWindow(filter, window, target.checked))}
          />
        </div>
      ))}
    </fieldset>
  ))
}

const Screens = ({ screens, filter, onChoose }: ChooseProps & { screens: Screen[] }) => (
  <fieldset className="flex w-full flex-col gap-3">
    <legend className="mb-2 text-sm font-medium">Whole screens</legend>
    {screens.map((screen) => (
      <Checkbox
        key={screen.id}
        label={`${screen.name}, ${screen.width} × ${screen.height}`}
        hint="It sees all that stands on it, in place of single windows."
        checked={filter.screen?.id === screen.id}
        onChange={({ target }) => onChoose(nameScreen(filter, target.checked ? screen : null))}
      />
    ))}
  </fieldset>
)
