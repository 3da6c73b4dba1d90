/**
 * Statements about the product that only its operator can vouch for. The operator must be able to prove every
 * sentence here, and changes or empties those that do not hold.
 */
export const claims = {
  tagline: 'The undetectable AI assistant for virtual meetings and sales calls.',
  supportHours: 'Support answers e-mail 24/7.',
  /**
   * Testimonials are attributed to roles, never to names. When the list is empty, the landing page has no
   * testimonials section.
   */
  testimonials: [
    {
      quote:
        'In the mock interview I found out that I never think of the empty list. Better there than in front of the panel.',
      role: 'Backend developer, before a first senior interview',
    },
    {
      quote: 'I can practise at eleven at night without asking a colleague for an hour of their time.',
      role: 'Frontend developer, back from parental leave',
    },
    {
      quote: 'The hints stop just where I can go on by myself. That is what I needed, not another solution to read.',
      role: 'Student of computer science',
    },
  ],
}
