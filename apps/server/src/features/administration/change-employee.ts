import type { changeEmployee as route, Employee } from '@vastus/contract/employees'
import type { RouteInput } from '@vastus/contract/route'
import { isClinical, professionLack } from '@vastus/domain/roles'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotSignedIn, Refused } from '../../errors.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { announceSessionEnded } from '../../realtime/session-ended.ts'
import type { Services } from '../../services.ts'
import { type EmployeeDetails, mailInvitation } from '../clinics/index.ts'
import { tellOfClinician } from './tell-of-clinician.ts'
import { readPerson, requireAdult } from '../patients/index.ts'
import { requireUsableEmail } from '../sign-in/index.ts'
import {
  announceRights,
  auditEmployee,
  type EmployeePlace,
  getEmployee,
  requireList,
  showEmployee,
  showingEmployee,
} from './access-employee.ts'
import {
  correctInvitedEmail,
  type EmployeeRow,
  endSessionsOfColleague,
  hasCode,
  lockWithCaller,
  saveEmployee,
} from './employees-repository.ts'

type Changes = RouteInput<typeof route>['body']
/** How far ahead the clock of a caller may be. */
const CLOCK_TOLERANCE_MS = 24 * 60 * 60_000

/**
 * Changes an employee. Who is deactivated is signed out everywhere at once, and is named in the past as before; their patient
 * list and what they are responsible for stay.
 *
 * @throws NotSignedIn where the caller was deactivated meanwhile
 * @throws Refused where somebody deactivates themselves, or gives a profession that is not theirs to give
 * @throws BusinessRule PERSONAL_CODE_DUPLICATE, GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT
 */
export async function changeEmployee(
  services: Services,
  request: RequestContext,
  { id, employeeId }: EmployeePlace,
  changes: Changes,
): Promise<Employee> {
  const own = requireEmployment(request, id)
  const { clinicId, name } = own
  const email = changes.email === undefined ? undefined : await requireUsableEmail(services, changes.email)
  return request.once(
    async (tx) => {
      const { userId } = request.principal()
      if (changes.deletedAt && !(await lockWithCaller(tx, clinicId, employeeId, userId)))
        throw new NotSignedIn()
      const before = await getEmployee(tx, clinicId, employeeId, { lock: true })
      requireVersion(request, before.version)
      const isSelf = before.userId === userId
      const lack = professionLack(
        { giver: own.profession, isSelf },
        { from: before.profession, to: changes.profession ?? before.profession },
      )
      if (lack) throw new Refused(lack)
      if (isGrave(before, { ...changes, email })) requireFreshSignIn(request)
      const deletedAt = deactivation(before, changes.deletedAt, request)
      const details = changed(services, request, before, { ...changes, email })
      if (details.personalCode !== null && (await hasCode(tx, clinicId, details.personalCode, employeeId)))
        throw new BusinessRule('PERSONAL_CODE_DUPLICATE')
      if (changes.listCode !== undefined) await requireList(tx, clinicId, details.listCode)
      await saveEmployee(tx, employeeId, { ...details, deletedAt })
      if (email !== undefined && email !== before.email) {
        if (!(await correctInvitedEmail(tx, clinicId, before.userId, email)))
          throw new BusinessRule('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT')
        if (before.lastSignInAt === null)
          mailInvitation(tx, { to: email, language: before.language, clinic: name })
      }
      const comesBack = before.deletedAt !== null && deletedAt === null
      if (isClinical(details.profession) && (comesBack || (email !== undefined && email !== before.email)))
        await tellOfClinician(tx, own, details)
      await follow(tx, clinicId, before, deletedAt, request)
      auditEmployee(request, clinicId, employeeId)
      return showEmployee(tx, clinicId, employeeId)
    },
    showingEmployee(request, clinicId),
  )
}

/** Who may come in, and who reads what: nobody decides it at a desk that somebody else has left open. */
const isGrave = (before: EmployeeRow, { deletedAt, profession, email }: Changes): boolean =>
  (email !== undefined && email !== before.email) ||
  (deletedAt !== undefined && (deletedAt === null) !== (before.deletedAt === null)) ||
  (profession !== undefined && profession !== before.profession)

/** Since when the employee is deactivated after the change. @throws Refused, InvalidInput */
function deactivation(
  { userId, deletedAt }: EmployeeRow,
  given: string | null | undefined,
  { now, principal }: RequestContext,
): Date | string | null {
  if (given === undefined) return deletedAt
  if (given === null) return null
  if (userId === principal().userId) throw new Refused('OWN_EMPLOYMENT')
  if (deletedAt !== null) return deletedAt
  const from = new Date(given)
  if (from.getTime() > now.getTime() + CLOCK_TOLERANCE_MS)
    throw new InvalidInput([{ path: 'deletedAt', rule: 'DATE_RANGE' }])
  return from > now ? now : from
}

/** The row with the changes. The code, birth date and sex are read again only where one of them changes. */
function changed(
  services: Services,
  request: RequestContext,
  before: EmployeeRow,
  changes: Changes,
): EmployeeDetails {
  const { firstName = before.firstName, surname = before.surname, profession = before.profession } = changes
  const listCode = changes.listCode === undefined ? before.listCode : changes.listCode
  const details = { firstName, surname, profession, listCode, email: changes.email ?? before.email }
  const { personalCode, birthDate, sex } = before
  const isSamePerson =
    changes.personalCode === undefined && changes.birthDate === undefined && changes.sex === undefined
  if (isSamePerson) return { ...details, personalCode, birthDate, sex }
  const person = readPerson(
    services,
    {
      firstName,
      surname,
      personalCode: changes.personalCode ?? personalCode ?? undefined,
      // Another code tells another birth date.
      birthDate: changes.birthDate ?? (changes.personalCode ? undefined : (birthDate ?? undefined)),
      sex: changes.sex ?? sex ?? undefined,
    },
    request.now,
  )
  requireAdult(person.birthDate, request.now, services)
  return { ...details, ...person }
}

async function follow(
  tx: Tx,
  clinicId: number,
  before: EmployeeRow,
  deletedAt: Date | string | null,
  request: RequestContext,
): Promise<void> {
  const isLeaving = before.deletedAt === null && deletedAt !== null
  if (isLeaving) {
    request.auditAs('EMPLOYEE_DEACTIVATE')
    await endSessionsOfColleague(tx, clinicId, before.userId, request.now)
    await announceSessionEnded(tx, { userId: before.userId })
  } else if (before.deletedAt !== null && deletedAt === null) request.auditAs('EMPLOYEE_REACTIVATE')
  await announceRights(tx, before.personId)
}
