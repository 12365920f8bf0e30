import * as z from 'zod/mini'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { fetchAnswers } from './provider-flow.ts'
import { endFlow, FLOW_END_JOB, giveUpFlow } from './submit-flow.ts'

/** Ends a flow that nobody has come back from, with the answers that are here or that the provider has. */
export function flowEndJob(services: Services): Job {
  const { clock, database } = services
  return defineJob({
    kind: FLOW_END_JOB,
    waitsForOthers: true,
    payload: z.object({ actionId: z.string() }),
    maxAttempts: 5,
    whenGivenUp:
      ({ actionId }) =>
      (tx) =>
        giveUpFlow(tx, actionId, clock.now()),
    handler: async ({ actionId }) => {
      await fetchAnswers(services, (work) => database.transaction({ actor: 'system' }, work), actionId)
      return (tx) => endFlow(tx, actionId, clock.now())
    },
  })
}
