import { invoke } from '@tauri-apps/api/core'

/** Opens the settings, or brings them to the front. */
export const openSettings = () => invoke<void>('open_settings')
/** Tells the program that this window has shown its first picture. */
export const reportPainted = () => invoke<void>('painted')
/** Opens a link in the user's browser; rejects unless it is of https or of the server itself. */
export const openLink = (link: string) => invoke<void>('open_link', { link })
