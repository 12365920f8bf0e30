// @proves R6-002 R6-007
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '@vastus/server/testing'
import type { DbContext, Tx } from '../apps/server/src/db/database.ts'
import { QueryError } from '../apps/server/src/db/errors.ts'
import { sql } from '../apps/server/src/db/sql.ts'
import { findPrincipal } from '../apps/server/src/features/sessions/index.ts'
import { hashToken } from '../apps/server/src/http/session-cookie.ts'
import { contextOf } from '../apps/server/src/principal.ts'
import { canariesIn, ENTITLED, isOwn } from './support/canaries.ts'
import { PRINCIPALS, type PrincipalName } from './support/principals.ts'
import { createWorld, type World } from './support/world.ts'

/** Tables without policies. Each says why it holds nobody's data. */
const WITHOUT_POLICIES: Record<string, string> = {
  schema_migrations: 'names of migrations',
  jobs: 'kinds and ids of work to do; only ids in its payloads',
}
/** Tables that are readable without being anybody: the product's own documents. */
const PUBLIC_TABLES = ['contents']

type Table = { name: string; enabled: boolean; forced: boolean; columns: string[] }
type Row = Record<string, unknown>

describe.each(databaseKinds())('with no guard but the database, on %s', (kind) => {
  let world: World
  let tables: Table[]
  let cells = 0

  beforeAll(async () => {
    world = await createWorld(kind)
    tables = await world.services.database.ownerTransaction((tx) =>
      tx.query<Table>(sql`select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
          array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
        from pg_class c where c.relkind in ('r', 'p', 'm', 'f') and c.relnamespace = 'public'::regnamespace order by c.relname`),
    )
  })
  afterAll(() => world.close())

  const guarded = () => tables.filter((table) => !(table.name in WITHOUT_POLICIES))

  it('every table has row-level security, enabled and forced', () => {
    expect(guarded().length).toBeGreaterThan(20)
    expect(guarded().filter(({ enabled, forced }) => !enabled || !forced)).toEqual([])
    const names = tables.map(({ name }) => name)
    expect(Object.keys(WITHOUT_POLICIES).filter((name) => !names.includes(name))).toEqual([])
  })

  it('the roles of the product own nothing, and cannot pass the policies by', async () => {
    const found = await world.services.database.ownerTransaction((tx) =>
      tx.query<Row>(sql`select rolname from pg_roles where rolname like 'vastus%' and (rolsuper or rolbypassrls)
        union all select relname from pg_class where pg_get_userbyid(relowner) like 'vastus%'
        union all select viewname from pg_views where schemaname = 'public'`),
    )
    expect(found).toEqual([])
  })

  it('functions that see past the policies are these alone', async () => {
    const found = await world.services.database.ownerTransaction((tx) =>
      tx.query<{ proname: string }>(sql`select proname from pg_proc
        where prosecdef and pronamespace = 'public'::regnamespace order by proname`),
    )
    expect(found.map(({ proname }) => proname)).toEqual([
      'account_of_record', // for join_record; the application may not call it
      'acted_for_each_other', // yes or no, about two patients of the caller's clinic
      'add_represented_person', // makes a new person and the caller's own representation, nothing else
      'audit_append', // writes the chain's head, which callers may not
      'came_of_age', // yes or no
      'change_clinic_plan', // the plan of the caller's own clinic, or of any by the platform's administrator; yes or no
      'clinics_with_record_of', // of persons whom the caller represents only
      'codes_under_other_names', // codes that the administrator reads anyway, and that somebody has them; no name
      'colleague_account', // when the account of an employee of the caller's clinics was used, never an address
      'confirm_session', // yes or no, about a session whose token the caller has
      'correct_invited_email', // of an account that nobody has used, made by the caller's clinic
      'count_advert', // adds to the counts of an advert that is shown; answers whether there is one
      'count_employees', // a number for each clinic, for the platform's administrator alone
      'count_feedback', // adds to the counts of a clinic what was just said of it
      'current_person', // an id for an id: whom a record has joined
      'employ_colleague', // staff into their own clinic, and who adds a clinic into that one; answers ids
      'end_representative_of_caller', // of the caller's own person only
      'end_sessions_of_colleague', // of somebody whom the caller's clinic has deactivated
      'enter_representation', // of a patient of the caller's clinic only
      'fill_patient_search', // fills a column from the person's own row
      'follow_employee_in_rows', // renders the rows again that name the employee
      'follow_person_in_search', // fills the same column, and renders rows again, when the person changes
      'has_account', // yes or no, about those whom the caller's clinics know
      'has_contacts_of_another_clinic', // yes or no, never which clinic
      'has_written_for', // yes or no, about the caller's own person only
      'has_written_to', // the same
      'is_close_to_caller', // yes or no; not for the application itself
      'is_ended_by_clinic', // yes or no, about the caller's own representations only
      'is_known_to_staff', // yes or no, about the clinics of the caller's context only
      'is_own_entry', // yes or no, about persons whom the caller represents only
      'is_patient_of_staff', // the same
      'join_accounts', // for the system, of one person who has proven both; the application may not call it
      'join_patients', // of two patients of the caller's clinic; answers nothing
      'join_record', // of a record that the caller's clinics know; answers an id
      'join_undoable_until', // an instant, about a join of lately; whose it is is not answered
      'knows_representative', // yes or no, about the clinics of the caller's context only
      'match_personal_code', // staff alone; of strangers an id only to who knows code and name
      'my_access_log', // what the trail holds about the caller's own person and e-contacts, for patients only
      'open_patient_join', // the former name of a patient of the caller's clinic
      'patient_join_of', // when two patients of a clinic of the caller became one, by the number of one
      'people_of_audience', // patients of a clinic of the caller, with what email_for_clinic and phone_for_clinic show of them
      'people_with_code', // names for a comparison; no answer carries them
      'persons_of_caller', // the caller's own person and the records that have joined it
      'reach_of', // one word, about those whom the caller's clinics know
      'reader_languages', // of those who wrote to a clinic of the caller, by e-contact
      'records_of_account', // for the system, which joins them; the application may not call it
      'refresh_e_contact_row', // renders a row from all that it shows
      'representation_is_over', // yes or no
      'representatives_in_audience', // who acts for patients of a clinic of the caller, as knows_representative and phone_for_clinic show
      'representatives_of_caller', // names of those who act for the caller
      'search_e_contact_rows', // asks for the caller's rights itself
      'searchable_contacts', // of the row that the caller hands over, nothing that is not in it
      'stamp_clinic_list', // another stamp for the clinic of a row that was drawn
      'standing_of_patients', // yes or no, about patients of the caller's clinic; never who else knows them
      'subject_of_code', // staff alone; an id for the audit trail, no answer carries it
      'undo_account_join', // the same backwards
      'undo_patient_join', // of patients of the caller's clinic; answers one word
      'wrote_to_staff_for', // yes or no, about the clinics of the caller's context only
    ])
  })

  it('nobody sees a row without a context', async () => {
    for (const { name } of guarded())
      await world.services.database.ownerTransaction(async (tx) => {
        await tx.script('set local role vastus_app')
        const { count } = await tx.one<{ count: number }>(
          sql`select count(*) as count from ${identifier(name)}`,
        )
        expect(count > 0, name).toBe(PUBLIC_TABLES.includes(name))
      })
  })

  it.each(PRINCIPALS)('%s reads and changes no foreign row', async (name) => {
    for (const context of await contextsOf(world, name))
      for (const table of guarded()) {
        const what = `${name} as ${context.actor === 'user' ? context.role : ''} in ${table.name}`
        for (const [verb, rows] of Object.entries(await reach(world, context, table))) {
          cells += 1
          for (const row of rows)
            expect(foreignIn(world, name, context, table, row), `${what}, ${verb}`).toEqual([])
        }
      }
  })

  it('counts', () => {
    process.stdout.write(
      `${JSON.stringify({ proof: 'row-level-security', kind, tables: tables.length, cells })}\n`,
    )
    expect(cells).toBeGreaterThan(400)
  })
})

