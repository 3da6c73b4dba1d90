import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { codeTokens } from './code-tokens.ts'
import { scrollable } from './scrollable.ts'
import { words } from './words.tsx'

const COLOURS = {
  comment: 'text-code-comment',
  string: 'text-code-string',
  number: 'text-code-number',
  keyword: 'text-code-keyword',
  name: 'text-code-name',
}
const COPIED_FOR_MS = 2000

/** Highlighted code without a frame. */
export function ColouredCode({ code, language }: Pick<CodeBlockProps, 'code' | 'language'>) {
  return (
    <code>
      {codeTokens(code, language).map(({ start, text, kind }) =>
        kind ? (
          <span key={start} className={COLOURS[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  )
}

type CodeBlockProps = {
  /** The accessible name. */
  label: string
  code: string
  /** Its name as after the fence of a block of code, such as `python`. */
  language?: string | undefined
  /** Shows line numbers, for code that texts refer to by line. */
  isNumbered?: boolean
}

/** A block of code with a copy button. */
export function CodeBlock({ label, code, language, isNumbered = false }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <figure className="overflow-hidden rounded-card border border-line">
      <figcaption className="flex items-center justify-between border-b border-line bg-surface py-1 pr-1 pl-4 text-sm text-muted">
        {label}
        <span role="status" className="ml-auto pr-2">
          {isCopied && words.copied}
        </span>
        <IconButton
          label={words.copyCode}
          icon={
            isCopied ? (
              <Check size={16} aria-hidden className="text-good" />
            ) : (
              <Copy size={16} aria-hidden />
            )
          }
          onClick={({ currentTarget }) => {
            // Only the window in which the user acts may write to the clipboard.
            const { navigator } = currentTarget.ownerDocument.defaultView ?? window
            navigator.clipboard.writeText(code).then(
              () => setIsCopied(true),
              () => {},
            )
          }}
        />
      </figcaption>
      <pre
        // A page has many blocks of code, which would be as many landmarks of one name.
        {...scrollable(label, 'group')}
        className={`overflow-x-auto p-4 text-sm print:p-2 print:text-xs print:break-words print:whitespace-pre-wrap ${isNumbered ? 'flex gap-4 print:block' : ''}`}
      >
        {isNumbered && (
          <span aria-hidden className="text-right text-muted select-none print:hidden">
            {Array.from(code.split('\n'), (_, index) => index + 1).join('\n')}
          </span>
        )}
        <ColouredCode code={code} language={language} />
      </pre>
    </figure>
  )
}
