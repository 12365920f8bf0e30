// @proves R5-026 R8-006 R8-014 R8-028
import { waitFor, within } from '@testing-library/dom'
import { loginWithPassword, signUpWithPassword, verifySignUp } from '@vastus/contract/identity'
import { completeExternalSignIn } from '@vastus/contract/sign-in'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.ts'

// A refusal stays at its form: nobody is said to be signed out who never was signed in.

const refusal = (key: string) => failed(469, { key, requestId: 'x', message: 'x' })
const EMAIL = 'mari@example.test'
const PASSWORD = 'three quiet otters swim'

test('a wrong password is told at the form, which keeps the address', async () => {
  const { main, screen, t, user } = await openPage('/login-with-password', {
    language: 'ru',
    serve: (server) => server.on(loginWithPassword, refusal('WRONG_CREDENTIALS')),
  })
  await user.type(screen.getByLabelText(t('identity.field.email')), EMAIL)
  await user.type(screen.getByLabelText(t('identity.field.password')), 'not the password{Enter}')
  expect((await main().findByRole('alert')).textContent).toContain(t('errors.WRONG_CREDENTIALS'))
  expect(screen.getByLabelText<HTMLInputElement>(t('identity.field.email')).value).toBe(EMAIL)
  expect(screen.queryByText(t('errors.sessionExpired'))).toBeNull()
  expect(location.pathname).toBe('/login-with-password')
})

test('a wrong code of a sign-up is told at the form, and the right one is still asked for', async () => {
  const { main, screen, server, t, user } = await openPage('/signup-with-password', {
    language: 'ru',
    serve: (mock) => {
      mock.on(signUpWithPassword, undefined)
      mock.on(verifySignUp, refusal('INVALID_OTP'))
    },
  })
  await user.type(screen.getByLabelText(t('identity.field.email')), EMAIL)
  await user.type(screen.getByLabelText(t('identity.field.password')), PASSWORD)
  await user.type(screen.getByLabelText(t('identity.field.confirmPassword')), `${PASSWORD}{Enter}`)
  await user.type(await screen.findByLabelText(t('identity.field.code')), '000 000{Enter}')
  expect(within(await main().findByRole('alert')).getAllByText(t('errors.INVALID_OTP'))).not.toHaveLength(0)
  expect(server.callsOf(verifySignUp)).toEqual([{ body: { email: EMAIL, otp: '000000' } }])
  expect(location.pathname).toBe('/signup-with-password/verify-otp')
})

test('an address of a return that this browser did not begin leads nowhere, and says so', async () => {
  const { main, server, t } = await openPage(
    '/complete-login?state=00000000-0000-4000-8000-000000000001&code=stolen',
    {
      serve: (mock) => mock.on(completeExternalSignIn, failed(404)),
    },
  )
  await main().findByText(t('sign-in.complete.over'))
  expect(server.callsOf(completeExternalSignIn)).toHaveLength(1)
  expect(location.search).toBe('')
  await openPage('/complete-login')
  await waitFor(() => expect(location.pathname).toBe('/choose-auth'))
})
