import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UnreadParts } from '@sightline/contracts/context/context'
import { Banner } from '@sightline/ui/banner'

/** Names what the uploaded file shows and the resume lacks, and what to do about it. */
export function UnreadNotice({ unread: { pages, pictures, drawings } }: { unread: UnreadParts }) {
  const numbers = pages.join(', ')
  const pictureCount = pictures + drawings
  if (pages.length + pictureCount === 0) return null
  return (
    <Banner tone="warn">
      {pages.length > 0 &&
        plural(pages.length, {
          one: `Page ${numbers} was not read: it is a picture, or beyond the pages that are read.`,
          other: `Pages ${numbers} were not read: they are pictures, or beyond the pages that are read.`,
        })}{' '}
      {pictureCount > 0 &&
        plural(pictureCount, {
          one: '# picture or chart was not read.',
          other: '# pictures or charts were not read.',
        })}{' '}
      <Trans>
        If they hold text, add it below, or upload a file in which the text can be selected.
      </Trans>
    </Banner>
  )
}
