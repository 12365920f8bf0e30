// @proves R2-068 R2-074 R7-065 R7-066 R7-067 R7-068 R7-069 R7-070 R7-071
// @proves-part R2-069 R2-070 R2-071 R2-072 R2-073: the answer of the server
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee, createPatient } from '../../testing/factories.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('the dashboard on %s', (kind) => {
  let story: Story
  const ids: Record<'waiting' | 'asked' | 'done' | 'rejected' | 'odd', number> = {
    waiting: 0,
    asked: 0,
    done: 0,
    rejected: 0,
    odd: 0,
  }
  beforeAll(async () => {
    story = await createStory(kind)
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const later = async <T>(work: Promise<T>) => {
      const result = await work
      story.clock.advance(60_000)
      return result
    }
    ids.waiting = (await later(send(story, { text: 'Köha kestab' }))).id
    ids.asked = (await later(send(story, { eContactType: 'COUGH', text: 'Сильный кашель' }))).id
    ids.done = (await later(send(story, { text: 'Short of breath' }))).id
    ids.rejected = (await later(send(story, {}, writer))).id
    ids.odd = (await later(send(story, { text: String.raw`50% of_it \ o'clock` }, writer))).id
    await later(inquire(story, ids.asked))
    await later(complete(story, ids.done))
    await story.doctor.client.post(`/api/clinic/e-contacts/${ids.rejected}/reject`, {
      reason: 'CLINIC_OVERWHELMED',
    })
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.run(
        sql`update clinic_patients set list_code = 'N1' where person_id = ${story.patient.personId}`,
      )
      for (const id of Object.values(ids)) await tx.query(sql`select refresh_e_contact_row(${id}::bigint)`)
    })
  })
  afterAll(() => story.close())

  const list = async (query: string) =>
    (await story.doctor.client.get(`/api/clinic/e-contacts?${query}`)).json()
  const names = async (query: string) =>
    (await list(query)).content.map(
      (row: { id: number }) => Object.entries(ids).find(([, id]) => id === row.id)?.[0],
    )

  const filtered: [string, string[]][] = [
    ['', ['asked', 'odd', 'waiting']],
    ['onlyCompleted=false', ['asked', 'odd', 'waiting']],
    ['onlyCompleted=true', ['rejected', 'done']],
    ['statuses=rejected', ['rejected']],
    ['statuses=waitingForClinic,completed', ['done', 'odd', 'waiting']],
    ['statuses=', ['asked', 'odd', 'waiting']],
    ['onlyCompleted=true&statuses=waitingForClinic,completed', ['done']],
    ['waitingFor=PATIENT', ['asked']],
    ['waitingFor=CLINIC', ['odd', 'waiting']],
    ['waitingFor=CLINIC&onlyCompleted=true', []],
    ['acceptanceRequired=true', ['odd']],
    ['hasAssigneeUser=true', ['asked']],
    ['hasAssigneeUser=false', ['odd', 'waiting']],
    ['plusUnassigned=true', ['odd', 'waiting']],
    ['listCodes=N1,N2', ['asked', 'waiting']],
    ['types=COUGH', ['asked']],
    ['order=asc', ['waiting', 'odd', 'asked']],
    ['sort=createdAt', ['odd', 'asked', 'waiting']],
    ['sort=createdAt&order=asc&types=HEADACHE', ['waiting', 'odd']],
    ['createdAtFrom=2026-03-02T08:01:00Z', ['asked', 'odd']],
    ['createdAtTo=2026-03-02T08:00:59Z', ['waiting']],
    ['createdAtFrom=2026-03-02&createdAtTo=2026-03-02', ['asked', 'odd', 'waiting']],
    ['updatedAtFrom=2026-03-03', []],
    ['updatedAtTo=2026-03-01', []],
    ['createdAtFrom=2026-03-02T08:01:00Z&createdAtTo=2026-03-02', ['asked', 'odd']],
    ['updatedAtFrom=2026-03-02T08:04:00Z&updatedAtTo=2026-03-02T08:04:00Z', ['odd']],
  ]
  it.each<[string, string[]]>([
    ...filtered,
    ['search=koha', ['waiting']],
    ['search=KÖHA%20m%C3%A4gi', ['waiting']],
    ['search=magi%20mari', ['asked', 'waiting']],
    ['search=koha%20nobody', []],
    ['search=M%C3%A4gi,%20Mari', ['asked', 'waiting']],
    ['search=%D0%9C%D0%B0%D1%80%D0%B8', ['asked', 'odd', 'waiting']],
    ['search=%D0%9C%D0%B0%D1%80%D0%B8%20koha', ['waiting']],
    ['search=%D0%9C%D0%B0%D1%80%D0%B8%20%D0%BA%D0%B0%D1%88%D0%B5%D0%BB%D1%8C', ['asked']],
    ['search=%D0%9C%D0%B0%D1%80%D0%B8%20%D0%9D%D0%B8%D0%BA%D1%82%D0%BE', []],
    ['search=%25%20of_', ['odd']],
    ['search=%5C', ['odd']],
    ["search=o'clock", ['odd']],
    ['search=_', ['odd']],
    ['search=%20%20', ['asked', 'odd', 'waiting']],
    ['search=breath', []],
    ['search=breath&onlyCompleted=true', ['done']],
  ])('answers ?%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it.each(filtered)('answers ?%s with a word that all have, in either script', async (query, expected) => {
    for (const word of ['mari', 'Мари'])
      expect(await names(`${query}&search=${encodeURIComponent(word)}`)).toEqual(expected)
  })

  it('is searched by a function that asks for its caller’s rights itself', async () => {
    const { clinic, otherClinic, doctor, patient } = story
    const found = (role: 'PRM_DOCTOR' | 'PRM_PATIENT', clinicId: number) =>
      story.services.database.read(
        { actor: 'user', userId: doctor.userId, personId: patient.personId, role, clinicIds: [clinicId] },
        sql`select e_contact_id from search_e_contact_rows(${clinic.clinicId}::bigint, array['waitingForClinic'], array['%'], null)`,
      )
    expect(await found('PRM_DOCTOR', clinic.clinicId)).not.toEqual([])
    expect(await found('PRM_DOCTOR', otherClinic.clinicId)).toEqual([])
    expect(await found('PRM_PATIENT', clinic.clinicId)).toEqual([])
  })

  it('finds by assignee, by patient and by number', async () => {
    const { doctor, nurse, patient } = story
    expect(await names(`assigneeUserIds=${doctor.userId},${nurse.userId}`)).toEqual(['asked'])
    expect(await names(`assigneeUserIds=${nurse.userId}`)).toEqual([])
    expect(await names(`assigneeUserIds=${doctor.userId}&plusUnassigned=true`)).toEqual([
      'asked',
      'odd',
      'waiting',
    ])
    expect(await names(`patientPersonIds=${patient.personId}`)).toEqual(['asked', 'waiting'])
    for (const sign of ['', 'Nr ', 'No. ', '№ ', '#'])
      expect(await names(`search=${encodeURIComponent(`${sign}${ids.asked}`)}`), sign).toContain('asked')
  })

  it('cuts pages without losing or repeating a row', async () => {
    const pages = [await list('size=2'), await list('size=2&page=1'), await list('size=2&page=2')]
    expect(pages.map((page) => page.content.length)).toEqual([2, 1, 0])
    expect(pages.map((page) => [page.page, page.size, page.totalElements, page.last])).toEqual([
      [0, 2, 3, false],
      [1, 2, 3, true],
      [2, 2, 3, true],
    ])
    expect((await list('')).size).toBe(500)
  })

  it.each([
    'size=0',
    'size=501',
    'page=-1',
    'page=1e9',
    'sort=password',
    'order=up',
    'statuses=open',
    'types=NOPE',
    'clinicId=abc',
    'clinicId=0',
    'waitingFor=ME',
    'createdAtFrom=yesterday',
    'x=1',
  ])('refuses ?%s', async (query) =>
    expect((await story.doctor.client.get(`/api/clinic/e-contacts?${query}`)).statusCode).toBe(400),
  )

  it('takes a day as the clinic’s own: its last minutes are still of it, and those after its midnight are not', async () => {
    const { services } = story
    await services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update e_contact_rows set created_at = case e_contact_id
        when ${ids.waiting} then '2026-03-02T21:59:59.999Z'::timestamptz else '2026-03-02T22:00:00Z' end`),
    )
    expect(await names('createdAtFrom=2026-03-02&createdAtTo=2026-03-02')).toEqual(['waiting'])
    expect(await names('createdAtFrom=2026-03-03&createdAtTo=2026-03-03')).toEqual(['asked', 'odd'])
    await services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(
        sql`update e_contact_rows r set created_at = e.created_at from e_contacts e where e.id = r.e_contact_id`,
      ),
    )
  })

  it.each([
    ['et', 'Sisestage olemasolev kuupäev', 'Selle võib anda ainult üks kord'],
    ['en', 'Enter a date that exists', 'This can be given only once'],
    ['ru', 'Введите существующую дату', 'Это можно указать только один раз'],
    ['pl', 'Wpisz istniejącą datę', 'Można to podać tylko raz'],
  ])('says in %s which parameter is no date, and which is given twice', async (language, noDate, twice) => {
    const refusal = async (query: string) => {
      const headers = { 'accept-language': language }
      return (await story.doctor.client.get(`/api/clinic/e-contacts?${query}`, { headers })).json().fields
    }
    expect(await refusal('createdAtTo=2026-02-30')).toEqual([
      { path: 'createdAtTo', rule: 'DATE', message: noDate },
    ])
    expect(await refusal('search=a&search=b')).toEqual([{ path: 'search', rule: 'REPEATED', message: twice }])
  })

  it('takes a list item by item, as one with commas', async () => {
    const idsOf = async (query: string) =>
      (await story.doctor.client.get(`/api/clinic/e-contacts?${query}`))
        .json()
        .content.map(({ id }: { id: number }) => id)
    const one = await idsOf('statuses=waitingForClinic')
    const both = await idsOf('statuses=waitingForClinic,completed')
    expect(both.length).toBeGreaterThan(one.length)
    expect(await idsOf('statuses=waitingForClinic&statuses=completed')).toEqual(both)
  })

  it('refuses a span that ends before it begins', async () => {
    for (const name of ['createdAt', 'updatedAt']) {
      const response = await story.doctor.client.get(
        `/api/clinic/e-contacts?${name}From=2026-03-02T00:00:00Z&${name}To=2026-03-01T00:00:00Z`,
      )
      expect(outcomeOf(response)).toEqual([400, 'FORM'])
    }
  })

  it('is of one’s own clinics alone', async () => {
    const foreign = await story.otherDoctor.client.get(
      `/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`,
    )
    const absent = await story.otherDoctor.client.get('/api/clinic/e-contacts?clinicId=999999')
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
    expect((await story.otherDoctor.client.get('/api/clinic/e-contacts')).json()).toMatchObject({
      content: [],
      totalElements: 0,
    })
    expect(
      (await story.otherDoctor.client.get(`/api/clinic/e-contacts/counts?clinicId=${story.clinic.clinicId}`))
        .statusCode,
    ).toBe(404)
    const both = await createEmployee(story.services, story.otherClinic, { user: story.nurse })
    const client = await story.signedInAs(both)
    expect(
      (await client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`)).json().totalElements,
    ).toBe(3)
    expect(
      (await client.get(`/api/clinic/e-contacts?clinicId=${story.otherClinic.clinicId}`)).json()
        .totalElements,
    ).toBe(0)
  })

  it('counts what each filter finds', async () => {
    const counts = await story.doctor.client.get(
      `/api/clinic/e-contacts/counts?clinicId=${story.clinic.clinicId}`,
    )
    expect(counts.json()).toEqual({
      danger: 0,
      waitingForClinic: 2,
      waitingForPatient: 1,
      mine: 1,
      unassigned: 2,
      acceptanceRequired: 1,
    })
  })

  it('answers rows in the shape of the contract', async () => {
    const { dashboardRow } = await import('@vastus/contract/shapes')
    for (const row of [...(await list('')).content, ...(await list('onlyCompleted=true')).content])
      expect(dashboardRow.safeParse(row)).toMatchObject({ success: true })
  })
})
