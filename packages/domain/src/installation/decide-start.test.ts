import { expect, test } from 'vitest'
import { decideStart, type FoundDatabase, type FoundStore, smallShareOf } from './decide-start.ts'

const databases: Record<string, FoundDatabase> = {
  fresh: 'FRESH',
  'of PROD': { id: 'a', madeBy: 'PROD' },
  'of DEMO': { id: 'a', madeBy: 'DEMO' },
  'of DEV': { id: 'a', madeBy: 'DEV' },
  'of PROD without id': { id: null, madeBy: 'PROD' },
}
const nothing: FoundStore = { mark: null, files: 0, unknownFiles: 0, namedFiles: 'NONE_NAMED' }
const stores: Record<string, FoundStore> = {
  'an empty store': nothing,
  'its own store': { ...nothing, mark: 'a', namedFiles: 'FOUND' },
  "another's store": { ...nothing, mark: 'b' },
  'unmarked files of its own': { ...nothing, files: 30, unknownFiles: 20, namedFiles: 'FOUND' },
  'unmarked files of two': { ...nothing, files: 60, unknownFiles: 21, namedFiles: 'FOUND' },
  'unmarked files that nobody names': { ...nothing, files: 5, unknownFiles: 5 },
  'its own store without its files': { ...nothing, mark: 'a', namedFiles: 'GONE' },
  'an empty store although it has files': { ...nothing, namedFiles: 'GONE' },
}
type Result = ReturnType<typeof decideStart>
const ofStore = (id: 'a' | null): Result[] => [
  'START',
  id === 'a' ? 'START' : 'STORE_OF_ANOTHER',
  'STORE_OF_ANOTHER',
  'START',
  'STORE_IS_UNKNOWN',
  'STORE_IS_UNKNOWN',
  id === 'a' ? 'FILES_GONE' : 'STORE_OF_ANOTHER',
  'FILES_GONE',
]
const always = (result: Result): Result[] => Object.keys(stores).map(() => result)
const fresh: Result[] = ['START', ...always('DATABASE_IS_NEW').slice(1, -1), 'START']

test.each([
  ['PROD', 'fresh', fresh],
  ['PROD', 'of PROD', ofStore('a')],
  ['PROD', 'of DEMO', always('DATABASE_IS_DEMO')],
  ['PROD', 'of DEV', always('DATABASE_IS_DEMO')],
  ['PROD', 'of PROD without id', ofStore(null)],
  ['DEMO', 'fresh', fresh],
  ['DEMO', 'of PROD', always('DATABASE_IS_PROD')],
  ['DEMO', 'of DEMO', ofStore('a')],
  ['DEMO', 'of DEV', ofStore('a')],
  ['DEV', 'fresh', fresh],
  ['DEV', 'of PROD', always('DATABASE_IS_PROD')],
  ['DEV', 'of DEMO', ofStore('a')],
] as const)('%s on a database that is %s', (mode, database, expected) => {
  const found = databases[database]
  if (!found) throw new Error('no such database')
  const results = Object.values(stores).map((store) => decideStart(mode, found, store))
  expect(results).toEqual(expected)
})

test.each([
  [0, 20],
  [2_099, 20],
  [2_100, 21],
  [100_000, 1_000],
])('of %i files %i are a small share', (files, share) => {
  expect(smallShareOf(files)).toBe(share)
})
