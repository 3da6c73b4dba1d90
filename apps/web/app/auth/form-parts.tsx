import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Banner, type Tone } from '@sightline/ui/banner'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Field } from '@sightline/ui/field'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '../use-is-hydrated.ts'

type HeadingProps = {
  title: string
  /** A sentence or two about the page, shown while there is no message. */
  lead?: ReactNode
  message?: ReactNode
  tone?: Tone
}

/**
 * The title, and below it the lead or the message. Both take the same space, so that a message
 * moves nothing.
 */
export function AuthHeading({ title, lead, message, tone = 'bad' }: HeadingProps) {
  return (
    <div>
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-2 min-h-20">
        {message ? (
          <Banner tone={tone}>{message}</Banner>
        ) : (
          <div className="text-muted">{lead}</div>
        )}
      </div>
    </div>
  )
}

type FieldProps = ComponentProps<typeof Field> & { name: string }

/**
 * A required field with space for its error, so that the error moves nothing. Its id is its name.
 */
export function AuthField(props: FieldProps) {
  return (
    <div className="min-h-27 [&_label]:after:text-bad [&_label]:after:content-['_*'_/_'']">
      <Field required id={props.name} {...props} />
    </div>
  )
}

/** The address of an account. Password managers expect it as the user name. */
export const EmailField = (props: Omit<FieldProps, 'label'>) => (
  <AuthField label={t`Email`} type="email" autoComplete="username" {...props} />
)

type SubmitProps = Pick<ComponentProps<typeof Button>, 'children' | 'isBusy' | 'busyLabel'> & {
  isDisabled?: boolean
}

/** The main button of the page. Disabled, but not dimmed, until the page is hydrated. */
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

/** The way back to the public pages, below a form. */
export function BackToWebsite({ to }: { to: string }) {
  return (
    <div className="mt-6 flex justify-center">
      <ButtonLink as={Link} to={to} variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
        <Trans>Back to Website</Trans>
      </ButtonLink>
    </div>
  )
}

/**
 * Focuses the first field of a page when the page appears. The focus stays where it is on touch
 * screens, where it would raise the keyboard, and when the user has focused something already.
 */
export function useFirstFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (isFree && matchMedia('(pointer: fine)').matches) element.current?.focus()
  }, [])
  return element
}

/** Puts `text` into a field that is still empty. */
export function usePrefill(field: RefObject<HTMLInputElement | null>, text: string | undefined) {
  useEffect(() => {
    if (text && field.current?.value === '') field.current.value = text
  }, [field, text])
}
