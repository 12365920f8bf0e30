import type { ClinicEContact } from '@vastus/contract/shapes'
import { isMadeIn } from '@vastus/domain/e-contact/clinic-made'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { useOpenEContact } from './open-e-contact-context.ts'
import styles from './danger-mark.module.css'

/** In a list: there is a danger sign in what the patient sent. */
export function DangerMark() {
  const { t } = useI18n()
  return (
    <Badge tone="danger" icon={<IconAlertTriangle aria-hidden="true" />}>
      {t('clinic.row.danger')}
    </Badge>
  )
}

/** In the conversation: which rules found something, and in which words. */
export function DangerReasons({ signs }: { signs: ClinicEContact['dangerSigns'] }) {
  const { t } = useI18n()
  const { direction } = useOpenEContact()
  if (signs.length === 0) return null
  return (
    <section className={styles.reasons} aria-labelledby="danger-signs">
      <IconAlertTriangle aria-hidden="true" />
      <div>
        <h2 id="danger-signs" className={styles.heading}>
          {t('signs.heading')}
        </h2>
        <Signs
          signs={signs}
          note={t(isMadeIn('AS_PATIENT', direction) ? 'signs.noteWrittenDown' : 'signs.note')}
        />
      </div>
    </section>
  )
}

/** At a later message of the patient: the same for its text. */
export function MessageDangerReasons({ signs }: { signs: ClinicEContact['dangerSigns'] }) {
  const { t } = useI18n()
  return (
    <div
      className={classNames(styles.reasons, styles.atMessage)}
      role="group"
      aria-label={t('signs.heading')}
    >
      <IconAlertTriangle aria-hidden="true" />
      <div>
        <p className={styles.heading}>{t('signs.heading')}</p>
        <Signs signs={signs} note={t('signs.note')} />
      </div>
    </div>
  )
}

type SignsProps = {
  signs: ClinicEContact['dangerSigns']
  /** Who found them, and what the patient was shown. */
  note: string
}

function Signs({ signs, note }: SignsProps) {
  const { t } = useI18n()
  return (
    <>
      <ul>
        {signs.map(({ ruleId, words }) => (
          <li key={ruleId}>
            <strong>{t(`signs.rules.${ruleId}`)}.</strong>{' '}
            <span dir="auto">
              {words.length > 0 ? t('signs.words', { words: words.join(' … ') }) : t('signs.answer')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </>
  )
}
