import { PLANS, seededPriceInr } from '@sightline/contracts/plans/plan-catalog'
import { RAZORPAY_PLAN_IDS } from '../credentials.ts'

const IDS: Record<(typeof PLANS)[number]['name'], string> = RAZORPAY_PLAN_IDS
const CREATED_AT = 1_767_225_600

export interface Plan {
  id: string
  name: string
  amountPaise: number
  months: 1 | 12
}

/** The plans of the account by id: the plans that the site sells, priced in whole rupees. */
export const plans: ReadonlyMap<string, Plan> = new Map(
  PLANS.map((facts) => {
    const { name, months } = facts
    return [IDS[name], { id: IDS[name], name, amountPaise: seededPriceInr(facts) * 100, months }]
  }),
)

/** A plan as JSON. */
export const planEntity = ({ id, name, amountPaise, months }: Plan) => ({
  id,
  entity: 'plan',
  interval: 1,
  period: months === 12 ? 'yearly' : 'monthly',
  item: {
    id: id.replace('plan_', 'item_'),
    active: true,
    name: `Sightline ${name}`,
    description: null,
    amount: amountPaise,
    unit_amount: amountPaise,
    currency: 'INR',
    type: 'plan',
    unit: null,
    tax_inclusive: false,
    hsn_code: null,
    sac_code: null,
    tax_rate: null,
    tax_id: null,
    tax_group_id: null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  },
  notes: [],
  created_at: CREATED_AT,
})
