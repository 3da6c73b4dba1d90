import { replace } from 'react-router'

/** Any address the table does not know leads home. */
export const clientLoader = () => replace('/')

export default function UnknownPath() {
  return null
}
