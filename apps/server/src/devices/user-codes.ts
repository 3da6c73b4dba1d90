import { randomInt } from 'node:crypto'
import { USER_CODE_LENGTH, USER_CODE_LETTERS } from '@sightline/contracts/devices/limits'

/** Eight random letters: 34 bits, which last ten minutes and few tries. */
export const randomUserCode = () =>
  Array.from(
    { length: USER_CODE_LENGTH },
    () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)],
  ).join('')

/** As in XXXX-XXXX. */
export const showUserCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

/** What was typed, in capitals and without what stands between the letters. */
export const typedUserCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z]/g, '')
