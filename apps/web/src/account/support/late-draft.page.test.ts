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

/** A form that was filled in before its kept draft has come; both answers come when the test says so. */
async function typeEarly() {
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
  const text = () => screen.findByLabelText<HTMLTextAreaElement>(t('support.description.APP_USAGE'))
  return {
    ...page,
    subject,
    text,
    /** Leaves the form for the list. */
    leave: async () => {
      const links = screen.getAllByRole('link')
      const home = links.find((link) => link.getAttribute('href') === '/my-e-contacts')
      await user.click(home as HTMLElement)
      await screen.findByRole('heading', { level: 1, name: t('patient.list.title') })
    },
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

/** The same, sent. */
async function sendEarly() {
  const page = await typeEarly()
  const { screen, server, t, user } = page
  await user.click(screen.getByRole('button', { name: t('support.send') }))
  await waitFor(() => expect(server.callsOf(askSupport)).toHaveLength(1))
  return page
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
  const { dropped, kept, leave, letIn, succeed } = await sendEarly()
  await leave()
  letIn()
  await waitFor(() => expect(kept()).toHaveLength(1))
  succeed()
  await waitFor(() => expect(kept().at(-1)).toEqual(KEPT.values))
  expect(dropped()).toEqual([])
})

test('a form left and opened again before its kept draft has come loses neither', async () => {
  const { kept, leave, letIn, subject, text, user } = await typeEarly()
  await leave()
  history.back()
  await waitFor(async () => expect((await text()).value).toBe('Kus see on?'))
  await user.type(await text(), ' Otsisin kaua.')
  letIn()
  const both = {
    ...KEPT.values,
    subject: 'Ei leia vastust',
    text: 'See on veel saatmata.\nKus see on? Otsisin kaua.',
  }
  await waitFor(() => expect(kept().at(-1)).toMatchObject(both))
  expect((await subject()).value).toBe(both.subject)
  await leave()
  expect(kept().at(-1)).toMatchObject(both)
})

test('a form left twice before its kept draft has come loses nothing', async () => {
  const { kept, leave, letIn, text, user } = await typeEarly()
  await leave()
  history.back()
  await user.type(await text(), ' Otsisin kaua.')
  await leave()
  letIn()
  const both = 'See on veel saatmata.\nKus see on? Otsisin kaua.'
  await waitFor(() => expect(kept().map(({ text: each }) => each)).toEqual([both]))
})
