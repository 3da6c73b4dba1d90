import { invoke } from '@tauri-apps/api/core'

/** Where the token is kept: in a file of the user alone where the system has no keyring. */
export type TokenPlace = 'keyring' | 'file'

/**
 * The token and where it is; null when none is kept. Rejects when the keyring refuses, with its
 * reason.
 */
export const readToken = () => invoke<[string, TokenPlace] | null>('read_token')
export const writeToken = (token: string) => invoke<TokenPlace>('write_token', { token })
export const forgetToken = () => invoke<void>('forget_token')
