// @proves R2-084 R3-078 R6-009 R6-010 R6-011 R7-092 R7-093 R7-094
import { HUB_TAGS } from '@vastus/domain/information-hub/tags'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { LANGUAGES } from '@vastus/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import notices from './notices.json' with { type: 'json' }

describe('the notices that come with the product', () => {
  it.each(notices)('$id is written in every language, with its source', ({ title, text, source }) => {
    for (const language of LANGUAGES) expect([title[language], text[language], source]).not.toContain('')
  })

  it('are about kinds of e-contact and things that there are, and are distinguished by their numbers', () => {
    expect(notices.flatMap(({ forTypes }) => forTypes).filter((type) => !isTypeCode(type))).toEqual([])
    const tags: readonly string[] = HUB_TAGS
    expect(notices.flatMap((notice) => notice.tags).filter((tag) => !tags.includes(tag))).toEqual([])
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
  })
})

type Shown = { id: number; type: string; concernsPrescriptionDrug: boolean; title: string; isRead: boolean }
const HUB = '/api/clinic/information-hub'

describe.each([quickestDatabase()])('the information hub on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const shownTo = async (who: Story['doctor'], query = '') =>
    (await who.client.get(`${HUB}?${query}`)).json<{ content: Shown[] }>().content
  const statusOf = async (who: Story['doctor'], query = '') =>
    (await who.client.get(`${HUB}/status?${query}`)).json<{ hasNotices: boolean; unread: number }>()

  it('shows doctors everything, nurses nothing of prescription drugs, and others nothing clinical', async () => {
    const ofNurse = notices.filter((notice) => !notice.concernsPrescriptionDrug)
    expect(await shownTo(story.doctor)).toHaveLength(notices.length)
    expect(await shownTo(story.nurse)).toHaveLength(ofNurse.length)
    expect((await shownTo(story.receptionist)).map(({ type }) => type)).toEqual(
      ofNurse.flatMap(({ type }) => (type === 'NON_CLINICAL' ? [type] : [])),
    )
  })

  it('recommends by the kind of e-contact, in the language that is asked for', async () => {
    const asked = 'types=CLINICAL&eContactType=URINARY_SYMPTOMS_DYSURIA'
    const [polish, ...others] = await shownTo(story.doctor, `${asked}&language=pl`)
    expect(others).toEqual([])
    expect(polish?.title).toBe('Niepowikłane zapalenie pęcherza: wąskie antybiotyki, krótko')
    expect(await shownTo(story.nurse, asked)).toEqual([])
    expect(await shownTo(story.receptionist, 'types=CLINICAL')).toEqual([])
  })

  it('comes in pages', async () => {
    const response = await story.doctor.client.get(`${HUB}?size=10&page=1`)
    expect(response.json()).toMatchObject({ page: 1, size: 10, totalElements: notices.length, last: true })
    expect(response.json<{ content: Shown[] }>().content).toHaveLength(notices.length - 10)
    expect((await story.doctor.client.get(`${HUB}?size=51`)).statusCode).toBe(400)
  })

  it('is searched by words and tags', async () => {
    const found = await shownTo(story.doctor, 'language=en&search=ESC%20ldl')
    expect(found.map(({ title }) => title)).toEqual([
      'LDL cholesterol goals stay, risk is now counted with SCORE2',
    ])
    const kidney = notices.filter(({ tags }) => tags.includes('KIDNEY'))
    expect(await shownTo(story.doctor, 'tags=KIDNEY')).toHaveLength(kidney.length)
  })

  it('remembers for each employee what was opened', async () => {
    const [first, second] = await shownTo(story.nurse, 'unread=true')
    const before = await statusOf(story.nurse)
    const hidden = (await shownTo(story.doctor)).find(
      ({ concernsPrescriptionDrug }) => concernsPrescriptionDrug,
    )
    const body = { noticeIds: [first?.id, hidden?.id] }
    for (let time = 0; time < 2; time += 1)
      expect((await story.nurse.client.post(`${HUB}/read`, body)).statusCode).toBe(204)
    expect(await statusOf(story.nurse)).toEqual({ hasNotices: true, unread: before.unread - 1 })
    expect((await shownTo(story.nurse, 'unread=true'))[0]?.id).toBe(second?.id)
    // The doctor has opened nothing, and the nurse's word about a hidden one counts for nobody.
    expect((await statusOf(story.doctor)).unread).toBe(notices.length)
  })

  it('has single notices, for those whom they are shown', async () => {
    const drug = (await shownTo(story.doctor)).find(
      ({ concernsPrescriptionDrug }) => concernsPrescriptionDrug,
    )
    const one = await story.doctor.client.get(`${HUB}/${drug?.id}?language=ru`)
    expect(one.json()).toMatchObject({ id: drug?.id, isRead: false })
    expect((await story.nurse.client.get(`${HUB}/${drug?.id}`)).statusCode).toBe(404)
    expect((await story.doctor.client.get(`${HUB}/999999`)).statusCode).toBe(404)
  })

  it('tells whether there are notices of a kind', async () => {
    const nonClinical = notices.filter(({ type }) => type === 'NON_CLINICAL')
    expect(await statusOf(story.receptionist, 'types=NON_CLINICAL')).toEqual({
      hasNotices: true,
      unread: nonClinical.length,
    })
    expect(await statusOf(story.receptionist, 'types=CLINICAL')).toEqual({
      hasNotices: false,
      unread: 0,
    })
  })

  it('is not open to patients, nor for a clinic that one does not work in', async () => {
    const { clinicId } = story.otherClinic
    for (const path of ['', '/status', '/1'])
      expect((await story.patient.client.get(`${HUB}${path}`)).statusCode).toBe(403)
    for (const path of ['', '/status', '/1'])
      expect((await story.doctor.client.get(`${HUB}${path}?clinicId=${clinicId}`)).statusCode).toBe(404)
    const body = { clinicId, noticeIds: [1] }
    expect((await story.doctor.client.post(`${HUB}/read`, body)).statusCode).toBe(404)
  })
})
