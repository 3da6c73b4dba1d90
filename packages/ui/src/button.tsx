import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { useTooltip } from './tooltips.ts'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'
type Look = { variant?: Variant | undefined; size?: Size | undefined; icon?: ReactNode }

const BASE =
  'relative inline-flex shrink-0 print:hidden items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:not-aria-busy:opacity-50'
const VARIANTS: Record<Variant, string> = {
  primary: 'border-transparent bg-accent-strong text-on-accent enabled-hover:bg-accent-hover',
  secondary: 'border-control bg-background text-ink enabled-hover:bg-surface',
  quiet: 'border-transparent bg-transparent text-ink enabled-hover:bg-surface',
  // Outlined, because a filled button could be taken for the primary button.
  danger: 'border-bad bg-background text-bad enabled-hover:bg-bad enabled-hover:text-on-accent',
}
const SIZES: Record<Size, string> = {
  small: 'h-8 px-3 text-sm',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-6 text-base',
}

const look = ({ variant = 'secondary', size = 'medium' }: Look, className?: string) =>
  classNames(BASE, VARIANTS[variant], SIZES[size], className)

/** Reserves the width of the longest label, so that the button keeps its width while busy. */
function Label({ text, otherText }: { text: string; otherText: string }) {
  return (
    <span
      data-other={otherText}
      className="inline-grid justify-items-center after:pointer-events-none after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-other)_/_'']"
    >
      {text}
    </span>
  )
}

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  Look & {
    children: string
    /**
     * While true the button is disabled, says so to screen readers and reads `busyLabel` if there
     * is one.
     */
    isBusy?: boolean
    busyLabel?: string
  }

/**
 * A button. Submits its form only with `type="submit"`. Its width is the same when idle and when
 * busy.
 */
export function Button({
  variant,
  size,
  icon,
  children,
  isBusy = false,
  busyLabel,
  disabled,
  className,
  type = 'button',
  title,
  ...rest
}: ButtonProps) {
  return (
    <button
      title={useTooltip(title)}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={look({ variant, size }, className)}
      {...rest}
    >
      {isBusy && icon ? <Spinner /> : icon}
      {busyLabel ? (
        <Label text={isBusy ? busyLabel : children} otherText={isBusy ? children : busyLabel} />
      ) : (
        <span className={isBusy && !icon ? 'opacity-0' : undefined}>{children}</span>
      )}
      {isBusy && !icon && !busyLabel && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

/** A square button that shows only an icon; `label` names it. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  const { title = label, ...attributes } = rest
  return (
    <button
      type={type}
      aria-label={label}
      title={useTooltip(title)}
      className={classNames(
        BASE,
        'size-10 border-transparent text-muted enabled-hover:bg-surface enabled-hover:text-ink',
        className,
      )}
      {...attributes}
    >
      {icon}
    </button>
  )
}

type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> & {
  href: string
  label: string
  icon: ReactNode
  /**
   * Looks disabled and is announced as disabled, but keeps its place in the tab order, so that the
   * focus is not lost.
   */
  isDisabled?: boolean
}

/** A link that looks like an IconButton. */
export function IconLink({
  href,
  label,
  icon,
  isDisabled = false,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={useTooltip(label)}
      className={classNames(
        BASE,
        'size-10 border-transparent text-muted aria-disabled:cursor-not-allowed aria-disabled:opacity-50 not-aria-disabled:hover:bg-surface not-aria-disabled:hover:text-ink',
        className,
      )}
      {...rest}
    >
      {icon}
    </a>
  )
}

type LinkProps<As extends ElementType> = {
  as?: As
  className?: string
  children: ReactNode
} & Omit<ComponentPropsWithRef<As>, 'as' | 'className' | 'children' | keyof Look>

/**
 * A link that looks like a button. `as` is the link component: `<ButtonLink as={Link}
 * to="/signup">`.
 */
export function ButtonLink<As extends ElementType = 'a'>({
  as,
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: LinkProps<As> & Look) {
  const Element: ElementType = as ?? 'a'
  return (
    <Element className={look({ variant, size }, className)} {...rest}>
      {icon}
      {children}
    </Element>
  )
}

/** A link within text. `as` is the link component, by default a plain anchor. */
export function TextLink<As extends ElementType = 'a'>({
  as,
  className,
  children,
  ...rest
}: LinkProps<As>) {
  const Element: ElementType = as ?? 'a'
  return (
    <Element
      className={classNames(
        'rounded-control text-accent-strong underline decoration-1 underline-offset-4 transition-colors hover:text-accent-hover',
        className,
      )}
      {...rest}
    >
      {children}
    </Element>
  )
}
