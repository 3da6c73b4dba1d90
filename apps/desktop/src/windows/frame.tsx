import { LogoMark } from '@sightline/ui/logo'
import EyeOff from 'lucide-react/icons/eye-off'
import Settings from 'lucide-react/icons/settings'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect } from 'react'
import { verbs } from '../keys/verbs.ts'
import { close, startResizing } from '../native/overlay.ts'
import { openSettings } from '../native/windows.ts'
import { useSetting } from '../settings-hooks.ts'
import { type Store, useStore } from '../store.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { readLook } from './look.ts'
import { type OverlayWindowState, resizeByKey } from './overlay-window.ts'

interface Props {
  settings: StoredSettings
  overlay: Store<OverlayWindowState>
  children: ReactNode
}

/** The overlay's frame, by which it is dragged, resized, hidden and closed. */
export function Frame({ settings, overlay, children }: Props) {
  const { isClickThrough } = useStore(overlay)
  const { opacity, textSize } = readLook(useSetting(settings, 'overlay-look'))
  useEffect(() => {
    document.documentElement.style.fontSize = `${textSize * 100}%`
  }, [textSize])
  return (
    <div
      style={{ opacity }}
      className="relative flex h-dvh flex-col overflow-hidden rounded-card border border-line bg-background"
    >
      <header
        data-tauri-drag-region
        className="flex shrink-0 cursor-move items-center gap-1 border-b border-line px-2 py-1 select-none"
      >
        <span className="pointer-events-none flex flex-1 items-center gap-2 text-sm font-medium">
          <LogoMark size={20} />
          Sightline
          {isClickThrough && <span className="text-muted">Clicks go through</span>}
        </span>
        <FrameButton label="Settings" icon={<Settings size={16} />} onClick={openSettings} />
        <FrameButton label="Hide" icon={<EyeOff size={16} />} onClick={() => verbs.use('hide')} />
        <FrameButton label="Close Sightline" icon={<X size={16} />} onClick={close} />
      </header>
      <div className="min-h-0 flex-1 overflow-auto">{children}</div>
      <button
        type="button"
        aria-label="Resize, with the arrow keys or by hand"
        onPointerDown={() => void startResizing()}
        onKeyDown={({ key }) => void resizeByKey(key)}
        className="absolute right-0 bottom-0 size-4 cursor-nwse-resize"
      />
    </div>
  )
}

type ButtonProps = { label: string; icon: ReactNode; onClick: () => unknown }

const FrameButton = ({ label, icon, onClick }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={() => void onClick()}
    className="grid size-7 place-items-center rounded-control text-muted hover:bg-surface hover:text-ink"
  >
    {icon}
  </button>
)
