/** The exports that other features may import. */
export { DeviceList } from './device-list.tsx'
