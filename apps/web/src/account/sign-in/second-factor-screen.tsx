import { completeSecondFactor } from '@vastus/contract/security'
import { checkSecondFactor } from '@vastus/domain/identity/second-factor'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'
import { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { Aside, Notice, Page, PasskeyButton, SecondFactorForm } from '../forms/index.ts'

/** After the right password, where the account has a second factor. */
export function SecondFactorScreen() {
  const { t } = useI18n()
  const signIn = useSignIn()
  const [isOver, setOver] = useState(false)
  const form = useServerForm({
    initial: { code: '' },
    validate: { code: checkSecondFactor },
    area: 'login',
    keyAt: { INVALID_OTP: 'code' },
    send: async (body) => {
      await signIn(await call(completeSecondFactor, { body }))
      return undefined
    },
    onFailure: (error) => {
      const isLate = error instanceof ApiError && error.status === 404
      if (isLate) setOver(true)
      return isLate
    },
  })
  return (
    <Page heading={t('sign-in.secondFactor.heading')} intro={t('sign-in.secondFactor.intro')}>
      {isOver && <Notice tone="warning">{t('sign-in.secondFactor.over')}</Notice>}
      <PasskeyButton />
      <SecondFactorForm
        form={form}
        hint={t('sign-in.secondFactor.hint')}
        submitLabel={t('sign-in.secondFactor.submit')}
      />
      <Aside>
        <Link to="/choose-auth">{t('sign-in.otherWays')}</Link>
      </Aside>
    </Page>
  )
}
