import type { Locator, Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import type { Role } from '../cast.ts'
import type { People } from './people.ts'

/** A form that keeps what is typed, as its writer meets it. */
export type Form = {
  name: string
  role: Role
  /** The only place where its text may be kept. */
  draftKey: (id: number) => string
  /** The e-contact as it must be; 0 where there is none yet. */
  prepare: (people: People) => Promise<number>
  path: (id: number, personId: number) => string
  /** From the open page to the field. */
  field: (page: Page, t: Translate) => Promise<Locator>
  /** From the field to the button that sends. */
  button: (page: Page, t: Translate) => Promise<Locator>
  /** The request that carries the text. */
  sending: RegExp
  /** It is made on a version of the e-contact. */
  versioned: boolean
  /** How often a text has arrived. */
  arrived: (people: People, id: number, text: string) => Promise<number>
}

const CLINIC = 'Kesklinna Perearstikeskus'
const countIn = (answer: unknown, text: string): number => JSON.stringify(answer).split(text).length - 1

type Entries = { content: unknown[] }
const inTimeline =
  (face: 'patient' | 'clinic') =>
  async (people: People, id: number, text: string): Promise<number> => {
    // A colleague looks: one account may ask only so often.
    const role = face === 'patient' ? 'patient' : 'doctor'
    const { content } = await people.read<Entries>(role, `/api/${face}/e-contacts/${id}/timeline`)
    return countIn(content, text)
  }
const timelinePath = (id: number) => `/e-contacts/${id}/timeline`
const clinicPath = (id: number) => `/e-contacts/${id}`

/** The field of own words in a dialog that asks for a reason. */
async function ownWords(page: Page, open: Locator, other: string): Promise<Locator> {
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: other, exact: true }).check()
  return dialog.getByRole('textbox')
}
const inDialog = (page: Page, name: string) =>
  Promise.resolve(page.getByRole('dialog').getByRole('button', { name, exact: true }))

const pane = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })

