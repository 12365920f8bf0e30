import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

const TOOLTIP_DELAY_MS = 500

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name, read aloud and shown as a tooltip. */
  label: string
  icon: ReactNode
  /** A key shown in the tooltip, for example `e`. */
  shortcut?: string
  tooltipSide?: 'below' | 'above' | 'right' | 'left'
}

/** A button with an icon only. The tooltip waits 500 ms and goes away on Escape. */
export function IconButton({
  label,
  icon,
  shortcut,
  tooltipSide = 'below',
  className,
  ...rest
}: IconButtonProps) {
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

  return (
    <span className={styles.holder} onPointerEnter={openSoon} onPointerLeave={closeNow}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        {...rest}
        className={classNames(styles.button, className)}
        onFocus={(event) => {
          rest.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) openSoon()
        }}
        onBlur={(event) => {
          rest.onBlur?.(event)
          closeNow()
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (event.key === 'Escape' && open) {
            event.stopPropagation()
            closeNow()
          }
        }}
        onClick={(event) => {
          closeNow()
          rest.onClick?.(event)
        }}
      >
        {icon}
      </button>
      {open && (
        <span className={classNames(styles.tooltip, styles[tooltipSide])} aria-hidden="true">
          {label}
          {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
        </span>
      )}
    </span>
  )
}
