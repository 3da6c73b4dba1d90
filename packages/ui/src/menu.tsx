import Check from 'lucide-react/icons/check'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/**
 * A menu below a button. `trigger` is the button, which needs an accessible name. Arrow keys,
 * letters and Esc work.
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
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-2rem)] min-w-48 animate-appear overflow-y-auto rounded-card border border-line bg-background p-1 shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const ITEM =
  'flex w-full cursor-default items-center gap-3 rounded-control px-3 py-2 text-left text-sm select-none not-focus-visible:outline-none focus-visible:-outline-offset-2 data-highlighted:bg-surface data-disabled:opacity-50'

/** A menu item that performs an action. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: string }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={ITEM}>
      {children}
    </DropdownMenu.Item>
  )
}

/** The heading of a menu, which cannot be chosen. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="border-b border-line px-3 pt-2 pb-3 mb-1 text-sm">
      {children}
    </DropdownMenu.Label>
  )
}

/** A menu item that is on or off. The menu stays open. */
export function MenuCheckbox(props: {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: string
}) {
  return (
    <DropdownMenu.CheckboxItem
      checked={props.isChecked}
      onCheckedChange={props.onChange}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <Marked />
      {props.children}
    </DropdownMenu.CheckboxItem>
  )
}

type MenuChoiceProps<Value extends string> = {
  value: NoInfer<Value>
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** Menu items of which one is chosen. */
export function MenuChoice<Value extends string>({
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  function choose(text: string) {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={ITEM}>
          <Marked />
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** A tick before an item that is on; the same room before one that is off. */
function Marked() {
  return (
    <span className="grid size-4 shrink-0 place-items-center">
      <DropdownMenu.ItemIndicator>
        <Check size={16} aria-hidden />
      </DropdownMenu.ItemIndicator>
    </span>
  )
}
