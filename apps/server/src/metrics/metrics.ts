import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const registry = new Registry()
const seconds = new Histogram({
  name: 'vastus_http_request_seconds',
  help: 'Time to answer, by route template, method and status',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
  registers: [registry],
})
const jobs = new Gauge({
  name: 'vastus_jobs',
  help: 'Background jobs, by state',
  labelNames: ['state'],
  registers: [registry],
})

const oldestJob = new Gauge({
  name: 'vastus_oldest_job_seconds',
  help: 'How long the job that is due longest has been waiting',
  registers: [registry],
})
const auditHeadAge = new Gauge({
  name: 'vastus_audit_head_age_seconds',
  help: 'How long ago the heads of the audit chains were published; 0 for never',
  registers: [registry],
})

/** Called for every answer. The route is its template: an id in a label would be one series per person. */
export function observeAnswer(answer: { route: string; method: string; status: number; ms: number }): void {
  seconds.observe(
    { route: answer.route, method: answer.method, status: String(answer.status) },
    answer.ms / 1000,
  )
}

let isCollecting = false

/** The figures of this process; the event loop and the memory are watched from the first call on. */
export function createMetrics() {
  if (!isCollecting) collectDefaultMetrics({ register: registry })
  isCollecting = true
  return {
    contentType: registry.contentType,
    setJobs: (counts: Record<string, number>) => {
      for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count)
    },
    setOldestJob: (age: number) => oldestJob.set(age),
    setAuditHeadAge: (age: number) => auditHeadAge.set(age),
    render: () => registry.metrics(),
  }
}
