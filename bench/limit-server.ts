// The limit: what node:http and PostgreSQL can do when nothing is asked but the answer. No framework, no rights, no audit.
// Run by workloads.ts as a process of its own.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  types: { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig,
})
await pool.query(
  'create table if not exists limit_messages (id bigserial primary key, text text, at timestamptz)',
)

const OPEN = `clinic_id = 1 and status in ('waitingForPatient', 'waitingForClinic')`
const page = (
  condition: string,
  size: number,
) => `select coalesce('[' || string_agg(row_json, ',') || ']', '[]') as json
  from (select row_json from e_contact_rows where ${condition} order by updated_at desc limit ${size}) x`

const QUERIES: Record<string, string> = {
  send: 'insert into limit_messages (text, at) values ($1, now()) returning json_build_object($$id$$, id)::text as json',
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
  complete: `with said as (insert into limit_messages (text, at) values ($2, now()) returning id)
    update e_contacts set outcome = outcome where id = $1 returning json_build_object('id', id)::text as json`,
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
