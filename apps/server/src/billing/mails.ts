import { composeMail } from '../platform/mail/compose.ts'
import type { Mail } from '../platform/mail/mailer.ts'

const day = (moment: Date) =>
  moment.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
/** An amount in rupees, with paise only if there are any, as on the pages. */
const rupees = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  })

interface Paid {
  id: string
  planName: string
  amountPaise: number
  credits: number
  paidAt: Date
  periodEnd: Date
}

/** Sent after each charge. */
export const receiptMail = (
  webOrigin: string,
  { id, planName, amountPaise, credits, paidAt, periodEnd }: Paid,
): Mail =>
  composeMail({
    subject: `Receipt for Sightline ${planName}`,
    intro: [
      `Thank you. We received ${rupees(amountPaise)} for Sightline ${planName} on ${day(paidAt)}.`,
      `It adds ${credits} credits, which are good until ${day(periodEnd)}. One interview takes one credit.`,
    ],
    action: { label: 'See the receipt', url: `${webOrigin}/home/receipts/${id}` },
    outro: [`Payment ${id}.`],
  })

/** Sent after a charge whose amount is not the price of its plan. */
export const unexpectedAmountMail = (
  webOrigin: string,
  { id, planName, amountPaise, pricePaise }: Paid & { pricePaise: number },
): Mail =>
  composeMail({
    subject: `Your payment for Sightline ${planName} needs a check`,
    intro: [
      `We received ${rupees(amountPaise)} for Sightline ${planName}, which costs ${rupees(pricePaise)}. No credits were added.`,
      'Write to our support with the number of the payment, and we will put it right.',
    ],
    action: { label: 'Contact support', url: `${webOrigin}/home/help` },
    outro: [`Payment ${id}.`],
  })

/** Sent when a charge failed and the provider will try again. */
export const pastDueMail = (webOrigin: string, planName: string): Mail =>
  composeMail({
    subject: `The payment for Sightline ${planName} did not go through`,
    intro: [
      `The last charge for Sightline ${planName} failed. It is tried again in the next days; nothing is needed if the card has been set right.`,
      'Credits that you have stay good until the end of the period they were paid for.',
    ],
    action: { label: 'See your plan', url: `${webOrigin}/home/profile` },
    outro: [],
  })

export const cancellationMail = (webOrigin: string, planName: string, end: Date | null): Mail =>
  composeMail({
    subject: `Sightline ${planName} is cancelled`,
    intro: [
      end
        ? `Sightline ${planName} ends on ${day(end)} and is not charged again. Your credits stay good until then.`
        : `Sightline ${planName} is cancelled and is not charged again.`,
    ],
    action: { label: 'Choose a plan again', url: `${webOrigin}/home/pricing` },
    outro: [],
  })

/** Sent three days before a cancelled subscription ends. */
export const endingSoonMail = (webOrigin: string, planName: string, end: Date): Mail =>
  composeMail({
    subject: `Sightline ${planName} ends on ${day(end)}`,
    intro: [`On ${day(end)} Sightline ${planName} ends, and credits that are left lapse.`],
    action: { label: 'Keep practising', url: `${webOrigin}/home/pricing` },
    outro: [],
  })
