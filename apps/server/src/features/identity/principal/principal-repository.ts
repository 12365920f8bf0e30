import { CONSENT_TYPES } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import type { Database, Tx } from '../../../db/database.ts'
import { type Sql, sql } from '../../../db/sql.ts'
import type { Employment, Principal, Role } from '../../../principal.ts'

export type PrincipalRow = {
  tokenHash: string
  userId: number
  personId: number | null
  email: string
  isEmailVerified: boolean
  language: Principal['language']
  isPlatformAdmin: boolean
  isPatient: boolean
  lastActiveRole: Role | null
  firstName: string | null
  surname: string | null
  phone: string | null
  employments: Employment[]
  /** Types of the consents given to the newest documents. */
  consents: string[]
  expiresAt: string
  absoluteExpiresAt: string
}

const DOCUMENTS = sql.join(CONSENT_TYPES.map((type) => sql`(${type}, ${slugOfConsent(type)})`))

/** Session, account, person, employments and consents in one statement. */
const sessionStatement = (tokens: Sql, now: Date): Sql => sql`
    select s.token_hash, u.id as user_id, u.person_id, u.email, u.email_verified_at is not null as is_email_verified, u.language,
      u.is_platform_admin, u.is_patient, u.last_active_role, p.first_name, p.surname, p.phone,
      coalesce((select jsonb_agg(jsonb_build_object('clinicId', e.clinic_id, 'name', c.name, 'profession', e.profession)
          order by e.clinic_id)
        from employees e join clinics c on c.id = e.clinic_id
        where e.user_id = u.id and e.deleted_at is null), '[]') as employments,
      array(select n.type from (values ${DOCUMENTS}) n (type, slug)
        join consents given on given.user_id = u.id and given.type = n.type
        where given.version = (select iso_instant(max(d.updated_at)) from contents d where d.slug = n.slug)) as consents,
      s.expires_at, s.absolute_expires_at
    from sessions s
    join users u on u.id = s.user_id
    left join persons p on p.id = u.person_id
    where s.token_hash ${tokens} and s.ended_at is null and s.expires_at > ${now}`

/** Undefined when the session is over. */
export function findSession(tx: Tx, tokenHash: string, now: Date): Promise<PrincipalRow | undefined> {
  return tx.maybe<PrincipalRow>(sessionStatement(sql`= ${tokenHash}`, now))
}

/** The same for a request that begins: outside a transaction, in one round trip. */
export async function readSession(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<PrincipalRow | undefined> {
  const [row] = await database.read<PrincipalRow>(
    { actor: 'system' },
    sessionStatement(sql`= ${tokenHash}`, now),
  )
  return row
}

/** Those of the sessions that are not over. */
export function readSessions(
  database: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<PrincipalRow[]> {
  return database.read<PrincipalRow>(
    { actor: 'system' },
    sessionStatement(sql`= any(${tokenHashes}::text[])`, now),
  )
}
