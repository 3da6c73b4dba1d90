import { deviceStore } from '../../device-store.ts'

/** A setting stored on this device; empty when it was never set or the storage is forbidden. */
export const readDeviceSetting = (name: string): string => deviceStore.read(name) ?? ''

export const saveDeviceSetting = (name: string, value: string) => deviceStore.write(name, value)
