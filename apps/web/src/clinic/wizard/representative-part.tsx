import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { useState } from 'react'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Fieldset } from '../../shared/ui/field.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { saveNewRepresentative, saveRepresentative } from './api/save-person.ts'
import styles from './create.module.css'
import { NewPersonForm } from './new-person-form.tsx'
import { personFromWords } from './person-from-words.ts'
import { PersonLine, PersonSearch } from './person-search.tsx'
import { useCodes } from './use-codes.ts'
import { type WizardDraft, withRepresentative } from './wizard-draft.ts'

const THEMSELVES = 'themselves'

type RepresentativePartProps = { draft: WizardDraft; error: string | undefined }

/** Who acts for the patient: one on record, one who is found, or one who is entered. A minor needs one. */
export function RepresentativePart({ draft, error }: RepresentativePartProps) {
  const { t } = useI18n()
  const { patient, representativeId, newRepresentative } = draft.values
  const [isLooking, setLooking] = useState(false)
  if (!patient) return null
  const name = `${patient.firstName} ${patient.surname}`
  const mustLook = !patient.adult && patient.representatives.length === 0
  const choose = (id: number | null) => draft.change((wizard) => ({ ...wizard, representativeId: id }))
  const recorded = (changed: ClinicPatient, added: number | null) => {
    setLooking(false)
    // Another patient may have been chosen meanwhile.
    draft.change((wizard) =>
      wizard.patient?.id === patient.id ? withRepresentative(wizard, changed, added) : wizard,
    )
  }

  return (
    <section className={styles.form} aria-label={t('wizard.representative.heading')}>
      {!patient.adult && <p className={styles.minor}>{t('wizard.representative.minor', { name })}</p>}
      {patient.representatives.length > 0 && (
        <RadioCards
          id="data-representative"
          label={t('wizard.representative.heading')}
          error={error}
          value={representativeId === null ? THEMSELVES : String(representativeId)}
          onChange={(value) => choose(value === THEMSELVES ? null : Number(value))}
          options={[
            ...(patient.adult ? [{ value: THEMSELVES, label: t('wizard.representative.themselves') }] : []),
            ...patient.representatives.map((each) => ({
              value: String(each.id),
              label: `${each.firstName} ${each.surname}`,
              hint: [each.email, each.phone && phoneText(each.phone)].filter(Boolean).join(' · '),
            })),
          ]}
        />
      )}
      {newRepresentative ? (
        <NewRepresentative draft={draft} name={name} onSaved={recorded} />
      ) : mustLook || isLooking ? (
        <FindRepresentative
          draft={draft}
          name={name}
          id={mustLook ? 'data-representative' : 'representative-search'}
          error={mustLook ? error : undefined}
          onSaved={recorded}
        />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setLooking(true)}>
            {t('wizard.representative.other')}
          </Button>
        </div>
      )}
    </section>
  )
}

type SaveProps = {
  draft: WizardDraft
  name: string
  onSaved: (patient: ClinicPatient, representativeId: number | null) => void
}

function FindRepresentative({
  draft,
  name,
  id,
  error,
  onSaved,
}: SaveProps & { id: string; error: string | undefined }) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ClinicPatient | null>(null)
  const [isDeclared, setDeclared] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const codes = useCodes()
  const patientId = draft.values.patient?.id ?? 0

  const save = async () => {
    if (
      !chosen ||
      isBusy ||
      codes.refuse(isDeclared ? {} : { 'representative-declaration': 'REQUIRED_TRUE' })
    )
      return
    setBusy(true)
    try {
      onSaved(await saveRepresentative(clinicId, patientId, chosen.id), chosen.id)
    } catch (failure) {
      codes.fail(failure, 'representative', 'declaration')
    } finally {
      setBusy(false)
    }
  }
  if (chosen)
    return (
      <div className={styles.chosen}>
        <p className={styles.person}>
          <PersonLine person={chosen} />
        </p>
        <Fieldset
          id="representative-declaration-group"
          label={t('wizard.representative.declarationHeading')}
          error={codes.errorOf('representative-declaration')}
        >
          <Checkbox
            id="representative-declaration"
            label={t('wizard.representative.declaration', { name })}
            checked={isDeclared}
            onChange={setDeclared}
          />
        </Fieldset>
        <ButtonRow>
          <Button busy={isBusy} onClick={() => void save()}>
            {t('wizard.representative.add')}
          </Button>
          <Button variant="secondary" onClick={() => setChosen(null)}>
            {t('shell.buttons.cancel')}
          </Button>
        </ButtonRow>
      </div>
    )
  return (
    <>
      {error && <p className={styles.problem}>{error}</p>}
      <PersonSearch
        id={id}
        label={t('wizard.representative.search')}
        hint={t('wizard.search.hint')}
        representatives
        withoutId={patientId}
        data-first-focus=""
        onChoose={setChosen}
        onWords={setWords}
      />
      <div>
        <Button
          variant="secondary"
          onClick={() => draft.change((wizard) => ({ ...wizard, newRepresentative: personFromWords(words) }))}
        >
          {t('wizard.representative.new')}
        </Button>
      </div>
    </>
  )
}

function NewRepresentative({ draft, name, onSaved }: SaveProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const { patient, newRepresentative: form } = draft.values
  if (!form || !patient) return null
  return (
    <NewPersonForm
      as="representative"
      heading={t('wizard.representative.newHeading')}
      submitLabel={t('wizard.representative.add')}
      form={form}
      declaration={t('wizard.representative.declaration', { name })}
      refusalAt="surname"
      className={styles.chosen}
      onChange={(part) =>
        draft.change((wizard) => ({
          ...wizard,
          newRepresentative: { ...form, ...wizard.newRepresentative, ...part },
        }))
      }
      onCancel={() => draft.change((wizard) => ({ ...wizard, newRepresentative: null }))}
      save={async (entered) => {
        const changed = await saveNewRepresentative(clinicId, patient.id, entered)
        onSaved(changed, changed.added?.id ?? null)
      }}
    />
  )
}
