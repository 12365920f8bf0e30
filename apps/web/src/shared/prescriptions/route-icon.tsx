import type { MedicineRoute } from '@vastus/domain/prescriptions/routes'
import styles from './prescriptions.module.css'
import sprite from './route-icons.svg?url'

/** How a medicine is given, as a picture; its words stand beside it. */
export function RouteIcon({ route }: { route: MedicineRoute }) {
  return (
    <svg className={styles.route} aria-hidden="true">
      <use href={`${sprite}#${route}`} />
    </svg>
  )
}