/** The contexts in which the application would let this session work: one for each of its roles. */
async function contextsOf(world: World, name: PrincipalName): Promise<DbContext[]> {
  const token = world.clients[name].cookie()?.split('=')[1]
  const principal = token ? await findPrincipal(world.services)(hashToken(token), world.clock.now()) : null
  return principal ? principal.permissions.map((role) => contextOf(principal, role)) : []
}

/** What a statement without any condition reads, and what one changes; the change is undone. */
async function reach({ services }: World, context: DbContext, table: Table): Promise<Record<string, Row[]>> {
  const first = identifier(table.columns[0] ?? 'id')
  const attempt = async (work: (tx: Tx) => Promise<Row[]>) => {
    let rows: Row[] = []
    await services.database
      .transaction(context, async (tx) => {
        rows = await work(tx)
        throw new Undo()
      })
      .catch((error: unknown) => {
        // 42501: not even the privilege, or outside the policy; 428C9: an identity column.
        if (
          !(error instanceof Undo) &&
          !(error instanceof QueryError && ['42501', '428C9'].includes(error.code))
        )
          throw error
      })
    return rows
  }
  return {
    read: await attempt((tx) => tx.query(sql`select * from ${identifier(table.name)}`)),
    change: await attempt((tx) =>
      tx.query(sql`update ${identifier(table.name)} set ${first} = ${first} returning *`),
    ),
  }
}

class Undo extends Error {}

/** What the application alone keeps back: it tells professions apart, and former colleagues from present ones. */
function knownTo(name: PrincipalName): string[] {
  if (name === 'nonClinical')
    return ENTITLED.doctor.filter((word) => !['a.draft', 'a.template'].includes(word))
  return ENTITLED[name].includes('a.staff') ? [...ENTITLED[name], 'd.person'] : ENTITLED[name]
}

/** What of the row the principal is not entitled to. Professions are the application's to tell apart. */
function foreignIn(world: World, name: PrincipalName, context: DbContext, table: Table, row: Row): string[] {
  const found = canariesIn(JSON.stringify(row)).filter((word) => !knownTo(name).includes(word))
  if (context.actor !== 'user') return found
  const { clinicId, eContactId } = row
  const isClinics = context.role === 'PRM_DOCTOR' && context.clinicIds.includes(Number(clinicId))
  const eContactOwner = Object.entries(world.objects.eContact).find(([, id]) => id === eContactId)?.[0]
  if (eContactId !== undefined && !isOwn(name, 'eContact', eContactOwner ?? 'absent'))
    found.push(`e-contact ${String(eContactId)}`)
  const isOwnAccount = row['userId'] === context.userId
  const isTold = table.name === 'global_messages' || ['employees', 'clinic_patients'].includes(table.name)
  const isSubject = context.personId !== null && row['subjectPersonId'] === context.personId
  if (clinicId !== undefined && eContactId === undefined && table.name !== 'e_contacts')
    if (!isClinics && !isOwnAccount && !isTold && !isSubject) found.push(`clinic ${String(clinicId)}`)
  return found
}

/** Names come from the catalogue; quoted all the same. */
function identifier(name: string): ReturnType<typeof sql> {
  const quoted = [`"${name.replaceAll('"', '""')}"`]
  return sql(Object.assign(quoted, { raw: quoted }))
}
