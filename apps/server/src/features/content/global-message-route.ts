import { Forbidden, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import { contextOf, type Role } from '../../principal.ts'
import { findMessagesForPatient, findMessagesOfClinics } from './global-message-repository.ts'

type Query = { role?: 'PATIENT' | 'DOCTOR' | undefined; clinicIds?: number[] | undefined }

export function globalMessageRoute(): Handlers<'listGlobalMessages'> {
  return {
    listGlobalMessages: async ({ query }, request) => {
      const role = roleOf(query, request)
      const content = role ? await find(query, role, request) : []
      return wholePage(content)
    },
  }
}

/** The role asked for, which must be the caller's; else the one the caller acts in. */
function roleOf({ role }: Query, request: RequestContext): Role | null {
  const wanted = role === undefined ? request.role : (`PRM_${role}` as const)
  const { mayActAsStaff, permissions } = request.principal()
  if (role !== undefined && !permissions.includes(`PRM_${role}`)) throw new Forbidden()
  if (role === 'DOCTOR' && !mayActAsStaff) throw new Forbidden()
  return wanted
}

async function find({ clinicIds }: Query, role: Role, request: RequestContext) {
  const principal = request.principal()
  const context = contextOf(principal, role, request.now)
  if (role === 'PRM_PATIENT' && principal.personId !== null) {
    const { personId } = principal
    return request.transaction((tx) => findMessagesForPatient(tx, personId, clinicIds ?? null), { context })
  }
  if (role !== 'PRM_DOCTOR') return []
  const own = principal.employments.map((employment) => employment.clinicId)
  if (clinicIds?.some((id) => !own.includes(id))) throw new NotFound()
  return request.transaction((tx) => findMessagesOfClinics(tx, clinicIds ?? own), { context })
}
