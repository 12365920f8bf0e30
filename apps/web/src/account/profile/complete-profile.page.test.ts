// @proves R2-023 R3-098 R5-019 R5-038
import { waitFor, within } from '@testing-library/dom'
import { listAdverts } from '@vastus/contract/adverts'
import { listPatientClinics } from '@vastus/contract/clinics'
import { completeProfile, getConsents, getLogin, saveConsent } from '@vastus/contract/identity'
import { addPerson, listPersons } from '@vastus/contract/persons'
import { getConfig, getContent } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import type { MockServer } from '../../testing/mock-server.ts'
import { openPage, pageOf, servedConfig } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { CONSENTS_GIVEN, userOf } from '../../testing/people.ts'
import { listedPerson, patientClinic } from '../../testing/things.ts'

const untilAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

const withFlags = (server: MockServer, flags: Partial<typeof servedConfig.featureFlags>) =>
  server.on(getConfig, { ...servedConfig, featureFlags: { ...servedConfig.featureFlags, ...flags } })

test('at the first login in Great Britain the consents are given, and then the profile is completed', async () => {
  const whole = userOf('patient', 'en')
  const none = { prmPatientConsentGiven: false, prmPrivacyPolicyConsentGiven: false }
  const { main, screen, server, t, user } = await openPage('/my-e-contacts', {
    as: 'patient',
    serve: (mock) => {
      serveMyList(mock)
      withFlags(mock, { COUNTRY_CODE: 'GB', PERSONAL_CODE_REQUIRED: false })
      mock.on(getLogin, {
        ...whole,
        firstName: '',
        surname: '',
        phone: null,
        personId: null,
        incompleteProfile: true,
      })
      mock.on(getConsents, { ...CONSENTS_GIVEN, ...none })
      mock.on(getContent, {
        slug: 'terms',
        title: 'Terms',
        body: '# Terms',
        updatedAt: '2026-01-01T00:00:00.000Z',
        language: 'en',
      })
      mock.on(completeProfile, whole)
      mock.on(saveConsent, () => {
        mock.on(getConsents, CONSENTS_GIVEN)
        return CONSENTS_GIVEN
      })
    },
  })
  await untilAt('/consents')
  for (const type of ['PRM_PATIENT', 'PRM_PRIVACY_POLICY'] as const)
    await user.click(await screen.findByLabelText(t(`identity.consents.agreeTo.${type}`)))
  await user.click(main().getByRole('button', { name: t('identity.consents.agree') }))
  await untilAt('/complete-profile')
  const finish = async () =>
    user.click(await main().findByRole('button', { name: t('identity.profile.finish') }))
  await finish()
  const summary = await main().findByRole('alert')
  expect(within(summary).queryByText(/code/i)).toBeNull()
  for (const field of ['firstName', 'surname', 'birthDate', 'phone'] as const)
    expect(summary.textContent).toContain(t(`identity.field.${field}`))
  await user.type(main().getByLabelText(t('identity.field.firstName')), 'Mari')
  await user.type(main().getByLabelText(t('identity.field.surname')), 'Maasikas')
  for (const [part, typed] of [
    ['day', '05'],
    ['month', '05'],
    ['year', '1985'],
  ] as const)
    await user.type(main().getByLabelText(t(`kit.date.${part}`)), typed)
  await user.type(main().getByLabelText(t('identity.field.phone')), '07400 123456')
  await finish()
  await untilAt('/my-e-contacts')
  await screen.findByText(t('patient.list.emptyHeading'))
  expect(server.callsOf(completeProfile).map(({ body }) => body)).toMatchObject([
    { firstName: 'Mari', surname: 'Maasikas', birthDate: '1985-05-05' },
  ])
})

test('what is typed wrong is named, what cannot be seen is nobody’s fault, and a minor makes no account', async () => {
  const { main, server, t, user } = await openPage('/complete-profile', {
    as: 'patient',
    language: 'et',
    serve: (mock) =>
      mock.on(getLogin, {
        ...userOf('patient', 'et'),
        firstName: '',
        surname: '',
        phone: null,
        personId: null,
        incompleteProfile: true,
      }),
  })
  const field = (name: 'firstName' | 'personalCode.EE' | 'phone' | 'surname') =>
    main().getByLabelText(t(`identity.field.${name}`))
  const finish = () => user.click(main().getByRole('button', { name: t('identity.profile.finish') }))
  const says = async (rule: 'NAME_TOO_LONG' | 'PERSONAL_CODE' | 'PHONE' | 'UNDERAGE_SIGNUP') =>
    waitFor(() => expect(main().getByRole('alert').textContent).toContain(t(`errors.rules.${rule}`)))
  const type = async (name: Parameters<typeof field>[0], text: string) => {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(text)
  }
  await main().findByLabelText(t('identity.field.phone'))
  await type('firstName', 'Ö'.repeat(101))
  await type('surname', 'Noor')
  await type('personalCode.EE', '61003020005')
  await type('phone', '12')
  await finish()
  for (const rule of ['NAME_TOO_LONG', 'PERSONAL_CODE', 'PHONE'] as const) await says(rule)
  await type('firstName', 'Kaisa')
  // As pasted from a contact card.
  await type('personalCode.EE', '\u202a61003020004\u200b')
  await type('phone', '\u202a+372\u00a05123\u22124567\u202c')
  await finish()
  await says('UNDERAGE_SIGNUP')
  for (const rule of ['NAME_TOO_LONG', 'PERSONAL_CODE', 'PHONE'] as const)
    expect(main().getByRole('alert').textContent).not.toContain(t(`errors.rules.${rule}`))
  expect(server.callsOf(completeProfile)).toEqual([])
})

test.each([true, false])(
  'where a personal code is required: %s, a person without one is refused or added',
  async (isRequired) => {
    const added = listedPerson({ id: 9, relation: 'REPRESENTED', personalCode: null })
    const { main, server, t, user } = await openPage('/e-contacts/add/person', {
      as: 'patient',
      language: 'pl',
      serve: (mock) => {
        withFlags(mock, { PERSONAL_CODE_REQUIRED: isRequired })
        mock.on(listPersons, pageOf([listedPerson()]))
        mock.on(addPerson, added)
        mock.on(listPatientClinics, pageOf([patientClinic()]))
        mock.on(listAdverts, pageOf([]))
      },
    })
    await user.type(await main().findByLabelText(t('identity.field.firstName')), 'Jan')
    await user.type(main().getByLabelText(t('identity.field.surname')), 'Nowak')
    for (const [part, typed] of [
      ['day', '27'],
      ['month', '3'],
      ['year', '2015'],
    ] as const)
      await user.type(main().getByLabelText(t(`kit.date.${part}`)), typed)
    await user.click(main().getByLabelText(t('persons.field.declare')))
    await user.click(main().getByRole('button', { name: t('persons.add.submit') }))
    if (isRequired) {
      const summary = await main().findByRole('alert')
      expect(within(summary).getAllByRole('link')).toHaveLength(1)
      expect(summary.textContent).toContain(t('identity.field.personalCode.EE'))
      expect(server.callsOf(addPerson)).toEqual([])
    } else await untilAt('/e-contacts/choose-patient')
  },
)
