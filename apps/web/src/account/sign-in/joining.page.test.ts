import { getJoiningStatus, joinAccounts, startJoining } from '@vastus/contract/account-join'
import { getConfig } from '@vastus/contract/platform'
import { getSecurity } from '@vastus/contract/security'
import { expect, test } from 'vitest'
import { openPage, servedConfig } from '../../testing/open-page.ts'
import { userOf } from '../../testing/people.ts'

const proven = { firstName: 'Mari', surname: 'Saar', birthDate: '1986-02-11' }
const own = { ...proven, email: 'a@example.test', eContacts: 2, prescriptions: 0, represented: 0 }

test.each([
  ['two accounts', { ...own, email: 'b@example.test' }, 'confirm', 'done'],
  ['one account', null, 'confirmSingle', 'doneSingle'],
] as const)('who has proven to own %s reads afterwards what was done', async (_what, other, press, done) => {
  const { screen, t, user } = await openPage('/settings/identity', {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      server.on(getConfig, { ...servedConfig, signInMethods: ['SMART_ID'] })
      server.on(startJoining, {
        attemptId: '00000000-0000-4000-8000-000000000001',
        verificationCode: '1234',
        qrLink: null,
        appLink: null,
        nonce: null,
      })
      server.on(getJoiningStatus, {
        state: 'PROVEN',
        qrLink: null,
        comparison: { own, proven, other, refusal: null },
      })
      server.on(joinAccounts, userOf('patient', 'ru'))
      server.on(getSecurity, {
        identity: { isProven: true, undoableUntil: null },
        hasPassword: true,
        asksForCode: true,
        authenticator: null,
        passkeys: [],
        recoveryCodesLeft: 0,
        sessions: [],
      })
    },
  })
  await user.type(await screen.findByLabelText(t('sign-in.personalCode')), '60001019950')
  await user.click(screen.getByRole('button', { name: t('sign-in.submit') }))
  await user.click(await screen.findByRole('button', { name: t(`sign-in.joining.${press}`) }))
  await screen.findByText(t(`sign-in.joining.${done}`))
  expect(location.pathname).toBe('/settings/security')
})
