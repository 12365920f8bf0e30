import { waitFor } from '@testing-library/dom'
import { deleteDraft, listDrafts, saveDraft } from '@vastus/contract/platform'
import { askSupport } from '@vastus/contract/support'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { SENT_AT } from '../../testing/things.ts'

const KEY = 'support:app-usage'
const KEPT = {
  values: { subject: 'Varem kirjutatud', text: 'See on veel saatmata.', email: null },
  idempotencyKey: 'd0a4ab2c-7f5e-4cbb-b5a5-3f2b0c1f0002',
}

/** A form that was sent before its kept draft has come; both answers come when the test says so. */
async function sendEarly() {
  const drafts = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<{ id: number }>()
  const page = await openPage('/help/app-usage', {
    as: 'patient',
    language: 'et',
    serve: (mock) => {
      serveMyList(mock)
      mock.on(askSupport, () => answer.promise)
      mock.on(listDrafts, async () => {
        await drafts.promise
        return pageOf([{ key: KEY, payload: JSON.stringify(KEPT), updatedAt: SENT_AT }])
      })
    },
  })
  const { screen, server, t, user } = page
  const subject = () => screen.findByLabelText<HTMLInputElement>(t('support.subject'))
  await user.type(await subject(), 'Ei leia vastust')
  await user.type(screen.getByLabelText(t('support.description.APP_USAGE')), 'Kus see on?')
  await user.click(screen.getByRole('button', { name: t('support.send') }))
  await waitFor(() => expect(server.callsOf(askSupport)).toHaveLength(1))
  return {
    ...page,
    subject,
    letIn: () => drafts.resolve(undefined),
    succeed: () => answer.resolve({ id: 1 }),
    dropped: () => server.callsOf(deleteDraft).filter(({ params }) => params.key === KEY),
    kept: () =>
      server
        .callsOf(saveDraft)
        .filter(({ params }) => params.key === KEY)
        .map(({ body }) => JSON.parse(body.payload).values),
  }
}

test('a form that is sent before its kept draft has come does not lose it', async () => {
  const { dropped, letIn, screen, subject, succeed, t, user } = await sendEarly()
  succeed()
  await user.click(await screen.findByRole('button', { name: t('support.another') }))
  letIn()
  await waitFor(async () => expect((await subject()).value).toBe(KEPT.values.subject))
  expect(dropped()).toEqual([])
})

test('a form left during its sending keeps what was kept before, and no more', async () => {
  const { dropped, kept, letIn, screen, succeed, t, user } = await sendEarly()
  const [home] = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/my-e-contacts')
  await user.click(home as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: t('patient.list.title') })
  letIn()
  await waitFor(() => expect(kept()).toHaveLength(1))
  succeed()
  await waitFor(() => expect(kept().at(-1)).toEqual(KEPT.values))
  expect(dropped()).toEqual([])
})
