import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/**
 * A menu below a button. `trigger` is the button, which needs an accessible name. Arrow keys, letters and Esc work.
 */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    // Not modal: a modal menu inserts a <style> element, which the content security policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Not portalled, so that the menu belongs to the same landmark as its button. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={16}
        className="z-50 min-w-48 animate-appear rounded-card border border-line bg-background p-1 shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const ITEM =
  'flex w-full cursor-default items-center gap-3 rounded-control px-3 py-2 text-left text-sm outline-none select-none data-highlighted:bg-surface data-disabled:opacity-50'

/** A menu item that performs an action. */
export function MenuItem({ icon, onSelect, children }: { icon?: ReactNode; onSelect: () => void; children: string }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={ITEM}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

/** A menu item that is a link: `<MenuLink><Link to="/home/profile">Edit Profile</Link></MenuLink>`. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      {children}
    </DropdownMenu.Item>
  )
}

/** The heading of a menu, which cannot be chosen. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="border-b border-line px-3 pt-2 pb-3 mb-1 text-sm">{children}</DropdownMenu.Label>
  )
}
