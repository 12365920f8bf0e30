import type { InstallationMode } from '@vastus/domain/installation/decide-start'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { databaseKinds, quickestDatabase } from '../testing/databases.ts'
import {
  contentsOf,
  createStartWorld,
  type DatabaseState,
  inDatabase,
  OTHER,
  OWN,
  type Settings,
  start,
  type StartWorld,
  storeFile,
  type StoreKind,
  storeOf,
} from './testing/start-world.ts'

const RESULTS = {
  started: /^STARTED$/,
  'demo data': /holds DEMO data.*PROD does not start on it.*To begin afresh/,
  'real data': /holds the data of real clinics.*APP_MODE=PROD/,
  'new database': /is new and empty, but .* belongs to an installation already.*restore/,
  'of another': /belongs to another installation/,
  unknown: /no mark that says whose they are.*adopt-files/,
  gone: /names files, but .* has none of them.*adopt-files/,
} as const
type Result = keyof typeof RESULTS
type StoreState = 'EMPTY' | 'OWN' | 'OTHER' | 'UNMARKED_OWN' | 'UNMARKED_UNKNOWN' | 'OWN_WITHOUT_FILES'

type Row = [InstallationMode, DatabaseState, Partial<Record<StoreState, Result>>]

const ownStores = {
  OWN: 'started',
  OTHER: 'of another',
  OWN_WITHOUT_FILES: 'gone',
  EMPTY: 'gone',
  UNMARKED_UNKNOWN: 'unknown',
  UNMARKED_OWN: 'started',
} as const
/** What each mode does on each database, by the state of the store. A start that succeeds comes last: it changes the state. */
const matrix: Row[] = [
  [
    'PROD',
    'NEW',
    { OWN: 'new database', OTHER: 'new database', UNMARKED_UNKNOWN: 'new database', EMPTY: 'started' },
  ],
  ['DEMO', 'NEW', { OWN: 'new database', UNMARKED_OWN: 'new database', EMPTY: 'started' }],
  ['PROD', 'MADE_BY_PROD', ownStores],
  ['DEMO', 'MADE_BY_PROD', { OWN: 'real data', EMPTY: 'real data' }],
  ['DEV', 'MADE_BY_PROD', { OWN: 'real data' }],
  ['PROD', 'MADE_BY_DEMO', { OWN: 'demo data', EMPTY: 'demo data' }],
  ['DEMO', 'MADE_BY_DEMO', ownStores],
  ['PROD', 'OLDER', { OTHER: 'of another', UNMARKED_UNKNOWN: 'unknown', UNMARKED_OWN: 'started' }],
  ['DEMO', 'OLDER', { UNMARKED_OWN: 'real data' }],
  ['PROD', 'OLDER_DEMO', { UNMARKED_OWN: 'demo data' }],
]

async function fill(settings: Settings, state: StoreState, { namedKey }: StartWorld): Promise<void> {
  const storage = storeOf(settings)
  if (state === 'OWN' || state === 'OWN_WITHOUT_FILES') await storage.writeMark(OWN)
  if (state === 'OTHER') await storage.writeMark(OTHER)
  if (state === 'OWN' || state === 'OTHER' || state === 'UNMARKED_OWN') await storeFile(settings, namedKey)
  if (state === 'UNMARKED_UNKNOWN') for (let count = 0; count < 21; count++) await storeFile(settings)
}

describe.each(databaseKinds())('a start on %s', (kind) => {
  let world: StartWorld
  beforeAll(async () => {
    world = await createStartWorld(kind)
  })
  afterAll(() => world?.remove())

  /**
   * The embedded database takes half a second to open: the object store is tried with PostgreSQL, and so are every row
   * and every state. Of each row it has one start that is refused and one that is not.
   */
  const stores: StoreKind[] = kind === 'pglite' ? ['disk'] : ['disk', 'object store']
  const isQuickest = kind === quickestDatabase()
  const rowsOf = (store: StoreKind) =>
    store === 'disk' && isQuickest
      ? matrix
      : matrix.filter(([mode, database]) => mode === 'PROD' && !/DEMO|OLDER/.test(database))
  const statesOf = (results: Row[2]) =>
    (Object.entries(results) as [StoreState, Result][]).filter(
      ([state]) => isQuickest || state === 'OWN' || state === 'EMPTY',
    )

  describe.each(stores)('with files in a store that is a %s', (store) => {
    describe.each(rowsOf(store))('%s on a database that is %s', (mode, database, results) => {
      let settings: Settings
      beforeAll(async () => {
        settings = await world.settings(database, store)
      })

      test.each(statesOf(results))('store %s: %s', async (state, result) => {
        await world.emptyStore(settings)
        await fill(settings, state, world)
        const before = await contentsOf(settings)
        expect(await start(mode, settings)).toMatch(RESULTS[result])
        if (result !== 'started') expect(await contentsOf(settings)).toEqual(before)
        else expect(await storeOf(settings).readMark()).toBeTruthy()
      })
    })
  })

  test('the first start enters what made the database, and the store bears its id', async () => {
    const settings = await world.settings('NEW', 'disk')
    expect(await start('DEV', settings)).toBe('STARTED')
    const row = await inDatabase(settings, (tx) =>
      tx.one<{ id: string; madeBy: string }>(sql`select id, made_by from installation`),
    )
    expect(row).toEqual({ id: await storeOf(settings).readMark(), madeBy: 'DEV' })
    expect(await start('PROD', settings)).toMatch(RESULTS['demo data'])
    expect(await start('DEMO', settings)).toBe('STARTED')
  })
})
