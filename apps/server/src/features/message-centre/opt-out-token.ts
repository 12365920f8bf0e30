import { randomInt } from 'node:crypto'
import { OPT_OUT_LETTERS, OPT_OUT_TOKEN_LENGTH } from '@vastus/domain/message-centre/opt-out'

/** The last part of the link with which the reader of one SMS refuses further ones. */
export function newOptOutToken(): string {
  return Array.from({ length: OPT_OUT_TOKEN_LENGTH }, () =>
    OPT_OUT_LETTERS.charAt(randomInt(OPT_OUT_LETTERS.length)),
  ).join('')
}
