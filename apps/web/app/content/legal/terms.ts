import type { Policy } from './policy.ts'

export const terms: Policy = {
  title: 'Terms of Service',
  description:
    'The rules for using Sightline: accounts, plans and credits, what is yours, what is not allowed, and our liability.',
  path: '/termsConditions',
  changedOn: '2026-11-22',
  summary:
    'Use Sightline honestly and within the law. What you write here is yours. Plans renew until you cancel them. Our liability is capped at what you paid in the last six months.',
  sections: [
    {
      title: 'What these terms are',
      parts: [
        'They are the agreement between you and the operator of Sightline, named at the end of this page. By making an account or using the product you accept them. If you do not, please do not use it.',
      ],
    },
    {
      title: 'Your account',
      parts: [
        'You must be at least 13 years old; below the age at which you can make contracts in your country, a parent or guardian must agree. Give an e-mail address that is yours, keep your password to yourself and tell us if somebody else has got into your account. One account is for one person.',
      ],
    },
    {
      title: 'What Sightline does',
      parts: [
        'Sightline lets you practise interviews: it asks questions, runs your code and shows how its tests went. It is there to help you learn. It does not promise a job, an offer or the outcome of any interview, and what it says can be wrong.',
        'We keep improving it, so parts of it change, come and go. If we stop offering something you have paid for, the period you have paid for runs to its end or we pay back the rest of it.',
      ],
    },
    {
      title: 'What is not allowed',
      parts: [
        [
          'using Sightline where the rules of an interview, an examination, an employer or the law forbid such help: whether it is allowed is for you to find out;',
          'breaking into it, overloading it, getting around its limits or using the accounts of others;',
          'copying its questions, tests or solutions in order to publish or sell them;',
          'putting in what you have no right to, what is unlawful, or the confidential material of an employer.',
        ],
        'An account that does this may be suspended or closed, after a warning where that is reasonable.',
      ],
    },
    {
      title: 'Plans, credits and prices',
      parts: [
        'The first mock interview of an account is free, once. After that an interview costs one credit. Credits come with a plan: 10 with Basic and 50 with Pro for one month, 600 with Premium for one year. Credits that are left over when the period they were paid for ends lapse then. They have no cash value and cannot be passed on.',
        'A plan renews at the end of its period, at the price shown when you bought it, until you cancel it. If the price changes, we tell you by e-mail beforehand and you can cancel. Payments are made with a payment provider and its terms apply to them. Prices in rupees on the start page follow the exchange rate of the day; the amount you are charged is the one you confirm when you pay.',
        'The Cancellation Policy and the Refund Policy are part of these terms: a cancellation takes effect at the end of the billing period, without pro-rata refunds; a refund is asked for within 24 hours of the payment, with video evidence.',
      ],
    },
    {
      title: 'What is yours and what is ours',
      parts: [
        'The code and the answers you write stay yours. You let us store and process them as far as the product needs it, and no further. Sightline itself, its questions, tests, design and name are ours or our licensors’; you may use them as the product offers them.',
      ],
    },
    {
      title: 'No warranty',
      parts: [
        'Sightline is offered as it is and as it is available. As far as the law allows, we give no warranty that it is free of errors, always reachable or fit for a particular purpose.',
      ],
    },
    {
      title: 'Liability',
      parts: [
        'As far as the law allows, our total liability to you, for all claims together and whatever they rest on, is capped at what you paid us in the last six months before the claim arose. We are not liable for lost profit, lost data or indirect damage.',
        'Nothing here limits liability that the law does not let us limit, such as for intent, gross negligence or injury.',
      ],
    },
    {
      title: 'Ending',
      parts: [
        'You can stop using Sightline and delete your account in your profile at any time. We may end the agreement with 30 days’ notice, and at once for a serious breach of these terms.',
      ],
    },
    {
      title: 'Law, changes and the rest',
      parts: [
        'The law of the State of Delaware, USA, applies, and its courts decide, unless the law of the country you live in as a consumer gives you the protection of its own law and courts.',
        'If we change these terms, we tell you by e-mail at least 14 days before; if you go on using Sightline after that, the new ones apply. If a part of these terms does not hold, the rest does.',
      ],
    },
  ],
}
