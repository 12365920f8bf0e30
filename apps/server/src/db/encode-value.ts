import type { SqlScalar, SqlValue } from './sql.ts'

/** The text form PostgreSQL reads. One encoder for both databases, so that both receive the same. */
export function encodeValue(value: SqlValue): string | null {
  if (value === null) return null
  if (isArray(value)) return `{${value.map(encodeElement).join(',')}}`
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}

function encodeElement(value: SqlScalar): string {
  const text = encodeValue(value)
  return text === null ? 'null' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function isArray(value: SqlValue): value is readonly SqlScalar[] {
  return Array.isArray(value)
}
