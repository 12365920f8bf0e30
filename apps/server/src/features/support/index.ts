import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { askSupport } from './ask-support.ts'
import { mailRequestJob } from './mail-request-job.ts'

/** Questions to the makers of the platform. */
export function supportRoutes(services: Services): Handlers<'askSupport'> {
  return { askSupport: ({ body }, request) => askSupport(services, request, body) }
}

export function supportJobs(services: Services): Job[] {
  return [mailRequestJob(services)]
}
