import { waitFor } from '@testing-library/dom'
import { confirmResetPassword, resetPassword, sendOneTimeCode } from '@vastus/contract/identity'
import { beginAuthenticator, getSecurity, type Security } from '@vastus/contract/security'
import { expect, test } from 'vitest'
import { failed, type MockServer } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.ts'

// What the page asks for before something changes.

const CODE = '123456'
const EMAIL = 'patient@demo.vastus.test'

const secured: Security = {
  identity: { isProven: false, undoableUntil: null },
  hasPassword: true,
  asksForCode: true,
  authenticator: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  sessions: [],
}
const begun = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Vastus' }
const open = (more: Partial<Security>, serve: (server: MockServer) => void = () => undefined) =>
  openPage('/settings/security', {
    as: 'patient',
    language: 'pl',
    serve: (server) => {
      server.on(getSecurity, { ...secured, ...more })
      server.on(sendOneTimeCode, undefined)
      server.on(resetPassword, undefined)
      server.on(confirmResetPassword, undefined)
      server.on(beginAuthenticator, begun)
      serve(server)
    },
  })

test('a code that was right a moment ago is not asked for again', async () => {
  const { main, server, t, user } = await open({ asksForCode: false })
  await user.click(await main().findByRole('button', { name: t('sign-in.security.setUp') }))
  await main().findByText(t('sign-in.security.scan'))
  expect(server.callsOf(beginAuthenticator).map(({ body }) => body)).toEqual([{}])
  expect(server.callsOf(sendOneTimeCode)).toEqual([])
})

test('a code is asked for where the page was open for so long that the one from before no longer counts', async () => {
  const { main, server, t, user } = await open({ asksForCode: false }, (mock) =>
    mock.on(beginAuthenticator, ({ body }) =>
      body.otp === undefined
        ? failed(400, { fields: [{ path: 'otp', rule: 'REQUIRED', message: '' }] })
        : begun,
    ),
  )
  await user.click(await main().findByRole('button', { name: t('sign-in.security.setUp') }))
  await user.type(await main().findByLabelText(t('identity.field.code')), `${CODE}{Enter}`)
  await main().findByText(t('sign-in.security.scan'))
  expect(server.callsOf(sendOneTimeCode).map(({ body }) => body)).toEqual([
    { email: EMAIL, purpose: 'SECOND_FACTOR' },
  ])
})

test('the password is changed with a code that was mailed, and one then logs in with the new one', async () => {
  const { main, server, t, user } = await open({})
  const change = async () =>
    user.click(await main().findByRole('button', { name: t('sign-in.password.change') }))
  await change()
  await user.click(await main().findByRole('button', { name: t('sign-in.security.cancel') }))
  await change()
  await user.type(await main().findByLabelText(t('identity.field.code')), CODE)
  await user.type(main().getByLabelText(t('identity.field.newPassword')), 'three-blue-boats')
  await user.type(main().getByLabelText(t('identity.field.confirmPassword')), 'three-blue-boats{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/login-with-password'))
  await main().findByText(t('identity.reset.done'))
  expect(server.callsOf(resetPassword).map(({ body }) => body)).toEqual([{ email: EMAIL }])
  expect(server.callsOf(confirmResetPassword).map(({ body }) => body)).toEqual([
    { email: EMAIL, otp: CODE, password: 'three-blue-boats', confirmPassword: 'three-blue-boats' },
  ])
})

test('an account without a password has none to change', async () => {
  const { main, t } = await open({ hasPassword: false })
  await main().findByRole('button', { name: t('sign-in.security.setUp') })
  expect(main().queryByRole('button', { name: t('sign-in.password.change') })).toBeNull()
})
