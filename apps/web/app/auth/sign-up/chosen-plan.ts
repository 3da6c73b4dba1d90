import { PLANS } from '@sightline/contracts/plan-catalog'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetReturnPath, keepReturnPath } from '../return-path.ts'

/**
 * The name of the plan that the visitor chose before signing up, from the address of the page. The sign-up then leads
 * to that plan. Null while prerendering and hydrating.
 */
export function useChosenPlan(): string | null {
  const { search } = useLocation()
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const name = new URLSearchParams(search).get('plan')
    const plan = PLANS.find((candidate) => candidate.name === name)
    setChosen(plan?.name ?? null)
    if (plan) keepReturnPath(`/home/pricing?plan=${plan.name}`)
    else forgetReturnPath()
  }, [search])
  return chosen
}
