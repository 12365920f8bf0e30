import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { SmtpMailer } from '../../apps/server/src/adapters/mail/smtp-mailer.ts'
import { DiskStorage } from '../../apps/server/src/adapters/storage/disk-storage.ts'
import { Thumbnailer } from '../../apps/server/src/adapters/thumbnails/thumbnailer.ts'
import { Clamd } from '../../apps/server/src/adapters/virus-scan/clamd.ts'
import { workerOf } from '../../apps/server/src/background.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { LEASE_MS } from '../../apps/server/src/jobs/leases.ts'
import { enqueue } from '../../apps/server/src/jobs/queue.ts'
import type { Services } from '../../apps/server/src/services.ts'
import type { Acknowledged } from './crash-clients.ts'
import type { CrashHelpers } from './crash-helpers.ts'
import { proofParts } from './proof-parts.ts'

/** The last day on which files without a row are set aside after a run; the first is the second. */
const LAST_SWEEP = 10
const DAY = 24 * 3_600_000

type FileRow = { name: string; storageKey: string; sha256: string }

/** What is missing and what is too much, each in words; all empty when the promises were kept. */
export type CrashFindings = { lost: string[]; doubled: string[]; orphans: string[]; undelivered: string[] }

/** Lets what is left to do be done, then compares what was acknowledged with what is there. */
export async function compareAfterCrashes(
  open: () => Promise<Database>,
  { dataDir, helpers }: { dataDir: string; helpers: CrashHelpers },
  { sent, replied, files, retries, wronged }: Acknowledged,
): Promise<
  CrashFindings & { acknowledged: number; retries: number; mails: number; mailsHandedOverAgain: number }
> {
  const database = await open()
  const mailer = new SmtpMailer({ url: helpers.smtpUrl, from: 'clinic@example.test' })
  const storage = new DiskStorage(join(dataDir, 'files'))
  const thumbnails = new Thumbnailer()
  try {
    // What a dead worker had leased is due again once the lease is over; a day later the sweep clears half uploads.
    const later = (milliseconds: number): Services => ({
      ...proofParts({ database, storage, thumbnails, dataDir }),
      clock: { now: () => new Date(Date.now() + milliseconds) },
      scanner: new Clamd(helpers.clamdUrl),
      mailer,
    })
    await workerOf(later(LEASE_MS + 1_000)).runAll()
    const inSystem = <R>(query: ReturnType<typeof sql>) =>
      database.transaction({ actor: 'system' }, (tx) => tx.query<R>(query))
    const undelivered = await inSystem<{ what: string }>(sql`
      select 'job ' || kind || ' is not done' as what from jobs where done_at is null and run_at < now()
      union all select 'notice ' || kind || ' is ' || state from notices where state <> 'SENT'
      union all select 'event ' || v.type || ' has no notice' from events v left join notices n on n.event_id = v.id
        where v.type in ('E_CONTACT_SENT', 'E_CONTACT_COMPLETED') and n.id is null
      union all select 'file ' || name || ' is ' || scan_result from files where scan_result <> 'CLEAN'`)
    const { notices } = (
      await inSystem<{ notices: number }>(sql`select count(*) as notices from notices`)
    )[0] ?? {
      notices: 0,
    }
    const handedOver = helpers.mailIds()
    const mails = new Set(handedOver).size
    if (mails < notices) undelivered.push({ what: `${notices - mails} mails of ${notices}` })

    // The sweep sets aside a small share each day, and a run may leave more files without a row than that.
    const rowsOfFiles = () => inSystem<FileRow>(sql`select name, storage_key, sha256 from files`)
    let day = 2
    do {
      await database.transaction({ actor: 'system' }, (tx) =>
        enqueue(tx, { kind: 'sweep-files', payload: {} }),
      )
      await workerOf(later(day * DAY)).runAll()
    } while (day++ < LAST_SWEEP && (await filesWithoutRow(storage, await rowsOfFiles())).length > 0)

    const said = (await inSystem<{ text: string }>(sql`select text from timeline_entries`)).map(
      ({ text }) => text,
    )
    const rows = await rowsOfFiles()
    const present = [...said, ...rows.map(({ name }) => name)]
    const acknowledged = [...sent, ...replied, ...files]
    const audits = await inSystem<{ action: string; count: number }>(
      sql`select action, count(*) as count from audit_entries where outcome = 'ALLOWED' group by action`,
    )
    const auditOf = (action: string) => audits.find((each) => each.action === action)?.count ?? 0
    const wanted = { E_CONTACT_SEND: sent, E_CONTACT_COMPLETE: replied, FILE_UPLOAD: files }
    const unaudited = Object.entries(wanted).flatMap(([action, list]) =>
      auditOf(action) === list.length
        ? []
        : [`${action}: ${auditOf(action)} audited, ${list.length} acknowledged`],
    )
    return {
      acknowledged: acknowledged.length,
      retries,
      mails,
      mailsHandedOverAgain: handedOver.length - mails,
      lost: [...missingFrom(present, acknowledged), ...unaudited, ...wronged],
      doubled: [
        ...present.filter((each, at) => present.indexOf(each) !== at),
        ...missingFrom(acknowledged, present),
        ...(mails > notices ? [`${mails - notices} mails`] : []),
      ],
      orphans: await orphansOf(storage, rows),
      undelivered: undelivered.map(({ what }) => what),
    }
  } finally {
    thumbnails.close()
    mailer.close()
    await database.close()
  }
}

function missingFrom(present: readonly string[], wanted: readonly string[]): string[] {
  const there = new Set(present)
  return wanted.filter((each) => !there.has(each))
}

/** Rows without their bytes, and bytes without a row. */
async function orphansOf(storage: DiskStorage, rows: readonly FileRow[]): Promise<string[]> {
  const orphans: string[] = []
  for (const { name, storageKey, sha256 } of rows) {
    const bytes = await storage.read(storageKey).then(readAll, () => '')
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) orphans.push(`${name} without its bytes`)
  }
  return [...orphans, ...(await filesWithoutRow(storage, rows))]
}

async function filesWithoutRow(storage: DiskStorage, rows: readonly FileRow[]): Promise<string[]> {
  const known = new Set(rows.map(({ storageKey }) => storageKey))
  const strays: string[] = []
  for await (const { key } of storage.list()) if (!known.has(key)) strays.push(`${key} without a row`)
  return strays
}
