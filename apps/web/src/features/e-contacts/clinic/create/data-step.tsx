import { checkEmail } from '@vastus/domain/identity/email'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../../shared/ui/button.tsx'
import { SummaryList } from '../../../../shared/ui/card.tsx'
import { ErrorSummary } from '../../../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../../../shared/ui/field.tsx'
import { IconInfoCircle } from '../../../../shared/ui/icons.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { useStaff } from '../clinic-context.tsx'
import { saveContacts } from './api/save-person.ts'
import styles from './create.module.css'
import { useFieldLabels } from './new-person-fields.tsx'
import { RepresentativePart } from './representative-part.tsx'
import { useCodes } from './use-codes.ts'
import { mayWrite, ownerOf, type Wizard, type WizardDraft } from './wizard-draft.ts'

type DataStepProps = { draft: WizardDraft; onBack: () => void; onContinue: () => void }

/** How the patient is reached, and who acts for them. */
export function DataStep({ draft, onBack, onContinue }: DataStepProps) {
  const { t, format } = useI18n()
  const { clinicId } = useStaff()
  const { values } = draft
  const { patient, email, phone } = values
  const codes = useCodes(email, useFieldLabels())
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<Wizard>) => draft.change((wizard) => ({ ...wizard, ...part }))
  if (!patient) return null

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const emailRule = patient.emailLocked ? null : checkEmail(email, { required: false })
    const found = {
      ...(emailRule ? { 'data-email': emailRule } : {}),
      ...(mayWrite(values) ? {} : { 'data-representative': 'REQUIRED' }),
    }
    if (isBusy || codes.refuse(found)) return
    setBusy(true)
    try {
      change({ patient: await saveContacts(clinicId, patient, values) })
      onContinue()
    } catch (error) {
      codes.fail(error, 'data', 'email')
    } finally {
      setBusy(false)
    }
  }
  const owner = ownerOf(values)
  const locked = [
    ...(patient.emailLocked ? [{ label: t('identity.field.email'), value: patient.email ?? '' }] : []),
    ...(patient.phoneLocked ? [{ label: t('identity.field.phone'), value: patient.phone ?? '' }] : []),
  ]

  return (
    <div className={styles.form}>
      <ErrorSummary {...codes.summary} />
      <SummaryList
        rows={[
          { label: t('wizard.data.patient'), value: `${patient.firstName} ${patient.surname}` },
          {
            label: t('identity.field.birthDate'),
            value: `${format.date(patient.birthDate)}${patient.personalCode ? ` · ${patient.personalCode}` : ''}`,
          },
          ...locked,
        ]}
      />
      {locked.length > 0 && <p className={styles.secondary}>{t('wizard.data.locked')}</p>}
      <RepresentativePart draft={draft} error={codes.errorOf('data-representative')} />
      <form noValidate id="data-form" className={styles.form} onSubmit={(event) => void submit(event)}>
        <FieldStack>
          {!patient.emailLocked && (
            <TextField
              id="data-email"
              label={t('identity.field.email')}
              optional
              type="email"
              inputMode="email"
              autoComplete="off"
              value={email}
              error={codes.errorOf('data-email')}
              onChange={(value) => change({ email: value })}
            />
          )}
          {!patient.phoneLocked && (
            <TextField
              id="data-phone"
              label={t('identity.field.phone')}
              optional
              type="tel"
              autoComplete="off"
              short
              value={phone}
              error={codes.errorOf('data-phone')}
              onChange={(value) => change({ phone: value })}
            />
          )}
        </FieldStack>
        {owner && !owner.email && mayWrite(values) && (
          <p className={styles.notice} role="status">
            <IconInfoCircle aria-hidden="true" />
            {t('wizard.data.noEmail', { name: `${owner.firstName} ${owner.surname}` })}
          </p>
        )}
        <ButtonRow>
          <Button type="submit" busy={isBusy} {...(mayWrite(values) ? { 'data-first-focus': '' } : {})}>
            {t('shell.buttons.continue')}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t('shell.header.back')}
          </Button>
        </ButtonRow>
      </form>
    </div>
  )
}
