// @proves R2-043 R2-044 R2-047 R2-049 R3-035 R3-036 R6-018
import { waitFor, within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { listPersons } from '@vastus/contract/persons'
import { askHelperQuestions } from '@vastus/contract/questionnaire'
import { isQuestionnaire, TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import type { TypeGroup } from '@vastus/domain/types/groups'
import { expect, test } from 'vitest'
import { type OpenPage, openPage, pageOf } from '../../testing/open-page.ts'
import { serveMyList } from '../../testing/pages.ts'
import { listedPerson, patientClinic } from '../../testing/things.ts'

// Choosing a clinic and a kind of e-contact.

const open = (path: string, change: Parameters<typeof patientClinic>[0] = {}) =>
  openPage(path, {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      server.on(listPersons, pageOf([listedPerson()]))
      const known = { id: 3, name: 'Tamme Erakliinik', relation: 'KNOWN', isPrivate: true } as const
      server.on(listPatientClinics, pageOf([patientClinic(change), patientClinic(known)]))
      serveMyList(server)
    },
  })

test('the clinics say whether they are the family doctor’s or private', async () => {
  const { screen, t } = await open('/e-contacts/choose-clinic?personId=1')
  const options = (await screen.findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.textContent ?? '',
  )
  expect(options[0]).toContain('Kesklinna Perearstikeskus')
  expect(options[0]).toContain(t('patient.clinic.family'))
  expect(options[1]).toContain('Tamme Erakliinik')
  expect(options[1]).toContain(t('patient.clinic.private'))
})

test('a patient’s only clinic is shown to those who open the page by its address', async () => {
  const { screen, t } = await openPage('/e-contacts/choose-clinic?personId=1', {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      server.on(listPersons, pageOf([listedPerson()]))
      server.on(listPatientClinics, pageOf([patientClinic(), patientClinic({ id: 3, relation: 'OPEN' })]))
      serveMyList(server)
    },
  })
  const [own, other] = (await screen.findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.textContent ?? '',
  )
  expect(own).toContain(patientClinic().name)
  expect(own).toContain(t('patient.clinic.family'))
  expect(other).toContain(t('persons.clinic.other'))
})

test('the kinds stand in groups, and more of them behind a button', async () => {
  const page = await open('/e-contacts/add?personId=1&clinicId=1')
  const { screen, t, user } = page
  const linkTo = (type: TypeCode) => screen.queryByRole('link', { name: t(`types.${type}`) })
  await screen.findByText(t('enums.typeGroup.MENTAL_HEALTH'))
  expect(linkTo('CANCEL_APPOINTMENT')).not.toBeNull()
  for (const [group, type] of [
    ['MENTAL_HEALTH', 'ANXIETY'],
    ['HEALTH_EXAMINATION', 'REQUEST_LABS'],
    ['MEDICAL_CERTIFICATES_AND_REFERRALS', 'REQUEST_REFERRAL'],
    ['JOINTS_AND_MUSCLES', 'JOINT_PAIN'],
  ] as const)
    await unfold(page, group, type)
  await unfold(page, 'OTHER_HEALTH_CONCERN', 'PROC_SUTURES')
  for (const group of ['PROCEDURES', 'QUESTIONNAIRES'] as const)
    expect(groupOf(page, 'OTHER_HEALTH_CONCERN').textContent).toContain(t(`enums.typeGroup.${group}`))

  expect(linkTo('OTHER_PROBLEM')).toBeNull()
  await user.click(screen.getByRole('button', { name: t('enums.typeGroup.SHOW_MORE') }))
  expect(linkTo('OTHER_PROBLEM')).not.toBeNull()
  expect(linkTo('REQUEST_VACCINATION')).not.toBeNull()
  expect(screen.queryByRole('button', { name: t('enums.typeGroup.SHOW_MORE') })).toBeNull()
  const reasons = within(screen.getByRole('region', { name: t('enums.typeGroup.REASON_FOR_CONTACTING') }))
  expect(document.activeElement).toBe(reasons.getAllByRole('link')[8])
})

