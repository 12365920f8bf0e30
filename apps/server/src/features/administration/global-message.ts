import type {
  deleteGlobalMessage as deleteRoute,
  saveGlobalMessage as saveRoute,
} from '@vastus/contract/clinic-administration'
import type { RouteInput, RouteResponse } from '@vastus/contract/route'
import { checkMessageEnd } from '@vastus/domain/clinic/message-end'
import { InvalidInput, NotFound } from '../../errors.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import {
  findMessage,
  finishSetUpStep,
  getTimeZone,
  lockMessage,
  putMessage,
  removeMessage,
} from './clinic-repository.ts'

type Saved = RouteResponse<typeof saveRoute>

const audit = (request: RequestContext, clinicId: number, id: number) =>
  request.audit({ clinicId, subjectPersonId: null, objectType: 'globalMessage', objectId: id })

/**
 * Shows a message in place of the one before.
 *
 * @throws OutdatedVersion where a colleague has put another one in its place
 * @throws InvalidInput for a last day that has passed
 */
export function saveGlobalMessage(
  request: RequestContext,
  body: RouteInput<typeof saveRoute>['body'],
): Promise<Saved> {
  const { clinicId } = requireEmployment(request, body.clinicId)
  return request.once(
    async (tx) => {
      requireVersion(request, await lockMessage(tx, clinicId))
      if (body.endsOn !== undefined) {
        const rule = checkMessageEnd(body.endsOn, {
          now: request.now,
          timeZone: await getTimeZone(tx, clinicId),
        })
        if (rule) throw new InvalidInput([{ path: 'endsOn', rule }])
      }
      const saved = await putMessage(tx, clinicId, body, request.now)
      await finishSetUpStep(tx, clinicId, 'GREETING')
      audit(request, clinicId, saved.id)
      return saved
    },
    {
      keep: ({ id }) => ({ id }),
      again: async (tx, { id }) => {
        const found = await findMessage(tx, clinicId, id)
        if (!found) throw new NotFound()
        audit(request, clinicId, id)
        return found
      },
    },
  )
}

/** Ends the message, also one that a colleague wrote. @throws NotFound for that of another clinic */
export function deleteGlobalMessage(
  request: RequestContext,
  { params, query }: Pick<RouteInput<typeof deleteRoute>, 'params' | 'query'>,
): Promise<undefined> {
  const { clinicId } = requireEmployment(request, query.clinicId)
  return request.transaction(async (tx) => {
    if (!(await removeMessage(tx, clinicId, params.id))) throw new NotFound()
    audit(request, clinicId, params.id)
    return undefined
  })
}
