import { routes } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, type DatabaseKind, databaseKinds, listAudit, type Story } from '@vastus/server/testing'
import { findChainHeads } from '../apps/server/src/audit/audit-repository.ts'
import { sql } from '../apps/server/src/db/sql.ts'
import {
  asIntruder,
  countChain,
  play,
  tamper,
  verified,
  verifyTrail,
  writeAtOnce,
} from './support/audit-run.ts'
import { SEED } from './support/seed.ts'

/** The same code checks both chains, on the embedded database four times as slowly. */
const TAMPERS: Record<DatabaseKind, number> = { postgres: 1000, pglite: 100 }
const WRITERS = 8
const EACH = 25

describe.each(databaseKinds())('the audit trail on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    await play(story)
  })
  afterAll(() => story.close())

  it('verifies after a story was played', async () => {
    const heads = await story.services.database.transaction({ actor: 'system' }, findChainHeads)
    expect(heads.length).toBeGreaterThan(1)
    expect(await verifyTrail(story)).toBeNull()
  })

  it('holds the event of every route that the story called', async () => {
    const seen = new Set((await listAudit(story)).map((row) => row.action))
    const declared = new Set(Object.values<Route>(routes).flatMap(({ audit }) => (audit ? [audit] : [])))
    // The tests of their features look at these: what needs a mailed code, and what the story has no part in.
    const elsewhere = [
      'ACCOUNTS_COMPARE',
      'ACCOUNTS_JOIN',
      'ACCOUNTS_SEPARATE',
      'ADVERT_SAVE',
      'AI_MODEL_ADD',
      'AI_MODEL_CHANGE',
      'AI_MODEL_REMOVE',
      'AI_PROMPT_ADD',
      'AI_PROMPT_CHANGE',
      'AI_PROMPT_PUBLISH',
      'AI_PROMPT_REMOVE',
      'AI_PROMPT_TRY',
      'AI_SUMMARY_JUDGE',
      'AI_SUMMARY_MAKE',
      'AI_SUMMARY_READ',
      'CLINIC_ADD',
      'CLINIC_APPLICATIONS_LIST',
      'CLINIC_APPLICATION_DECIDE',
      'CLINIC_CHANGE',
      'CLINIC_PLAN_CHANGE',
      'DANGER_ALARM_TAKE',
      'DANGER_SIGN_JUDGE',
      'DOCUMENT_PUBLISH',
      'DOCUMENT_SAVE',
      'EMPLOYEE_ADD',
      'EMPLOYEE_CHANGE',
      'EMPLOYEE_INVITE',
      'FILE_IMPORT_CONFIRM',
      'FILE_IMPORT_READ',
      'FILE_IMPORT_UNDO',
      'GLOBAL_MESSAGE_DELETE',
      'GLOBAL_MESSAGE_SAVE',
      'HUB_NOTICE_EXPIRE',
      'HUB_NOTICE_PUBLISH',
      'HUB_NOTICE_SAVE',
      'MY_SMS_READ',
      'PASSWORD_RESET',
      'PATIENTS_COMPARE',
      'PATIENTS_IMPORT',
      'PATIENTS_JOIN',
      'PATIENTS_LIST',
      'PATIENTS_SEPARATE',
      'PATIENT_LIST_IMPORT',
      'PHONES_IMPORT',
      'PROFILE_CHANGE',
      'QUESTIONNAIRES_EXPORT',
      'QUESTIONNAIRES_READ',
      'QUESTIONNAIRE_ANSWER',
      'QUESTIONNAIRE_ASK',
      'QUESTIONNAIRE_FINALIZE',
      'QUESTIONNAIRE_IMPORT',
      'QUESTIONNAIRE_IMPORT_UNDO',
      'QUESTIONNAIRE_OPEN',
      'QUESTIONNAIRE_SEND',
      'QUESTIONNAIRE_START',
      'REGISTER_LISTS_READ',
      'REGISTRY_LOGIN',
      'REPLY_TAKE_OVER',
      'SECOND_FACTOR',
      'SESSION_END',
      'SIGN_IN_CONFIRM',
      'SIGN_UP',
      'SMS_AUDIENCES_LIST',
      'SMS_AUDIENCE_DELETE',
      'SMS_AUDIENCE_SAVE',
      'SMS_CHOICES_READ',
      'SMS_CHOICE_BY_ANSWER',
      'SMS_CHOICE_BY_LINK',
      'SMS_CHOICE_CHANGE',
      'SMS_MESSAGES_LIST',
      'SMS_OPT_OUTS_LIST',
      'SMS_OPT_OUT_ENTER',
      'SMS_PREVIEW',
      'SMS_READ',
      'SMS_SEND',
      'SMS_SKIPPED_LIST',
      'SMS_STOP',
      'SMS_TEST',
      'SUBSCRIPTION_UPGRADE',
      'SUPPORT_REQUESTS_LIST',
      'SUPPORT_REQUEST_CHANGE',
      'TRANSLATION_MAKE',
    ]
    expect([...declared].filter((action) => !seen.has(action)).toSorted()).toEqual(elsewhere)
  })

  it(`names the bad row after each of ${TAMPERS[kind]} changes by the owner of the database`, async () => {
    const tampers = TAMPERS[kind]
    const missed = await tamper(story, { tampers, seed: SEED })
    expect(await story.services.database.transaction({ actor: 'system' }, verified)).toBeNull()
    process.stdout.write(
      `${JSON.stringify({ proof: 'T10 audit', kind, seed: SEED, tampers, found: tampers - missed.length })}\n`,
    )
    expect(missed).toEqual([])
  })

  it('sees a chain without its head, a head without its chain, and a chain that was cut', async () => {
    const { clinicId } = story.clinic
    const cases: [string, ReturnType<typeof sql>, number | undefined][] = [
      ['no head', sql`delete from audit_heads where clinic_id = ${clinicId}`, 1],
      ['no chain', sql`delete from audit_entries where clinic_id = ${clinicId}`, 1],
      ['cut', sql`delete from audit_entries where clinic_id = ${clinicId} and seq > 3`, 4],
      [
        'another head',
        sql`update audit_heads set hash = repeat('0', 64) where clinic_id = ${clinicId}`,
        undefined,
      ],
    ]
    for (const [what, statement, seq] of cases)
      await asIntruder(story, async (tx) => {
        await tx.run(statement)
        expect(await verified(tx), what).toMatchObject({ clinicId, ...(seq ? { seq } : { problem: 'HEAD' }) })
      })
  })

  it.each([
    ['the app', 'user'],
    ['the system', 'system'],
  ] as const)('%s can neither change, remove nor empty it, nor switch its guard off', async (_who, actor) => {
    const { doctor, clinic, services } = story
    const context =
      actor === 'system'
        ? ({ actor } as const)
        : ({
            actor,
            userId: doctor.userId,
            personId: doctor.personId,
            role: 'PRM_DOCTOR',
            clinicIds: [clinic.clinicId],
          } as const)
    const statements = [
      sql`update audit_entries set action = 'NOTHING'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
      sql`alter table audit_entries disable trigger all`,
      sql`alter table audit_entries disable row level security`,
      sql`drop table audit_entries`,
      sql`set session_replication_role = replica`,
      ...(actor === 'user'
        ? [
            sql`update audit_heads set seq = 0`,
            sql`delete from audit_heads`,
            sql`insert into audit_entries select * from audit_entries limit 1`,
          ]
        : []),
    ]
    for (const statement of statements)
      await expect(
        services.database.transaction(context, (tx) => tx.run(statement)),
        statement.text,
      ).rejects.toThrow(/permission denied|must be owner|append-only/)
    expect(await services.database.transaction({ actor: 'system' }, verified)).toBeNull()
  })

  it(`is one chain after ${WRITERS} writers at once`, async () => {
    const before = (await countChain(story)).rows
    await writeAtOnce(story, { writers: WRITERS, each: EACH })
    const rows = before + WRITERS * EACH
    expect(await countChain(story)).toEqual({ rows, numbers: rows, last: rows })
    expect(await verifyTrail(story)).toBeNull()
  })
})
