import type { CountryCode } from '@vastus/domain/country'
import { countryProfile } from '@vastus/domain/country'
import type { FileStorage } from '../../../adapters/storage/file-storage.ts'
import type { Clock } from '../../../clock.ts'
import type { Database, OwnerTx } from '../../port.ts'
import { sql } from '../../sql.ts'
import { DEMO_PASSWORD } from '@vastus/demo/accounts'
import { demoAdverts } from '@vastus/demo/adverts'
import { Calendar } from '@vastus/demo/calendar'
import { demoClinics } from '@vastus/demo/clinics'
import { storeFiles } from './files.ts'
import { insertAll } from './insert-all.ts'
import { holdConversations } from '@vastus/demo/conversations'
import { collectFeedback, tellOfLeaves } from '@vastus/demo/leaves-and-feedback'
import { tellOfConversations } from './notices.ts'
import { enrolPatients } from '@vastus/demo/patients'
import { Population } from '@vastus/demo/people'
import { prescriptionRows } from '@vastus/demo/prescriptions'
import { Random } from '@vastus/demo/random'
import { makePromises } from './promises.ts'
import { renderRows, saveConversations } from './save-conversations.ts'
import { openAccounts, savePeople } from './save-people.ts'
import { readyAnswers } from '@vastus/demo/ready-answers'
import { hireStaff } from '@vastus/demo/staff'

export type DemoServices = {
  database: Database
  clock: Clock
  storage: FileStorage
  passwords: { hash(password: string): Promise<string> }
  config: { countryCode: CountryCode }
}

const SEED = 2026
/** The clinics began to use Vastus so long ago. */
const DAYS_IN_USE = 120

/**
 * Fills an empty database with three invented clinics and their patients. The same clock and country give the
 * same data. Seed the contents first: consents name the versions in force.
 *
 * @returns false when there are clinics already, and nothing was done
 */
export async function seedDemo(services: DemoServices): Promise<boolean> {
  const { database, clock, config, passwords } = services
  if (await hasClinics(database)) return false
  const random = new Random(SEED)
  const calendar = new Calendar(clock.now(), countryProfile(config.countryCode).timeZone, random)
  const createdAt = new Date(calendar.startOf(DAYS_IN_USE)).toISOString()
  const clinics = demoClinics(config.countryCode, createdAt)
  const population = new Population(config.countryCode, random, calendar)
  const staff = hireStaff(population)
  const bothPerson = staff.find(({ account }) => account === 'both')?.person
  if (!bothPerson) throw new Error('the cast has a doctor who is also a patient')
  const patients = enrolPatients(population, random, bothPerson)
  const accounts = openAccounts({ staff, patients })
  const talks = holdConversations({ random, calendar, population, patients, staff })
  const { files, stored } = await storeFiles(talks, clinics, random, services.storage)
  const { sets, prescriptions } = prescriptionRows(talks)
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  return database.ownerTransaction(async (tx) => {
    await tx.script('set local role vastus_system')
    await insertAll(tx, 'clinics', clinics)
    await savePeople(tx, { population, staff, patients }, accounts, {
      createdAt,
      now: clock.now(),
      passwordHash,
      timeZone: countryProfile(config.countryCode).timeZone,
    })
    await saveConversations(tx, talks)
    await tellOfConversations(tx)
    await insertAll(tx, 'files', files)
    await insertAll(tx, 'prescription_sets', sets)
    await insertAll(tx, 'prescriptions', prescriptions)
    await insertAll(
      tx,
      'sick_leave_requests',
      tellOfLeaves(talks, { calendar, countryCode: config.countryCode }),
    )
    await insertAll(tx, 'feedback', collectFeedback(talks, { calendar, cast: [patients.mari, bothPerson] }))
    await insertAll(tx, 'templates', readyAnswers(staff, population.country.language, createdAt))
    await insertAll(tx, 'adverts', demoAdverts(createdAt))
    await renderRows(tx)
    await makePromises(tx, config.countryCode)
    await settle(tx)
    await stored
    return true
  })
}

async function hasClinics(database: Database): Promise<boolean> {
  const { exists } = await database.transaction({ actor: 'system' }, (tx) =>
    tx.one<{ exists: boolean }>(sql`select exists (select from clinics)`),
  )
  return exists
}

const COUNTED_TABLES = [
  'clinics',
  'persons',
  'users',
  'employees',
  'representations',
  'e_contacts',
  'timeline_entries',
  'notes',
  'prescription_sets',
  'prescriptions',
  'feedback',
  'templates',
  'adverts',
]

/** Ids were given by hand: the next one must come after them. Only the owner may set a sequence, or tidy an index. */
async function settle(tx: OwnerTx): Promise<void> {
  const calls = COUNTED_TABLES.map(
    (table) =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
  )
  await tx.script('reset role')
  await tx.script(calls.join(';'))
  // Without statistics and with the indexes' waiting lists unmerged, the first searches would read whole tables.
  await tx.script(
    `select gin_clean_pending_list('e_contact_rows_identity'), gin_clean_pending_list('e_contact_rows_text'); analyze`,
  )
}
