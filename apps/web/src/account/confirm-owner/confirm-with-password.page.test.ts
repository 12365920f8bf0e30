import { getLogin } from '@vastus/contract/identity'
import { confirmSignIn } from '@vastus/contract/security'
import { expect, test } from 'vitest'
import { ownerQuestion } from '../../shared/session/owner-question.ts'
import { failed } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.ts'
import { userOf } from '../../testing/people.ts'

test('a wrong password is called so, where no e-mail is asked', async () => {
  const { screen, server, t, user } = await openPage('/permission-denied', {
    as: 'patient',
    language: 'pl',
    serve: (mock) => mock.on(getLogin, { ...userOf('patient', 'pl'), isStrong: false }),
  })
  server.on(confirmSignIn, failed(469, { key: 'WRONG_CREDENTIALS', requestId: 'x', message: 'x' }))
  const isOwner = ownerQuestion.ask()
  const password = await screen.findByLabelText(t('identity.field.password'))
  await user.type(password, 'three-blue-boats')
  await user.click(screen.getByRole('button', { name: t('sign-in.confirm.submit') }))
  expect((await screen.findAllByText(t('sign-in.confirm.wrongPassword'))).length).toBeGreaterThan(0)
  expect(screen.queryByText(t('errors.WRONG_CREDENTIALS'))).toBeNull()
  ownerQuestion.answer(false)
  expect(await isOwner).toBe(false)
})
