import type { Policy } from './policy.ts'

export const cancellation: Policy = {
  title: 'Cancellation Policy',
  description:
    'How to cancel a Sightline plan, when it ends, and what happens to your credits and your account.',
  path: '/cancellation-policy',
  changedOn: '2026-11-22',
  summary:
    'You can cancel a plan at any time. It then ends at the end of the billing period you have paid for; until that day everything stays as it is. There are no pro-rata refunds.',
  sections: [
    {
      title: 'How to cancel',
      parts: [
        'Sign in, choose Edit Profile in the menu of your picture, and press Cancel plan under Plan and credits, on the page /home/profile. Or write to us from the e-mail address of your account. You need not give a reason.',
      ],
    },
    {
      title: 'When it takes effect',
      parts: [
        'A cancellation takes effect at the end of the billing period: the month for Basic and Pro, the year for Premium. You are not charged again after it.',
        'Until then you keep the plan and its credits. Credits of that period which are left over lapse when it ends.',
        'Cancel before the day of the next charge. A charge that was made before you cancelled pays for a period that then runs to its own end.',
      ],
    },
    {
      title: 'No pro-rata refunds',
      parts: [
        'We do not pay back a part of a period because it was not used to its end. When something was broken, the Refund Policy applies.',
      ],
    },
    {
      title: 'Your account stays',
      parts: [
        'Cancelling a plan does not close your account. You can still log in, read your past interviews and choose a plan again. To delete the account and all that belongs to it, open your profile; a running plan then ends at once, and what is left of its period is lost.',
      ],
    },
    {
      title: 'When a charge fails, and when we cancel',
      parts: [
        'When a charge fails, the payment provider tries again; if it goes on failing, the plan ends.',
        'We may end a plan when its account breaks the Terms of Service, or when we stop offering the plan. In the second case we tell you by e-mail beforehand and the period you have paid for runs to its end.',
      ],
    },
  ],
}
