import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ClinicFields, EmployeeFields, newClinicStyles } from '../../shared/new-clinic/index.ts'
import { Card } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { PhoneField } from '../../shared/ui/phone-field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { Notice, Page } from '../forms/index.ts'
import { Agreement } from './agreement.tsx'
import { useApplication } from './use-application.ts'

/** A clinic applies to come to the platform. What is typed stays in the tab until it is sent. */
export function ClinicSignUpScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <Form onSent={setSentTo} /> : <Sent email={sentTo} />
}

function Sent({ email }: { email: string }) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={newClinicStyles.employees}>
      <Page heading={t('clinic-sign-up.sent.heading')}>
        <Notice tone="done">{t('clinic-sign-up.sent.text', { email })}</Notice>
      </Page>
    </div>
  )
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useI18n()
  const form = useApplication(onSent)
  const { values, faults } = form
  const contact = (name: keyof typeof values.contact) => ({
    id: `contact.${name}`,
    name: `contact.${name}`,
    value: values.contact[name],
    error: faults.errorOf(`contact.${name}`),
    onChange: (value: string) => form.changeContact({ [name]: value }),
  })
  return (
    <Page heading={t('clinic-sign-up.heading')} intro={t('clinic-sign-up.intro')}>
      <form className={newClinicStyles.form} noValidate onSubmit={form.submit}>
        <ErrorSummary {...faults.summary} />
        <ClinicFields values={values} onChange={form.changeClinic} errorOf={faults.errorOf} />
        <EmployeeFields values={values} onChange={form.changeEmployees} faults={faults} />
        <Card heading={t('clinic-sign-up.contact.heading')}>
          <FieldStack>
            <p className={newClinicStyles.quiet}>{t('clinic-sign-up.contact.text')}</p>
            <TextField
              {...contact('firstName')}
              label={t('identity.field.firstName')}
              autoComplete="given-name"
            />
            <TextField
              {...contact('surname')}
              label={t('identity.field.surname')}
              autoComplete="family-name"
            />
            <TextField
              {...contact('email')}
              label={t('identity.field.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PhoneField {...contact('phone')} label={t('identity.field.phone')} optional />
          </FieldStack>
        </Card>
        <Agreement
          clinic={values}
          terms={form.terms}
          privacy={form.privacy}
          documents={form.documents}
          isBusy={form.isBusy}
        />
      </form>
    </Page>
  )
}
