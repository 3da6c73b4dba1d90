import { memo } from 'react'
import ReactMarkdown from 'react-markdown'

const ALLOWED = ['p', 'strong', 'em', 'code', 'pre', 'ul', 'ol', 'li']

/** Markdown text without HTML, pictures and links: only paragraphs, emphasis, lists and code. */
export const Markdown = memo(function Markdown({
  children,
  className,
}: {
  children: string
  className?: string
}) {
  return (
    <div
      className={`flex flex-col gap-3 [&_:not(pre)>code]:rounded-control [&_:not(pre)>code]:bg-surface [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:py-px [&_:not(pre)>code]:text-[0.9em] [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc ${className ?? ''}`}
    >
      <ReactMarkdown allowedElements={ALLOWED} unwrapDisallowed>
        {children}
      </ReactMarkdown>
    </div>
  )
})
