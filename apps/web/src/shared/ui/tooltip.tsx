import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './tooltip.module.css'

const TOOLTIP_DELAY_MS = 500

interface TooltipProps {
  label: string
  /** A key shown beside the label. */
  shortcut?: string | undefined
  side?: 'below' | 'above' | 'right' | 'left'
  /** A button or link that carries the same words as its accessible name. */
  children: ReactNode
}

/** The name of an icon, 500 ms after the pointer or the keyboard reaches it. Escape and a press take it away. */
export function Tooltip({ label, shortcut, side = 'below', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), TOOLTIP_DELAY_MS)
  }
  const closeNow = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <span
      className={styles.holder}
      onPointerEnter={openSoon}
      onPointerLeave={closeNow}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) openSoon()
      }}
      onBlur={closeNow}
      onClick={closeNow}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        closeNow()
      }}
    >
      {children}
      {open && (
        <span className={classNames(styles.tooltip, styles[side])} aria-hidden="true">
          {label}
          {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
        </span>
      )}
    </span>
  )
}
