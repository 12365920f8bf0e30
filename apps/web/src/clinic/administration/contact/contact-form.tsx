import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { checkRequired, checkWebsites } from '@vastus/domain/field-rules'
import { checkEmails } from '@vastus/domain/identity/email'
import { checkPhone } from '@vastus/domain/identity/phone'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useServerForm } from '../../../shared/forms/use-server-form.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../../shared/ui/field.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import { useSaveContact } from '../api/own-clinic.ts'
import { ChangedMeanwhile } from '../changed-meanwhile.tsx'

const FIELDS = ['name', 'address', 'phone', 'emails', 'websites', 'registrationCode'] as const
type Field = (typeof FIELDS)[number]
/** With what the writer has seen before; the text is none that could be joined with another one. */
type Contact = Record<Field, string> & { seen: string; text: string }

function contactOf({ phone, registrationCode, ...clinic }: OwnClinic): Contact {
  const { name, address, emails, websites } = clinic
  const fields = {
    name,
    address,
    phone: phone ?? '',
    emails,
    websites,
    registrationCode: registrationCode ?? '',
  }
  return { ...fields, seen: JSON.stringify(fields), text: '' }
}

/** How the clinic is reached. What is typed is kept until it is saved, also when a colleague saved something else meanwhile. */
export function ContactForm({ clinic }: { clinic: OwnClinic }) {
  const draft = useDraft(`clinic-contact:${clinic.id}`, contactOf(clinic))
  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={6} />
  return <Fields clinic={clinic} draft={draft} />
}

type Draft = ReturnType<typeof useDraft<Contact>>

function Fields({ clinic, draft }: { clinic: OwnClinic; draft: Draft }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const save = useSaveContact(clinic.id)
  const label = (field: Field) => t(`administration.contact.${field}`)
  const form = useServerForm<Contact>({
    draft,
    area: 'clinic-contact',
    validate: {
      name: checkRequired,
      phone: (phone) => checkPhone(phone, country, { required: false }),
      emails: (emails) => checkEmails(emails),
      websites: checkWebsites,
    },
    labels: Object.fromEntries(FIELDS.map((field) => [field, label(field)])),
    send: async ({ text: _text, seen: _seen, ...contact }) => {
      // After a refusal the writer sees what a colleague saved, and saves on that version.
      const { version } = clinic
      await save.mutateAsync({ contact, version, idempotencyKey: draft.idempotencyKey() })
      draft.clear()
      show({ tone: 'success', autoDismiss: true, text: t('administration.contact.saved') })
      return undefined
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.version === null) return false
      show({ tone: 'warning', text: t('administration.changedMeanwhile') })
      return true
    },
  })
  const present = contactOf(clinic)
  const isOutdated = draft.state !== 'EMPTY' && present.seen !== form.values.seen
  return (
    <form className={styles.stack} noValidate onSubmit={form.submit}>
      <ChangedMeanwhile
        isShown={isOutdated}
        rows={FIELDS.filter((field) => form.values[field] !== present[field]).map((field) => ({
          label: label(field),
          value: present[field] || '–',
        }))}
        onTakeTheirs={() => draft.clear()}
      />
      <ErrorSummary {...form.summary} />
      <Card heading={t('administration.contact.heading')}>
        <FieldStack>
          <TextField {...form.field('name')} label={label('name')} autoComplete="off" />
          <TextField {...form.field('address')} label={label('address')} optional autoComplete="off" />
          <PhoneField {...form.field('phone')} label={label('phone')} optional autoComplete="off" />
          <TextField
            {...form.field('emails')}
            label={label('emails')}
            hint={t('administration.contact.emailsHint')}
            optional
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('websites')}
            label={label('websites')}
            hint={t('administration.contact.websitesHint')}
            optional
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('registrationCode')}
            label={label('registrationCode')}
            optional
            autoComplete="off"
            short
          />
          <ButtonRow>
            <Button type="submit" busy={form.busy}>
              {t('shell.buttons.save')}
            </Button>
          </ButtonRow>
        </FieldStack>
      </Card>
    </form>
  )
}
