import { useState } from 'react'

/**
 * A person's picture. Falls back to the first letter of the name, or to 'U' without a name, when
 * there is no picture or it fails to load.
 */
export function Avatar({ name, pictureUrl }: { name: string; pictureUrl: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const [firstLetter = 'U'] = name.trim()
  return (
    <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-surface text-sm font-medium text-ink select-none">
      {pictureUrl && pictureUrl !== failedUrl ? (
        <img
          src={pictureUrl}
          alt=""
          width={32}
          height={32}
          // Some image hosts refuse requests with a referrer.
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(pictureUrl)}
          className="size-full object-cover"
        />
      ) : (
        firstLetter.toUpperCase()
      )}
    </span>
  )
}
