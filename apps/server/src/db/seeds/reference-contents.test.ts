// @proves R3-087
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseKind, databaseKinds, testDatabase } from '../../testing/databases.ts'
import { fixedClock } from '../../testing/fixed-clock.ts'
import { type Sql, sql } from '../sql.ts'
import { seedReference } from './reference-contents.ts'
import { REFERENCE_DOCUMENTS } from './reference-documents.ts'

/** For what the screens call clinic, e-contact and service. */
const OTHER_WORDS = {
  et: /tervisekeskus/i,
  en: /(health|medical) cent/i,
  ru: /медицинск\S+ центр|э-контакт|служб/i,
  pl: /e-kontakt/i,
}

it('the reference documents use the words of the screens', () => {
  const others = REFERENCE_DOCUMENTS.filter(({ language, title, body }) =>
    OTHER_WORDS[language].test(`${title} ${body}`),
  )
  expect(others.map(({ slug, language }) => `${slug}.${language}`)).toEqual([])
})

describe.each(databaseKinds())('the reference documents on %s', (kind: DatabaseKind) => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  const clock = fixedClock()
  const changedSince = async (moment: Date) =>
    database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select slug, language from contents where updated_at >= ${moment}`),
    )

  beforeAll(async () => {
    database = await testDatabase(kind)
    await seedReference(database, clock)
  })
  afterAll(() => database.close())

  it('are all there after the first start', async () => {
    expect(await changedSince(clock.now())).toHaveLength(28)
  })

  it('keep their version at the next start, and get a new one only where the words changed', async () => {
    clock.advance(1000)
    await seedReference(database, clock)
    expect(await changedSince(clock.now())).toEqual([])
    await database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update contents set body = 'older words' where slug = 'cookie-policy' and language = 'ru'`),
    )
    await seedReference(database, clock)
    expect(await changedSince(clock.now())).toEqual([{ slug: 'cookie-policy', language: 'ru' }])
  })

  it('keep the words that people agreed to when a release brings others', async () => {
    const slug = 'privacy-policy'
    const ask = <Row extends Record<string, unknown>>(statement: Sql) =>
      database.transaction({ actor: 'system' }, (tx) => tx.query<Row>(statement))
    const inForce = sql`select iso_instant(max(updated_at)) as version, jsonb_object_agg(language, title) as title,
      jsonb_object_agg(language, body) as body from contents where slug = ${slug}`
    const kept = sql`select iso_instant(published_at) as version, words -> 'title' as title, words -> 'body' as body
      from content_versions where slug = ${slug}`
    const before = await ask(inForce)
    expect(await ask(kept)).toEqual([])
    clock.advance(1000)
    const release = REFERENCE_DOCUMENTS.map((document) =>
      document.slug === slug && document.language !== 'ru'
        ? { ...document, body: `${document.body}\n\nA new clause.` }
        : document,
    )
    await seedReference(database, clock, release)
    expect(await ask(kept)).toEqual(before)
    // What the next start finds unchanged is not kept again.
    await seedReference(database, clock, release)
    expect(await ask(kept)).toEqual(before)
    expect(await ask(inForce)).not.toEqual(before)
  })

  it('have the same headings in number in every language', () => {
    for (const document of REFERENCE_DOCUMENTS) {
      const english = REFERENCE_DOCUMENTS.find(
        ({ slug, language }) => slug === document.slug && language === 'en',
      )
      const count = (body = '') => body.match(/^## /gm)?.length
      expect(count(document.body), `${document.slug} ${document.language}`).toBe(count(english?.body))
    }
  })
})
