// @proves R2-084
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { LANGUAGES } from '@vastus/i18n'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import notices from './notices.json' with { type: 'json' }

describe('the notices that come with the product', () => {
  it.each(notices)('$id is written in every language, with its source', ({ title, text, source }) => {
    for (const language of LANGUAGES) expect([title[language], text[language], source]).not.toContain('')
  })

  it('are about kinds of e-contact that there are, and are distinguished by their numbers', () => {
    expect(notices.flatMap(({ forTypes }) => forTypes).filter((type) => !isTypeCode(type))).toEqual([])
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
  })
})

describe.each([quickestDatabase()])('the information hub on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  type Shown = { content: { type: string; concernsPrescriptionDrug: boolean; title: string }[] }
  const shownTo = async (who: Story['doctor'], query = '') =>
    (await who.client.get(`/api/clinic/information-hub?${query}`)).json<Shown>().content

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
    const response = await story.doctor.client.get('/api/clinic/information-hub?size=10&page=1')
    expect(response.json()).toMatchObject({ page: 1, size: 10, totalElements: notices.length, last: true })
    expect(response.json<Shown>().content).toHaveLength(notices.length - 10)
  })

  it('is not open to patients, nor for a clinic that one does not work in', async () => {
    expect((await story.patient.client.get('/api/clinic/information-hub')).statusCode).toBe(403)
    const foreign = `/api/clinic/information-hub?clinicId=${story.otherClinic.clinicId}`
    expect((await story.doctor.client.get(foreign)).statusCode).toBe(404)
  })
})
