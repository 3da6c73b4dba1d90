import type { Block, Inline } from '@sightline/contracts/postings/blocks'
import { TextLink } from '@sightline/ui/button'

/** A posting's text. No HTML of an employer is ever rendered. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="flex max-w-reading flex-col gap-4 break-words">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 className="mt-2 text-lg">{block.text}</h2>
  if (block.kind === 'paragraph')
    return (
      <p className="whitespace-pre-line">
        <Inlines content={block.content} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className={`flex flex-col gap-1 pl-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their order.
        <li key={index}>
          <Inlines content={item} />
        </li>
      ))}
    </List>
  )
}

const Inlines = ({ content }: { content: Inline[] }) =>
  content.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
      <TextLink key={index} href={href} target="_blank" rel="noreferrer">
        {text}
      </TextLink>
    ),
  )
