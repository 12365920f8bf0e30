// The limit: what node:http and PostgreSQL can do when nothing is asked but the answer. No framework, no rights, no audit; writes change
// the same tables as the product's, in one prepared statement that knows beforehand what comes of it.
// Run by workloads.ts as a process of its own.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  types: { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig,
})
// The product would run its own jobs.
await pool.query(`
  create table if not exists limit_events (id bigserial primary key, e_contact_id bigint, type text, version int, at timestamptz);
  create table if not exists limit_jobs (id bigserial primary key, payload jsonb, run_at timestamptz);
  create index if not exists limit_jobs_due on limit_jobs (run_at)`)

const OPEN = `clinic_id = 1 and status in ('waitingForPatient', 'waitingForClinic')`
const page = (
  condition: string,
  size: number,
) => `select coalesce('[' || string_agg(row_json, ',') || ']', '[]') as json
  from (select row_json from e_contact_rows where ${condition} order by updated_at desc limit ${size}) x`

const announced = (of: string) => `event as (insert into limit_events (e_contact_id, type, version, at)
      select id, 'CHANGED', version, now() from ${of} returning id),
    job as (insert into limit_jobs (payload, run_at) select jsonb_build_object('eventId', id), now() from event)
  select json_build_object('id', id, 'version', version)::text as json from ${of}`

const QUERIES: Record<string, string> = {
  send: `with sent as (
      insert into e_contacts (clinic_id, patient_person_id, creator_person_id, direction, e_contact_type, status, finalize_status, text,
        created_at, updated_at)
      values ($2, 450, 450, 'PATIENT_TO_CLINIC', 'HEADACHE', 'waitingForClinic', 'SUBMITTED', $1, now(), now()) returning *),
    said as (insert into timeline_entries (e_contact_id, clinic_id, type, author_role, text, created_at)
      select id, clinic_id, 'SENT', 'PATIENT', text, created_at from sent),
    shown as (insert into e_contact_rows (e_contact_id, clinic_id, status, acceptance_required, e_contact_type, patient_person_id,
        created_at, updated_at, search_identity, search_text, row_json, row_json_masked)
      select id, clinic_id, status, false, e_contact_type, patient_person_id, created_at, updated_at, 'mari', text,
        row_to_json(sent)::text, row_to_json(sent)::text from sent),
    ${announced('sent')}`,
  joined: `select coalesce(json_agg(x), '[]')::text as json from (
    select e.id, e.e_contact_type, e.status, e.outcome, e.created_at, e.updated_at, e.version, e.acceptance_required,
      json_build_object('id', p.id, 'firstName', p.first_name, 'surname', p.surname, 'birthDate', p.birth_date) as patient,
      json_build_object('id', c.id, 'firstName', c.first_name, 'surname', c.surname) as creator,
      (select count(*) from files f where f.e_contact_id = e.id) as file_count,
      (select left(t.text, 120) from timeline_entries t where t.e_contact_id = e.id order by t.created_at desc limit 1) as message_preview
    from e_contacts e join persons p on p.id = e.patient_person_id join persons c on c.id = e.creator_person_id
    where e.${OPEN} order by e.updated_at desc limit 500) x`,
  search: page(`${OPEN} and (search_identity like $1 or search_text like $1)`, 100),
  searchAll: page(`${OPEN} and (search_identity like $1 or search_text like $1)`, 500),
  nothing: 'select null as json',
  timeline: `select json_agg(t order by t.created_at)::text as json from timeline_entries t where t.e_contact_id = $1`,
  complete: `with changed as (
      update e_contacts set status = 'completed', outcome = 'ANSWERED', completed_at = now(), assignee_user_id = 201,
        version = version + 1, updated_at = now() where id = $1 returning id, clinic_id, version),
    said as (insert into timeline_entries (e_contact_id, clinic_id, type, author_role, text, created_at)
      select id, clinic_id, 'REPLIED', 'CLINIC', $2, now() from changed),
    shown as (update e_contact_rows set status = 'completed', assignee_user_id = 201, updated_at = now(), search_text = $2,
        row_json = row_json || ' ' where e_contact_id = $1),
    ${announced('changed')}`,
}

createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://limit')
  const name = url.pathname.slice(1)
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const values =
      parts.length > 0
        ? (JSON.parse(Buffer.concat(parts).toString()) as string[])
        : url.searchParams.getAll('v')
    pool
      .query<{ json: string }>({ name, text: QUERIES[name] ?? '', values })
      .then(({ rows }) => response.setHeader('content-type', 'application/json').end(rows[0]?.json ?? 'null'))
      .catch((error: Error) => response.writeHead(500).end(error.message))
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
