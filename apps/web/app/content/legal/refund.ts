import type { Policy } from './policy.ts'

export const refund: Policy = {
  title: 'Refund Policy',
  description:
    'When Sightline pays back what you paid for a plan, how to ask for it and how long it takes.',
  path: '/refund-policy',
  changedOn: '2025-11-20',
  summary:
    'If a plan you paid for does not work, ask for a refund within 24 hours of the payment and send a video that shows the problem. An approved refund is processed in 5-7 business days, excluding fees.',
  sections: [
    {
      title: 'What can be refunded',
      parts: [
        'You can ask for a refund of a payment for a plan (Basic, Pro or Premium) when a technical problem on our side kept you from using what you paid for, and we could not solve it with you.',
        'The following is not refunded:',
        [
          'a payment made more than 24 hours before you asked;',
          'a request without video evidence of the problem;',
          'credits already spent on interviews that worked;',
          'a problem of your own device, browser or connection that we have shown you how to solve;',
          'a change of mind, or the outcome of an interview with an employer.',
        ],
        'The first mock interview of an account is free, so that you can try the product before you pay for anything.',
      ],
    },
    {
      title: 'How to ask',
      parts: [
        'Write to us within 24 hours of the payment. The ways to reach us are at the end of this page. Put into your message:',
        [
          'the e-mail address of your account;',
          'the day and the amount of the payment, and its id if you have it;',
          'what you did, what you expected and what happened instead;',
          'a video, such as a recording of your screen, in which the problem can be seen.',
        ],
        'We use the video to check the request and for nothing else, and delete it when the request is settled. Leave out or cover what we need not see.',
      ],
    },
    {
      title: 'What happens then',
      parts: [
        'We answer by e-mail, and ask if something is missing. When a refund is approved, it is processed in 5-7 business days and goes back the way the payment came. Your bank may need some days more to show it.',
        'Fees that the payment provider, a bank or a currency exchange keeps are excluded: you get back the amount you paid less these fees.',
        'With the refund, the credits that came with the payment are taken back and the plan ends.',
      ],
    },
    {
      title: 'Cancelling is something else',
      parts: [
        'Cancelling a plan stops future charges and is possible at any time; it does not pay back the period under way. The Cancellation Policy says how it works.',
        'Where the law of your country gives you a right to more than this page does, that right stands.',
      ],
    },
  ],
}
