import { waitFor } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { editPerson, listPersons } from '@vastus/contract/persons'
import { deleteDraft, listDrafts, saveDraft } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { listedPerson, SENT_AT } from '../../testing/things.ts'

const KEY = 'person:2'
const child = listedPerson({
  id: 2,
  relation: 'REPRESENTED',
  adult: false,
  editable: true,
  personalCode: '48505052227',
})
const KEPT = {
  values: { firstName: 'Marikene', surname: 'Kask' },
  idempotencyKey: 'd0a4ab2c-7f5e-4cbb-b5a5-3f2b0c1f0001',
}

test('a form opened while drafts are out of reach shows what was kept once it comes, beside what was typed', async () => {
  const { main, server, t, user } = await openPage('/e-contacts/edit/person?personId=2', {
    as: 'patient',
    language: 'ru',
    expectedErrors: [/answered 503/],
    serve: (mock) => {
      mock.on(listPersons, pageOf([child]))
      mock.on(listDrafts, failed(503))
    },
  })
  const field = (name: 'firstName' | 'surname') =>
    main().findByLabelText<HTMLInputElement>(t(`identity.field.${name}`))
  expect((await field('surname')).value).toBe('Maasikas')
  await user.type(await field('surname'), '-Mets')
  server.on(listDrafts, pageOf([{ key: KEY, payload: JSON.stringify(KEPT), updatedAt: SENT_AT }]))
  await waitFor(async () => expect((await field('firstName')).value).toBe('Marikene'))
  expect((await field('surname')).value).toBe('Maasikas-Mets')
  // A key later nothing of either is lost.
  await user.type(await field('surname'), 'a')
  await waitFor(() => {
    const { body } = server.callsOf(saveDraft).findLast(({ params }) => params.key === KEY) ?? {}
    expect(JSON.parse(body?.payload ?? '{}')).toMatchObject({
      values: { firstName: 'Marikene', surname: 'Maasikas-Metsa' },
    })
  })
})

test('a form saved before what was kept has come does not throw that away', async () => {
  const { main, screen, server, t, user } = await openPage('/e-contacts/edit/person?personId=2', {
    as: 'patient',
    language: 'ru',
    expectedErrors: [/answered 503/],
    serve: (mock) => {
      mock.on(listPersons, pageOf([child]))
      mock.on(listPatientClinics, pageOf([]))
      mock.on(listDrafts, failed(503))
      mock.on(editPerson, child)
    },
  })
  const surname = () => main().findByLabelText<HTMLInputElement>(t('identity.field.surname'))
  await user.type(await surname(), '-Mets')
  await user.click(screen.getByRole('button', { name: t('persons.edit.submit') }))
  await screen.findByText(t('persons.edit.saved'))
  server.on(listDrafts, pageOf([{ key: KEY, payload: JSON.stringify(KEPT), updatedAt: SENT_AT }]))
  history.back()
  await waitFor(async () => expect((await surname()).value).toBe('Kask'))
  expect(server.callsOf(deleteDraft)).toEqual([])
})
