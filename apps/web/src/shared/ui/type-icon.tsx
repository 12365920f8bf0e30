import { typeColour, typeIcon } from '@vastus/domain/types/catalogue'
import styles from './type-icon.module.css'
import sprite from './type-icons.svg?url'

/** The picture of an e-contact type in a 40 px square of the type's colour; the label is beside it. */
export function TypeIcon({ type }: { type: string }) {
  return (
    <svg className={styles.square} color={typeColour(type)} aria-hidden="true">
      <use href={`${sprite}#${typeIcon(type)}`} />
    </svg>
  )
}
