import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const WEB = join(import.meta.dirname, '..')

/** What a class of a module is called in the page. Without a line number, which no compression takes away. */
export function scopedName(name: string, file: string): string {
  const path = relative(WEB, file.split('?')[0] ?? file)
  return `${name}__${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

/** Each where it is a text of its own. */
export const SCOPED_NAMES = /(?<=["'`])[\w-]+__[\w-]{4}(?=["'`])/g
