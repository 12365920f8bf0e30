import type { ClinicApplication, decideApplication as route } from '@vastus/contract/clinic-applications'
import type { RouteInput } from '@vastus/contract/route'
import { countryProfile } from '@vastus/domain/country'
import { readPersonalCode } from '@vastus/domain/identity/personal-code'
import { checkDecision } from '@vastus/domain/new-clinic/application'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { queueMail } from '../delivery/index.ts'
import { addWithEmployees } from './add-new-clinic.ts'
import { type ApplicationRow, findApplication, saveDecision } from './applications-repository.ts'
import { type AskedClinic, type ReadClinic, readNewClinic } from './read-new-clinic.ts'

type Decision = RouteInput<typeof route>['body']

/**
 * Makes the clinic that was applied for and invites its employees, or declines; the contact person hears of it. Once only.
 *
 * @throws Refused where it was decided before
 */
export async function decideApplication(
  services: Services,
  request: RequestContext,
  id: number,
  { accepted, reason = '' }: Decision,
): Promise<ClinicApplication> {
  const broken = checkDecision({ accepted, reason })
  if (broken) throw new InvalidInput([{ path: 'reason', rule: broken }])
  const { asked } = await request.transaction((tx) => getWaitingApplication(tx, id))
  // Asks DNS, so not inside the transaction that decides.
  const read = accepted ? await readNewClinic(services, asked, request.now) : null
  return request.transaction(async (tx) => {
    const application = await getWaitingApplication(tx, id, { lock: true })
    const clinicId = read && (await addWithEmployees(tx, request, read, application.language))
    await saveDecision(
      tx,
      id,
      {
        state: accepted ? 'ACCEPTED' : 'DECLINED',
        asked: withoutCodes(application.asked),
        reason: accepted ? null : reason,
        clinicId,
      },
      request.now,
    )
    mailDecision(tx, application, read, reason)
    request.audit({ clinicId, subjectPersonId: null, objectType: 'clinicApplication', objectId: id })
    return presentApplication(await getApplication(tx, id), request.now)
  })
}

function mailDecision(
  tx: Tx,
  { contact, language, asked }: ApplicationRow,
  read: ReadClinic | null,
  reason: string,
) {
  const to = { to: contact.email, language }
  const clinic = asked.name
  if (read) queueMail(tx, { ...to, template: 'applicationAccepted', params: { clinic } })
  else queueMail(tx, { ...to, template: 'applicationDeclined', params: { clinic, reason } })
}

async function getApplication(tx: Tx, id: number, options?: { lock: boolean }): Promise<ApplicationRow> {
  const found = await findApplication(tx, id, options)
  if (!found) throw new NotFound()
  return found
}

async function getWaitingApplication(tx: Tx, id: number, options?: { lock: boolean }) {
  const application = await getApplication(tx, id, options)
  if (application.state !== 'NEW') throw new Refused('APPLICATION_DECIDED')
  return application
}

/** The clinic keeps what it needs of its employees; the application only names them. */
function withoutCodes(asked: AskedClinic): AskedClinic {
  return {
    ...asked,
    employees: (asked.employees ?? []).map(({ birthDate: _date, sex: _sex, ...employee }) => ({
      ...employee,
      personalCode: '',
    })),
  }
}

export function presentApplication(
  { asked, contact, language: _language, codesUnderOtherNames, ...row }: ApplicationRow,
  now: Date,
): ClinicApplication {
  const country = countryProfile(asked.countryCode)
  return {
    ...row,
    name: asked.name,
    address: asked.address,
    countryCode: asked.countryCode,
    websites: asked.websites ?? '',
    emails: asked.emails,
    plan: asked.plan,
    registrationCode: asked.registrationCode,
    employees: (asked.employees ?? []).map(
      ({ firstName, surname, email, profession, personalCode, birthDate }) => ({
        firstName,
        surname,
        email,
        profession: profession ?? 'NON_CLINICAL',
        personalCode: personalCode || null,
        birthDate:
          readPersonalCode(country.code, personalCode ?? '', localDate(now, country.timeZone))?.birthDate ??
          (birthDate || null),
        hasCodeOfOtherName: codesUnderOtherNames.includes(personalCode ?? ''),
      }),
    ),
    contact: { ...contact, phone: contact.phone ?? null },
  }
}
