import { appendFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete, createStory, databaseKinds, quietLog, send, type Story } from '@vastus/server/testing'
import { findChainedRows, findChainHeads, findHashes } from '../apps/server/src/audit/audit-repository.ts'
import {
  lastPublishedAt,
  type PublishedHead,
  readPublishedHeads,
} from '../apps/server/src/audit/published-heads.ts'
import { findFirstBadRow } from '../apps/server/src/audit/verify.ts'
import { findLostHead } from '../apps/server/src/audit/verify-published.ts'
import type { OwnerTx, Tx } from '../apps/server/src/db/database.ts'
import { sql } from '../apps/server/src/db/sql.ts'
import { auditHeadsSchedule } from '../apps/server/src/features/platform/audit-heads/publish-heads-job.ts'
import { createSchedule } from '../apps/server/src/jobs/schedule.ts'

class Undo extends Error {}

describe.each(databaseKinds())('the published heads of the audit trail on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    await complete(story, (await send(story)).id)
    await publish()
    await send(story)
    story.clock.advance(auditHeadsSchedule.every)
    await publish()
  })
  afterAll(() => story.close())

  /** As two processes would: each looks whether the job of this quarter of an hour is there. */
  async function publish(): Promise<number> {
    const { database: db, clock } = story.services
    const schedules = [1, 2].map(() =>
      createSchedule({ db, clock, log: quietLog, entries: [auditHeadsSchedule] }),
    )
    const added = await Promise.all(schedules.map((schedule) => schedule.enqueueDue()))
    await story.runJobs()
    return added[0] === undefined ? 0 : added.reduce((sum, each) => sum + each, 0)
  }
  const folder = () => story.services.config.auditHeadsDir
  async function published(): Promise<PublishedHead[]> {
    const heads: PublishedHead[] = []
    for await (const head of readPublishedHeads(folder())) heads.push(head)
    return heads
  }
  const compare = (tx: Tx) => findLostHead(readPublishedHeads(folder()), (places) => findHashes(tx, places))
  const verify = async (tx: Tx) =>
    findFirstBadRow(await findChainHeads(tx), await findChainedRows(tx, { clinicId: -1, seq: 0 }, 100_000))

  async function tamper(work: (tx: OwnerTx) => Promise<void>): Promise<void> {
    await story.services.database
      .ownerTransaction(async (tx) => {
        await tx.script('set local row_security = off; alter table audit_entries disable trigger user')
        await work(tx)
        throw new Undo()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error
      })
  }

  it('stand in a file of the month, one line a chain that moved', async () => {
    const heads = await published()
    const own = heads.filter(({ chain }) => chain === story.clinic.clinicId)
    expect(own).toHaveLength(2)
    expect(own[1]?.seq).toBeGreaterThan(own[0]?.seq ?? 0)
    expect(Object.keys(own[0] ?? {})).toEqual(['time', 'chain', 'seq', 'hash'])
    const path = join(folder(), '2026-03.jsonl')
    expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(heads.length + 1)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('are published once by many processes, and again only when they moved', async () => {
    const before = await published()
    expect(await publish()).toBe(0)
    story.clock.advance(auditHeadsSchedule.every)
    expect(await publish()).toBe(1)
    expect(await published()).toEqual(before)
    expect(await lastPublishedAt(folder())).toEqual(story.clock.now())
  })

  it('are all there in an honest database', async () => {
    const compared = await story.services.database.transaction({ actor: 'system' }, compare)
    expect(compared).toEqual({ compared: (await published()).length, lost: null })
  })

  it('name a chain that was cut back, which the chain itself cannot', async () => {
    const { clinicId } = story.clinic
    await tamper(async (tx) => {
      await tx.run(sql`delete from audit_entries where clinic_id = ${clinicId} and seq > 1`)
      await tx.run(sql`update audit_heads set seq = 1,
        hash = (select hash from audit_entries where clinic_id = ${clinicId} and seq = 1) where clinic_id = ${clinicId}`)
      expect(await verify(tx)).toBeNull()
      expect((await compare(tx)).lost).toMatchObject({ clinicId, problem: 'CUT' })
    })
  })

  it('name a chain that was rewritten whole, which the chain itself cannot', async () => {
    const { clinicId } = story.clinic
    await tamper(async (tx) => {
      await tx.script(`do $$ declare r record; last text := ''; begin
        for r in select * from audit_entries where clinic_id = ${clinicId} order by seq loop
          update audit_entries set action = 'NOTHING', previous_hash = last, hash = audit_hash(last, r.clinic_id, r.seq, r.at,
            r.actor_user_id, r.session_hash, r.role, r.subject_person_id, r.object_type, r.object_id, 'NOTHING', r.outcome,
            r.request_id) where clinic_id = r.clinic_id and seq = r.seq returning hash into last;
        end loop;
        update audit_heads set hash = last where clinic_id = ${clinicId}; end $$`)
      expect(await verify(tx)).toBeNull()
      expect((await compare(tx)).lost).toMatchObject({ clinicId, problem: 'REWRITTEN' })
    })
  })

  it('that somebody has scribbled over are an alarm of their own', async () => {
    await appendFile(join(folder(), '2026-01.jsonl'), 'not a head\n')
    await expect(story.services.database.transaction({ actor: 'system' }, compare)).rejects.toThrow('line 1')
  })
})
