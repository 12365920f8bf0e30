import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { PatientDoubles } from '@vastus/contract/patient-join'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow, buttonClass } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Fieldset } from '../../shared/ui/field.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useEContact } from '../e-contacts/index.ts'
import { Effects } from './effects.tsx'
import { useJoinPatients, usePatientDoubles } from './patient-joins.ts'
import { SideBySide } from './side-by-side.tsx'
import styles from './same-person.module.css'

type Double = PatientDoubles['doubles'][number]

/** The patient of an e-contact beside the clinic's others who may be the same person, and the way to make them one. */
export function SamePersonScreen() {
  const { t } = useI18n()
  const { id = '' } = useParams({ strict: false })
  const eContact = useEContact(Number(id))
  return (
    <div className={styles.page} data-wide="">
      <div className={styles.head}>
        <h1>{t('same-person.heading')}</h1>
        <p className={styles.quiet}>{t('same-person.intro')}</p>
      </div>
      {eContact.data ? (
        <Doubles eContact={eContact.data} />
      ) : (
        <Loading error={eContact.error} again={() => void eContact.refetch()} />
      )}
    </div>
  )
}

/** What is on its way, or why it did not come. */
function Loading({ error, again }: { error: Error | null; again: () => void }) {
  const { t } = useI18n()
  if (!error) return <Skeleton shape="rows" lines={4} />
  const status = error instanceof ApiError ? error.status : 0
  return (
    <div role="alert">
      {status === 403 ? (
        <EmptyState heading={t('same-person.forbidden.heading')} text={t('same-person.forbidden.text')} />
      ) : status === 404 ? (
        <EmptyState heading={t('clinic.conversation.absent')} text={t('clinic.conversation.absentText')} />
      ) : (
        <EmptyState
          heading={t('shell.pages.loadingFailed.heading')}
          text={t('shell.pages.loadingFailed.text')}
          action={<Button onClick={again}>{t('shell.buttons.tryAgain')}</Button>}
        />
      )}
    </div>
  )
}

function Doubles({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const { clinicId, patient } = eContact
  const { data, error, refetch } = usePatientDoubles(clinicId, patient.id)
  const [chosenId, setChosenId] = useState('')
  if (!data) return <Loading error={error} again={() => void refetch()} />
  const { doubles } = data
  const [only] = doubles
  if (!only)
    return (
      <EmptyState
        heading={t('same-person.none.heading')}
        text={t('same-person.none.text', { date: format.date(data.patient.birthDate) })}
      />
    )
  const chosen = doubles.length === 1 ? only : doubles.find((each) => String(each.patient.id) === chosenId)
  return (
    <>
      {doubles.length > 1 && (
        <RadioCards
          id="double"
          label={t('same-person.choose')}
          value={chosenId}
          onChange={setChosenId}
          options={doubles.map(({ patient: { id, firstName, surname, personalCode, addedAt } }) => ({
            value: String(id),
            label: `${firstName} ${surname}`,
            hint: personalCode
              ? t('same-person.option.code', { code: personalCode, date: format.date(addedAt) })
              : t('same-person.option.noCode', { date: format.date(addedAt) }),
          }))}
        />
      )}
      {chosen && (
        <Comparison key={chosen.patient.id} eContact={eContact} patient={data.patient} double={chosen} />
      )}
    </>
  )
}

type ComparisonProps = { eContact: ClinicEContact; patient: PatientDoubles['patient']; double: Double }

function Comparison({ eContact, patient, double }: ComparisonProps) {
  const { t } = useI18n()
  const { refusal, staysId } = double
  return (
    <>
      <Section heading={t('same-person.compare')}>
        <SideBySide one={patient} other={double.patient} staysId={refusal ? null : staysId} />
      </Section>
      {refusal ? (
        <p role="status" className={styles.refusal}>
          <IconAlertTriangle aria-hidden="true" />
          {t(`same-person.refusal.${refusal}`)}
        </p>
      ) : (
        <>
          <Section heading={t('same-person.willHappen')}>
            {staysId === patient.id ? (
              <Effects stays={patient} goes={double.patient} />
            ) : (
              <Effects stays={double.patient} goes={patient} />
            )}
          </Section>
          <Decision eContact={eContact} otherId={double.patient.id} />
        </>
      )}
    </>
  )
}

function Decision({ eContact, otherId }: { eContact: ClinicEContact; otherId: number }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const [isDeclared, setDeclared] = useState(false)
  const [wasPressed, setPressed] = useState(false)
  const join = useJoinPatients({ clinicId: eContact.clinicId, personId: eContact.patient.id })
  const isMissing = wasPressed && !isDeclared
  const to = { to: '/e-contacts/$id', params: { id: String(eContact.id) } } as const
  const decide = () => {
    setPressed(true)
    if (!isDeclared) return document.getElementById('same-person')?.focus()
    join.mutate(otherId, {
      onSuccess: () => {
        show({ tone: 'success', autoDismiss: true, text: t('same-person.done') })
        void navigate(to)
      },
      onError: (error) => alert('e-contacts', error),
    })
  }
  return (
    <>
      <Fieldset
        id="same-person"
        label={t('same-person.declarationHeading')}
        error={isMissing ? t('same-person.undeclared') : undefined}
      >
        <Checkbox
          id="same-person"
          label={t('same-person.declaration')}
          checked={isDeclared}
          onChange={setDeclared}
          invalid={isMissing}
        />
      </Fieldset>
      <ButtonRow>
        <Button wide busy={join.isPending} onClick={decide}>
          {t('same-person.confirm')}
        </Button>
        <Link className={buttonClass('secondary', true)} {...to}>
          {t('same-person.cancel')}
        </Link>
      </ButtonRow>
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
