import { inventPerson, type RegisterPerson } from './invented-people.ts'

export const LIST_STATES = [
  'OK',
  'EMPTY',
  'NO_ACCESS',
  'NOT_FOUND',
  'REGISTRY_OUTAGE',
  'INVALID_RESPONSE',
  'SLOW',
] as const
export type ListState = (typeof LIST_STATES)[number]

export type RegisterList = {
  listCode: string
  doctor: { firstName: string; surname: string; personalCode: string }
  state: ListState
  /** Place of the first person on the list; those before it have left. */
  first: number
  count: number
  /** So many rows have a personal code that cannot be right. */
  broken: number
}

type Invented = [listCode: string, firstName: string, surname: string, state: ListState, count: number]

/**
 * Lists of the organisations of DEMO; those that can be imported come first. What patients its clinics have beforehand, the register
 * keeps to itself.
 */
const DEMO_LISTS: Record<string, readonly Invented[]> = {
  '90000001': [
    ['N0126', 'KAI', 'MÄND', 'OK', 412],
    ['N0127', 'TÕNIS', 'LAAS', 'OK', 1612],
    ['N0123', 'LIIS', 'TAMM', 'NO_ACCESS', 68],
    ['N0124', 'MARTIN', 'SAAREPUU', 'REGISTRY_OUTAGE', 64],
    ['N0125', 'HELVE', 'PÕDER', 'INVALID_RESPONSE', 71],
  ],
  '90000002': [
    ['N0243', 'MALL', 'KIVI', 'OK', 240],
    ['N0241', 'HENRIK', 'RANDMAA', 'NO_ACCESS', 55],
    ['N0242', 'EHA', 'RAND', 'REGISTRY_OUTAGE', 52],
  ],
}
/** Of any other organisation: one list for each way in which a query can end. */
const OTHER_LISTS: readonly Invented[] = [
  ['N0001', 'LEA', 'NURM', 'OK', 120],
  ['N0002', 'ENN', 'NURM', 'NO_ACCESS', 90],
  ['N0003', 'ILME', 'NURM', 'REGISTRY_OUTAGE', 80],
  ['N0004', 'JAAN', 'NURM', 'INVALID_RESPONSE', 70],
  ['N0005', 'KAIE', 'NURM', 'EMPTY', 0],
  ['N0006', 'LEMBIT', 'NURM', 'OK', 2400],
  ['N0007', 'MAIE', 'NURM', 'SLOW', 30],
]

/** The register of one organisation after another, with what tests have changed in it. */
export class RegisterLists {
  readonly #changes = new Map<string, Partial<RegisterList>>()

  of(organisation: string): RegisterList[] {
    return (DEMO_LISTS[organisation] ?? OTHER_LISTS).map(([listCode, firstName, surname, state, count]) => ({
      listCode,
      doctor: { firstName, surname, personalCode: inventPerson(listCode, 1000).personalCode },
      state,
      first: 0,
      count,
      broken: 0,
      ...this.#changes.get(listCode),
    }))
  }

  find(organisation: string, listCode: string): RegisterList | undefined {
    return this.of(organisation).find((list) => list.listCode === listCode)
  }

  change(
    listCode: string,
    changes: Partial<Pick<RegisterList, 'state' | 'first' | 'count' | 'broken'>>,
  ): void {
    this.#changes.set(listCode, { ...this.#changes.get(listCode), ...changes })
  }
}

export function patientsOf({ listCode, first, count, broken }: RegisterList): RegisterPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const person = inventPerson(listCode, first + index)
    return index < broken ? { ...person, personalCode: `${person.personalCode.slice(0, 10)}x` } : person
  })
}
