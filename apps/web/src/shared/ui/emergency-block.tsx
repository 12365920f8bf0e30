import { classNames } from './class-names.ts'
import styles from './emergency-block.module.css'
import { IconPhone } from './icons.tsx'

interface EmergencyBlockProps {
  /** The action itself: "Call 112 now if:" */
  heading: string
  /** At most five short, concrete signs. */
  signs: readonly string[]
  phone: string
  /** "Call 112" */
  phoneLabel: string
  /** Folded, beside the text field; the heading stays in sight. */
  folded?: boolean
}

/** When to call for help at once. It never goes away on an error. */
export function EmergencyBlock({ heading, signs, phone, phoneLabel, folded }: EmergencyBlockProps) {
  const content = (
    <>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <a className={styles.call} href={`tel:${phone}`}>
        <IconPhone aria-hidden="true" />
        {phoneLabel}
      </a>
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
