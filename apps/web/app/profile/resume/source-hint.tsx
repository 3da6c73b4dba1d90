import { Trans } from '@lingui/react/macro'
import type { Editor } from './use-editor.ts'

/** The line of the upload under the control that has the focus, where there is no room beside it. */
export function SourceHint({ editor, pointer }: { editor: Editor; pointer: string }) {
  const place = editor.places[pointer]
  const line = place === undefined ? undefined : editor.sourceLines[place]
  if (!line || editor.focused !== pointer) return null
  return (
    <p className="mt-1 border-l-2 border-accent pl-2 text-sm break-words text-muted lg:hidden">
      <Trans>
        In your document, page {line.page}: {line.text}
      </Trans>
    </p>
  )
}
