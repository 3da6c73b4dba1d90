import { privacy } from '../content/legal/privacy.ts'
import { PolicyPage, policyMeta } from './policy-page.tsx'

export const meta = () => policyMeta(privacy)

export default function Privacy() {
  return <PolicyPage policy={privacy} />
}
