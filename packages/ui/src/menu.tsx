import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** A menu under a button. `trigger` is that button; it needs a name. Arrow keys, letters and Esc work. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    // Not modal: a modal one writes a <style> element, which the page's content policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Stays where it stands in the document, so that it belongs to the same landmark as its button. */}
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

/** One thing to do. */
export function MenuItem({ icon, onSelect, children }: { icon?: ReactNode; onSelect: () => void; children: string }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={ITEM}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

/** One place to go: `<MenuLink><Link to="/home/profile">Edit Profile</Link></MenuLink>`. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      {children}
    </DropdownMenu.Item>
  )
}

/** Who or what the menu is about; cannot be chosen. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="border-b border-line px-3 pt-2 pb-3 mb-1 text-sm">{children}</DropdownMenu.Label>
  )
}
