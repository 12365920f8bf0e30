import { countryProfile, type CountryCode } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import { createFormatters, type Formatters } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { type QueuedMail, queueMail } from '../delivery/index.ts'

type ClinicMail = Pick<QueuedMail, 'template'> & { params: (format: Formatters) => QueuedMail['params'] }

/** Mails to the addresses of a clinic itself what everybody there should know of, from whichever account it was done. */
export async function mailClinic(tx: Tx, clinicId: number, { template, params }: ClinicMail): Promise<void> {
  const { emails, country, timeZone } = await tx.one<{
    emails: string[]
    country: CountryCode
    timeZone: string
  }>(sql`select emails, country_code as country, time_zone from clinics where id = ${clinicId}`)
  const language = languageOf(countryProfile(country).defaultLocale) ?? DEFAULT_LANGUAGE
  const filled = params(createFormatters({ language, country, timeZone }))
  for (const to of emails) queueMail(tx, { to, language, template, params: filled })
}
