import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, send, type Story } from '../features/e-contacts/testing/story.ts'
import { quickestDatabase } from '../testing/databases.ts'
import { listAudit } from '../testing/e-contact-rows.ts'
import { createPatient } from '../testing/factories.ts'
import type { TestClient } from '../testing/test-client.ts'
import { BOOT, INDEX, makeWebFolder } from '../testing/web-folder.ts'
import { serveWebApp } from './web-app.ts'

const FIRST_PAGES = [
  { addresses: ['/my-e-contacts'], face: 'patient', files: ['assets/list-1.css', 'assets/list-2.js'] },
  { addresses: ['/*'], face: 'guest', files: [] },
]
const FRAMES = {
  // As long as a page is.
  '/': { html: 'x'.repeat(5000) },
  '/my-e-contacts': { html: 'the list' },
  '/e-contacts/:id/timeline': { html: 'the timeline' },
}
const VISIT = { 'sec-fetch-dest': 'document' }
const LIST = '/api/patient/e-contacts?size=5&page=0'
type First = {
  answers: Record<string, { status: number; body: unknown }>
  face: string
  files: string[]
  frame?: { html: string }
}

describe.each([quickestDatabase()])('what comes along with a page, on %s', (kind) => {
  let story: Story
  let folder: string
  beforeAll(async () => {
    folder = makeWebFolder(FIRST_PAGES, FRAMES)
    story = await createStory(kind, { beforeReady: (app) => serveWebApp(app, folder) })
  })
  afterAll(async () => {
    await story.close()
    rmSync(folder, { recursive: true })
  })

  const visit = async (client: TestClient, path: string) => {
    const response = await client.get(path, { headers: VISIT })
    expect(response.statusCode).toBe(200)
    const [, text = ''] = /<template id="first">(.*?)<\/template>/.exec(response.body) ?? []
    return { answer: response, first: JSON.parse(text) as First }
  }

  it('is what the visitor would be answered, and nothing of anybody else', async () => {
    const { patient, stranger } = story
    await send(story)
    await send(story, { text: 'Of a stranger' }, stranger)
    const { answer: response, first } = await visit(patient.client, '/my-e-contacts?locale=et')
    expect(Object.keys(first.answers).sort()).toEqual(
      ['/api/config', '/api/login', LIST, '/api/users/consents'].sort(),
    )
    for (const [url, { status, body }] of Object.entries(first.answers)) {
      const own = await patient.client.get(url)
      expect(own.statusCode).toBe(status)
      expect(body).toEqual(own.json())
    }
    expect(response.body).toContain('Mägi')
    expect(response.body).not.toContain(stranger.surname)
    expect(response.body).not.toContain('Of a stranger')
  })

  it('is nobody for whom is not signed in, without an error', async () => {
    const { first } = await visit(story.anonymous(), '/my-e-contacts')
    expect(first.answers['/api/login']?.status).toBe(401)
    expect(Object.keys(first.answers).sort()).toEqual(['/api/config', '/api/login'])
  })

  it('is no list for who has none, nor a refusal in the trail', async () => {
    const { first } = await visit(story.doctor.client, '/my-e-contacts')
    expect(Object.keys(first.answers).sort()).toEqual(['/api/config', '/api/login', '/api/users/consents'])
    expect((await listAudit(story)).filter((row) => row.outcome === 'DENIED')).toEqual([])
  })

  it('is the timeline, read and recorded once, for whom it belongs to', async () => {
    const { patient, stranger } = story
    const { id } = await send(story, { text: 'Only mine' })
    const path = `/e-contacts/${id}/timeline`
    const opened = async () =>
      (await listAudit(story)).filter(
        (row) => row.action === 'E_CONTACT_OPEN' && row.outcome === 'ALLOWED' && row.objectId === String(id),
      ).length
    const { answer: response, first } = await visit(patient.client, path)
    expect(await opened()).toBe(1)
    expect(response.body).toContain('Only mine')
    for (const url of [`/api/patient${path}`, `/api/patient/clinics?personId=${patient.personId}`])
      expect(first.answers[url]?.body).toEqual((await patient.client.get(url)).json())

    const foreign = await visit(stranger.client, path)
    expect(foreign.first.answers[`/api/patient${path}`]).toMatchObject({ status: 404 })
    expect(foreign.answer.body).not.toContain('Only mine')
  })

  it('is nothing for a page that is only fetched in case somebody opens it', async () => {
    const response = await story.patient.client.get('/my-e-contacts', {
      headers: { ...VISIT, 'sec-purpose': 'prefetch' },
    })
    expect(response.body).toBe(INDEX)
    expect(response.headers.vary).toContain('sec-purpose')
  })

  it('is recorded like any other reading', async () => {
    const lists = async () =>
      (await listAudit(story)).filter((row) => row.action === 'E_CONTACTS_LIST' && row.outcome === 'ALLOWED')
        .length
    const before = await lists()
    await visit(story.patient.client, '/my-e-contacts')
    expect(await lists()).toBe(before + 1)
    await visit(story.patient.client, '/settings')
    expect(await lists()).toBe(before + 1)
  })

  it('is kept nowhere, and sent short to those who can read that', async () => {
    const headers = { ...VISIT, 'accept-encoding': 'br, gzip' }
    const response = await story.patient.client.get('/', { headers })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('sec-fetch-dest'),
    })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('Mägi')
    const older = await story.patient.client.get('/', { headers: { ...VISIT, 'accept-encoding': 'gzip' } })
    expect(gunzipSync(older.rawPayload).toString()).toContain('Mägi')
  })

  it('runs and styles what the page was built with, and nothing else inline', async () => {
    const { answer: response } = await visit(story.patient.client, '/my-e-contacts')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = String(response.headers['content-security-policy']).split('; ')
    expect(policy).toContain(`script-src 'self' ${hash(BOOT)}`)
    expect(policy).toContain(`style-src 'self' ${hash('assets/list-1.css')}`)
    expect(policy).toContain("default-src 'none'")
  })

  it.each([undefined, 'empty', 'iframe', 'serviceworker'])(
    'is nothing where the page is fetched as %s',
    async (destination) => {
      const response = await story.patient.client.get('/my-e-contacts', {
        headers: destination ? { 'sec-fetch-dest': destination } : {},
      })
      expect(response.body).toBe(INDEX)
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it('cannot end its own place, whatever a name is', async () => {
    const named = await createPatient(story.services, {
      surname: '</template><script>alert(1)</script>&amp;',
    })
    const { answer: response, first } = await visit(await story.signedInAs(named), '/')
    expect(first.answers['/api/login']?.body).toMatchObject({ surname: named.surname })
    expect(response.body.match(/<script/g)).toHaveLength(1)
  })

  it('is the frame, the face and the files of the address', async () => {
    const list = await visit(story.patient.client, '/my-e-contacts')
    expect(list.first).toMatchObject({ face: 'patient', frame: { html: 'the list' } })
    expect(list.first.files).toEqual(['assets/list-2.js'])
    expect(list.answer.body).toContain('<style>assets/list-1.css</style>')
    const timeline = await visit(story.patient.client, '/e-contacts/12/timeline')
    expect(timeline.first).toMatchObject({ face: 'guest', frame: { html: 'the timeline' } })
    const other = await visit(story.patient.client, '/settings')
    expect(other.first).not.toHaveProperty('frame')
  })
})

