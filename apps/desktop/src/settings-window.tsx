import './zod-without-eval.ts'
import { about } from './native/computer.ts'
import { openWindow } from './open-window.tsx'
import { Settings } from './settings/settings.tsx'
import { openStoredSettings } from './stored-settings.ts'

const settings = await openStoredSettings()
openWindow('settings', <Settings settings={settings} about={await about()} />)
