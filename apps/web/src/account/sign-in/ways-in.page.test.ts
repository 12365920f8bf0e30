// @proves R3-096
import { getConfig } from '@vastus/contract/platform'
import { cancelSignIn, getSignInStatus, startSignIn } from '@vastus/contract/sign-in'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { containing, openPage, servedConfig } from '../../testing/open-page.ts'

const DOKOBIT = { id: 'dokobit', name: 'Dokobit', method: 'DOKOBIT' } as const

/** As the server answers where DOKOBIT_LOGIN_ENABLED is on or off. */
const configWhere = (isOn: boolean): typeof servedConfig => ({
  ...servedConfig,
  featureFlags: { ...servedConfig.featureFlags, DOKOBIT_LOGIN_ENABLED: isOn },
  signInMethods: isOn ? ['ID_CARD', 'SMART_ID', 'MOBILE_ID'] : [],
  externalProviders: isOn ? [DOKOBIT] : [],
})
const open = (path: string, isOn: boolean) =>
  openPage(path, { language: 'et', serve: (server) => server.on(getConfig, configWhere(isOn)) })

test.each(['/choose-auth', '/choose-signup'])(
  'with the flag off no digital ID is offered at %s, with it on each is',
  async (path) => {
    const off = await open(path, false)
    expect(off.main().getByText(off.t('identity.choose.email'))).toBeTruthy()
    expect(off.main().queryByText(off.t('identity.choose.strong'))).toBeNull()
    expect(off.main().queryByText(containing('Dokobit'))).toBeNull()

    const on = await open(path, true)
    expect(on.main().getByText(on.t('identity.choose.strong'))).toBeTruthy()
    expect(on.main().getByText(on.t('identity.choose.external', { name: 'Dokobit' }))).toBeTruthy()
  },
)

test('with the flag off the address of the digital IDs leads to what there is', async () => {
  const off = await open('/login', false)
  expect(location.pathname).not.toBe('/login')
  expect(off.screen.queryByRole('tab')).toBeNull()
  const on = await open('/login', true)
  expect(on.screen.getAllByRole('tab')).toHaveLength(3)
})

test('the title of the tab tells whether the digital ID makes an account or logs in', async () => {
  const logIn = await open('/login', true)
  await expect.poll(() => document.title).toBe(`Vastus – ${logIn.t('shell.menu.logIn')}`)
  const signUp = await open('/login?for=sign-up', true)
  await expect.poll(() => document.title).toBe(`Vastus – ${signUp.t('shell.titles.signUp')}`)
})

test('what was typed for one digital ID stays while another one is looked at', async () => {
  const { screen, t, user } = await open('/login', true)
  const look = (method: 'MOBILE_ID' | 'SMART_ID') =>
    user.click(screen.getByRole('tab', { name: t(`identity.signInMethod.${method}`) }))
  const typed = (label: 'sign-in.personalCode' | 'sign-in.phone') =>
    screen.getByLabelText<HTMLInputElement>(t(label)).value
  await look('SMART_ID')
  await user.type(screen.getByLabelText(t('sign-in.personalCode')), '60001019950')
  await look('MOBILE_ID')
  expect(typed('sign-in.personalCode')).toBe('60001019950')
  await user.type(screen.getByLabelText(t('sign-in.phone')), '+37201100266')
  await look('SMART_ID')
  expect(typed('sign-in.personalCode')).toBe('60001019950')
  await look('MOBILE_ID')
  expect(typed('sign-in.phone')).toBe('+37201100266')
})

test('after a refusal, a cancelled question and for a stranger the focus and what was typed stay', async () => {
  const { screen, server, t, user } = await open('/login', true)
  const asked = { attemptId: '00000000-0000-4000-8000-000000000001', verificationCode: '1234' }
  server.on(startSignIn, { ...asked, qrLink: null, appLink: null, nonce: null })
  server.on(cancelSignIn, undefined)
  await user.click(screen.getByRole('tab', { name: t('identity.signInMethod.SMART_ID') }))
  await user.type(screen.getByLabelText(t('sign-in.personalCode')), '60001019950')
  const ask = () => user.click(screen.getByRole('button', { name: t('sign-in.submit') }))
  const place = () => screen.getByRole('group', { name: t('sign-in.heading') })
  const typed = () => screen.getByLabelText<HTMLInputElement>(t('sign-in.personalCode')).value

  server.on(getSignInStatus, failed(469, { key: 'IDENTITY_CANCELLED', requestId: 'x', message: 'x' }))
  await ask()
  await screen.findByText(t('errors.IDENTITY_CANCELLED'))
  await expect.poll(() => document.activeElement === place()).toBe(true)
  expect(typed()).toBe('60001019950')

  server.on(getSignInStatus, { state: 'WAITING', qrLink: null, user: null })
  await ask()
  await user.click(await screen.findByRole('button', { name: t('sign-in.waiting.cancel') }))
  await expect.poll(() => document.activeElement === place()).toBe(true)
  expect(typed()).toBe('60001019950')

  server.on(getSignInStatus, failed(469, { key: 'USER_NOT_EXISTS', requestId: 'x', message: 'x' }))
  await ask()
  await screen.findByRole('button', { name: t('sign-in.noAccount.create') })
  await expect.poll(() => document.activeElement === place()).toBe(true)
})

const refused = async (status: number, body: object = {}) => {
  const page = await open('/login', true)
  const { screen, server, t, user } = page
  const asked = { attemptId: '00000000-0000-4000-8000-000000000001', verificationCode: '1234' }
  server.on(startSignIn, { ...asked, qrLink: null, appLink: null, nonce: null })
  server.on(getSignInStatus, failed(status, { requestId: 'x', message: 'x', ...body }))
  await user.click(screen.getByRole('tab', { name: t('identity.signInMethod.SMART_ID') }))
  await user.type(screen.getByLabelText(t('sign-in.personalCode')), '60001019950')
  await user.click(screen.getByRole('button', { name: t('sign-in.submit') }))
  return page
}

test('a minor reads who can make an account instead', async () => {
  const { screen, t } = await refused(469, { key: 'PERSON_IS_UNDERAGE' })
  const text = await screen.findByText(t('errors.PERSON_IS_UNDERAGE'))
  expect(text.closest('[role=alert]')?.textContent).toContain(t('errors.rules.UNDERAGE_SIGNUP'))
})

test('what was said of one digital ID goes when another one is chosen', async () => {
  const { screen, t, user } = await refused(469, { key: 'IDENTITY_CANCELLED' })
  await screen.findByText(t('errors.IDENTITY_CANCELLED'))
  await user.click(screen.getByRole('tab', { name: t('identity.signInMethod.SMART_ID') }))
  expect(screen.queryByText(t('errors.IDENTITY_CANCELLED'))).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: t('identity.signInMethod.MOBILE_ID') }))
  expect(screen.queryByText(t('errors.IDENTITY_CANCELLED'))).toBeNull()
})

test('an attempt that another tab has replaced says so, and can begin again', async () => {
  const { screen, t } = await refused(404)
  await screen.findByText(t('sign-in.complete.over'))
  expect(screen.queryByText(t('errors.genericWarning'))).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(t('sign-in.personalCode')).value).toBe('60001019950')
})
