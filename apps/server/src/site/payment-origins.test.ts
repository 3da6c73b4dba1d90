import { expect, test } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { paymentOrigins } from './payment-origins.ts'

const origins = (overrides: Record<string, string>) =>
  paymentOrigins(
    readEnv({
      WEB_ORIGIN: 'https://sightline.example',
      AUTH_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
      ...overrides,
    }),
  )
const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
}

test('allows no origin of the payment provider when payments are off', () => {
  expect(origins({})).toEqual({ scripts: [], frames: [], collectors: [], images: [] })
})

test('allows the scripts, frames and error reports of the provider’s checkout', () => {
  expect(origins(keys)).toEqual({
    scripts: ['https://checkout.razorpay.com'],
    frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
    collectors: ['https://lumberjack.razorpay.com'],
    images: ['https://cdn.razorpay.com'],
  })
})

test('allows only the origin of a configured checkout address', () => {
  expect(
    origins({ ...keys, RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4000/razorpay/v1/checkout.js' }),
  ).toEqual({
    scripts: ['http://127.0.0.1:4000'],
    frames: ['http://127.0.0.1:4000'],
    collectors: [],
    images: ['http://127.0.0.1:4000'],
  })
})
