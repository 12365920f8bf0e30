import { completeProfile } from '@vastus/contract/identity'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { checkOneTimeCode } from '@vastus/domain/identity/one-time-code'
import { Link, Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useUser } from '../../shared/session/session-context.tsx'
import { ApiError } from '../../shared/api/api-error.ts'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { CodeForm, handedDetails, handover, Notice, Aside, Page, ResendCode } from '../forms/index.ts'
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
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useServerForm({
    initial: { otp: '' },
    validate: { otp: checkOneTimeCode },
    area: 'profile',
    keyAt: { INVALID_OTP: 'otp' },
    send: async ({ otp }) => {
      if (!details) return undefined
      setRefusal(null)
      const saved = await call(completeProfile, { body: { ...details, otp } })
      handover.profile = null
      await onSaved(saved)
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
      intro={t('identity.code.sentTo', { email: details.email })}
    >
      {progress}
      {refusal && (
        <Notice tone="warning">
          <p>{refusal}</p>
          <Link to={detailsPath}>{t('identity.profile.changeDetails')}</Link>
        </Notice>
      )}
      <CodeForm form={form} submitLabel={submitLabel} />
      <ResendCode email={details.email} purpose={purpose} />
      <Aside>
        <Link to={detailsPath}>{t('identity.profile.changeDetails')}</Link>
      </Aside>
    </Page>
  )
}
