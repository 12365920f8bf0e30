import { checkEmail } from '@vastus/domain/identity/email'
import { type SyntheticEvent, useState } from 'react'
import type { FormCode } from '../../shared/forms/words-of-code.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { saveContacts } from './api/save-person.ts'
import { ContactPart } from './contact-part.tsx'
import styles from './create.module.css'
import { useFieldLabels } from './new-person-fields.tsx'
import { RepresentativePart } from './representative-part.tsx'
import { useCodes } from './use-codes.ts'
import { contactsOf, mayWrite, ownerOf, type WizardDraft, withSavedContacts } from './wizard-draft.ts'

type DataStepProps = { draft: WizardDraft; onBack: () => void; onContinue: () => void }

/** How the patient is reached, and who acts for them. */
export function DataStep({ draft, onBack, onContinue }: DataStepProps) {
  const { t, format } = useI18n()
  const { clinicId } = useStaff()
  const { values } = draft
  const { patient } = values
  const owner = ownerOf(values)
  const contacts = contactsOf(values)
  const codes = useCodes(contacts.email, useFieldLabels())
  const [isBusy, setBusy] = useState(false)
  if (!patient || !owner) return null

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const emailRule = owner.emailLocked ? null : checkEmail(contacts.email, { required: false })
    const found: Record<string, FormCode> = {
      ...(emailRule ? { 'data-email': emailRule } : {}),
      ...(mayWrite(values) ? {} : { 'data-representative': 'REQUIRED' }),
    }
    if (isBusy || codes.refuse(found)) return
    setBusy(true)
    try {
      const saved = await saveContacts(clinicId, patient, owner, contacts)
      // Another patient may have been chosen meanwhile.
      if (draft.latest().patient?.id !== patient.id) return
      draft.change((wizard) => withSavedContacts(wizard, saved))
      onContinue()
    } catch (error) {
      codes.fail(error, 'data', 'email', contacts)
    } finally {
      setBusy(false)
    }
  }

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
        ]}
      />
      <RepresentativePart draft={draft} error={codes.errorOf('data-representative')} />
      <form noValidate id="data-form" className={styles.form} onSubmit={(event) => void submit(event)}>
        <ContactPart draft={draft} codes={codes} />
        <ButtonRow>
          <Button type="submit" busy={isBusy} {...(mayWrite(values) ? { 'data-first-focus': '' } : {})}>
            {t('shell.buttons.continue')}
          </Button>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => isBusy || onBack()}>
            {t('shell.header.back')}
          </Button>
        </ButtonRow>
      </form>
    </div>
  )
}
