import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError } from '@sightline/client/errors'

const wrong = msg`Something in what was sent is not right. Check it and try again.`
const broken = msg`Something went wrong on our side. Try again in a moment.`

const MESSAGES: Record<ApiError['code'], MessageDescriptor> = {
  bad_request: wrong,
  validation_failed: wrong,
  unauthenticated: msg`You are not logged in. Log in and try again.`,
  wrong_credentials: msg`The email or the password is wrong.`,
  forbidden: msg`This is not allowed.`,
  not_found: msg`This does not exist, or not any more.`,
  conflict: msg`This has changed meanwhile. Reload the page and try again.`,
  email_taken: msg`This email is already registered. Please log in.`,
  too_large: msg`This is too large.`,
  unsupported_media_type: msg`Files of this kind are not taken.`,
  range_not_satisfiable: wrong,
  wrong_code: msg`Invalid or expired OTP. Please try again.`,
  wrong_device_code: msg`This code does not work. Check it, or let your device show another one.`,
  authorization_pending: wrong,
  slow_down: wrong,
  access_denied: wrong,
  expired_token: wrong,
  device_ended: msg`This device was signed out. Sign it in again.`,
  wrong_token: msg`This link no longer works`,
  wrong_signature: msg`This payment could not be confirmed.`,
  other_browser: msg`Go on in the browser in which you began.`,
  no_credits: msg`You have no credits left.`,
  repeats_question: msg`You have had every question that fits. Practise one of them again?`,
  already_subscribed: msg`You have this plan already.`,
  no_room: msg`There is no room for more. Delete one that you no longer need.`,
  unfit_question: msg`The coach has no interview that could ask this question.`,
  too_many_requests: msg`Too many attempts. Wait a little and try again.`,
  upstream_failed: msg`A service that is needed for this did not answer. Try again in a moment.`,
  unavailable: msg`Sightline cannot do this at the moment. Try again in a moment.`,
  not_configured: msg`This site does not offer this.`,
  internal: broken,
  unreachable: msg`Sightline could not be reached. Check your connection and try again.`,
}

/** What an error means, in the locale of the page. */
export const translateError = (code: ApiError['code']) =>
  // Pages in English say what the server says.
  i18n.locale === 'en' ? undefined : i18n._(MESSAGES[code])
