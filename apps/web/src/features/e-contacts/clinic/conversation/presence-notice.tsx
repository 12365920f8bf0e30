import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { IconEye } from '../../../../shared/ui/icons.tsx'
import { useColleaguesViewing } from '../use-presence.tsx'
import styles from './conversation.module.css'

/** Says which colleagues have the e-contact open as well. */
export function PresenceNotice({ id }: { id: number }) {
  const { t, format } = useI18n()
  const viewers = useColleaguesViewing(id)
  const names = format.list(viewers.map(({ firstName, surname }) => `${firstName} ${surname}`))
  return (
    <div role="status">
      {viewers.length > 0 && (
        <p className={styles.presence}>
          <IconEye aria-hidden="true" />
          {t('clinic.presence.viewing', { names })}
        </p>
      )}
    </div>
  )
}
