import { type ComponentPropsWithoutRef, isValidElement, memo } from 'react'
import ReactMarkdown from 'react-markdown'
import { CodeBlock } from './code-block.tsx'
import { words } from './words.tsx'

const ALLOWED = ['p', 'strong', 'em', 'code', 'pre', 'ul', 'ol', 'li']
const COMPONENTS = { pre: Code }

/**
 * Markdown text without HTML, pictures and links: only paragraphs, emphasis, lists and code. Each
 * block of code has a frame that scrolls by itself, and a copy button.
 */
export const Markdown = memo(function Markdown({
  children,
  className,
}: {
  children: string
  className?: string
}) {
  return (
    <div
      className={`flex min-w-0 flex-col gap-3 [&_:not(pre)>code]:rounded-control [&_:not(pre)>code]:bg-surface [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:py-px [&_:not(pre)>code]:text-[0.9em] [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc ${className ?? ''}`}
    >
      <ReactMarkdown allowedElements={ALLOWED} unwrapDisallowed components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  )
})

/** A fenced or indented block, whose only child is its code. */
function Code({ children }: ComponentPropsWithoutRef<'pre'>) {
  if (!isValidElement<ComponentPropsWithoutRef<'code'>>(children)) return null
  const { className, children: code } = children.props
  const language = /language-(\S+)/.exec(className ?? '')?.[1]
  return (
    <CodeBlock
      label={language ?? words.code}
      code={String(code ?? '').trimEnd()}
      language={language}
    />
  )
}
