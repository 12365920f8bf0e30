import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Fieldset } from '../../shared/ui/field.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { saveNewRepresentative, saveRepresentative } from './api/save-person.ts'
import styles from './create.module.css'
import { checkNewPerson, NewPersonFields, useFieldLabels } from './new-person-fields.tsx'
import { personFromWords } from './person-from-words.ts'
import { PersonLine, PersonSearch } from './person-search.tsx'
import { useCodes } from './use-codes.ts'
import { useToday } from './use-today.ts'
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
              hint: [each.email, each.phone].filter(Boolean).join(' · '),
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
  const { COUNTRY_CODE: country, PERSONAL_CODE_REQUIRED: isCodeRequired } =
    useSessionStore().config.featureFlags
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const { patient, newRepresentative: form } = draft.values
  const codes = useCodes(form?.email, useFieldLabels())
  if (!form || !patient) return null

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const found = checkNewPerson('representative', form, {
      country,
      today,
      isCodeRequired,
      actsForAnother: true,
    })
    if (isBusy || codes.refuse(found)) return
    setBusy(true)
    try {
      const changed = await saveNewRepresentative(clinicId, patient.id, form)
      onSaved(changed, changed.added?.id ?? null)
    } catch (error) {
      codes.fail(error, 'representative', 'surname', form)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className={styles.chosen} onSubmit={(event) => void submit(event)}>
      <h2>{t('wizard.representative.newHeading')}</h2>
      <ErrorSummary {...codes.summary} />
      <NewPersonFields
        prefix="representative"
        form={form}
        codes={codes}
        today={today}
        declaration={t('wizard.representative.declaration', { name })}
        onChange={(part) =>
          draft.change((wizard) => ({
            ...wizard,
            newRepresentative: { ...form, ...wizard.newRepresentative, ...part },
          }))
        }
      />
      <ButtonRow>
        <Button type="submit" busy={isBusy}>
          {t('wizard.representative.add')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => draft.change((wizard) => ({ ...wizard, newRepresentative: null }))}
        >
          {t('shell.buttons.cancel')}
        </Button>
      </ButtonRow>
    </form>
  )
}
