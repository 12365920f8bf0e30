import type { RouteInput } from '@vastus/contract/route'
import type { askSupport as route } from '@vastus/contract/support'
import { SUPPORT_REQUESTS_PER_HOUR } from '@vastus/domain/limits'
import { checkSupportRequest, lengthLimit } from '@vastus/domain/support/support-request'
import { brokenRule } from '@vastus/domain/validation-rules'
import { InvalidInput } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { contextOfAccount } from '../../principal.ts'
import { MAIL_REQUEST_JOB } from './mail-request-job.ts'
import { insertSupportRequest } from './support-repository.ts'
import { chargeHourly } from '../sign-in/index.ts'

/** Keeps what somebody asks the support, and has it mailed there. Who has no complete profile yet may ask too. */
export async function askSupport(
  services: Services,
  request: RequestContext,
  { topic, subject, description, email }: RouteInput<typeof route>['body'],
): Promise<{ id: number }> {
  await chargeHourly(services, request, { kind: 'support', perHour: SUPPORT_REQUESTS_PER_HOUR })
  const problems = checkSupportRequest({ subject, description, email })
  if (problems.length > 0)
    throw new InvalidInput(
      problems.map((problem) => ({
        path: problem.field,
        ...brokenRule(problem.rule, { count: lengthLimit(problem) }),
      })),
    )
  return request.once(
    async (tx) => {
      const id = await insertSupportRequest(
        tx,
        request.principal().userId,
        { topic, subject, description, email },
        request.now,
      )
      await enqueue(tx, { kind: MAIL_REQUEST_JOB, payload: { requestId: id } })
      return { id }
    },
    { keep: (answer) => answer, again: (_tx, answer) => Promise.resolve(answer) },
    { context: contextOfAccount(request.principal(), null) },
  )
}
