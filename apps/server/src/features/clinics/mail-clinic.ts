import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import { createFormatters, type Formatters } from '@vastus/i18n'
import type { Tx } from '../../db/database.ts'
import { type QueuedMail, queueMail } from '../delivery/index.ts'
import { getAddresses } from './clinics-repository.ts'

type ClinicMail = Pick<QueuedMail, 'template'> & { params: (format: Formatters) => QueuedMail['params'] }

/** Mails to the addresses of a clinic itself what everybody there should know of, from whichever account it was done. */
export async function mailClinic(tx: Tx, clinicId: number, { template, params }: ClinicMail): Promise<void> {
  const { emails, country, timeZone } = await getAddresses(tx, clinicId)
  const language = languageOf(countryProfile(country).defaultLocale) ?? DEFAULT_LANGUAGE
  const filled = params(createFormatters({ language, country, timeZone }))
  for (const to of emails) queueMail(tx, { to, language, template, params: filled })
}
