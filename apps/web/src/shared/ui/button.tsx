import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Work is under way: the label stays, further presses do nothing. */
  busy?: boolean
  icon?: ReactNode
  /** Full width below 576 px, as the main action of a patient page. */
  wide?: boolean
}

/** A button. It is `type="button"` unless told otherwise. */
export function Button({
  variant = 'primary',
  busy = false,
  icon,
  wide,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, wide), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  )
}

/** The look of a button, for a router link that leads on. */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return classNames(styles.button, styles[variant], wide && styles.wide)
}

/** An action that reads as part of the text, for example "Change" in a summary row. */
export function Action({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.action, className)} />
}

/** Buttons side by side; they wrap, and stand full width on a phone. The main one comes first. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
