import { refund } from '../content/legal/refund.ts'
import { PolicyPage, policyMeta } from './policy-page.tsx'

export const meta = () => policyMeta(refund)

export default function Refund() {
  return <PolicyPage policy={refund} />
}
