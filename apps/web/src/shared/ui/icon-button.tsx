import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name, read aloud and shown as a tooltip. */
  label: string
  icon: ReactNode
  /** A key shown in the tooltip, for example `e`. */
  shortcut?: string
  tooltipSide?: ComponentProps<typeof Tooltip>['side']
}

/** A button with an icon only. */
export function IconButton({
  label,
  icon,
  shortcut,
  tooltipSide = 'below',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        {...rest}
        className={classNames(styles.button, className)}
      >
        {icon}
      </button>
    </Tooltip>
  )
}

/** The look of an icon button, for a link with an icon only. */
export const iconButtonClass = styles.button ?? ''
