import { configure, readEnvFile } from './configuration.mjs'
import { checkPorts } from './ports.mjs'
import { startProduct } from './product.mjs'
import { onShutdown } from './shutdown.mjs'
import { buildSite } from './site.mjs'

readEnvFile()
const configuration = configure(process.env)
await checkPorts(configuration)
console.log('Building the site, if it changed …')
await buildSite()

const stopped = onShutdown().then(() => 0)
const product = startProduct(configuration)
let code = 1
try {
  const isReady = await Promise.race([product.ready.then(() => true), product.failed, stopped])
  if (isReady === true) announce(configuration)
  code = await Promise.race([stopped, product.failed])
} finally {
  await product.close()
}
process.exit(code)

/** @param {import('./configuration.mjs').Configuration} configuration */
function announce({ env, origin, standIns, standInsPort }) {
  if (standInsPort !== undefined) {
    console.log(
      `Not configured, so stood in for (http://127.0.0.1:${standInsPort} lists all stand-ins):`,
    )
    const width = Math.max(...standIns.map(({ variable }) => variable.length))
    for (const { variable, description } of standIns)
      console.log(`  ${variable.padEnd(width)}  ${description}`)
  }
  console.log(`Sightline is ready at ${env.WEB_ORIGIN ?? origin}`)
}
