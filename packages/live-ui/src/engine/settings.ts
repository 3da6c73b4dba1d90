import type { KeyValueStore } from '@sightline/client/key-value-store'

const FOLLOW = 'live-follow'
const OFF = 'off'

/** Whether new answers are shown by themselves. */
export const readFollowing = (settings: KeyValueStore) => settings.read(FOLLOW) !== OFF
export const saveFollowing = (settings: KeyValueStore, isOn: boolean) =>
  settings.write(FOLLOW, isOn ? 'on' : OFF)
