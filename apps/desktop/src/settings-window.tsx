import { openWindow } from './open-window.tsx'
import { Settings } from './settings/settings.tsx'

openWindow('settings', <Settings />)
