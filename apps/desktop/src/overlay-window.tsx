import { verbs } from './keys/verbs.ts'
import { reportPainted } from './native/windows.ts'
import { openWindow } from './open-window.tsx'
import { Overlay } from './overlay/overlay.tsx'

await verbs.hear()
openWindow('overlay', <Overlay />)
// The frame after the first one begins when the first is on the screen.
requestAnimationFrame(() => requestAnimationFrame(() => void reportPainted()))
