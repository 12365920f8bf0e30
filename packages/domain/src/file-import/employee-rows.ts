import type { CountryCode } from '../country.ts'
import type { Profession } from '../roles.ts'
import { normaliseLine } from '../typed-text.ts'
import { type Column, columnOf, findDelimiter, readCell } from './columns.ts'
import { readDate } from './patient-row.ts'

/** As many as are added at once. */
export const EMPLOYEES_AT_ONCE = 200

/** Order of the cells where the first line names no columns. */
const USUAL: readonly Column[] = [
  'firstName',
  'surname',
  'email',
  'profession',
  'personalCode',
  'birthDate',
  'listCode',
]

const PROFESSION_WORDS: Record<Profession, readonly string[]> = {
  DOCTOR: ['doctor', 'gp', 'physician', 'arst', 'perearst', 'lekarz', 'lekarka', 'врач', 'семейный врач'],
  NURSE: ['nurse', 'õde', 'pereõde', 'pielęgniarka', 'pielęgniarz', 'медсестра', 'медбрат'],
  NON_CLINICAL: [
    'non-clinical staff',
    'reception',
    'receptionist',
    'muu töötaja',
    'registraator',
    'personel niemedyczny',
    'rejestratorka',
    'немедицинский сотрудник',
    'регистратор',
  ],
}

/** A line that names an employee. */
export type EmployeeRow = {
  /** From 1, as it was pasted. */
  line: number
  text: string
  firstName: string
  surname: string
  email: string
  /** Null where the word means none that we know. */
  profession: Profession | null
  personalCode: string
  /** `YYYY-MM-DD`, or the text where it is no date. */
  birthDate: string
  listCode: string
  /** An earlier line has the same address or code. */
  isRepeated: boolean
}

/**
 * Reads employees as they are pasted from a spreadsheet, one on a line.
 *
 * @returns the employees, and the first line where it names the columns
 */
export function readEmployeeRows(
  pasted: string,
  country: CountryCode,
): { header: string | null; rows: EmployeeRow[] } {
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  const delimiter = findDelimiter(lines[0]?.text ?? '')
  const cellsOf = (text: string) =>
    text.split(delimiter).map((cell) => normaliseLine(readCell(cell.trim().replace(/^"(.*)"$/, '$1'))))
  const header = cellsOf(lines[0]?.text ?? '').map(columnOf)
  const isNamed = header.includes('email')
  const columns = isNamed ? header : USUAL
  const seen = new Set<string>()
  const rows = lines.slice(isNamed ? 1 : 0).map(({ text, line }) => {
    const cells = cellsOf(text)
    const of = (column: Column) => cells[columns.indexOf(column)] ?? ''
    const [email, personalCode] = [of('email'), of('personalCode')]
    const keys = [email.toLowerCase(), personalCode].filter((key) => key !== '')
    const isRepeated = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return {
      line,
      text,
      firstName: of('firstName'),
      surname: of('surname'),
      email,
      profession: professionOf(of('profession')),
      personalCode,
      birthDate: readDate(of('birthDate'), country),
      listCode: of('listCode'),
      isRepeated,
    }
  })
  return { header: isNamed ? (lines[0]?.text ?? null) : null, rows }
}

function professionOf(word: string): Profession | null {
  const wanted = word.toLowerCase()
  const known = Object.entries(PROFESSION_WORDS) as [Profession, readonly string[]][]
  return known.find(([code, words]) => code.toLowerCase() === wanted || words.includes(wanted))?.[0] ?? null
}
