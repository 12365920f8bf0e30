import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { TypeIcon } from '../../shared/ui/type-icon.tsx'
import styles from './icons-screen.module.css'

/** Every picture of an e-contact type with its name. */
export function IconsScreen() {
  const { t } = useI18n()
  return (
    <div className={styles.icons}>
      <h1>{t('identity.icons.heading')}</h1>
      <p className={styles.intro}>{t('identity.icons.intro')}</p>
      <ul role="list">
        {TYPE_CODES.map((code) => (
          <li key={code}>
            <TypeIcon type={code} />
            <span>{t(`types.${code}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
