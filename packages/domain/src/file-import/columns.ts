import type { FileImportKind, FileProblem } from './file-import.ts'

/** What a cell can mean, with the words that may stand above it, in lower case and without spaces, dashes and diacritics. */
const HEADERS = {
  personalCode: [
    'isikukood',
    'ik',
    'personalcode',
    'personalid',
    'idcode',
    'idnumber',
    'nationalid',
    'nhsnumber',
    'pesel',
    'kodosobowy',
    'patientid',
    'mrn',
    'личныйкод',
  ],
  phone: [
    'telefon',
    'telefoninumber',
    'tel',
    'telnr',
    'mobiil',
    'mobiiltelefon',
    'mobiilinumber',
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'numertelefonu',
    'komorka',
    'телефон',
  ],
  firstName: ['eesnimi', 'firstname', 'givenname', 'givennames', 'forename', 'imie', 'имя'],
  surname: ['perenimi', 'perekonnanimi', 'surname', 'lastname', 'familyname', 'nazwisko', 'фамилия'],
  birthDate: [
    'synniaeg',
    'sunniaeg',
    'synnikuupaev',
    'sunnikuupaev',
    'birthdate',
    'dateofbirth',
    'dob',
    'dataurodzenia',
    'датарождения',
  ],
  sex: ['sugu', 'sex', 'gender', 'plec', 'пол'],
  listCode: [
    'nimistu',
    'nimistukood',
    'nimistunr',
    'list',
    'listcode',
    'patientlist',
    'lista',
    'kodlisty',
    'список',
  ],
  email: ['email', 'mail', 'emailaddress', 'epost', 'eposti', 'epostiaadress', 'meil', 'почта'],
  profession: [
    'amet',
    'ametikoht',
    'roll',
    'profession',
    'role',
    'jobtitle',
    'zawod',
    'stanowisko',
    'должность',
  ],
} as const
export type Column = keyof typeof HEADERS
export type Cells = Partial<Record<Column, string>>

const USED: Record<FileImportKind, readonly Column[]> = {
  PHONES: ['personalCode', 'phone'],
  PATIENTS: ['personalCode', 'firstName', 'surname', 'birthDate', 'sex', 'listCode', 'email', 'phone'],
}

const bare = (header: string) =>
  header
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}|[\s_.:*"'()-]/gu, '')
const meaningOf = new Map<string, Column>(
  Object.entries(HEADERS).flatMap(([column, words]) =>
    words.map((word) => [bare(word), column as Column] as const),
  ),
)

/** What the word above a column means. */
export const columnOf = (header: string): Column | undefined => meaningOf.get(bare(header))

/** The character between cells, by the first row: of two that occur, the more frequent one outside quotes. */
export function findDelimiter(firstRow: string): ';' | ',' | '\t' {
  const outside = firstRow.replaceAll(/"[^"]*"/g, '')
  const times = (delimiter: string) => outside.split(delimiter).length
  return ([';', '\t', ','] as const).reduce((best, each) => (times(each) > times(best) ? each : best))
}

/**
 * Which cell of a row means what.
 *
 * @param isCodeRequired whether nobody can be entered without a personal code
 * @returns the place of each column that is used, or why the file cannot be read
 */
export function findColumns(
  header: readonly string[],
  kind: FileImportKind,
  { isCodeRequired = true } = {},
): { ok: true; places: Map<Column, number> } | { ok: false; problem: FileProblem } {
  const places = new Map<Column, number>()
  for (const [place, cell] of header.entries()) {
    const column = columnOf(cell)
    if (!column || !USED[kind].includes(column)) continue
    if (places.has(column)) return { ok: false, problem: 'COLUMN_TWICE' }
    places.set(column, place)
  }
  if (!places.has('personalCode') && (kind === 'PHONES' || isCodeRequired))
    return { ok: false, problem: 'NO_CODE_COLUMN' }
  if (kind === 'PHONES' && !places.has('phone')) return { ok: false, problem: 'NO_PHONE_COLUMN' }
  if (kind === 'PATIENTS' && !(places.has('firstName') && places.has('surname')))
    return { ok: false, problem: 'NO_NAME_COLUMN' }
  return { ok: true, places }
}

/** A cell as it was meant: spreadsheets keep the digits of a number by writing it as `="0123"` or `'0123`. */
export function readCell(cell: string): string {
  const text = cell.replaceAll(/[\u00a0\u200b\ufeff]/g, ' ').trim()
  return text
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()
}
