/** Programs of the user's that sign in with a token of their own. */
export const DEVICE_KINDS = ['helper', 'extension'] as const
/** What a device may do. Routes that name no scope take no device. */
export const DEVICE_SCOPES = ['live', 'apply'] as const

/** The letters of a code: no vowels, so that no code is a word. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
export const USER_CODE_LENGTH = 8
export const DEVICE_NAME_MAX_LENGTH = 80
/** The time to enter a code. */
export const AUTHORIZATION_LIFETIME_S = 600
/** The time between two questions of a device whether its code was confirmed. */
export const AUTHORIZATION_INTERVAL_S = 5
/** Devices that an account may have signed in at a time. */
export const DEVICES_MAX_COUNT = 20
