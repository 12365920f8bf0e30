import { waitFor } from '@testing-library/dom'
import { completeProfile, getLogin, sendOneTimeCode } from '@vastus/contract/identity'
import { getPush } from '@vastus/contract/push'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.ts'
import { userOf } from '../../testing/people.ts'

const PHONE = '+37255598765'
const WRONG_CODE = failed(469, { key: 'INVALID_OTP', requestId: 'none', message: '' })

/** Somebody changes the own phone number; the first call with the code gets no response, and the second says that the code is wrong. */
async function saveTwice() {
  const page = await openPage('/edit-profile', {
    as: 'patient',
    expectedErrors: [/answered (0|401|469)/],
    serve: (mock) => {
      mock.on(sendOneTimeCode, undefined)
      mock.on(getPush, { publicKey: null, devices: [] })
      mock.on(completeProfile, () => {
        throw new TypeError('no response')
      })
    },
  })
  const { main, server, t, user } = page
  const phone = await main().findByLabelText(new RegExp(t('identity.field.phone')))
  await user.clear(phone)
  await user.type(phone, '5559 8765')
  await user.click(main().getByRole('button', { name: t('shell.buttons.continue') }))
  await user.type(await main().findByLabelText(t('identity.field.code')), '123456')
  const save = async (calls: number) => {
    await user.click(main().getByRole('button', { name: t('shell.buttons.save') }))
    await waitFor(() => expect(server.callsOf(completeProfile)).toHaveLength(calls))
  }
  await save(1)
  await page.screen.findByText(t('errors.genericError'))
  return { ...page, saveAgain: () => save(2) }
}

test('a change of contacts whose response was lost is done when its code is sent again', async () => {
  const { saveAgain, screen, server, t } = await saveTwice()
  server.on(completeProfile, WRONG_CODE)
  server.on(getLogin, { ...userOf('patient', 'en'), phone: PHONE })
  await saveAgain()
  await screen.findByText(t('identity.edit.saved'))
  expect(location.pathname).toBe('/settings')
})

test.each([
  ['has other contacts', { phone: '+37255512345' }],
  ['has not confirmed them', { phone: PHONE, isEmailConfirmed: false }],
])('a wrong code is wrong where the account %s', async (_, account) => {
  const { main, saveAgain, server, t } = await saveTwice()
  server.on(completeProfile, WRONG_CODE)
  server.on(getLogin, { ...userOf('patient', 'en'), ...account })
  await saveAgain()
  const summary = await main().findByRole('alert')
  expect(summary.textContent).toContain(t('errors.INVALID_OTP'))
  expect(location.pathname).toBe('/edit-profile/verify-otp')
})

test('when the session is over by then, the page says that the change may be saved, and where to look', async () => {
  const { saveAgain, screen, server, t } = await saveTwice()
  server.on(completeProfile, failed(401))
  await saveAgain()
  await screen.findByText(t('identity.edit.mayBeSaved'))
  expect(location.pathname).toBe('/')
  expect(screen.queryByText(t('errors.sessionExpired'))).toBeNull()
})
