import { Logo, LogoMark } from '@sightline/ui/logo'
import { ComponentGroup } from './component-group.tsx'

const COLOURS = [
  ['background', 'bg-background'],
  ['surface', 'bg-surface'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['good', 'bg-good'],
  ['warn', 'bg-warn'],
  ['bad', 'bg-bad'],
  ['info', 'bg-info'],
] as const

const SIZES = [
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
]

export function Colours() {
  return (
    <ComponentGroup title="Mark and colours">
      <div className="flex items-center gap-8">
        <Logo />
        <LogoMark size={64} />
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {COLOURS.map(([name, look]) => (
          <li key={name} className="text-sm">
            <div className={`h-16 rounded-control border border-line ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </ComponentGroup>
  )
}

export function Type() {
  return (
    <ComponentGroup title="Type">
      {SIZES.map((size) => (
        <p key={size} className={`truncate font-semibold ${size}`}>
          {size} Say what you see
        </p>
      ))}
      <p className="max-w-reading">
        Body text is 16 pixels on lines of 1.6, at most 68 characters wide, so that the eye finds
        the next line by itself. <code>const total = prices.reduce(sum)</code> is set in the mono
        face.
      </p>
    </ComponentGroup>
  )
}
