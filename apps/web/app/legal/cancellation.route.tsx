import { cancellation } from '../content/legal/cancellation.ts'
import { PolicyPage, policyMeta } from './policy-page.tsx'

export const meta = () => policyMeta(cancellation)

export default function Cancellation() {
  return <PolicyPage policy={cancellation} />
}
