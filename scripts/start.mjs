import { configure, Refusal, readEnvFile } from './configuration.mjs'
import { prepare } from './install.mjs'
import { refuseTakenPorts } from './ports.mjs'
import { toldToStop } from './processes.mjs'
import { bringUp } from './product.mjs'
import { buildSite } from './site.mjs'

await prepare(import.meta.url)
try {
  process.exit(await main())
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Runs the product until it is told to stop or one of its processes ends. @returns {Promise<number>} the exit code */
async function main() {
  readEnvFile()
  const configuration = configure(process.env)
  await refuseTakenPorts(configuration)
  console.log('Building the site, if it changed …')
  const { code, output } = await buildSite()
  if (code !== 0) throw new Refusal(`${output}\nThe site could not be built.`)

  const stopped = toldToStop().then(() => 0)
  const product = bringUp(configuration)
  try {
    const isUp = await Promise.race([product.up.then(() => true), product.ended, stopped])
    if (isUp === true) announce(configuration)
    return await Promise.race([stopped, product.ended])
  } finally {
    await product.close()
  }
}

/** @param {import('./configuration.mjs').Configuration} configuration */
function announce({ env, origin, standIns, standInsPort }) {
  if (standInsPort !== undefined) {
    console.log(`Not configured, so stood in for (http://127.0.0.1:${standInsPort} lists all stand-ins):`)
    const width = Math.max(...standIns.map(({ variable }) => variable.length))
    for (const { variable, words } of standIns) console.log(`  ${variable.padEnd(width)}  ${words}`)
  }
  console.log(`Sightline is ready at ${env.WEB_ORIGIN ?? origin}`)
}
