import { LIVE_CHANNELS } from '@sightline/contracts/live/kinds'
import { CHANNEL_LABELS } from '@sightline/live-ui/labels'
import { Button } from '@sightline/ui/button'
import type { DesktopSenses } from '../senses/desktop-senses.ts'
import { useStore } from '../store.ts'

/** Which channels are muted, and what is missing of those that are read. */
export function SoundLines({ senses }: { senses: DesktopSenses }) {
  const { muted, notes } = useStore(senses)
  const lines = LIVE_CHANNELS.filter((channel) => muted[channel] || notes[channel] !== null)
  return (
    <div role="status" className="shrink-0 bg-background text-sm">
      {lines.map((channel) => (
        <p key={channel} className="flex items-center gap-2 border-t border-line px-3 py-1">
          <span className="min-w-0 flex-1">
            {muted[channel] ? `${CHANNEL_LABELS[channel]}: muted, and not heard.` : notes[channel]}
          </span>
          {muted[channel] && (
            <Button size="small" onClick={() => senses.setMuted(channel, false)}>
              Unmute
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}
