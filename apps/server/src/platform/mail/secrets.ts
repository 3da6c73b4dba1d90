import { keyedHash } from '../keyed-hash.ts'

/*
 * A mail with a secret link waits in the queue with a placeholder in place of the secret. The
 * secret is derived from the server's key when the mail is sent, so that the queue's table opens
 * nothing.
 */

/** The secret of this name: 256 bits, safe in URLs, unpredictable without the key. */
export const mailSecret = (key: string, name: string) => keyedHash(key, 'mail-secret', name)

/**
 * Stands for a secret in a queued mail. URLs and HTML keep it unchanged. @param name small letters,
 * digits and hyphens
 */
export const secretPlaceholder = (name: string) => `__secret.${name}__`

export const fillInSecrets = (key: string, text: string) =>
  text.replace(/__secret\.([a-z0-9-]+)__/g, (_, name: string) => mailSecret(key, name))
