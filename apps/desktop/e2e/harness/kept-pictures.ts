import { By } from 'selenium-webdriver'
import { z } from 'zod'
import type { Helper } from './helper.ts'

/** The pictures that go with the next question, as the overlay shows them: data URLs. */
export async function keptPictures({ page }: Helper): Promise<string[]> {
  const images = await page.findElements(
    By.css('section[aria-label="Pictures for your next question"] img'),
  )
  return Promise.all(images.map(async (image) => (await image.getAttribute('src')) ?? ''))
}

export const sizeOf = (dataUrl: string) =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64').length

const Calls = z.array(z.object({ pictures: z.array(z.object({ size: z.number() })) }))

/** The sizes in bytes of the pictures that models got, by request. */
export async function sentSizes({ standIns }: { standIns: string }): Promise<number[][]> {
  const answer = await fetch(`${standIns}/models/calls`)
  return Calls.parse(await answer.json()).map(({ pictures }) => pictures.map(({ size }) => size))
}
