import { t } from '@lingui/core/macro'
import type {
  ApplicationState,
  FollowUpKind,
  Outcome,
  StateGroup,
} from '@sightline/contracts/applications/states'

export function stateLabel(state: ApplicationState): string {
  switch (state) {
    case 'found':
      return t`Found`
    case 'preparing':
      return t`Preparing`
    case 'needs-you':
      return t`Needs you`
    case 'ready':
      return t`Ready`
    case 'approved':
      return t`Approved`
    case 'filled':
      return t`Filled in`
    case 'submitted':
      return t`Submitted`
    case 'refused-by-site':
      return t`Refused by the site`
    case 'reply':
      return t`Reply`
    case 'interview':
      return t`Interview`
    case 'offer':
      return t`Offer`
    case 'closed':
      return t`Closed`
    case 'withdrawn':
      return t`Withdrawn`
  }
}

export function outcomeLabel(outcome: Outcome): string {
  switch (outcome) {
    case 'rejected':
      return t`Rejected`
    case 'accepted':
      return t`Offer accepted`
    case 'declined':
      return t`Offer declined`
    case 'other':
      return t`Closed for another reason`
  }
}

/** A state with its outcome, as in "Rejected". */
export const standingLabel = (state: ApplicationState, outcome: Outcome | null) =>
  outcome === null ? stateLabel(state) : outcomeLabel(outcome)

export function groupLabel(group: StateGroup): string {
  switch (group) {
    case 'found':
      return t`Found`
    case 'preparing':
      return t`Preparing`
    case 'submitted':
      return t`Submitted`
    case 'in-touch':
      return t`In touch`
    case 'offer':
      return t`Offer`
    case 'closed':
      return t`Closed`
  }
}

/** What a follow-up asks of the candidate. */
export function followUpLabel(kind: FollowUpKind): string {
  switch (kind) {
    case 'after-submission':
      return t`Ask how it stands`
    case 'after-interview':
      return t`Say thanks`
    case 'no-answer':
      return t`No answer`
  }
}
