import { writeFile } from 'node:fs/promises'
import { cast, DEMO_PASSWORD } from '../support/cast.ts'
import type { People } from '../support/drafts/people.ts'
import { test as base, expect } from '../support/fixtures.ts'
import type { Driven } from '../support/other-browsers/driven.ts'
import { openFirefox } from '../support/other-browsers/firefox.ts'
import { type View, viewOf } from '../support/other-browsers/view.ts'
import { openWebKit } from '../support/other-browsers/webkit.ts'
import { shakyWay } from '../support/shaky-way.ts'
import { wordsIn } from '../support/words.ts'

// The main jobs in the browsers of many patients that Chromium does not stand for: Debian's Firefox, and WebKit as in Safari.

const CLINIC = 'Kesklinna Perearstikeskus'
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
const BROWSERS = [
  { name: 'Firefox', path: process.env.FIREFOX_PATH, open: openFirefox },
  { name: 'WebKit', path: process.env.WEBKIT_DRIVER_PATH, open: openWebKit },
]

for (const { name, path, open } of BROWSERS)
  base.describe(name, () => {
    type Way = Awaited<ReturnType<typeof shakyWay>>
    const test = base.extend<{ driven: Driven; view: View }, { opened: Driven }>({
      opened: [
        // oxlint-disable-next-line no-empty-pattern -- the runner asks for a pattern here
        async ({}, use) => {
          const opened = await open(path ?? '')
          await use(opened)
          await opened.end()
        },
        { scope: 'worker', timeout: 90_000 },
      ],
      // What a test leaves loading or waiting in its tab does not reach the next one.
      driven: async ({ opened }, use) => {
        await opened.openTab()
        await use(opened)
      },
      view: ({ driven, product }, use) => use(viewOf(driven, product)),
    })
    test.skip(!path, `${name} is not there`)

    test('a patient signs in by the form, and writes with a document on a phone of 390 px (ru)', async ({
      view,
      people,
    }, testInfo) => {
      const t = wordsIn('ru')
      const text = unique('Кашель третий день')
      const file = testInfo.outputPath('направление.pdf')
      await writeFile(file, `%PDF-1.4\n${'x'.repeat(2000)}\n%%EOF`)
      await view.resize(390, 800)
      await view.open('/login-with-password?locale=ru')
      await view.press(t('shell.cookie.acceptAll'))
      await view.fill(t('identity.field.email'), cast.patient)
      await view.fill(t('identity.field.password'), DEMO_PASSWORD)
      await view.run(() => document.querySelector<HTMLElement>('form [type=submit]')?.click())
      await view.isAt(/^\/my-e-contacts/)
      await view.sees(t('patient.list.title'))

      await write(view, people, 'COUGH', text, 'ru')
      await view.isAt(/^\/e-contacts\/success/)
      await view.press(t('sent.success.open'))
      await view.press(t('patient.timeline.filesAlone'))
      await view.sees(t('sent.files.title'))
      await view.chooseFile(file)
      await view.sees('направление.pdf')
      await view.press(t('sent.files.sendFiles', { count: 1 }))
      await view.sees(t('sent.success.title'))
      const [arrived, ...others] = await arrivedAs(people, text)
      expect(others).toEqual([])
      const { eContact } = await people.read<{ eContact: { files: { name: string }[] } }>(
        'patient',
        `/api/patient/e-contacts/${arrived?.id}/timeline`,
      )
      expect(eContact.files.map((each) => each.name)).toEqual(['направление.pdf'])
      expect(await view.run(() => innerWidth)).toBe(390)
      expect(await view.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })

    test('a message written without a connection waits, and goes out once (ru)', async ({
      driven,
      product,
      people,
    }) => {
      const t = wordsIn('ru')
      const text = unique('Кашель')
      const way: Way = await shakyWay(product)
      const view = viewOf(driven, way.url)
      await people.forgetDrafts('newPatient')
      await view.resize(390, 800)
      await view.signInAs('newPatient', 'ru')
      const personId = await people.personId('newPatient')
      await view.open(`/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH`)
      await view.hasField(t('patient.create.label'))
      void way.breakAfter(0)
      await view.run(setOnline, false)
      await view.fill(t('patient.create.label'), text)
      await view.sees(t('patient.draft.DEVICE'))
      await view.press(t('shell.buttons.continue'))
      await view.press(t('patient.offline.sendWhenBack'))
      await view.sees(t('patient.offline.waiting'))
      expect(await arrivedAs(people, text, 'newPatient')).toHaveLength(0)
      way.mend()
      await view.run(setOnline, true)
      await view.isAt(/^\/e-contacts\/success/)
      expect(await arrivedAs(people, text, 'newPatient')).toHaveLength(1)
      await way.close()
    })

    test('the list of ready-made answers is as high as what it holds (et)', async ({ view, people }) => {
      const t = wordsIn('et')
      const id = await people.sent(unique('Köha'))
      await view.resize(1280, 800)
      await view.signInAs('nurse', 'et')
      await view.open(`/e-contacts/${id}`)
      for (const typed of ['/', 'tervitus']) {
        await view.fill(t('clinic.composer.reply'), typed)
        await view.sees(t('templates.manage'))
        const { height, ofContent } = await view.run(() => {
          const list = document.querySelector<HTMLElement>('[popover]:popover-open')
          const parts = [...(list?.children ?? [])] as HTMLElement[]
          return {
            height: (list?.offsetHeight ?? 0) / innerHeight,
            ofContent: parts.reduce((sum, part) => sum + part.offsetHeight, 0) / innerHeight,
          }
        })
        expect(height, typed).toBeLessThanOrEqual(0.5)
        expect(height - ofContent, typed).toBeLessThan(0.01)
      }
    })

    test('a nurse answers and the patient reads it and writes back (ru)', async ({ view, people }) => {
      const t = wordsIn('ru')
      const id = await people.sent(unique('Кашель'))
      await people.holdReplies(1)
      await view.resize(1280, 800)
      await view.signInAs('nurse', 'ru')
      await view.open(`/e-contacts/${id}`)
      await view.fill(t('clinic.composer.reply'), 'Есть ли температура?')
      await view.press(t('shell.buttons.send'))
      await view.sees(t('enums.status.clinic.waitingForPatient'))
      await expect
        .poll(async () =>
          JSON.stringify(await people.read('patient', `/api/patient/e-contacts/${id}/timeline`)),
        )
        .toContain('Есть ли температура?')
      await view.resize(390, 800)
      await view.signInAs('patient', 'ru')
      await view.open(`/e-contacts/${id}/timeline`)
      await view.sees('Есть ли температура?')
      await view.fill(t('patient.timeline.replyLabel'), 'Температуры нет.')
      await view.press(t('patient.timeline.sendReply'))
      await view.sees(t('enums.status.patient.waitingForClinic'))
    })

    test('a nurse finds an e-contact by typing, and archives what needs no answer (pl)', async ({
      view,
      people,
    }) => {
      const t = wordsIn('pl')
      const text = unique('Dziękuję')
      const id = await people.sent(text)
      await view.resize(1280, 800)
      await view.signInAs('nurse', 'pl')
      await view.open('/clinic-e-contacts?view=all')
      const datesOfThisYear = () =>
        view.run(() =>
          [...document.querySelectorAll<HTMLTimeElement>('[data-row] time')]
            .filter((time) => new Date(time.dateTime).getFullYear() === new Date().getFullYear())
            .map((time) => time.innerText),
        )
      await expect.poll(async () => (await datesOfThisYear()).length).toBeGreaterThan(5)
      for (const date of await datesOfThisYear())
        expect(date, 'no year').toMatch(/^\d{2}:\d{2}$|^\d{1,2} \p{L}{3,5}$/u)

      await view.fill(t('clinic.search.label'), text.split(' ').at(-1) ?? '')
      const rows = () =>
        view.run(() =>
          [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row')),
        )
      await expect.poll(rows).toEqual([String(id)])
      await view.press(t('clinic.bulk.start'))
      await view.press(t('clinic.bulk.choose', { name: 'Mari Saar' }))
      await view.press(t('clinic.reason.ARCHIVE.confirm'))
      await view.press(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED'))
      await view.press(t('clinic.reason.ARCHIVE.confirm'))
      const stateOf = () =>
        people.read<{ status: string; outcome: string }>('nurse', `/api/clinic/e-contacts/${id}`)
      await expect.poll(async () => (await stateOf()).outcome, { timeout: 30_000 }).toBe('ARCHIVED')
    })
  })

/** Runs in the page: tells it what a browser tells when the device loses its connection or has it again. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Writes a new e-contact up to its sending. */
async function write(view: View, people: People, type: string, text: string, language: 'et' | 'ru') {
  const t = wordsIn(language)
  await people.forgetDrafts('patient')
  const personId = await people.personId('patient')
  await view.open(`/e-contacts/create?personId=${personId}&clinicId=1&type=${type}`)
  await view.fill(t('patient.create.label'), text)
  await view.press(t('shell.buttons.continue'))
  await view.press(t('questionnaire.questions.skip'))
  await view.press(t('patient.check.send', { clinic: CLINIC }))
}

async function arrivedAs(people: People, text: string, role: 'patient' | 'newPatient' = 'patient') {
  const path = '/api/patient/e-contacts?size=100'
  const { content } = await people.read<{ content: { id: number; text: string }[] }>(role, path)
  return content.filter((each) => each.text === text)
}
