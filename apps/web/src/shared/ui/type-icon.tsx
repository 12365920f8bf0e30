import styles from './type-icon.module.css'
import sprite from './type-icons.svg?url'

/** The picture of an e-contact type in a 40 px square. `name` is the type's icon name; the label stands beside it. */
export function TypeIcon({ name }: { name: string }) {
  return (
    <span className={styles.square} aria-hidden="true">
      <svg>
        <use href={`${sprite}#${name}`} />
      </svg>
    </span>
  )
}