test('the other concerns hold the questionnaires that the clinic has for the patient, and the one on diabetes', async () => {
  const ofMenAndChildren: readonly TypeCode[] = ['QUEST_IPSS', 'QUEST_IPSS2', 'QUEST_M-CHAT', 'QUEST_SNAP_IV']
  const eContactTypes = TYPE_CODES.filter((code) => !ofMenAndChildren.includes(code))
  const page = await open('/e-contacts/add?personId=1&clinicId=1', { eContactTypes })
  const heading = await page.screen.findByText(page.t('enums.typeGroup.QUESTIONNAIRES'), { selector: 'h3' })
  await unfold(page, 'OTHER_HEALTH_CONCERN', 'QUEST_PHQ9')
  const names = within(heading.parentElement as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  const meant = eContactTypes.filter(isQuestionnaire)
  const shown = [...meant, 'WELLNESS_DIABETES' as const].map((code) => page.t(`types.${code}`))
  expect(names.toSorted()).toEqual(shown.toSorted())
})

test('a clinic without them shows none, in no group and to no search', async () => {
  const page = await open('/e-contacts/add?personId=1&clinicId=1', { questionnaires: false })
  const { screen, t, user } = page
  await screen.findByText(t('enums.typeGroup.MENTAL_HEALTH'))
  await unfold(page, 'OTHER_HEALTH_CONCERN', 'PROC_SUTURES')
  expect(screen.queryByText(t('enums.typeGroup.QUESTIONNAIRES'))).toBeNull()
  await user.click(screen.getByRole('button', { name: t('enums.typeGroup.SHOW_MORE') }))
  const all = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  const questionnaires = TYPE_CODES.filter(isQuestionnaire).map((code) => t(`types.${code}`))
  expect(all.filter((name) => questionnaires.includes(name))).toEqual([])
  await user.type(screen.getByRole('searchbox'), 'PHQ')
  await screen.findByText(t('patient.type.nothing'))
  // The questions about diabetes are a health check too.
  await user.clear(screen.getByRole('searchbox'))
  await unfold(page, 'HEALTH_EXAMINATION', 'WELLNESS_DIABETES')
})

function groupOf({ screen, t }: OpenPage, group: TypeGroup): HTMLDetailsElement {
  const name = t(`enums.typeGroup.${group}`)
  return screen.getByText(name, { selector: 'summary, summary *' }).closest('details') as HTMLDetailsElement
}

/** A kind is in its group, and the group is folded until somebody presses it. */
async function unfold(page: OpenPage, group: TypeGroup, type: TypeCode): Promise<void> {
  const details = groupOf(page, group)
  expect(within(details).getByRole('link', { name: page.t(`types.${type}`), hidden: true })).toBeTruthy()
  expect(details.open).toBe(false)
  await page.user.click(details.querySelector('summary') as HTMLElement)
  expect(details.open).toBe(true)
}

test('who looks for a topic with words of danger sees first whom to call, and can still choose', async () => {
  const { screen, t, user } = await open('/e-contacts/add?personId=1&clinicId=1')
  const search = await screen.findByRole('searchbox', { name: t('patient.type.search') })
  const card = (heading: string) =>
    screen.queryAllByRole('alert').find(({ textContent }) => textContent.includes(heading))
  await user.type(search, 'кашель')
  await screen.findByRole('link', { name: t('types.COUGH') })
  expect(card(t('danger.EMERGENCY.heading'))).toBeUndefined()
  await user.clear(search)
  await user.type(search, 'сильная боль в груди')
  await waitFor(() => expect(card(t('danger.EMERGENCY.heading'))).toBeTruthy())
  const emergency = card(t('danger.EMERGENCY.heading')) as HTMLElement
  expect(emergency.textContent).toContain(t('danger.search'))
  expect(within(emergency).getByRole('link', { name: t('danger.call', { number: '112' }) })).toBeTruthy()
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1)
  await user.clear(search)
  await user.type(search, 'самоубийство')
  await waitFor(() => expect(card(t('danger.CRISIS.heading'))).toBeTruthy())
})

test('who writes for nobody else and has one clinic begins with the topics, and finds the ways to others', async () => {
  const { screen, server, t, user } = await open('/my-e-contacts')
  const known = { id: 3, name: 'Tamme Erakliinik', relation: 'OPEN', isPrivate: true } as const
  server.on(listPatientClinics, pageOf([patientClinic(), patientClinic(known)]))
  const title = (name: string) => screen.findByRole('heading', { level: 1, name })
  await user.click((await screen.findAllByRole('button', { name: t('patient.list.new') }))[0] as HTMLElement)
  await title(t('patient.type.title'))
  await user.click(await screen.findByRole('link', { name: t('patient.type.otherClinic') }))
  await screen.findByRole('radio', { name: (name) => name.includes('Tamme Erakliinik') })
  history.back()
  await user.click(await screen.findByRole('link', { name: t('patient.type.forOther') }))
  await screen.findByRole('link', { name: t('persons.add.action') })
  history.back()
  await title(t('patient.type.title'))
  history.back()
  await title(t('patient.list.title'))
})

test('who changes the kind with nothing written writes first, and goes on to the questions', async () => {
  const { screen, server, t, user } = await open('/e-contacts/add?personId=1&clinicId=1&change=type')
  server.on(askHelperQuestions, {
    questions: [{ id: 'begin', text: 'Когда это началось?', type: 'text' }],
    done: true,
  })
  await user.type(await screen.findByRole('searchbox'), 'кашель')
  await user.click(await screen.findByRole('link', { name: t('types.COUGH') }))
  await user.type(await screen.findByRole('textbox', { name: t('patient.create.label') }), 'Кашель')
  await user.click(screen.getByRole('button', { name: t('shell.buttons.continue') }))
  await waitFor(() => expect(location.pathname).toBe('/e-contacts/questions'))
})
