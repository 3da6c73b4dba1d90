import { Banner, type Tone } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Field } from '@sightline/ui/field'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from './use-form.ts'

type HeadingProps = {
  title: string
  /** What the page is for, in a sentence or two. Gives its room to the message. */
  lead?: ReactNode
  message?: ReactNode
  tone?: Tone
}

/** The title, and under it the lead or the message. Both have the same room, so that a message moves nothing. */
export function AuthHeading({ title, lead, message, tone = 'bad' }: HeadingProps) {
  return (
    <div>
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-2 min-h-20">
        {message ? <Banner tone={tone}>{message}</Banner> : <div className="text-muted">{lead}</div>}
      </div>
    </div>
  )
}

/** A required field with room for its error, so that the error moves nothing. */
export function AuthField(props: ComponentProps<typeof Field>) {
  return (
    <div className="min-h-27 [&_label]:after:text-bad [&_label]:after:content-['_*'_/_'']">
      <Field required {...props} />
    </div>
  )
}

type SubmitProps = Pick<ComponentProps<typeof Button>, 'children' | 'isBusy' | 'busyLabel'> & { isDisabled?: boolean }

/** The one thing to do on the page. Waits, undimmed, for the page to come alive. */
export function SubmitButton({ isDisabled = false, ...button }: SubmitProps) {
  const isHydrated = useIsHydrated()
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      disabled={!isHydrated || isDisabled}
      className="w-full disabled:opacity-100!"
      {...button}
    />
  )
}

/** The way out, at the foot of a form. */
export function BackToWebsite({ to }: { to: string }) {
  return (
    <div className="mt-6 flex justify-center">
      <ButtonLink as={Link} to={to} variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
        Back to Website
      </ButtonLink>
    </div>
  )
}

/** Puts the focus where typing starts: not on touch screens, where it would raise the keyboard, nor away from where it is already. */
export function useFirstFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && matchMedia('(pointer: fine)').matches) element.current?.focus()
  }, [])
  return element
}
