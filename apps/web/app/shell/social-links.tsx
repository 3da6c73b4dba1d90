import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { siteConfig } from '../content/brand.ts'

const ICONS = {
  Instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  LinkedIn: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" />
      <path d="M8 11v5.5M8 7.8h.01M12 16.5V11M12 13.2c0-1.4 1-2.2 2.2-2.2s2.3.8 2.3 2.4v3.1" />
    </>
  ),
}

function SocialLink({ name, url, children }: { name: string; url: string; children: ReactNode }) {
  return (
    <li data-value={url} className="data-[value='']:hidden">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="grid size-10 place-items-center rounded-control text-muted transition-colors hover:bg-surface hover:text-ink"
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {children}
        </svg>
        <span className="sr-only">{name}</span>
      </a>
    </li>
  )
}

/** Links to the operator's social media pages; those without a configured address are hidden. */
export function SocialLinks() {
  return (
    <ul aria-label={t`Social media`} className="-ml-2.5 flex gap-1">
      <SocialLink name="Instagram" url={siteConfig.instagramUrl}>
        {ICONS.Instagram}
      </SocialLink>
      <SocialLink name="YouTube" url={siteConfig.youtubeUrl}>
        {ICONS.YouTube}
      </SocialLink>
      <SocialLink name="LinkedIn" url={siteConfig.linkedinUrl}>
        {ICONS.LinkedIn}
      </SocialLink>
    </ul>
  )
}
