import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. */
export default [
  index('landing/route.tsx'),
  layout('shell/public-layout.tsx', [
    route('help', 'help/route.tsx', { id: 'help' }),
    route('outhelp', 'help/route.tsx', { id: 'outhelp' }),
    route('manifesto', 'manifesto/route.tsx', { id: 'manifesto' }),
    route('refund-policy', 'legal/refund.route.tsx'),
    route('cancellation-policy', 'legal/cancellation.route.tsx'),
    route('privacy-policy', 'legal/privacy.route.tsx'),
    route('termsConditions', 'legal/terms.route.tsx'),
    route('careers', 'candidacies/list.route.tsx'),
    route('careers/:id', 'candidacies/posting.route.tsx'),
    route('download', 'download/route.tsx'),
    route('download/windows', 'download/windows.route.tsx'),
    route('download/linux', 'download/linux.route.tsx'),
  ]),
  layout('auth/layout.tsx', [
    route('login', 'auth/log-in/route.tsx'),
    route('signup', 'auth/sign-up/route.tsx'),
    route('oauth-callback', 'auth/log-in/oauth-callback.route.tsx'),
    route('forgot-password', 'auth/recovery/forgot-password.route.tsx'),
    route('reset-password', 'auth/recovery/reset-password.route.tsx'),
    route('auth-callback', 'auth/sign-up/auth-callback.route.tsx'),
  ]),
  route('thankyou', 'thank-you/route.tsx'),
  route('offline', 'offline/route.tsx'),
  route('live-view', 'live/viewer/route.tsx'),
  ...prefix('home', [
    layout('shell/signed-in-layout.tsx', [
      layout('shell/guard.tsx', { id: 'guard-in-layout' }, [
        index('dashboard/route.tsx'),
        route('pricing', 'plans/route.tsx'),
        route('profile', 'account/route.tsx'),
        route('device', 'devices/route.tsx'),
        route('context', 'context/route.tsx'),
        route('practice-questions', 'practice-questions/route.tsx'),
        layout('shell/jobs-layout.tsx', [
          route('applications', 'applications/route.tsx'),
          route('applications/import', 'applications/import/route.tsx'),
          route('applications/profile', 'profile/route.tsx'),
          route('applications/profile/resumes/:id', 'profile/resume/route.tsx'),
          route('applications/:id', 'applications/application/route.tsx'),
          route('jobs', 'postings/route.tsx'),
          route('jobs/searches', 'postings/searches/route.tsx'),
          route('jobs/:id', 'postings/posting/route.tsx'),
        ]),
        route('manifesto', 'manifesto/route.tsx'),
        route('help', 'help/route.tsx'),
        route('live', 'live/list/route.tsx'),
        route('live/new', 'live/new/route.tsx'),
      ]),
    ]),
    layout('shell/guard.tsx', { id: 'guard' }, [
      route('interviews/:id', 'interviews/route.tsx'),
      route('interviews/:id/report', 'interviews/report/route.tsx'),
      route('live/:id', 'live/route.tsx'),
      route('receipts/:id', 'billing/receipt.route.tsx'),
    ]),
  ]),
  // Every component of packages/ui on one page, for development.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('ui', 'ui-gallery/route.tsx')]),
  route('*', 'shell/unknown-path.route.tsx'),
] satisfies RouteConfig
