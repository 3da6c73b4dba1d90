import { t } from '@lingui/core/macro'
import { Field, TextArea } from '@sightline/ui/field'
import { textAt, withValue } from './pointers.ts'
import type { FieldSpec } from './sections.ts'
import { SourceHint } from './source-hint.tsx'
import { type Editor, fieldId } from './use-editor.ts'

type Props = { editor: Editor; pointer: string; field: FieldSpec }

/** One text of the document. An emptied one is removed from it. */
export function FieldControl({ editor, pointer, field: { label, kind } }: Props) {
  const shared = {
    id: fieldId(pointer),
    label,
    value: textAt(editor.document, pointer),
    error: editor.problems[pointer],
    onFocus: () => editor.setFocused(pointer),
    onChange: ({ target }: { target: { value: string } }) =>
      editor.edit((document) => withValue(document, pointer, target.value || undefined)),
  }
  return (
    <div className={kind === 'long' ? 'sm:col-span-2' : undefined}>
      {kind === 'long' ? (
        <TextArea rows={2} {...shared} />
      ) : (
        <Field {...shared} {...(kind === 'date' && { placeholder: t`2021-03, or 2021` })} />
      )}
      <SourceHint editor={editor} pointer={pointer} />
    </div>
  )
}
