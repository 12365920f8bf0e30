import { phoneText } from '@vastus/domain/identity/phone-text'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { IconInfoCircle } from '../../shared/ui/icons.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { ReachNote } from '../e-contacts/index.ts'
import styles from './create.module.css'
import type { Codes } from './use-codes.ts'
import { contactsOf, mayWrite, ownerOf, withContacts, type WizardDraft } from './wizard-draft.ts'

/** How the recipient is reached: the patient, or the representative. */
export function ContactPart({ draft, codes }: { draft: WizardDraft; codes: Codes }) {
  const { t } = useI18n()
  const { values } = draft
  const owner = ownerOf(values)
  if (!owner || !mayWrite(values)) return null
  const name = `${owner.firstName} ${owner.surname}`
  const { email, phone } = contactsOf(values)
  const labels = { email: t('identity.field.email'), phone: t('identity.field.phone') }
  const locked = [
    ...(owner.emailLocked ? [{ label: labels.email, value: owner.email ?? '' }] : []),
    ...(owner.phoneLocked ? [{ label: labels.phone, value: phoneText(owner.phone ?? '') }] : []),
  ]
  const notTaken = values.notTaken?.personId === owner.id ? values.notTaken.fields : []
  return (
    <Fieldset id="data-contacts" label={t('wizard.data.contacts', { name })}>
      <FieldStack>
        {locked.length > 0 && (
          <div>
            <SummaryList rows={locked} />
            <p className={styles.secondary}>{t('wizard.data.locked')}</p>
          </div>
        )}
        {notTaken.length > 0 && (
          <Notice>
            {t('wizard.data.notTaken', { name, fields: notTaken.map((each) => labels[each]).join(', ') })}
          </Notice>
        )}
        {!owner.emailLocked && (
          <TextField
            id="data-email"
            label={labels.email}
            optional
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            error={codes.errorOf('data-email')}
            onChange={(value) => draft.change((wizard) => withContacts(wizard, { email: value }))}
          />
        )}
        {!owner.phoneLocked && (
          <PhoneField
            id="data-phone"
            label={labels.phone}
            optional
            autoComplete="off"
            value={phone}
            error={codes.errorOf('data-phone')}
            onChange={(value) => draft.change((wizard) => withContacts(wizard, { phone: value }))}
          />
        )}
        {email === (owner.email ?? '') && <ReachNote reach={owner.reach} person={owner} />}
        {!email && owner.email && <ReachNote reach="NONE" person={owner} />}
      </FieldStack>
    </Fieldset>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <p className={styles.notice} role="status">
      <IconInfoCircle aria-hidden="true" />
      {children}
    </p>
  )
}
