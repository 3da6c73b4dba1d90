import { t } from '@lingui/core/macro'
import type { ReplyToRead } from '@sightline/contracts/applications/applications'
import { APPLICATION_MAX_LENGTH } from '@sightline/contracts/applications/states'

const EML_MAX_BYTES = 20 * 1024 * 1024

/** The words of a saved message. @throws Error with what is wrong with the file */
export async function readEml(file: File): Promise<ReplyToRead> {
  if (file.size > EML_MAX_BYTES) throw new Error(t`This file is larger than 20 MB.`)
  const { default: PostalMime } = await import('postal-mime')
  const { from, subject, text, html } = await PostalMime.parse(await file.arrayBuffer())
  const words = text ?? textOfHtml(html ?? '')
  if (words.trim() === '') throw new Error(t`This file holds no words of a message.`)
  return {
    from: from ? `${from.name} <${from.address ?? ''}>`.slice(0, 500) : '',
    subject: (subject ?? '').slice(0, 500),
    text: words.slice(0, APPLICATION_MAX_LENGTH.reply),
  }
}

/** The parser of documents loads and runs nothing. */
const textOfHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent
