import { within } from '@testing-library/dom'
import { listMySms, listMySmsChoices, setMySmsChoice } from '@vastus/contract/sms-opt-outs'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'

test('a patient refuses the SMS of a clinic, and takes that back', async () => {
  const choice = { clinicId: 1, clinicName: 'Kesklinna Perearstikeskus', listCode: null, wantsSms: true }
  const { main, server, t, user } = await openPage('/my-data/sms', {
    as: 'patient',
    language: 'pl',
    serve: (mock) => {
      mock.on(listMySms, pageOf([]))
      mock.on(listMySmsChoices, pageOf([choice]))
      mock.on(setMySmsChoice, ({ body }) => {
        mock.on(listMySmsChoices, pageOf([{ ...choice, ...body }]))
        return { ...choice, ...body }
      })
    },
  })
  const choices = within(await main().findByRole('region', { name: t('sms.mine.choices') }))
  const row = within(await choices.findByRole('listitem'))
  await user.click(row.getByRole('button'))
  await row.findByText(t('sms.mine.refused'))
  await user.click(row.getByRole('button'))
  await row.findByText(t('sms.mine.wanted'))
  expect(server.callsOf(setMySmsChoice).map(({ body }) => body.wantsSms)).toEqual([false, true])
})
