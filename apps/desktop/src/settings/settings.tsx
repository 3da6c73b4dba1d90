import type { About } from '../native/computer.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { AccountSection } from './account-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { MeetingsSection } from './meetings-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { SoundSection } from './sound-section.tsx'
import { WindowsSection } from './windows-section.tsx'

type Props = { settings: StoredSettings; about: About }

/** What the window of settings shows. */
export function Settings({ settings, about }: Props) {
  return (
    <main className="mx-auto max-w-reading px-6 py-4">
      <h1 className="py-4 text-2xl">Settings</h1>
      <AccountSection />
      <WindowsSection settings={settings} />
      <SoundSection settings={settings} family={about.family} />
      <MeetingsSection settings={settings} />
      <OverlaySection settings={settings} />
      <KeysSection settings={settings} about={about} />
      <p className="border-t border-line py-6 text-sm text-muted">
        Sightline {about.version}, on {about.system}
      </p>
    </main>
  )
}
