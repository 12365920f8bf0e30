import { NotFound } from '../errors.ts'
import type { Employment } from '../principal.ts'
import type { RequestContext } from './request-context.ts'

/**
 * The caller's employment in a clinic; without a clinic, the first one.
 *
 * @throws NotFound for a clinic that the caller does not work in, as for one that is not there
 */
export function requireEmployment(request: RequestContext, clinicId: number | undefined): Employment {
  const { employments } = request.principal()
  const employment =
    clinicId === undefined ? employments[0] : employments.find((each) => each.clinicId === clinicId)
  if (!employment) throw new NotFound()
  return employment
}

/** The caller as one of a clinic's staff. */
export function colleagueOf(request: RequestContext, clinicId: number): Employment & { userId: number } {
  const { employments, userId } = request.principal()
  const employment = employments.find((each) => each.clinicId === clinicId)
  if (!employment) throw new Error(`account ${userId} does not work in clinic ${clinicId}`)
  return { ...employment, userId }
}
