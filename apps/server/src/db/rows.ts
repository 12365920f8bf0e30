import { decodeValue } from './decode-value.ts'
import type { RawResult } from './driver.ts'
import type { Row } from './port.ts'

const names = new Map<string, string>()

/** The one place where `clinic_id` becomes `clinicId`. */
export function toRows(result: RawResult): Row[] {
  const columns = result.columns.map(({ name, type }) => ({ name: camelCase(name), type }))
  return result.rows.map((cells) => {
    const row: Row = {}
    columns.forEach(({ name, type }, index) => {
      row[name] = decodeValue(cells[index] ?? null, type)
    })
    return row
  })
}

function camelCase(column: string): string {
  let name = names.get(column)
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    names.set(column, name)
  }
  return name
}
