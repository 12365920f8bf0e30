import { MEDICINE_ROUTES } from '@vastus/domain/prescriptions/routes'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { RouteIcon } from '../../shared/prescriptions/route-icon.tsx'
import { TypeIcon } from '../../shared/ui/type-icon.tsx'
import styles from './icons-screen.module.css'

/** Every picture of an e-contact type and of a way of taking a medicine, with its name. */
export function IconsScreen() {
  const { t } = useI18n()
  return (
    <div className={styles.icons}>
      <h1>{t('identity.icons.heading')}</h1>
      <p className={styles.intro}>{t('identity.icons.intro')}</p>
      <h2 id="types">{t('identity.icons.types')}</h2>
      <ul role="list" aria-labelledby="types">
        {TYPE_CODES.map((code) => (
          <li key={code}>
            <TypeIcon type={code} />
            <span>{t(`types.${code}`)}</span>
          </li>
        ))}
      </ul>
      <h2 id="routes">{t('identity.icons.routes')}</h2>
      <ul role="list" aria-labelledby="routes">
        {MEDICINE_ROUTES.map((route) => (
          <li key={route}>
            <RouteIcon route={route} />
            <span>{t(`medicines.route.${route}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
