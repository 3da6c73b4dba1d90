import { after, test } from 'node:test'
import { startServer } from '@sightline/e2e/harness/server-process'
import { By, until } from 'selenium-webdriver'
import { newFolder, startHelper } from './harness/helper.ts'

const server = await startServer({ SITE_DIR: '' })
after(() => server.close())

test('the overlay opens and shows the product', async () => {
  const helper = await startHelper({ server: server.origin, folder: newFolder() })
  const shown = until.elementLocated(By.xpath("//*[contains(., 'Sightline')]"))
  await helper.page.wait(shown, 20_000)
  await helper.close()
})
