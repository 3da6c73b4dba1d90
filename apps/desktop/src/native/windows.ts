import { invoke } from '@tauri-apps/api/core'
import { emit } from '@tauri-apps/api/event'

/** Opens the settings, or brings them to the front. */
export const openSettings = () => invoke<void>('open_settings')
/** Tells the program that this window has shown its first picture. */
export const reportPainted = () => emit('painted')
/** Opens a link in the user's browser; rejects unless it is of https or of the server itself. */
export const openLink = (link: string) => invoke<void>('open_link', { link })