export const forms: readonly Form[] = [
  {
    name: 'new e-contact',
    role: 'patient',
    draftKey: () => 'e-contact:new',
    prepare: () => Promise.resolve(0),
    path: (_, personId) => `/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH`,
    field: async (page, t) => page.getByRole('textbox', { name: t('patient.create.label') }),
    button: async (page, t) => {
      const send = page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) })
      const next = page.getByRole('button', { name: t('shell.buttons.continue'), exact: true })
      const skip = page.getByRole('button', { name: t('questionnaire.questions.skip') })
      await send.or(next).first().waitFor()
      if (await next.isVisible()) await next.click()
      await send.or(skip).waitFor()
      if (await skip.isVisible()) await skip.click()
      return send
    },
    sending: /\/patient\/e-contacts\/fallback/,
    versioned: false,
    arrived: async (people, _, text) => {
      const { content } = await people.read<{ content: { text: string }[] }>(
        'patient',
        '/api/patient/e-contacts?size=100',
      )
      return content.filter((each) => each.text.includes(text)).length
    },
  },
  {
    name: 'more information',
    role: 'patient',
    draftKey: (id) => `my-e-contact:${id}:reply`,
    prepare: (people) => people.sent('Köha'),
    path: timelinePath,
    field: async (page, t) => page.getByRole('textbox', { name: t('patient.timeline.infoLabel') }),
    button: async (page) =>
      page
        .locator('form')
        .filter({ has: page.locator('#reply') })
        .locator('[type=submit]'),
    sending: /\/patient\/e-contacts\/\d+\/info/,
    versioned: true,
    arrived: inTimeline('patient'),
  },
  {
    name: 'answer to an inquiry',
    role: 'patient',
    draftKey: (id) => `my-e-contact:${id}:reply`,
    prepare: async (people) => {
      const id = await people.sent('Köha')
      await people.post('nurse', `/api/clinic/e-contacts/${id}/actions/inquiry`, {
        question: 'Kas on palavik?',
      })
      return id
    },
    path: timelinePath,
    field: async (page, t) => page.getByRole('textbox', { name: t('patient.timeline.replyLabel') }),
    button: async (page) =>
      page
        .locator('form')
        .filter({ has: page.locator('#reply') })
        .locator('[type=submit]'),
    sending: /\/inquiry\/complete/,
    versioned: true,
    arrived: inTimeline('patient'),
  },
  {
    name: 'why it is cancelled',
    role: 'patient',
    draftKey: (id) => `my-e-contact:${id}:cancel`,
    prepare: (people) => people.sent('Köha'),
    path: timelinePath,
    field: (page, t) =>
      ownWords(
        page,
        page.getByRole('button', { name: t('patient.timeline.cancel'), exact: true }),
        t('enums.reason.CANCEL.SOMETHING_ELSE'),
      ),
    button: (page, t) => inDialog(page, t('patient.timeline.cancelConfirm')),
    sending: /\/patient\/e-contacts\/\d+\/cancel/,
    versioned: true,
    arrived: inTimeline('patient'),
  },
  {
    name: 'why it is reopened',
    role: 'patient',
    draftKey: (id) => `my-e-contact:${id}:reopen`,
    prepare: async (people) => {
      const id = await people.sent('Köha')
      await people.post('patient', `/api/patient/e-contacts/${id}/cancel`, { reason: 'PROBLEM_RESOLVED' })
      return id
    },
    path: timelinePath,
    field: (page, t) =>
      ownWords(
        page,
        page
          .getByRole('main')
          .getByRole('button', { name: t('patient.timeline.reopen'), exact: true })
          .first(),
        t('enums.reason.PATIENT_REOPEN.OTHER'),
      ),
    button: (page, t) => inDialog(page, t('patient.timeline.reopen')),
    sending: /\/patient\/e-contacts\/\d+\/reopen/,
    versioned: true,
    arrived: inTimeline('patient'),
  },
  {
    name: 'reply of the clinic',
    role: 'nurse',
    draftKey: (id) => `e-contact:${id}:reply`,
    prepare: (people) => people.sent('Köha'),
    path: clinicPath,
    field: async (page, t) => pane(page, t).getByLabel(t('clinic.composer.reply')),
    button: async (page, t) =>
      pane(page, t)
        .locator('form')
        .filter({ has: page.locator('#reply-text') })
        .locator('[type=submit]'),
    sending: /\/actions\/inquiry/,
    versioned: true,
    arrived: inTimeline('clinic'),
  },
  {
    name: 'note',
    role: 'nurse',
    draftKey: (id) => `e-contact:${id}:note`,
    prepare: (people) => people.sent('Köha'),
    path: clinicPath,
    field: async (page, t) => {
      await pane(page, t)
        .getByRole('tab', { name: t('clinic.composer.noteTab') })
        .click()
      return pane(page, t).getByLabel(t('clinic.composer.note'))
    },
    button: async (page, t) =>
      pane(page, t)
        .locator('form')
        .filter({ has: page.locator('#note-text') })
        .locator('[type=submit]'),
    sending: /\/clinic\/e-contacts\/\d+\/notes/,
    versioned: false,
    arrived: async (people, id, text) =>
      countIn(await people.read('doctor', `/api/clinic/e-contacts/${id}/notes`), text),
  },
  {
    name: 'why it is archived',
    role: 'nurse',
    draftKey: (id) => `e-contact:${id}:archive`,
    prepare: (people) => people.sent('Köha'),
    path: clinicPath,
    field: (page, t) =>
      ownWords(
        page,
        pane(page, t).getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }),
        t('enums.reason.ARCHIVE.SOMETHING_ELSE'),
      ),
    button: (page, t) => inDialog(page, t('clinic.reason.ARCHIVE.confirm')),
    sending: /\/clinic\/e-contacts\/\d+\/complete/,
    versioned: true,
    arrived: inTimeline('clinic'),
  },
]
