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

/** The shares of red, blue and black in a part of a picture, from 0 to 1. */
export interface Colours {
  red: number
  blue: number
  black: number
}

/** Measures the colours of a picture, or of a part of it in pixels. */
export const coloursOf = (
  { page }: Helper,
  picture: string,
  part: { x: number; y: number; width: number; height: number } | null = null,
): Promise<Colours> =>
  page.executeAsyncScript(
    `const [source, part, done] = arguments
    const image = new Image()
    image.onload = () => {
      const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.width, height: image.height }
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      context.drawImage(image, -x, -y)
      const { data } = context.getImageData(0, 0, width, height)
      const count = { red: 0, blue: 0, black: 0 }
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = [data[at], data[at + 1], data[at + 2]]
        if (red > 120 && blue < 80) count.red++
        else if (blue > 120 && red < 80) count.blue++
        else if (Math.max(red, green, blue) < 40) count.black++
      }
      const all = data.length / 4
      done({ red: count.red / all, blue: count.blue / all, black: count.black / all })
    }
    image.src = source`,
    picture,
    part,
  )
