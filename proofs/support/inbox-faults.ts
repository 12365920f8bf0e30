import type { Office } from './inbox-office.ts'
import { runInbox } from './inbox-run.ts'

type Fault = { from: RegExp; to: string /** What the proof has to say of it. */; foundAs: RegExp }

/** What may break so that several people at one inbox lose or double something, and how the proof must find it. */
export const INBOX_FAULTS = {
  'a note lands with another e-contact': {
    from: /(insert into notes [^$]*)\$1/,
    to: '$1$$1 - 1',
    foundAs: /^notes/,
  },
  'a repeated call is carried out again': {
    from: /(insert into idempotency_keys [^$]*\$1, \$2), \$3/,
    to: '$1, case when $$3::uuid is not null then gen_random_uuid() end',
    // 404: its files have left with the first.
    foundAs:
      /stands in the timeline twice|one key, one effect|^notes|^files|^held replies|^audit trail|to include 404/,
  },
  'two change an e-contact from the same old state': {
    from: /(from e_contacts\s[^;]*)for update/,
    to: '$1',
    foundAs: /./,
  },
  'a reply leaves though it was taken back': {
    from: / and (h\.)?state = 'HELD'/,
    to: '',
    // 500: a unique index of the database stops the second leaving.
    foundAs: /^held replies|stands in the timeline twice|stands where it was not allowed|to include 500/,
  },
  'the list is not told of a change': {
    from: /select refresh_e_contact_row\(\$1::bigint\)/,
    to: 'select refresh_e_contact_row(id) from e_contacts where id = $$1::bigint and version = 1',
    foundAs: /in list and detail|dashboard row/,
  },
  'a message leaves its files behind': {
    from: /(update files [^;]*where )/,
    to: '$1false and ',
    foundAs: /^with what/,
  },
} as const satisfies Record<string, Fault>
export type InboxFault = keyof typeof INBOX_FAULTS

export const ALL_INBOX_FAULTS = Object.keys(INBOX_FAULTS) as InboxFault[]
export const SHORT_INBOX_FAULTS: readonly InboxFault[] = [
  'a note lands with another e-contact',
  'a repeated call is carried out again',
  'two change an e-contact from the same old state',
]

/** Breaks the product in one place; what the proof missed of it, or null when it was found. */
export async function plantInboxFault(
  office: Office,
  name: InboxFault,
  { runs, seed }: { runs: number; seed: number },
): Promise<string | null> {
  const { from, to, foundAs } = INBOX_FAULTS[name]
  office.faults.statement = (text) => text.replace(from, to)
  try {
    await runInbox(office, runs, seed)
    return `${name}: nobody noticed in ${runs} runs`
  } catch (error) {
    const { message } =
      error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
    return foundAs.test(message) ? null : `${name}: found as something else: ${message}`
  } finally {
    delete office.faults.statement
  }
}
