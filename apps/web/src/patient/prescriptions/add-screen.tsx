import { useNavigate } from '@tanstack/react-router'
import {
  BRAND_NAME_MAX,
  DOSINGS,
  type Dosing,
  isSameMedicine,
  STRENGTH_MAX,
} from '@vastus/domain/prescriptions/prescription'
import { lengthOf, normaliseLine } from '@vastus/domain/typed-text'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import {
  listedPrescriptions,
  useListedPrescriptions,
} from '../../shared/prescriptions/listed-prescriptions.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import type { Medication } from './api/find-medications.ts'
import { ChosenMedicine } from './chosen-medicine.tsx'
import { MedicineField } from './medicine-field.tsx'
import styles from './prescriptions.module.css'
import type { RenewalChoices } from './renewal-choices.ts'

type NewMedicine = {
  /** The name as it is typed. */
  text: string
  strength: string
  dosing: string
  /** The one of the register, when it was chosen. */
  medicine: Medication | null
}

const EMPTY: NewMedicine = { text: '', strength: '', dosing: '', medicine: null }

/** One more medicine for the list: from the register, or in the patient's own words. */
export function AddScreen({ choices }: { choices: RenewalChoices }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  const list = useListedPrescriptions(choices.personId, choices.clinicId)
  const draft = useDraft(`prescription:new:${choices.personId}:${choices.clinicId}`, EMPTY)
  const [attempt, setAttempt] = useState(0)
  const { text, strength, dosing, medicine } = draft.values
  const line = {
    brandName: medicine?.brandName ?? normaliseLine(text),
    activeIngredient: medicine?.activeIngredient ?? null,
    route: medicine?.route ?? ('other' as const),
    strength: medicine ? medicine.strength : normaliseLine(strength) || null,
    form: medicine?.form ?? null,
  }
  const problems = {
    name: nameProblem(),
    strength:
      lengthOf(normaliseLine(strength)) > STRENGTH_MAX
        ? t('prescriptions.add.strengthTooLong', { count: STRENGTH_MAX })
        : undefined,
    dosing: isDosing(dosing) ? undefined : t('prescriptions.add.howOftenRequired'),
  }
  const shown = attempt > 0 ? problems : { name: undefined, strength: undefined, dosing: undefined }

  function nameProblem(): string | undefined {
    if (line.brandName === '') return t('prescriptions.add.nameRequired')
    if (lengthOf(line.brandName) > BRAND_NAME_MAX)
      return t('prescriptions.add.nameTooLong', { count: BRAND_NAME_MAX })
    const isThere = list?.prescriptions.some((each) => isSameMedicine(each, line))
    return isThere ? t('prescriptions.add.twice') : undefined
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (problems.name || problems.strength || !isDosing(dosing)) return
    const { personId, clinicId } = choices
    const begun = list ?? {
      patientPersonId: Number(personId),
      clinicId: Number(clinicId),
      prescriptions: [],
      from: null,
    }
    const added = { ...line, dosing, previousId: null, chosen: true }
    listedPrescriptions.keep({ ...begun, prescriptions: [...begun.prescriptions, added] })
    draft.clear()
    show({
      tone: 'success',
      autoDismiss: true,
      text: t('prescriptions.add.added', { name: line.brandName }),
    })
    void navigate({ to: '/prescriptions', search: choices })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        errors={(['name', 'strength', 'dosing'] as const).flatMap((id) => {
          const message = shown[id]
          return message ? [{ id, message }] : []
        })}
        attempt={attempt}
      />
      <h1>{t('prescriptions.add.title')}</h1>
      {medicine ? (
        <ChosenMedicine
          medicine={medicine}
          error={shown.name}
          onChange={() => {
            flushSync(() => draft.change((now) => ({ ...now, text: medicine.brandName, medicine: null })))
            document.getElementById('name')?.focus()
          }}
        />
      ) : (
        <>
          <MedicineField
            id="name"
            value={text}
            error={shown.name}
            onType={(next) => draft.change((now) => ({ ...now, text: next }))}
            onChoose={(chosen) => {
              flushSync(() =>
                draft.change((now) => ({ ...now, text: chosen.brandName, strength: '', medicine: chosen })),
              )
              document.getElementById('dosing')?.focus()
            }}
          />
          <TextField
            id="strength"
            short
            optional
            label={t('prescriptions.add.strength')}
            hint={t('prescriptions.add.strengthHint')}
            error={shown.strength}
            autoComplete="off"
            value={strength}
            onChange={(next) => draft.change((now) => ({ ...now, strength: next }))}
          />
        </>
      )}
      <RadioCards
        id="dosing"
        label={t('prescriptions.add.howOften')}
        error={shown.dosing}
        value={dosing}
        onChange={(next) => draft.change((now) => ({ ...now, dosing: next }))}
        options={DOSINGS.map((value) => ({ value, label: t(`medicines.dosing.${value}`) }))}
      />
      <ButtonRow>
        <Button type="submit" wide>
          {t('prescriptions.add.submit')}
        </Button>
      </ButtonRow>
    </form>
  )
}

function isDosing(value: string): value is Dosing {
  return (DOSINGS as readonly string[]).includes(value)
}
