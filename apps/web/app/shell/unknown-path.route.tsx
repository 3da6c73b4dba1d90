import { replace } from 'react-router'

/** Unknown paths redirect to the start. */
export const clientLoader = () => replace('/')

export default function UnknownPath() {
  return null
}
