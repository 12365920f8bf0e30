import { describe, expect, it } from 'vitest'
import { type AccessKind, accessKind, foldAccesses } from './fold-accesses.ts'

const START = Date.parse('2026-03-02T08:00:00.000Z')
const access = (
  minute: number,
  changes: { kind?: AccessKind; actorUserId?: number; clinicId?: number; eContactId?: number | null } = {},
) => ({
  at: new Date(START + minute * 60_000).toISOString(),
  actorUserId: 1,
  clinicId: 1,
  kind: 'OPENED' as AccessKind,
  eContactId: 7 as number | null,
  ...changes,
})
/** Minutes of the rows that are left, newest first. */
const folded = (...accesses: ReturnType<typeof access>[]) =>
  foldAccesses(accesses.toReversed()).map(({ at }) => (Date.parse(at) - START) / 60_000)

describe('accesses', () => {
  it.each<[string, ReturnType<typeof access>[], number[]]>([
    ['of nobody are no rows', [], []],
    ['repeated within five minutes are one row', [access(0), access(1), access(4.99)], [0]],
    ['five minutes apart are two rows', [access(0), access(5)], [5, 0]],
    [
      'that go on for long are a row every five minutes',
      [access(0), access(4), access(8), access(12)],
      [8, 0],
    ],
    ['of two people are two rows', [access(0), access(1, { actorUserId: 2 })], [1, 0]],
    ['in two clinics are two rows', [access(0), access(1, { clinicId: 2 })], [1, 0]],
    ['to two e-contacts are two rows', [access(0), access(1, { eContactId: 8 })], [1, 0]],
    ['to no e-contact are not those to one', [access(0), access(1, { eContactId: null })], [1, 0]],
    [
      'of a search repeated within five minutes are one row',
      [access(0, { kind: 'SEARCHED' }), access(4.99, { kind: 'SEARCHED' }), access(5, { kind: 'SEARCHED' })],
      [5, 0],
    ],
    [
      'in a list are one row a day for each reader',
      [
        access(0, { kind: 'LISTED' }),
        access(15 * 60, { kind: 'LISTED' }),
        access(15.5 * 60, { kind: 'LISTED', actorUserId: 2 }),
        access(16 * 60, { kind: 'LISTED' }),
      ],
      [16 * 60, 15.5 * 60, 0],
    ],
    ['in a list are not an opening', [access(0, { kind: 'LISTED' }), access(1)], [1, 0]],
    ['to a file are not those to its e-contact', [access(0), access(1, { kind: 'FILE_OPENED' })], [1, 0]],
    [
      'that change something all stay',
      [access(0, { kind: 'CHANGED' }), access(1, { kind: 'CHANGED' })],
      [1, 0],
    ],
    ['that answer all stay', [access(0, { kind: 'ANSWERED' }), access(0, { kind: 'ANSWERED' })], [0, 0]],
    [
      'that take data out all stay',
      [access(0, { kind: 'EXPORTED' }), access(1, { kind: 'EXPORTED' })],
      [1, 0],
    ],
    [
      'between which something was changed still fold',
      [access(0), access(1, { kind: 'CHANGED' }), access(2)],
      [1, 0],
    ],
  ])('%s', (_, accesses, expected) => {
    expect(folded(...accesses)).toEqual(expected)
  })

  it.each([
    ['E_CONTACT_OPEN', true, 'OPENED'],
    ['NOTES_READ', true, 'OPENED'],
    ['E_CONTACT_PREPARE', false, 'OPENED'],
    ['FILE_READ', true, 'FILE_OPENED'],
    // A row about somebody in a file of the clinic.
    ['FILE_IMPORT_READ', true, 'OPENED'],
    ['E_CONTACTS_SEARCH', false, 'SEARCHED'],
    ['PATIENTS_SEARCH', true, 'SEARCHED'],
    ['PATIENT_LOOKUP', true, 'SEARCHED'],
    ['E_CONTACTS_LIST', true, 'LISTED'],
    ['PATIENTS_LIST', false, 'LISTED'],
    ['PERSON_SHOWN', false, 'OPENED'],
    ['ANSWER_REPEATED', false, 'OPENED'],
    ['FILE_UPLOAD', false, 'CHANGED'],
    ['E_CONTACT_INQUIRE', false, 'ANSWERED'],
    ['E_CONTACT_COMPLETE', false, 'ANSWERED'],
    ['SMS_SEND', false, 'SMS_SENT'],
    ['E_CONTACT_ARCHIVE', false, 'CHANGED'],
    ['NOTE_ADD', false, 'CHANGED'],
    ['E_CONTACT_EXPORT', true, 'EXPORTED'],
    ['E_CONTACT_PRINT', true, 'EXPORTED'],
    ['AI_SUMMARY_MAKE', false, 'SUMMARISED'],
    ['AI_SUMMARY_READ', true, 'OPENED'],
    ['TRANSLATION_MAKE', false, 'TRANSLATED'],
    ['SOMETHING_NEW', true, 'OPENED'],
  ] as const)('%s is shown as it is meant', (action, isReading, kind) => {
    expect(accessKind(action, isReading)).toBe(kind)
  })
})
