import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createPatient,
  createStory,
  quickestDatabase,
  makeWebFolder,
  send,
  startSmtpServer,
  type Story,
  type TestClient,
  type TestSmtpServer,
  type TestUser,
  unzip,
} from '@vastus/server/testing'
import { SmtpMailer } from '../apps/server/src/adapters/mail/smtp-mailer.ts'
import { serveWebApp } from '../apps/server/src/http/web-app.ts'
import { harmless, HOSTILE_TEXTS, markupOf } from './support/hostile-texts.ts'

// T14: words stay words in every place that is not drawn by the app: mails, the pages of a copy of one's data, the page that
// carries first answers, the names of files. What leaves has the markup that harmless words have.

const A_STORY = 4
const FIRST_PAGES = [{ addresses: ['/my-e-contacts'], face: 'patient', files: [] }]
const SUPPORT = 'help@clinic.example.test'
type Person = TestUser & { client: TestClient }

test('the detector sees what is not escaped', () => {
  const aimed = HOSTILE_TEXTS.filter((text) => /<[a-z/!?][^>]*>/i.test(text))
  expect(aimed.length).toBeGreaterThan(90)
  const page = (text: string) => markupOf(`<p title="x">${text}</p>`)
  expect(aimed.filter((text) => page(text).join('') === page(harmless(text)).join(''))).toEqual([])
})

