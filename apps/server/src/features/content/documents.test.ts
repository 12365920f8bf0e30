// @proves R7-017
import type { EarlierDocument, EditedDocument } from '@vastus/contract/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedReference } from '../../db/seeds/reference-contents.ts'
import { REFERENCE_DOCUMENTS } from '../../db/seeds/reference-documents.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createAdmin, createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const URL = '/api/prm/documents'
const words = (text: string) => ({
  title: { et: text, en: text, ru: text, pl: text },
  body: { et: text, en: text, ru: text, pl: text },
})

describe.each([quickestDatabase()])('the documents of the platform on %s', (kind) => {
  let test: TestApp
  let admin: TestClient
  beforeAll(async () => {
    test = await createTestApp({ kind })
    admin = await test.signedInAs(await createAdmin(test.services))
  })
  afterAll(() => test.close())

  const find = async (slug: string) =>
    (await admin.get(URL)).json<{ content: EditedDocument[] }>().content.find((each) => each.slug === slug)
  const earlier = async (slug: string) =>
    (await admin.get(`${URL}/${slug}/earlier`)).json<{ content: EarlierDocument[] }>().content
  const save = (slug: string, text: string, headers = {}) =>
    admin.patch(`${URL}/${slug}`, words(text), { headers })
  const publish = (slug: string) => {
    test.clock.advance(60_000)
    return admin.post(`${URL}/${slug}/publish`)
  }
  const read = async (slug: string) =>
    (await test.anonymous().get(`/api/content/prm?slug=${slug}&locale=en`)).json()

  it('are shown with their words in every language', async () => {
    const { content } = (await admin.get(URL)).json<{ content: EditedDocument[] }>()
    expect(content).toHaveLength(7)
    for (const document of content) {
      expect(Object.keys(document.title).toSorted()).toEqual(['en', 'et', 'pl', 'ru'])
      expect(document).toMatchObject({ version: 1, draft: null })
      expect(await earlier(document.slug)).toEqual([])
    }
  })

  it('are published as a new version, after which consents are asked again', async () => {
    const patient = await test.signedInAs(await createPatient(test.services))
    const before = await find('privacy-policy')
    await save('privacy-policy', 'New policy')
    expect((await patient.get('/api/persons')).statusCode).toBe(200)
    expect((await read('privacy-policy')).title).toBe(before?.title.en)

    expect((await publish('privacy-policy')).json()).toMatchObject({ ...words('New policy'), draft: null })
    expect((await read('privacy-policy')).title).toBe('New policy')
    expect((await patient.get('/api/persons')).statusCode).toBe(403)
    const { updatedAt: version } = await read('privacy-policy')
    await patient.post('/api/users/save-consent', { type: 'PRM_PRIVACY_POLICY', version })
    expect((await patient.get('/api/persons')).statusCode).toBe(200)

    // What was agreed to before can be read for good, with the version that the consent names.
    await save('privacy-policy', 'Newest policy')
    await publish('privacy-policy')
    expect((await find('privacy-policy'))?.title.en).toBe('Newest policy')
    expect(
      (await earlier('privacy-policy')).map(({ publishedAt, title }) => [publishedAt, title.en]),
    ).toEqual([
      [version, 'New policy'],
      [before?.updatedAt, before?.title.en],
    ])
    const actions = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select 1 from audit_entries where object_type = 'document'`),
    )
    expect(actions).toHaveLength(4)
  })

  it('stay as the platform wrote them when a new release comes', async () => {
    await save('cookie-policy', 'Own words')
    await publish('cookie-policy')
    test.clock.advance(60_000)
    await seedReference(test.services.database, test.services.clock)
    expect((await read('cookie-policy')).title).toBe('Own words')
  })

  it('are not published without words that wait, nor with words that lack', async () => {
    expect((await publish('platform')).statusCode).toBe(400)
    const lacking = words('Text')
    await admin.patch(`${URL}/platform`, { ...lacking, title: { ...lacking.title, ru: '' } })
    expect((await publish('platform')).json()).toMatchObject({
      fields: [{ path: 'title.ru', rule: 'REQUIRED' }],
    })
  })

  it('refuse what was written on an older version', async () => {
    const headers = { 'if-match': '"1"' }
    expect((await save('translation', 'The first', headers)).statusCode).toBe(200)
    const second = await save('translation', 'The second', headers)
    expect([second.statusCode, second.json()]).toEqual([409, expect.objectContaining({ version: 2 })])
    expect((await find('translation'))?.draft?.title.en).toBe('The first')
  })

  it('refuse to publish what was begun before a release brought other words', async () => {
    const slug = 'terms-and-conditions-clinic'
    const begun = (await save(slug, 'On the old words')).json<EditedDocument>()
    const release = REFERENCE_DOCUMENTS.map((document) =>
      document.slug === slug ? { ...document, body: `${document.body}\n\nA new clause.` } : document,
    )
    test.clock.advance(60_000)
    await seedReference(test.services.database, test.services.clock, release)
    const publishSeen = ({ version }: EditedDocument) =>
      admin.post(`${URL}/${slug}/publish`, undefined, { headers: { 'if-match': `"${version}"` } })
    expect((await publishSeen(begun)).statusCode).toBe(409)
    expect((await read(slug)).body).toContain('A new clause.')
    const now = (await find(slug)) as EditedDocument
    expect(now.draft?.title.en).toBe('On the old words')
    test.clock.advance(60_000)
    expect((await publishSeen(now)).statusCode).toBe(200)
  })

  it('are the platform’s alone', async () => {
    const patient = await test.signedInAs(await createPatient(test.services))
    expect((await patient.get(URL)).statusCode).toBe(403)
    expect((await patient.get(`${URL}/platform/earlier`)).statusCode).toBe(403)
    expect((await patient.patch(`${URL}/platform`, words('Mine'))).statusCode).toBe(403)
  })
})
