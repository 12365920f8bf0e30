import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { IconPlus } from '../../shared/ui/icons.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { savePatient } from './api/save-person.ts'
import styles from './create.module.css'
import { NewPersonForm } from './new-person-form.tsx'
import { PersonLine, PersonSearch } from './person-search.tsx'
import { personFromWords } from './person-from-words.ts'
import type { WizardDraft } from './wizard-draft.ts'

type PatientStepProps = {
  draft: WizardDraft
  onChosen: (patient: ClinicPatient) => void
  onContinue: () => void
  onStartAgain: () => void
}

/** Whom it is about: found on the clinic's list, or entered. */
export function PatientStep({ draft, onChosen, onContinue, onStartAgain }: PatientStepProps) {
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
            <Button variant="secondary" onClick={onStartAgain}>
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
  const { newPatient: form } = draft.values
  if (!form) return null
  return (
    <NewPersonForm
      as="patient"
      heading={t('wizard.patient.newHeading')}
      submitLabel={t('wizard.patient.add')}
      form={form}
      refusalAt="personalCode"
      className={styles.form}
      onChange={(part) =>
        draft.change((wizard) => ({ ...wizard, newPatient: { ...form, ...wizard.newPatient, ...part } }))
      }
      onCancel={() => draft.change((wizard) => ({ ...wizard, newPatient: null }))}
      save={async (entered) => onSaved(await savePatient(clinicId, entered))}
    />
  )
}
