/** What other features may import from this feature. */
export type { Installers } from './installers.ts'
export { installerSettings } from './settings.ts'
