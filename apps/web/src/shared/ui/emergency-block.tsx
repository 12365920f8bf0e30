import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './emergency-block.module.css'
import { IconPhone } from './icons.tsx'
import { telAddress } from './tel-address.ts'

type Phone = { phone: string; label: string }

interface EmergencyBlockProps {
  /** The action itself: "Call 112 now if:" */
  heading: string
  /** At most five short, concrete signs. */
  signs?: readonly string[]
  /** What to say in sentences instead. */
  children?: ReactNode
  /** "Call 112"; the usual one first */
  phones: readonly Phone[]
  /** Another line to call, less urgent. */
  helpLine?: Phone | undefined
  /** Folded, beside the text field; the heading stays in sight. */
  folded?: boolean
}

/** When to call for help at once. It never goes away on an error. */
export function EmergencyBlock(props: EmergencyBlockProps) {
  const { heading, signs = [], children, phones, helpLine, folded } = props
  const content = (
    <>
      {signs.length > 0 && (
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      )}
      {children && <div className={styles.signs}>{children}</div>}
      <div className={styles.calls}>
        {phones.map((each) => (
          <CallLink key={each.phone} {...each} />
        ))}
        {helpLine && <CallLink {...helpLine} isQuiet />}
      </div>
    </>
  )
  if (folded) {
    return (
      <details className={classNames(styles.block, styles.folded)}>
        <summary className={styles.heading}>{heading}</summary>
        {content}
      </details>
    )
  }
  return (
    <section className={styles.block} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      {content}
    </section>
  )
}

function CallLink({ phone, label, isQuiet }: Phone & { isQuiet?: boolean }) {
  return (
    <a className={classNames(styles.call, isQuiet && styles.quiet)} href={telAddress(phone)}>
      <IconPhone aria-hidden="true" />
      {label}
    </a>
  )
}
