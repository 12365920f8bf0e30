import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { countJudged } from '../../operate/danger-judged-repository.ts'
import { createRepresented } from '../../testing/factories.ts'
import { complete, createStory, inquire, send, sending, type Story } from './testing/story.ts'

describe.each([quickestDatabase()])('danger signs of a sent e-contact on %s', (kind) => {
  let story: Story
  let id: number
  beforeAll(async () => {
    story = await createStory(kind)
    id = (await send(story, { text: 'Since morning a strong pain in my chest' })).id
  })
  afterAll(() => story.close())

  const chestPain = {
    ruleId: 'CHEST_PAIN',
    level: 'EMERGENCY_NOW',
    words: ['pain', 'chest'],
    because: null,
    loweredBy: [],
  }
  const open = async (eContactId: number, who = story.doctor) =>
    (await who.client.get(`/api/clinic/e-contacts/${eContactId}`)).json()
  const row = async (eContactId: number, who = story.doctor) =>
    (await who.client.get('/api/clinic/e-contacts'))
      .json()
      .content.find((each: { id: number }) => each.id === eContactId)

  it('are there for the clinic: the rule and the words, and a mark in the list', async () => {
    expect((await open(id)).dangerSigns).toEqual([chestPain])
    expect((await row(id)).dangerLevel).toBe('EMERGENCY_NOW')
  })

  it('tell staff that the writer did not mean one, and count as before', async () => {
    const text = 'Since morning a strong pain in my chest'
    const { id: doubted } = await send(story, { text, notMeant: ['CHEST_PAIN', 'STROKE'] })
    expect((await open(doubted)).dangerSigns).toEqual([{ ...chestPain, notMeant: true }])
    expect((await row(doubted)).dangerLevel).toBe('EMERGENCY_NOW')
    expect((await open(doubted)).dangerAlarms).toHaveLength(1)
  })

  it('are judged by who may read the text, and by nobody else', async () => {
    const { id: judged } = await send(story, { text: 'Since morning a strong pain in my chest' })
    const judge = (isRight: boolean | null, who = story.doctor, ruleId = 'CHEST_PAIN') =>
      who.client.post(`/api/clinic/e-contacts/${judged}/danger-signs/judge`, { ruleId, isRight })
    expect((await judge(false)).json().dangerSigns).toEqual([{ ...chestPain, isRight: false }])
    expect((await judge(true)).json().dangerSigns).toEqual([{ ...chestPain, isRight: true }])
    expect((await judge(false, story.receptionist)).statusCode).toBe(403)
    expect((await judge(false, story.doctor, 'STROKE')).statusCode).toBe(404)
    expect((await open(judged)).dangerSigns).toEqual([{ ...chestPain, isRight: true }])
    const counted = await story.services.database.transaction({ actor: 'system' }, countJudged)
    expect(counted).toEqual([{ ruleId: 'CHEST_PAIN', level: 'EMERGENCY_NOW', right: 1, wrong: 0 }])
    expect((await judge(null)).json().dangerSigns).toEqual([chestPain])
    expect((await row(judged)).dangerLevel).toBe('EMERGENCY_NOW')
  })

  it('are kept at every level, with what made one count less', async () => {
    const text = 'Ten years ago I thought about suicide. Now the wound is red and full of pus'
    const { id: mixed } = await send(story, { text })
    expect((await open(mixed)).dangerSigns).toEqual([
      {
        ruleId: 'SUICIDE',
        level: 'NOTICE',
        words: expect.arrayContaining(['suicide']),
        because: 'past',
        loweredBy: expect.arrayContaining(['years', 'ago']),
      },
      expect.objectContaining({ ruleId: 'WOUND_INFECTION', level: 'SAME_DAY', because: null, loweredBy: [] }),
    ])
    expect((await row(mixed)).dangerLevel).toBe('SAME_DAY')
    const { id: past } = await send(story, { text: 'Ten years ago I thought about suicide' })
    expect((await row(past)).dangerLevel).toBe('NOTICE')
  })

  it('of an infant are not seen in a schoolchild', async () => {
    const levels = []
    for (const birthDate of ['2026-01-10', '2018-01-10']) {
      const child = await createRepresented(story.services, story.patient, {
        clinics: [story.clinic],
        birthDate,
      })
      const text = 'My baby has a fever of 39'
      levels.push((await row((await send(story, { text, patientPersonId: child.personId })).id)).dangerLevel)
    }
    expect(levels).toEqual(['EMERGENCY_NOW', undefined])
  })

  it('stay when the row is rendered again', async () => {
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Called back' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
      question: 'Since when?',
    })
    expect((await row(id)).dangerLevel).toBe('EMERGENCY_NOW')
  })

  it('are hidden from those who may not see medical content, who learn that somebody must act', async () => {
    expect((await open(id, story.receptionist)).dangerSigns).toEqual([])
    expect((await row(id, story.receptionist)).dangerLevel).toBe('EMERGENCY_NOW')
  })

  it('are not shown to the patient', async () => {
    const timeline = await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    expect(timeline.body).not.toContain('CHEST_PAIN')
  })

  describe('in a later message', () => {
    const pain = 'Now there is a strong pain in my chest'
    const signs = [chestPain]
    const entries = async (eContactId: number, who = story.doctor) =>
      (await who.client.get(`/api/clinic/e-contacts/${eContactId}/timeline`)).json().content as {
        type: string
        dangerSigns?: unknown
      }[]
    const write = async (path: string, body: object) => {
      const response = await story.patient.client.post(path, body)
      expect(response.statusCode).toBe(200)
      return response
    }

    it.each([
      ['information that is added', 'INFO_ADDED'],
      ['an answer to a question', 'INQUIRY_ANSWERED'],
      ['the words of a reopening', 'PATIENT_REOPENED'],
    ])('are found in %s, and stand at it and in the list', async (_what, type) => {
      const { id: later } = await send(story)
      expect(await row(later)).not.toHaveProperty('dangerLevel')
      if (type === 'INFO_ADDED') await write(`/api/patient/e-contacts/${later}/info`, { infoText: pain })
      if (type === 'INQUIRY_ANSWERED') {
        await inquire(story, later)
        await write(`/api/patient/actions/${later}/inquiry/complete`, { answer: pain })
      }
      if (type === 'PATIENT_REOPENED') {
        await complete(story, later)
        const reason = 'SYMPTOMS_CHANGED'
        await write(`/api/patient/e-contacts/${later}/reopen`, { reason, infoText: pain })
      }
      const marked = (await entries(later)).filter(({ dangerSigns }) => dangerSigns)
      expect(marked).toMatchObject([{ type, dangerSigns: signs }])
      expect((await row(later)).dangerLevel).toBe('EMERGENCY_NOW')
      expect((await open(later)).dangerSigns).toEqual([])
    })

    it('stand once at each message, and those of the first where they were', async () => {
      const { id: twice } = await send(story, { text: pain })
      for (const infoText of [pain, 'Thank you', pain])
        await write(`/api/patient/e-contacts/${twice}/info`, { infoText })
      expect((await entries(twice)).map(({ dangerSigns }) => dangerSigns ?? null)).toEqual([
        null,
        signs,
        null,
        signs,
      ])
      expect((await open(twice)).dangerSigns).toEqual(signs)
    })

    it('say at the message that the writer did not mean one, and alarm as before', async () => {
      const { id: doubted } = await send(story)
      const body = { infoText: pain, notMeant: ['CHEST_PAIN'] }
      await write(`/api/patient/e-contacts/${doubted}/info`, body)
      await inquire(story, doubted)
      await write(`/api/patient/actions/${doubted}/inquiry/complete`, { answer: pain, notMeant: ['STROKE'] })
      await complete(story, doubted)
      const reopened = { reason: 'SYMPTOMS_CHANGED', ...body }
      await write(`/api/patient/e-contacts/${doubted}/reopen`, reopened)
      const found = (await entries(doubted)).flatMap(({ dangerSigns }) => dangerSigns ?? [])
      expect(found).toEqual([{ ...chestPain, notMeant: true }, chestPain, { ...chestPain, notMeant: true }])
      expect((await row(doubted)).dangerLevel).toBe('EMERGENCY_NOW')
      expect((await open(doubted)).dangerAlarms).not.toEqual([])
    })

    it('are hidden from those who may not see medical content, and from the patient', async () => {
      const { id: later } = await send(story)
      await write(`/api/patient/e-contacts/${later}/info`, { infoText: pain })
      const masked = await entries(later, story.receptionist)
      expect(masked.map((entry) => entry.dangerSigns)).toEqual([undefined, undefined])
      const timeline = await story.patient.client.get(`/api/patient/e-contacts/${later}/timeline`)
      expect(timeline.body).not.toContain('CHEST_PAIN')
    })

    it('are left at a message of the same e-contact alone, also past the use case', async () => {
      const [one, other] = [await send(story), await send(story)]
      const { userId, personId } = story.patient
      const leaveAt = async (eContactId: number, entryOf: number) => {
        const [entry] = (await story.patient.client.get(`/api/patient/e-contacts/${entryOf}/timeline`)).json()
          .content as { id: number }[]
        return story.services.database.transaction(
          { actor: 'user', userId, personId, role: 'PRM_PATIENT', clinicIds: [] },
          (tx) =>
            tx.run(sql`insert into danger_signs (e_contact_id, clinic_id, entry_id, rule_id, words, level, lowered_by, created_at)
              values (${eContactId}, ${story.clinic.clinicId}, ${entry?.id ?? 0}, 'STROKE', '{}', 'EMERGENCY_NOW', '{}', now())`),
        )
      }
      expect(await leaveAt(one.id, one.id)).toBe(1)
      await expect(leaveAt(one.id, other.id)).rejects.toThrow('row-level security')
    })

    it('are not looked for in what the clinic writes', async () => {
      const { id: asked } = await send(story)
      await inquire(story, asked, { question: 'Do you have a strong pain in your chest?' })
      expect((await entries(asked)).filter(({ dangerSigns }) => dangerSigns)).toEqual([])
    })
  })

  it('come from answers too, but never from the wording of the questions', async () => {
    const text = 'I cough\n\nHave you coughed up blood?\nNo'
    const calm = await send(story, { eContactType: 'COUGH', text })
    expect((await open(calm.id)).dangerSigns).toEqual([])
    expect(await row(calm.id)).not.toHaveProperty('dangerLevel')
    const body = { eContactType: 'COUGH', text: text.replace('No', 'Yes') }
    const response = await story.patient.client.post('/api/patient/e-contacts/fallback', {
      ...sending(story, body),
      questionAnswers: [{ id: 'co_blood', answer: 'yes' }],
    })
    expect((await open(response.json().id)).dangerSigns).toEqual([
      { ruleId: 'CLOT', level: 'EMERGENCY_NOW', words: [], because: null, loweredBy: [] },
    ])
  })
})
