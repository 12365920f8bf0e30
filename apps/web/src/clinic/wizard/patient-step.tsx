import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { IconPlus } from '../../shared/ui/icons.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { savePatient } from './api/save-person.ts'
import styles from './create.module.css'
import { checkNewPerson, NewPersonFields, useFieldLabels } from './new-person-fields.tsx'
import { PersonLine, PersonSearch } from './person-search.tsx'
import { useCodes } from './use-codes.ts'
import { useToday } from './use-today.ts'
import { personFromWords } from './person-from-words.ts'
import type { WizardDraft } from './wizard-draft.ts'

type PatientStepProps = {
  draft: WizardDraft
  onChosen: (patient: ClinicPatient) => void
  onContinue: () => void
  onAnew: () => void
}

/** Whom it is about: found on the clinic's list, or entered. */
export function PatientStep({ draft, onChosen, onContinue, onAnew }: PatientStepProps) {
  const { t } = useI18n()
  const [words, setWords] = useState('')
  const { patient, newPatient } = draft.values
  if (newPatient) return <NewPatient draft={draft} onSaved={onChosen} />
  return (
    <>
      {patient && (
        <section className={styles.chosen} aria-label={t('wizard.patient.chosen')}>
          <p className={styles.person}>
            <PersonLine person={patient} />
          </p>
          <ButtonRow>
            <Button onClick={onContinue}>{t('shell.buttons.continue')}</Button>
            <Button variant="secondary" onClick={onAnew}>
              {t('wizard.startAgain')}
            </Button>
          </ButtonRow>
        </section>
      )}
      <PersonSearch
        id="patient-search"
        label={t(patient ? 'wizard.patient.another' : 'wizard.patient.label')}
        hint={t('wizard.search.hint')}
        data-first-focus=""
        onChoose={onChosen}
        onWords={setWords}
      />
      <div>
        <Button
          variant="secondary"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => draft.change((wizard) => ({ ...wizard, newPatient: personFromWords(words) }))}
        >
          {t('wizard.patient.new')}
        </Button>
      </div>
    </>
  )
}

function NewPatient({ draft, onSaved }: { draft: WizardDraft; onSaved: (patient: ClinicPatient) => void }) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const form = draft.values.newPatient
  const codes = useCodes(form?.email, useFieldLabels())
  if (!form) return null

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = checkNewPerson('patient', form, { country, today, isCodeRequired, actsForAnother: false })
    if (isBusy || codes.refuse(found)) return
    setBusy(true)
    try {
      onSaved(await savePatient(clinicId, form))
    } catch (error) {
      codes.fail(error, 'patient', 'personalCode', form)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>{t('wizard.patient.newHeading')}</h2>
      <ErrorSummary {...codes.summary} />
      <NewPersonFields
        prefix="patient"
        form={form}
        codes={codes}
        today={today}
        onChange={(part) =>
          draft.change((wizard) => ({ ...wizard, newPatient: { ...form, ...wizard.newPatient, ...part } }))
        }
      />
      <ButtonRow>
        <Button type="submit" busy={isBusy}>
          {t('wizard.patient.add')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => draft.change((wizard) => ({ ...wizard, newPatient: null }))}
        >
          {t('shell.buttons.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
