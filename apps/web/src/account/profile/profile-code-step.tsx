import type { LoggedInUser } from '@vastus/contract/shapes'
import { checkOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { Link, Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { ApiError } from '../../shared/api/api-error.ts'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { FieldStack } from '../../shared/ui/field.tsx'
import { CodeField } from '../../shared/ui/text-field.tsx'
import { handedDetails, Notice, Aside, Page, ResendCode } from '../forms/index.ts'
import { asksPresentAddress, saveWithCode } from './profile-codes.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'

interface ProfileCodeStepProps {
  purpose: 'COMPLETE' | 'PROFILE'
  /** Where the details are typed. */
  detailsPath: '/complete-profile' | '/edit-profile'
  submitLabel: string
  progress?: ReactNode
  onSaved: (user: LoggedInUser) => Promise<void>
}

/** Proves the e-mail with a code, and with it saves the details of the step before. */
export function ProfileCodeStep(props: ProfileCodeStepProps) {
  const { purpose, detailsPath, submitLabel, progress, onSaved } = props
  const { t } = useI18n()
  const user = useUser()
  const [details] = useState(() => handedDetails(user.id))
  const { config } = useSessionStore()
  const { supportEmail } = config
  const [present] = useState(() => (details && asksPresentAddress(user, details.email) ? user.email : null))
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useServerForm({
    initial: { otp: '', presentOtp: '' },
    validate: {
      otp: checkOneTimeCode,
      presentOtp: (value) => (present === null ? null : checkOneTimeCode(value)),
    },
    area: 'profile',
    labels:
      present === null
        ? {}
        : {
            otp: t('sign-in.address.code', { email: details?.email ?? '' }),
            presentOtp: t('sign-in.address.code', { email: present }),
          },
    keyAt: { INVALID_OTP: 'otp', INVALID_PRESENT_OTP: 'presentOtp' },
    send: async ({ otp, presentOtp }) => {
      if (!details) return undefined
      setRefusal(null)
      const body = { ...details, otp, ...(present === null ? {} : { presentOtp }) }
      await onSaved(await saveWithCode(body, config.featureFlags.COUNTRY_CODE))
      return undefined
    },
    onFailure: (error) => {
      // The details themselves are refused: say so here, where the way back to them is.
      const isRefused = error instanceof ApiError && (error.status === 469 || error.status === 400)
      if (isRefused)
        setRefusal(
          error.key === 'PERSON_IS_UNDERAGE'
            ? t('errors.rules.UNDERAGE_SIGNUP')
            : (error.fields[0]?.message ?? alertOfError(error, t).text),
        )
      return isRefused
    },
  })
  if (!details) return <Navigate to={detailsPath} replace />
  return (
    <Page
      heading={t('identity.profile.codeHeading')}
      intro={
        present === null
          ? t('identity.code.sentTo', { email: details.email })
          : t('sign-in.address.twoCodes', { email: present, supportEmail })
      }
    >
      {progress}
      {refusal && (
        <Notice tone="warning">
          <p>{refusal}</p>
          <Link to={detailsPath}>{t('identity.profile.changeDetails')}</Link>
        </Notice>
      )}
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary {...form.summary} />
        <FieldStack>
          {present !== null && (
            <CodeField
              {...form.field('presentOtp')}
              label={t('sign-in.address.code', { email: present })}
              hint={t('identity.field.codeHint')}
            />
          )}
          <CodeField
            {...form.field('otp')}
            label={
              present === null
                ? t('identity.field.code')
                : t('sign-in.address.code', { email: details.email })
            }
            hint={t('identity.field.codeHint')}
          />
          <div>
            <Button type="submit" wide busy={form.busy}>
              {submitLabel}
            </Button>
          </div>
        </FieldStack>
      </form>
      <ResendCode email={details.email} purpose={purpose} presentEmail={present} />
      <Aside>
        <Link to={detailsPath}>{t('identity.profile.changeDetails')}</Link>
      </Aside>
    </Page>
  )
}
