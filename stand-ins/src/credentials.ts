/**
 * The only credentials that the stand-ins accept. `server-environment.ts` passes them to the
 * server.
 */
export const MAIL = { user: 'sightline', password: 'stand-in' }
export const GOOGLE = { clientId: 'sightline', clientSecret: 'stand-in-secret' }
export const RAZORPAY = {
  keyId: 'rzp_test_standin',
  keySecret: 'stand-in-secret',
  webhookSecret: 'stand-in-webhook-secret',
}
export const RAZORPAY_PLAN_IDS = {
  Basic: 'plan_standinBasic001',
  Pro: 'plan_standinPro00001',
  Premium: 'plan_standinPremium1',
}
export const S3 = { id: 'sightline', secret: 'stand-in-secret' }
export const MODEL_API_KEY = 'stand-in-key'
export const TRANSCRIBER_API_KEY = 'stand-in-key'
export const CODE_RUNNER_TOKEN = 'stand-in-secret'
