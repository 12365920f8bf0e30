import type { CountryCode } from '../country.ts'
import { readPersonalCode } from '../identity/personal-code.ts'
import { type Column, findColumns, readCell } from './columns.ts'
import type { FileImportKind, FileProblem } from './file-import.ts'
import { firstPhoneIn, readPhoneRow } from './phone-row.ts'

/** Rows at the top of a file by which it is judged what its columns hold. */
export const COLUMN_SAMPLE_ROWS = 50

type Places = ReadonlyMap<Column, number>
/** Where and when a file is read. */
export type FilePlace = { country: CountryCode; today: string; isCodeRequired: boolean }

/** The place of each column, and whether the first row names the columns or is one of the rows to import. */
export type PlacedColumns =
  | { ok: true; places: Places; isFirstRowNames: boolean }
  | { ok: false; problem: FileProblem }

/**
 * Which cell of a row means what, by the first row and by what the columns hold. Some programs write codes under the heading of the
 * phones and phones under that of the codes, or no headings at all. Valid codes and numbers that can exist tell them apart. Columns
 * are only found without headings where one alone holds codes and one other alone holds numbers: a second number may be that of
 * somebody else.
 *
 * @param sample first rows of the file, at most {@link COLUMN_SAMPLE_ROWS} of them, with the row of names
 */
export function placeColumns(
  sample: readonly (readonly string[])[],
  kind: FileImportKind,
  where: FilePlace,
): PlacedColumns {
  const [first = [], ...rows] = sample
  const named = findColumns(first, kind, where)
  if (named.ok) return { ok: true, places: withoutSwap(named.places, rows, where), isFirstRowNames: true }
  const unnamed = kind === 'PHONES' ? findUnnamed(sample, where) : null
  return unnamed ? { ok: true, places: unnamed, isFirstRowNames: false } : named
}

/** Code and phone the other way round, where more rows make sense that way. */
function withoutSwap(places: Places, rows: readonly (readonly string[])[], where: FilePlace): Places {
  const [code, phone] = [places.get('personalCode'), places.get('phone')]
  if (code === undefined || phone === undefined) return places
  const usable = (codeAt: number, phoneAt: number) =>
    rows.filter(
      (row) =>
        readPhoneRow({ personalCode: row[codeAt] ?? '', phone: row[phoneAt] ?? '' }, where).problem === null,
    ).length
  if (usable(phone, code) <= usable(code, phone)) return places
  return new Map([...places, ['personalCode', phone], ['phone', code]])
}

/** Columns of a file whose first row is one of its rows: it has a valid code. */
function findUnnamed(rows: readonly (readonly string[])[], { country, today }: FilePlace): Places | null {
  const isCode = (cell: string) => readPersonalCode(country, readCell(cell), today) !== null
  const isPhone = (cell: string) => firstPhoneIn(cell, country) !== null
  const [first = []] = rows
  const width = Math.max(...rows.map((row) => row.length))
  const columnsWith = (fits: (cell: string) => boolean) =>
    Array.from({ length: width }, (_, place) => place).filter((place) =>
      rows.some((row) => fits(row[place] ?? '')),
    )
  const [code, ...otherCodes] = columnsWith(isCode)
  if (code === undefined || otherCodes.length > 0 || !isCode(first[code] ?? '')) return null
  const [phone, ...otherPhones] = columnsWith(isPhone).filter((place) => place !== code)
  if (phone === undefined || otherPhones.length > 0) return null
  return new Map([
    ['personalCode', code],
    ['phone', phone],
  ])
}
