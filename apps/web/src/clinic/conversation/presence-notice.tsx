import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconEye, IconPencil } from '../../shared/ui/icons.tsx'
import { useColleaguesViewing, useWriters, conversationStyles as styles } from '../e-contacts/index.ts'

/** Says which colleagues have the e-contact open as well, and which of them are writing. */
export function PresenceNotice({ id }: { id: number }) {
  const { t, format } = useI18n()
  const viewers = useColleaguesViewing(id)
  const names = format.list(viewers.map(({ firstName, surname }) => `${firstName} ${surname}`))
  const writers = useWriters(id)
  return (
    <div role="status">
      {viewers.length > 0 && (
        <p className={styles.presence}>
          <IconEye aria-hidden="true" />
          {t('clinic.presence.viewing', { count: viewers.length, names })}
        </p>
      )}
      {writers.length > 0 && (
        <p className={styles.presence} data-writing="">
          <IconPencil aria-hidden="true" />
          {t('answering.writing', {
            count: writers.length,
            names: format.list(writers.map(({ firstName, surname }) => `${firstName} ${surname}`)),
          })}
        </p>
      )}
    </div>
  )
}
