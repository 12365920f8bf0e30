// @proves R1-011 R4-023 R4-024
import { replyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAIL_TEMPLATES } from './mail/mail-templates.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createRepresented } from '../../testing/factories.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const DAY_MS = 86_400_000

describe.each([quickestDatabase()])('the notices that a patient is promised, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())
  beforeEach(async () => {
    story.doctor.client = await story.signedInAs(story.doctor)
  })

  type Language = 'et' | 'en' | 'ru' | 'pl'
  type Reader = Awaited<ReturnType<typeof somebody>>
  async function somebody(language: Language, isClinicMember = true) {
    const user = await createPatient(story.services, { clinics: [story.clinic], language, isClinicMember })
    return { ...user, client: await story.signedInAs(user) }
  }
  async function byStaff(path: string, body: object): Promise<number> {
    const response = await story.doctor.client.post(`/api/clinic/e-contacts${path}`, body)
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json<{ id: number }>().id
  }
  const toPatient = (reader: Reader, more: object = {}) =>
    byStaff('', {
      clinicId: story.clinic.clinicId,
      mode: 'TO_PATIENT',
      patientPersonId: reader.personId,
      eContactType: 'OTHER_PROBLEM',
      text: 'Your rash needs a blood test',
      ...more,
    })
  /** Every notice before the event has been sent by then. */
  async function sentBy(reader: Reader): Promise<number> {
    const { id } = await send(story, { text: 'A rash on my arm' }, reader)
    await story.runJobs()
    return id
  }
  const tomorrow = () => replyBlockedUntil('TOMORROW', { now: story.clock.now(), timeZone: 'Europe/Tallinn' })

  type Promised = {
    notice: string
    event: string
    language: Language
    subject: string
    isClinicMember?: boolean
    /** Brings it about; answers the e-contact's id. Mails that are older do not count. */
    happen: (reader: Reader, forgetMails: () => void) => Promise<number>
  }
  const PROMISED: Promised[] = [
    {
      notice: 'receipt',
      event: 'the e-contact has been sent',
      language: 'et',
      subject: 'Teie e-kontakt on saadetud',
      happen: sentBy,
    },
    {
      notice: 'reply',
      event: 'the clinic replies or asks',
      language: 'ru',
      subject: 'У вас новое сообщение в Vastus',
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        forgetMails()
        await inquire(story, id, { question: 'Does the rash itch?' })
        return id
      },
    },
    {
      notice: 'completed',
      event: 'the clinic answers and closes',
      language: 'pl',
      subject: 'Odpowiedź na zgłoszenie',
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        forgetMails()
        await complete(story, id)
        return id
      },
    },
    {
      notice: 'archived',
      event: 'the clinic closes without an answer',
      language: 'en',
      subject: 'Your e-contact has been closed',
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        forgetMails()
        return byStaff(`/${id}/complete`, { fixedInfoText: 'INFORMATION_DELIVERED' })
      },
    },
    {
      notice: 'rejected',
      event: 'the clinic rejects a new patient',
      language: 'et',
      subject: 'Kliinik tegi teie e-kontakti kohta otsuse',
      isClinicMember: false,
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        forgetMails()
        return byStaff(`/${id}/reject`, { reason: 'CLINIC_OVERWHELMED' })
      },
    },
    {
      notice: 'reopened',
      event: 'the clinic opens it again',
      language: 'ru',
      subject: 'Ваше обращение снова открыто',
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        await complete(story, id)
        await story.runJobs()
        forgetMails()
        return byStaff(`/${id}/reopen`, { reason: 'WRONG_INFORMATION' })
      },
    },
    {
      notice: 'newFromClinic',
      event: 'the clinic writes first',
      language: 'pl',
      subject: 'Nowa wiadomość w Vastus',
      happen: (reader) => toPatient(reader),
    },
    {
      notice: 'newFromClinic',
      event: 'the clinic writes first and needs no answer',
      language: 'en',
      subject: 'You have a new e-contact in Vastus',
      happen: (reader) => toPatient(reader, { noReply: true }),
    },
    {
      notice: 'replyOpens',
      event: 'the time for a reply comes',
      language: 'en',
      subject: 'You can now reply to the clinic',
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        await inquire(story, id, { replyBlockedUntil: tomorrow() })
        await story.runJobs()
        forgetMails()
        story.clock.advance(DAY_MS + 1)
        return id
      },
    },
    {
      notice: 'answerReminder',
      event: 'the day before an answer is asked for comes',
      language: 'pl',
      subject: 'Przypomnienie: przychodnia czeka na odpowiedź',
      happen: async (reader, forgetMails) => {
        const id = await sentBy(reader)
        const answerBy = new Date(story.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
        await byStaff(`/${id}/actions/questionnaire`, {
          question: 'Please fill this in',
          questionnaire: 'QUEST_GAD',
          answerBy,
        })
        await story.runJobs()
        forgetMails()
        story.clock.advance(DAY_MS + 1)
        return id
      },
    },
  ]

  it.each(PROMISED)(
    '$event: one mail in $language',
    async ({ notice, language, subject, happen, ...row }) => {
      const reader = await somebody(language, row.isClinicMember)
      story.outbox.splice(0)
      const id = await happen(reader, () => story.outbox.splice(0))
      await story.runJobs()

      const mails = story.outbox.splice(0)
      expect(mails.map((mail) => [mail.to, mail.subject, mail.language])).toEqual([
        [reader.email, subject, language],
      ])
      const whole = JSON.stringify(mails)
      expect(whole).toContain(story.clinic.name)
      expect(whole).toContain(`${story.services.config.publicUrl}/e-contacts/${id}/timeline`)
      for (const secret of [
        'rash',
        'itch',
        'blood',
        'HEADACHE',
        'OVERWHELMED',
        reader.firstName,
        reader.surname,
      ])
        expect(whole).not.toContain(secret)

      story.doctor.client = await story.signedInAs(story.doctor)
      const { notices } = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json<{
        notices: { kind: string; channel: string; state: string; sentAt: string | null }[]
      }>()
      expect(notices).toContainEqual(
        expect.objectContaining({
          kind: notice,
          channel: 'EMAIL',
          state: 'SENT',
          sentAt: expect.any(String) as string,
        }),
      )
    },
  )

  describe('that one may reply now', () => {
    const blockedUntil = (restriction: 'TOMORROW' | 'IN_A_WEEK') =>
      String(replyBlockedUntil(restriction, { now: story.clock.now(), timeZone: 'Europe/Tallinn' }))
    const asked = async (reader: Reader, until: string | null, more: { patientPersonId?: number } = {}) => {
      const { id } = await send(story, { text: 'A rash on my arm', ...more }, reader)
      if (until !== null) await inquire(story, id, { replyBlockedUntil: until })
      await story.runJobs()
      story.outbox.splice(0)
      return id
    }
    const merge = (into: number, from: number, undo = '') =>
      story.doctor.client.post(`/api/clinic/e-contacts/${into}/merge${undo}`, { eContactId: from })
    const at = async (instant: string) => {
      story.clock.advance(Date.parse(instant) + 1 - story.clock.now().getTime())
      story.doctor.client = await story.signedInAs(story.doctor)
      return toldOf()
    }
    const toldOf = async () => {
      await story.runJobs()
      return story.outbox
        .splice(0)
        .map((mail) => [mail.subject, Number(/e-contacts\/(\d+)/u.exec(JSON.stringify(mail))?.[1])])
    }
    const SUBJECT = 'You can now reply to the clinic'

    it('is not said of an e-contact that goes on in another, until the merge is undone', async () => {
      const reader = await somebody('en')
      const until = blockedUntil('TOMORROW')
      const [stays, goes] = [await asked(reader, null), await asked(reader, until)]
      expect((await merge(stays, goes)).statusCode).toBe(200)
      expect(await at(until)).toEqual([])
      expect((await merge(stays, goes, '/undo')).statusCode).toBe(200)
      expect(await toldOf()).toEqual([[SUBJECT, goes]])
    })

    it('is said of the one that stays at the time that it took over', async () => {
      const reader = await somebody('en')
      const until = blockedUntil('TOMORROW')
      const [stays, goes] = [await asked(reader, blockedUntil('IN_A_WEEK')), await asked(reader, until)]
      expect((await merge(stays, goes)).statusCode).toBe(200)
      expect(await at(until)).toEqual([[SUBJECT, stays]])
    })

    it('is not said again after an undo', async () => {
      const reader = await somebody('en')
      const until = blockedUntil('TOMORROW')
      const [stays, goes] = [await asked(reader, null), await asked(reader, until)]
      expect(await at(until)).toEqual([[SUBJECT, goes]])
      await merge(stays, goes)
      await merge(stays, goes, '/undo')
      expect(await toldOf()).toEqual([])
    })

    it('is not said to who acted for a child that has come of age meanwhile', async () => {
      const reader = await somebody('en')
      const until = blockedUntil('TOMORROW')
      const [year, month, day] = until.slice(0, 10).split('-').map(Number) as [number, number, number]
      // In Tallinn the next day begins on the evening of this one in UTC.
      const birthDate = new Date(Date.UTC(year - 18, month - 1, day + 1)).toISOString().slice(0, 10)
      const child = await createRepresented(story.services, reader, { birthDate, clinics: [story.clinic] })
      const theirs = await asked(reader, until, { patientPersonId: child.personId })
      const own = await asked(reader, until)
      expect(theirs).not.toBe(own)
      expect(await at(until)).toEqual([[SUBJECT, own]])
    })
  })

  it('none of them was left out above', () => {
    const templates = Object.keys(MAIL_TEMPLATES).filter((name) => name.startsWith('notice.'))
    expect(new Set(PROMISED.map(({ notice }) => `notice.${notice}`))).toEqual(new Set(templates))
  })
})
