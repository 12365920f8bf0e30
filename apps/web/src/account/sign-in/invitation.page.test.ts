import { resetPassword } from '@vastus/contract/identity'
import { LANGUAGES } from '@vastus/i18n'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.ts'

const EMAIL = 'kai+tamme@example.test'

test.each(LANGUAGES)('an invitation leads to a first password for its address, in %s', async (language) => {
  const { server, main, screen, t, user } = await openPage(
    `/reset-password#invited=${encodeURIComponent(EMAIL)}`,
    { language, serve: (mock) => mock.on(resetPassword, undefined) },
  )
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(t('invitation.heading'))
  await user.click(main().getByRole('button', { name: t('identity.reset.submit') }))
  await screen.findByText(t('invitation.sentTo', { email: EMAIL }))
  expect(server.callsOf(resetPassword)).toMatchObject([{ body: { email: EMAIL } }])
})

test('a forgotten password keeps its own words', async () => {
  const { main, t } = await openPage('/reset-password')
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(t('identity.reset.heading'))
})
