import { PLANS } from '@sightline/contracts/plans/plan-catalog'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetReturnPath, keepReturnPath, returnPath } from '../return-path.ts'

const PLANS_PAGE = '/home/pricing'

/**
 * The name of the plan that the visitor chose before signing up, from the address of the page. The
 * sign-up then leads to that plan. Null while prerendering and hydrating.
 */
export function useChosenPlan(): string | null {
  const { search } = useLocation()
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const plan = planIn(search)
    setChosen(plan?.name ?? null)
    if (plan) keepReturnPath(`${PLANS_PAGE}?plan=${plan.name}`)
    else forgetReturnPath()
  }, [search])
  return chosen
}

/**
 * The address of the sign-up for visitors of the log-in page, with the plan that they chose before.
 */
export function useSignUpPath(): string {
  const [path, setPath] = useState('/signup')
  useEffect(() => {
    const { pathname, search } = new URL(returnPath(), location.origin)
    const plan = pathname === PLANS_PAGE ? planIn(search) : undefined
    if (plan) setPath(`/signup?plan=${plan.name}`)
  }, [])
  return path
}

function planIn(search: string) {
  const name = new URLSearchParams(search).get('plan')
  return PLANS.find((plan) => plan.name === name)
}
