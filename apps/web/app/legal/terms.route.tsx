import { terms } from '../content/legal/terms.ts'
import { PolicyPage, policyMeta } from './policy-page.tsx'

export const meta = () => policyMeta(terms)

export default function Terms() {
  return <PolicyPage policy={terms} />
}
