/**
 * Statements about the product that only its operator can vouch for. The operator must be able to prove every
 * sentence here, and changes or empties those that do not hold.
 */
export const claims = {
  tagline: 'The undetectable AI assistant for virtual meetings and sales calls.',
  supportHours: 'Support answers e-mail 24/7.',
  /**
   * What users have said, in their own words and with their permission; attributed to roles, never to names. Empty until
   * the operator has some: then the landing page shows facts about the product instead.
   */
  testimonials: [] as { quote: string; role: string }[],
}
