import type { RepresentationShape } from '@vastus/contract/persons'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useState } from 'react'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { EmailText } from '../../shared/ui/email-text.tsx'
import { useEndRepresentation, useRepresentation } from './api/representation.ts'
import { PatientDoubts } from './patient-doubts.tsx'
import styles from './patient-panel.module.css'

/** Who writes for the patient, since when and until when, and the end of it. */
export function Representation({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const { data } = useRepresentation(eContact.id)
  const { firstName, surname } = eContact.creator
  if (!data) return null
  const { representative, declaredAt, endsAt, current } = data
  return (
    <section>
      <h2>{t('clinic.representation.heading')}</h2>
      <div>
        <p>
          <strong>
            {firstName} {surname}
          </strong>
        </p>
        {representative.phone && (
          <p>
            <a href={`tel:${representative.phone}`}>{phoneText(representative.phone)}</a>
          </p>
        )}
        {representative.email && (
          <p>
            <a href={`mailto:${representative.email}`}>
              <EmailText email={representative.email} />
            </a>
          </p>
        )}
        {current && declaredAt && (
          <p className={styles.quiet}>
            {t('clinic.representation.declared', { date: format.date(declaredAt) })}
          </p>
        )}
        {current && endsAt && (
          <p className={styles.quiet}>
            {t('clinic.representation.untilAdult', { date: format.date(endsAt) })}
          </p>
        )}
        {!current && <Ended representation={data} />}
        <PatientDoubts eContact={eContact} />
      </div>
      {current && <EndRepresentation eContact={eContact} />}
    </section>
  )
}

const ENDED_BY = {
  CLINIC: 'clinic.representation.endedByClinic',
  REPRESENTATIVE: 'clinic.representation.endedByRepresentative',
  REPRESENTED: 'clinic.representation.endedByRepresented',
} as const

function Ended({ representation: { endedAt, endedBy, endsAt } }: { representation: RepresentationShape }) {
  const { t, format } = useI18n()
  const words =
    endedAt === null
      ? endsAt && t('clinic.representation.endedByAge', { date: format.date(endsAt) })
      : t(ENDED_BY[endedBy ?? 'REPRESENTATIVE'], { date: format.date(endedAt) })
  return words && <p className={styles.ended}>{words}</p>
}

function EndRepresentation({ eContact }: { eContact: ClinicEContact }) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const end = useEndRepresentation(eContact.id)
  const [isAsking, setAsking] = useState(false)
  const { creator, patient } = eContact
  const name = `${creator.firstName} ${creator.surname}`
  return (
    <div>
      <Action onClick={() => setAsking(true)}>{t('clinic.representation.end')}</Action>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        heading={t('clinic.representation.endHeading', {
          name,
          patient: `${patient.firstName} ${patient.surname}`,
        })}
        confirmLabel={t('clinic.representation.end')}
        danger
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(undefined, {
            onError: (error) => alert('persons', error),
            onSettled: () => setAsking(false),
          })
        }
      >
        <p>{t('clinic.representation.endText', { name })}</p>
      </ConfirmDialog>
    </div>
  )
}
