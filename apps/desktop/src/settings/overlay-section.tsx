import { useId } from 'react'
import { useSetting } from '../settings-hooks.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { OPACITY, readLook, TEXT_SIZE } from '../windows/look.ts'
import { Section } from './section.tsx'

/** How the overlay looks. */
export function OverlaySection({ settings }: { settings: StoredSettings }) {
  const look = readLook(useSetting(settings, 'overlay-look'))
  const change = (part: Partial<typeof look>) =>
    settings.write('overlay-look', JSON.stringify({ ...look, ...part }))
  return (
    <Section title="Overlay">
      <Slider
        label="Opacity"
        range={OPACITY}
        value={look.opacity}
        onChange={(opacity) => change({ opacity })}
      />
      <Slider
        label="Text size"
        range={TEXT_SIZE}
        value={look.textSize}
        onChange={(textSize) => change({ textSize })}
      />
    </Section>
  )
}

interface SliderProps {
  label: string
  range: { min: number; max: number }
  value: number
  onChange: (value: number) => void
}

function Slider({ label, range, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid w-full grid-cols-[8rem_1fr_4rem] items-center gap-4">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="accent-accent-strong"
      />
      <output htmlFor={id} className="text-right">
        {Math.round(value * 100)} %
      </output>
    </div>
  )
}
