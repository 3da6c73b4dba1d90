import { invoke } from '@tauri-apps/api/core'

/** What the program knows of itself and of the computer. */
export interface About {
  /** The origin of the server, as in `https://sightline.example`. */
  server: string
  version: string
  /** What the computer's user calls it. */
  computer: string
  /** The operating system in its own words. */
  system: string
  family: 'linux' | 'macos' | 'windows'
  /** Under Wayland no program may take global keys. */
  isWayland: boolean
}

export const about = () => invoke<About>('about')
