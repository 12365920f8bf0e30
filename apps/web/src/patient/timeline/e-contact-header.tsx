import type { PatientEContact } from '@vastus/contract/shapes'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { telAddress } from '../../shared/ui/tel-address.ts'
import { TypeIcon } from '../../shared/ui/type-icon.tsx'
import {
  type ChoosableClinic,
  useAnswerBy,
  patientStyles as styles,
  StatusBadge,
} from '../e-contacts/index.ts'

type EContactHeaderProps = { eContact: PatientEContact; clinic: ChoosableClinic | undefined }

/** What it is, its state, and which clinic has it. */
export function EContactHeader({ eContact, clinic }: EContactHeaderProps) {
  const { t } = useI18n()
  const { id, eContactType } = eContact
  return (
    <div className={styles.group}>
      <div className={styles.kind}>
        <TypeIcon type={eContactType} />
        <h1>{t(`types.${eContactType}`)}</h1>
      </div>
      <div className={styles.status}>
        <StatusBadge eContact={eContact} />
        <span className={styles.meta}>{t('patient.timeline.number', { id: String(id) })}</span>
      </div>
      <ClinicFacts eContact={eContact} clinic={clinic} />
      <LastSeen eContact={eContact} />
      <AnswerBy eContact={eContact} />
    </div>
  )
}

function ClinicFacts({ eContact, clinic }: EContactHeaderProps) {
  const { t } = useI18n()
  const { clinicName, patient, assigneeUser } = eContact
  return (
    <dl className={styles.facts}>
      <dt>{t('patient.timeline.about')}</dt>
      <dd>
        {patient.firstName} {patient.surname}
      </dd>
      <dt>{t('patient.timeline.clinicInfo')}</dt>
      <dd>
        {clinicName}
        {clinic && <span className={styles.reasonLine}>{clinic.address}</span>}
      </dd>
      {clinic?.phone && (
        <>
          <dt>{t('patient.timeline.phone')}</dt>
          <dd>
            <a href={telAddress(clinic.phone)}>{phoneText(clinic.phone)}</a>
          </dd>
        </>
      )}
      {assigneeUser && (
        <>
          <dt>{t('patient.timeline.assignee')}</dt>
          <dd>
            {assigneeUser.firstName} {assigneeUser.surname}
          </dd>
        </>
      )}
    </dl>
  )
}

/** By when the clinic usually answers, where it has said so. */
function AnswerBy({ eContact }: { eContact: PatientEContact }) {
  const answerBy = useAnswerBy(eContact)
  return answerBy && <p className={styles.meta}>{answerBy}</p>
}

function LastSeen({ eContact: { clinicLastSeenAt } }: { eContact: PatientEContact }) {
  const { t, format } = useI18n()
  const now = useNow()
  return (
    <p className={styles.meta}>
      {clinicLastSeenAt
        ? t('patient.timeline.seen', { when: format.relativeDay(clinicLastSeenAt, now) })
        : t('patient.timeline.notSeen')}
    </p>
  )
}
