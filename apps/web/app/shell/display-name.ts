import type { SignedInUser } from '@sightline/contracts/auth/auth'

/** The full name, or the part of the address before the @ for those who gave none. */
export const displayName = ({ email, user_metadata }: SignedInUser) =>
  user_metadata.full_name || email.slice(0, email.lastIndexOf('@'))
