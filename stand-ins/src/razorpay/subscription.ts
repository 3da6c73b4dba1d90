import type { Plan } from './plans.ts'

export type Status =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'cancelled'
  | 'completed'
  | 'expired'

/** A subscription. All times are Unix seconds. */
export interface Subscription {
  readonly id: string
  readonly plan: Plan
  readonly quantity: number
  readonly totalCount: number
  readonly customerNotify: boolean
  readonly notes: Record<string, string> | []
  readonly createdAt: number
  readonly expireBy: number | null
  status: Status
  /** The start of the first cycle: the requested time, or else the time of the first payment. */
  startAt: number | null
  customerId: string | null
  email: string | null
  currentStart: number | null
  currentEnd: number | null
  chargeAt: number | null
  endedAt: number | null
  /** The number of failed attempts to charge the due invoice. */
  authAttempts: number
  paidCount: number
  /** The invoices of all cycles so far, latest first. */
  invoices: Invoice[]
  /** The API does not show this, like the real one. */
  willCancelAtCycleEnd: boolean
  /** Whether charges fail from now on. */
  declinesCharges: boolean
}

export interface Invoice {
  readonly id: string
  readonly orderId: string
  readonly amountPaise: number
  readonly billingStart: number
  readonly billingEnd: number
  readonly issuedAt: number
  paymentId: string | null
  paidAt: number | null
}

export interface Payment {
  readonly id: string
  readonly invoice: Invoice | null
  readonly amountPaise: number
  readonly status: 'captured' | 'refunded' | 'failed'
  readonly createdAt: number
}
