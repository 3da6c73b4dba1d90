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

/** All times are Unix seconds. */
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
  /** When the first cycle begins: as asked for, else when it is paid. */
  startAt: number | null
  customerId: string | null
  email: string | null
  currentStart: number | null
  currentEnd: number | null
  chargeAt: number | null
  endedAt: number | null
  /** Failed attempts at the charge that is due. */
  authAttempts: number
  paidCount: number
  /** The cycles so far, paid or not; the last one first. */
  invoices: Invoice[]
  /** Not shown by the API, as the real one does not. */
  isCancelledAtCycleEnd: boolean
  /** Whether charges fail from now on. */
  isCardDeclined: boolean
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
