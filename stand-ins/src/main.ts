import { readEnv } from './env.ts'
import { startStandIns } from './start.ts'

const env = readEnv(process.env)
const standIns = await startStandIns({
  port: env.STAND_INS_PORT,
  smtpPort: env.STAND_INS_PORT + 1,
  webOrigin: env.WEB_ORIGIN,
  webhookTarget: env.RAZORPAY_WEBHOOK_TARGET,
})
for (const { title, address } of standIns.list) console.log(`${title.padEnd(16)} ${address}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void standIns.close())
