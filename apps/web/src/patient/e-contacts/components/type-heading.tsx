import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { TypeIcon } from '../../../shared/ui/type-icon.tsx'
import styles from './patient.module.css'

/** The chosen kind with its picture, beside a heading that asks for more. */
export function TypeHeading({ type }: { type: TypeCode }) {
  const { t } = useI18n()
  return (
    <p className={styles.kind}>
      <TypeIcon type={type} />
      {t(`types.${type}`)}
    </p>
  )
}
