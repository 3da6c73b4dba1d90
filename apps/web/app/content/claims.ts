/**
 * What is said about the product that only its operator can vouch for. Whoever runs the site must be able to back every
 * sentence here, and changes or empties those that do not hold.
 */
export const claims = {
  tagline: 'The undetectable AI assistant for virtual meetings and sales calls.',
  supportHours: 'Support answers e-mail 24/7.',
  /** By role, never by a name. Without any, the start page has no such section. */
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
