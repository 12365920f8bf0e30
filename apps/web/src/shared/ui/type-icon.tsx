import { lazy, Suspense } from 'react'
import styles from './type-icon.module.css'

const TypeGlyph = lazy(() => import('./type-glyph.tsx'))

/** The picture of an e-contact type in a 40 px square. `name` is the type's icon name; the label stands beside it. */
export function TypeIcon({ name }: { name: string }) {
  return (
    <span className={styles.square} aria-hidden="true">
      <Suspense>
        <TypeGlyph name={name} />
      </Suspense>
    </span>
  )
}
