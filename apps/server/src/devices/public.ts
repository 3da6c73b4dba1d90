/** What other features may import from this feature. */
export { endDevices, exportDevices } from './devices.ts'
export type { DeviceFeature } from './feature.ts'
