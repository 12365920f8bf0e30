import { eContactJobs } from './features/e-contacts/index.ts'
import { fileImportJobs, fileImportSchedule } from './features/file-import/index.ts'
import { fileJobs, fileSchedule } from './features/files/index.ts'
import { messageCentreJobs } from './features/message-centre/index.ts'
import { myDataJobs } from './features/my-data/index.ts'
import { promiseJobs } from './features/promises/index.ts'
import { platformJobs, platformSchedule } from './features/platform/index.ts'
import { registryImportJobs } from './features/registry-import/index.ts'
import { replyJobs } from './features/replies/index.ts'
import { supportJobs } from './features/support/index.ts'
import { createSchedule } from './jobs/schedule.ts'
import { createWorker, type Worker } from './jobs/worker.ts'
import type { Services } from './services.ts'
import { deliveryJobs } from './features/delivery/index.ts'

/** The worker of all features' jobs. */
export function workerOf(services: Services): Worker {
  const jobs = [
    ...eContactJobs(services),
    ...replyJobs(services),
    ...fileJobs(services),
    ...messageCentreJobs(services),
    ...myDataJobs(services),
    ...deliveryJobs(services),
    ...promiseJobs(services),
    ...supportJobs(services),
    ...registryImportJobs(services),
    ...fileImportJobs(services),
    ...platformJobs(services),
  ]
  const { clock, config, database: db, log } = services
  // In a drill, what asks anybody outside stays in the queue: none of it may count as done.
  return createWorker({
    db,
    clock,
    log,
    jobs: config.isDrill ? jobs.filter(({ waitsForOthers }) => !waitsForOthers) : jobs,
  })
}

/** Starts what runs beside the requests: the jobs, and what comes back every so often. */
export async function startBackground(services: Services): Promise<{ stop: () => Promise<void> }> {
  const worker = workerOf(services)
  const schedule = createSchedule({
    db: services.database,
    clock: services.clock,
    log: services.log,
    entries: [...fileSchedule, ...fileImportSchedule, ...platformSchedule],
  })
  await worker.start()
  schedule.start()
  return {
    async stop() {
      await schedule.stop()
      await worker.stop()
    },
  }
}