it('leaves out what it was refused: the page asks again', async () => {
  const folder = makeWebFolder(FIRST_PAGES, FRAMES)
  const one = { perSecond: 0.001, burst: 1 }
  const story = await createStory(quickestDatabase(), {
    beforeReady: (app) => serveWebApp(app, folder),
    limits: { NONE: one, API: one, LOGIN: one, CODE: one, CLIENT_LOG: one, UPLOAD: one },
  })
  const visit = () => story.patient.client.get('/my-e-contacts', { headers: VISIT })
  // What may be asked once is asked for here.
  await visit()
  await visit()
  const page = await visit()
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('"answers":{}')
  await story.close()
  rmSync(folder, { recursive: true })
})

it('is not waited for: the page comes although the database does not answer', async () => {
  const folder = makeWebFolder(FIRST_PAGES, FRAMES)
  let isStuck = false
  const story = await createStory(quickestDatabase(), {
    beforeReady: (app) => serveWebApp(app, folder),
    wrapDatabase: (database) => ({
      ...database,
      transaction: (...call) => (isStuck ? new Promise(() => undefined) : database.transaction(...call)),
      read: (...call) => (isStuck ? new Promise(() => undefined) : database.read(...call)),
    }),
  })
  isStuck = true
  const page = await story.patient.client.get('/my-e-contacts', { headers: VISIT })
  isStuck = false
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('"face":"patient"')
  expect(page.body).not.toContain('/api/login')
  await story.close()
  rmSync(folder, { recursive: true })
})
