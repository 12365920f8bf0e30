// @proves R3-067 R3-068
import { waitFor, within } from '@testing-library/dom'
import { listPatientLists } from '@vastus/contract/clinics'
import { type AudienceRow, listAudience } from '@vastus/contract/message-centre'
import { previewSms } from '@vastus/contract/sms'
import { listSmsAudiences } from '@vastus/contract/sms-saved'
import { PERSONAL_CODES_MAX } from '@vastus/domain/message-centre/audience'
import { SMS_TEMPLATES } from '@vastus/domain/message-centre/sms-templates'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { person } from '../../testing/things.ts'

const patient = (id: number): AudienceRow => ({
  ...person({ id }),
  age: 40,
  listCode: 'N1',
  skipped: null,
})

async function open(address = '/message-centre/message', first = 3) {
  const page = await openPage(address, {
    as: 'doctor',
    language: 'ru',
    serve: (server) => {
      serveInbox(server)
      server.on(listSmsAudiences, pageOf([]))
      server.on(listPatientLists, pageOf([{ code: 'N1', name: 'N1', clinicians: ['Anne Tamm'] }]))
      server.on(previewSms, () => new Promise(() => undefined))
      // Each filter leaves one of three, and nobody was born in 1901.
      server.on(listAudience, ({ query: { clinicId: _, page: __, ...filters } }) => {
        if (filters.birthYears?.includes(1901)) return pageOf([])
        return pageOf(Object.keys(filters).length > 0 ? [patient(1)] : [patient(1), patient(2), patient(3)])
      })
    },
  })
  const { screen, t } = page
  const finds = (count: number) => screen.findByText(t('message-centre.found', { count }))
  const askedFor = () => {
    const { clinicId: _, page: __, ...filters } = page.server.callsOf(listAudience).at(-1)?.query ?? {}
    return filters
  }
  await finds(first)
  const fields = within(await screen.findByRole('search'))
  return { ...page, fields, finds, askedFor }
}

test('each filter narrows whom a message goes to, and is in the address', async () => {
  const { t, user, fields, finds, askedFor } = await open()
  await fields.findByRole('option', { name: 'N1 N1' })
  const field = (name: string) => fields.getByLabelText<HTMLInputElement>(name)
  for (const [name, value, key, filters] of [
    [t('message-centre.filter.name'), 'mari', 'name', { name: 'mari' }],
    [t('message-centre.filter.from'), '70', 'from', { ages: { from: 70, to: 150 } }],
    [t('message-centre.filter.to'), '20', 'to', { ages: { from: 0, to: 20 } }],
    [t('message-centre.filter.years'), '1957', 'years', { birthYears: [1957] }],
    [t('message-centre.filter.codes'), '48505170180', 'codes', { personalCodes: ['48505170180'] }],
    [t('message-centre.filter.sex'), 'FEMALE', 'sex', { sex: 'FEMALE' }],
    [t('message-centre.filter.phone.label'), 'false', 'phone', { hasPhone: false }],
    [t('message-centre.filter.email.label'), 'true', 'email', { hasEmail: true }],
    [t('message-centre.filter.list'), 'N1', 'list', { listCodes: ['N1'] }],
    [t('message-centre.filter.type'), 'COUGH', 'type', { eContactTypes: ['COUGH'] }],
  ] as const) {
    const shown = field(name)
    const isChoice = shown.tagName === 'SELECT'
    await (isChoice ? user.selectOptions(shown, value) : user.type(shown, value))
    await finds(1)
    await waitFor(() => expect(askedFor(), key).toEqual(filters))
    expect(new URLSearchParams(location.search).get(key)).toBe(value)
    await (isChoice ? user.selectOptions(shown, '') : user.clear(shown))
    await finds(3)
    expect(location.search).toBe('')
  }

  const since = within(fields.getByRole('group', { name: t('message-centre.filter.since') }))
  for (const [part, value] of [
    [t('kit.date.day'), '01'],
    [t('kit.date.month'), '02'],
    [t('kit.date.year'), '2026'],
  ] as const)
    await user.type(since.getByLabelText(part), value)
  await waitFor(() => expect(askedFor()).toEqual({ eContactCreatedAtFrom: '2026-02-01' }))
})

test('the list of the patients shares its name with no other part of the page', async () => {
  const { screen, t } = await open()
  expect(screen.getAllByRole('region', { name: t('message-centre.patients') })).toHaveLength(1)
})

test('years that are none say so, and nobody is who fits all filters together', async () => {
  const { screen, t, user, fields, askedFor } = await open()
  const years = fields.getByLabelText(t('message-centre.filter.years'))
  await user.type(years, '19900')
  await screen.findByText(t('errors.rules.BIRTH_YEARS'))
  await user.clear(years)
  await user.selectOptions(fields.getByLabelText(t('message-centre.filter.sex')), 'MALE')
  await user.type(years, '1901')
  await screen.findByText(t('message-centre.nobody'))
  expect(askedFor()).toEqual({ sex: 'MALE', birthYears: [1901] })
  const send = screen.getByRole('button', { name: t('message-centre.send') })
  expect(send.getAttribute('aria-disabled')).toBe('true')
})

test('more personal codes than a filter takes are a fault, with which nobody is looked for', async () => {
  const { screen, t, user, fields } = await open()
  await user.click(fields.getByLabelText(t('message-centre.filter.codes')))
  await user.paste('48505173007, '.repeat(PERSONAL_CODES_MAX + 1))
  await screen.findByText(t('message-centre.fault.codes', { max: PERSONAL_CODES_MAX }))
  const list = screen.getByRole('region', { name: t('message-centre.patients') })
  await waitFor(() => expect(within(list).queryByText(t('message-centre.found', { count: 3 }))).toBeNull())
  expect(list.querySelector('[class*=skeleton]')).toBeNull()
})

test('an address that names a template alone has the filters of the template', async () => {
  const template = SMS_TEMPLATES.find(({ code }) => code === 'FLU_VACCINE')
  const { fields, t } = await open(`/message-centre/message?template=${template?.code}`, 1)
  const value = (name: string) => fields.getByLabelText<HTMLInputElement>(name).value
  expect(value(t('message-centre.filter.from'))).toBe(String(template?.filters.ages.from))
  expect(new URLSearchParams(location.search).get('from')).toBe(String(template?.filters.ages.from))
})
