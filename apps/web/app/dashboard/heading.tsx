import { Trans } from '@lingui/react/macro'

/**
 * The heading of the dashboard, the same for everybody: the prerendered page shows it before
 * anything has loaded.
 */
export const DashboardHeading = () => (
  <h1 className="text-2xl sm:text-3xl">
    <Trans>What would you like to practise today?</Trans>
  </h1>
)
