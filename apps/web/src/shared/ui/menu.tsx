import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { IconChevronDown, IconDots } from './icons.tsx'
import styles from './menu.module.css'

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** Shown at the end, for example `e`. */
  shortcut?: string
  onSelect: () => void
  danger?: boolean
}

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  /** A button with the label, or three dots named by it. */
  trigger?: 'button' | 'dots'
  /** In place of the three dots. */
  icon?: ReactNode
  variant?: ButtonVariant
}

/** A button that opens a list of actions, by press or arrow key. */
export function Menu({
  label,
  items,
  trigger = 'button',
  icon = <IconDots />,
  variant = 'secondary',
}: MenuProps) {
  const [open, setOpen] = useState(false)
  const holder = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const button = () => holder.current?.querySelector('button') ?? null
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => {
    setOpen(false)
    button()?.focus()
  }

  useLayoutEffect(() => {
    const popup = list.current
    if (!open || !popup) return
    // The top layer keeps the list from being cut off by a scrolling pane.
    popup.showPopover()
    place(popup, button())
    entries()[0]?.focus()
  }, [open])

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false)
    }
    const hide = () => setOpen(false)
    document.addEventListener('pointerdown', leave)
    window.addEventListener('resize', hide)
    return () => {
      document.removeEventListener('pointerdown', leave)
      window.removeEventListener('resize', hide)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        setOpen(true)
      }
      return
    }
    const all = entries()
    const here = all.findIndex((entry) => entry === document.activeElement)
    const target = { ArrowDown: here + 1, ArrowUp: here - 1 + all.length, Home: 0, End: all.length - 1 }[
      event.key
    ]
    if (target !== undefined) {
      event.preventDefault()
      all[target % all.length]?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpen(false)
    else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      const own = items.findIndex(({ shortcut }) => shortcut === event.key)
      if (own >= 0) return all[own]?.click()
      const begins = (entry: HTMLElement) =>
        entry.textContent.toLowerCase().startsWith(event.key.toLowerCase())
      const after = [...all.slice(here + 1), ...all.slice(0, here + 1)]
      after.find(begins)?.focus()
    }
  }

  const toggle = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const

  return (
    <span className={styles.holder} ref={holder} onKeyDown={onKeyDown}>
      {trigger === 'dots' ? (
        <IconButton {...toggle} label={label} icon={icon} />
      ) : (
        <Button {...toggle} variant={variant} className={styles.trigger}>
          <span className={styles.label}>{label}</span>
          <IconChevronDown aria-hidden="true" />
        </Button>
      )}
      {open && (
        <div ref={list} id={id} role="menu" aria-label={label} popover="manual" className={styles.list}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classNames(styles.item, item.danger && styles.danger)}
              onClick={() => {
                close()
                item.onSelect()
              }}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.shortcut && <kbd aria-hidden="true">{item.shortcut}</kbd>}
            </button>
          ))}
        </div>
      )}
    </span>
  )
}

const GAP = 4
const EDGE = 8

function place(popup: HTMLElement, anchor: HTMLElement | null) {
  if (!anchor) return
  const at = anchor.getBoundingClientRect()
  const size = popup.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + size.height > innerHeight - EDGE ? Math.max(EDGE, at.top - GAP - size.height) : below
  popup.style.top = `${top}px`
  popup.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - size.width - EDGE))}px`
}
