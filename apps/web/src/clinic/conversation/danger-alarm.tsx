import type { ClinicEContact } from '@vastus/contract/shapes'
import { isMadeIn } from '@vastus/domain/e-contact/clinic-made'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useEmergencyNumber } from '../../shared/danger/emergency-number.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Button } from '../../shared/ui/button.tsx'
import { IconAlertTriangle, IconPhone } from '../../shared/ui/icons.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useChangeEContact } from '../e-contacts/index.ts'
import styles from './danger-alarm.module.css'

/** Above everything: somebody must act now, until one of the clinic takes it by name; afterwards who did, and when. */
export function DangerAlarm({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const now = useNow()
  const number = useEmergencyNumber()
  const newest = eContact.dangerAlarms.at(-1)
  if (!newest) return null
  const at = (instant: string) => format.relativeDay(instant, now)
  if (newest.takenAt !== null)
    return (
      <div className={styles.taken}>
        <p>
          {t('signs.alarm.by', {
            name: `${newest.takenBy?.firstName ?? ''} ${newest.takenBy?.surname ?? ''}`,
            when: at(newest.takenAt),
          })}{' '}
          {newest.calledAt !== null && t('signs.alarm.called', { when: at(newest.calledAt) })}
        </p>
        {newest.calledAt === null && <Take eContact={eContact} isTaken />}
      </div>
    )
  const isLate = now.getTime() >= Date.parse(newest.dueAt)
  return (
    <section className={styles.open} aria-labelledby="danger-alarm">
      <IconAlertTriangle aria-hidden="true" />
      <div className={styles.words}>
        <h2 id="danger-alarm">{t('signs.alarm.heading')}</h2>
        <p>
          {t('signs.alarm.open')} {eContact.medicalHidden && t('signs.alarm.hidden')}{' '}
          {isMadeIn('AS_PATIENT', eContact.direction) && t('signs.alarm.caller', { number })}{' '}
          {isLate && t('signs.alarm.late', { when: at(newest.dueAt) })}
        </p>
      </div>
      <Take eContact={eContact} />
    </section>
  )
}

/** One press each; a call is a taking too. */
function Take({ eContact, isTaken = false }: { eContact: ClinicEContact; isTaken?: boolean }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const change = useChangeEContact(eContact.id)
  const take = (called: boolean) =>
    change.mutate(
      { change: { kind: 'TAKE_DANGER', called } },
      {
        onSuccess: () =>
          show({
            tone: 'success',
            autoDismiss: true,
            text: t(called ? 'signs.alarm.isCalled' : 'signs.alarm.isTaken'),
          }),
        onError: (error) => alert('danger-alarm', error),
      },
    )
  return (
    <div className={styles.buttons}>
      {!isTaken && (
        <Button busy={change.isPending} onClick={() => take(false)}>
          {t('signs.alarm.take')}
        </Button>
      )}
      <Button
        variant="secondary"
        busy={change.isPending}
        icon={<IconPhone aria-hidden="true" />}
        onClick={() => take(true)}
      >
        {t('signs.alarm.call')}
      </Button>
    </div>
  )
}
