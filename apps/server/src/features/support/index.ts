import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { askSupport } from './ask-support.ts'
import { mailRequestJob } from './mail-request-job.ts'

/** Questions to the makers of the platform. */
export function supportRoutes(parts: Parts): Handlers<'askSupport'> {
  return { askSupport: ({ body }, call) => askSupport(parts, call, body) }
}

export function supportJobs(parts: Parts): Job[] {
  return [mailRequestJob(parts)]
}
