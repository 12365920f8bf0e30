// @proves R3-087
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseKind, databaseKinds, testDatabase } from '../../testing/databases.ts'
import { fixedClock } from '../../testing/fixed-clock.ts'
import { sql } from '../sql.ts'
import { seedReference } from './reference-contents.ts'
import { REFERENCE_DOCUMENTS } from './reference-documents.ts'

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