describe.each([quickestDatabase()])('hostile words on %s', (kind) => {
  let story: Story
  let smtp: TestSmtpServer
  let mailer: SmtpMailer
  let folder: string
  let evil: Person
  let plain: Person

  beforeAll(async () => {
    smtp = await startSmtpServer()
    mailer = new SmtpMailer({ url: smtp.url, from: 'Vastus <no-reply@vastus.test>' })
    folder = makeWebFolder(FIRST_PAGES)
    story = await createStory(kind, {
      services: { mailer },
      config: { supportEmail: SUPPORT },
      beforeReady: (app) => serveWebApp(app, folder),
    })
    const somebody = async () => {
      const user = await createPatient(story.services, { clinics: [story.clinic], language: 'en' })
      return { ...user, client: await story.signedInAs(user) }
    }
    evil = await somebody()
    plain = await somebody()
  })
  afterAll(async () => {
    mailer?.close()
    await smtp?.stop()
    await story?.close()
    rmSync(folder, { recursive: true })
  })

  const done = (answer: { statusCode: number; body: string }) => {
    if (answer.statusCode >= 300) throw new Error(`answered ${answer.statusCode}: ${answer.body}`)
  }
  /** An e-contact from its beginning to its end, each step with words of its own. */
  async function tell(person: Person, [text, question, answer, infoText]: readonly string[]) {
    const { id } = await send(story, { text: text ?? '' }, person)
    const clinic = (path: string, body: object) =>
      story.doctor.client.post(`/api/clinic/e-contacts/${id}/${path}`, body).then(done)
    await clinic('actions/inquiry', { question })
    done(await person.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer }))
    await clinic('complete', { infoText })
  }
  /** The markup of each page of the copy of somebody's data. */
  async function pagesOf({ client }: Person, change = (page: string) => page) {
    done(await client.post('/api/patient/my-data'))
    await story.runJobs()
    const files = await unzip((await client.get('/api/patient/my-data/file')).rawPayload)
    return [...files]
      .filter(([name]) => name.endsWith('.html'))
      .map(([name, page]) => [name.replaceAll(/\d+/g, '#'), markupOf(change(page.toString()))])
  }
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))
  const shapeOf = ({ to, parsed }: TestSmtpServer['mails'][number]) => ({
    to: to.length,
    headers: parsed.headers.map(({ key }) => key),
    markup: markupOf(parsed.html ?? ''),
    attachments: parsed.attachments.length,
  })

  test('are words on the pages of one’s data, in mails and in first answers', async () => {
    for (let at = 0; at < HOSTILE_TEXTS.length; at += A_STORY) {
      const texts = HOSTILE_TEXTS.slice(at, at + A_STORY)
      await tell(evil, texts)
      await tell(plain, texts.map(harmless))
    }
    await story.runJobs()

    const [said, expected] = [mailsTo(evil.email), mailsTo(plain.email)]
    expect(said.length).toBeGreaterThanOrEqual((HOSTILE_TEXTS.length / A_STORY) * 3)
    expect(said.map(shapeOf)).toEqual(expected.map(shapeOf))
    for (const { parsed } of said)
      expect(HOSTILE_TEXTS.filter((text) => `${parsed.subject}${parsed.text}`.includes(text))).toEqual([])
    expect(new Set(smtp.mails.flatMap(({ to }) => to))).toEqual(new Set([evil.email, plain.email]))

    const pages = await pagesOf(plain)
    expect(pages.length).toBeGreaterThan(HOSTILE_TEXTS.length / A_STORY)
    expect(await pagesOf(evil)).toEqual(pages)
    expect(await pagesOf(evil, (page) => page.replaceAll('&lt;', '<'))).not.toEqual(pages)

    const visit = async ({ client }: Person) => {
      const { body } = await client.get('/my-e-contacts', { headers: { 'sec-fetch-dest': 'document' } })
      const [whole = '', answers = ''] = /<template id="first">(.*?)<\/template>/s.exec(body) ?? []
      return { around: body.replace(whole, ''), answers }
    }
    const { around, answers } = await visit(evil)
    expect(around).toBe((await visit(plain)).around)
    expect(answers).not.toContain('<')
    const [newest = ''] = HOSTILE_TEXTS.slice(-A_STORY)
    expect(JSON.stringify(JSON.parse(answers))).toContain(JSON.stringify(newest).slice(1, -1))
  })

  test('are words in the mail to the support', async () => {
    smtp.mails.length = 0
    const asked = HOSTILE_TEXTS.filter((_, at) => at % 5 === 0)
    for (let at = 0; at < asked.length; at += 10)
      for (const wording of [(text: string) => text, harmless]) {
        const client = await story.signedInAs(await createPatient(story.services))
        for (const text of asked.slice(at, at + 10))
          done(
            await client.post('/api/support', {
              topic: 'APP_USAGE',
              subject: wording(text),
              description: wording(text),
              email: 'mari@example.test',
            }),
          )
        await story.runJobs()
      }
    const shapes = mailsTo(SUPPORT).map(shapeOf)
    expect(shapes).toHaveLength(2 * asked.length)
    const inTens = Array.from({ length: shapes.length / 10 }, (_, ten) =>
      shapes.slice(ten * 10, ten * 10 + 10),
    )
    expect(inTens.filter((_, ten) => ten % 2 === 0)).toEqual(inTens.filter((_, ten) => ten % 2 === 1))
    for (const { parsed } of smtp.mails) expect(parsed.subject).not.toMatch(/[\r\n]/)
  })

  test('are words in the name of a file', async () => {
    const { id } = await send(story, {}, evil)
    const names = HOSTILE_TEXTS.filter((_, at) => at % 20 === 0).map((text) => `${text}.txt`)
    let taken = 0
    for (const name of names) {
      const body = new FormData()
      body.append('file', new Blob([name]), name)
      const request = new Request('http://test/', { method: 'POST', body })
      const response = await story.app.inject({
        method: 'POST',
        url: `/api/patient/e-contacts/${id}/upload`,
        headers: {
          cookie: evil.client.cookie() ?? '',
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      if (response.statusCode !== 201) {
        expect(response.statusCode, response.body).toBeLessThan(500)
        continue
      }
      taken += 1
      await story.runJobs()
      const file = await evil.client.get(`/api/files/${response.json().id}`)
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="[^"\\\p{Cc}\u0080-\uffff]*"(; filename\*=UTF-8''[\w%.!~*'()-]+)?$/u,
      )
    }
    expect(taken).toBeGreaterThan(0)
  })
})
