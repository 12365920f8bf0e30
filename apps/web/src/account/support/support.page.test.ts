// @proves R1-023
import { waitFor } from '@testing-library/dom'
import { getLogin } from '@vastus/contract/identity'
import { askSupport } from '@vastus/contract/support'
import { SUPPORT_TOPICS } from '@vastus/domain/support/support-request'
import { expect, test } from 'vitest'
import { containing, openPage } from '../../testing/open-page.ts'
import { userOf } from '../../testing/people.ts'

const unfinished = { ...userOf('patient', 'pl'), incompleteProfile: true }

test.each(SUPPORT_TOPICS)('who cannot finish the profile finds help on %s', async (topic) => {
  const { screen, t, user } = await openPage('/help', {
    as: 'patient',
    language: 'pl',
    serve: (server) => server.on(getLogin, unfinished),
  })
  await user.click(await screen.findByRole('link', { name: containing(t(`support.topic.${topic}`)) }))
  await screen.findByRole('heading', { level: 1, name: t(`support.topic.${topic}`) })
})

test('who cannot finish the profile asks all the same', async () => {
  const { screen, server, t, user } = await openPage('/help/app-usage', {
    as: 'patient',
    language: 'pl',
    serve: (mock) => {
      mock.on(getLogin, unfinished)
      mock.on(askSupport, { id: 1 })
    },
  })
  await user.type(await screen.findByLabelText(t('support.subject')), 'Nie mam numeru')
  await user.type(screen.getByLabelText(t('support.description.APP_USAGE')), 'Co wpisać?')
  await user.click(screen.getByRole('button', { name: t('support.send') }))
  await screen.findByText(t('support.sentText', { email: unfinished.email }))
  expect(server.callsOf(askSupport).map(({ body }) => body)).toEqual([
    { topic: 'APP_USAGE', subject: 'Nie mam numeru', description: 'Co wpisać?', email: unfinished.email },
  ])
})

test('a guest is given the address of the support, and the form only after signing in', async () => {
  const { screen, t } = await openPage('/help')
  expect(screen.getByRole('link', { name: 'support@vastus.test' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('support.topic.AMENDMENT') })).toBeNull()
  await openPage('/help/amendment')
  await waitFor(() => expect(location.pathname).not.toBe('/help/amendment'))
})
