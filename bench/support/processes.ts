// What the benches share that set the product beside a limit, each in a process of its own.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const TICKS_PER_SECOND = 100

/** Starts a program of this folder on PORT and waits until `readyPath` answers well. */
export async function startProgram(
  file: string,
  { readyPath, ...env }: { readyPath: string; PORT: string; [name: string]: string },
): Promise<ChildProcess> {
  const started = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const isReady = () =>
    fetch(`http://127.0.0.1:${env.PORT}${readyPath}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (started.exitCode !== null) throw new Error(`${file} ended with ${started.exitCode}`)
    await delay(50)
  }
  return started
}

/** The real server, with the settings of production. Sessions come in the cookie `__Host-sid`. */
export function startProduct(env: {
  PORT: string
  DATABASE_URL: string
  DATA_DIR: string
  CLAMD_URL?: string
  SMTP_URL?: string
}): Promise<ChildProcess> {
  return startProgram('../../apps/server/src/testing/server-process.ts', {
    readyPath: '/api/health/ready',
    APP_MODE: 'PROD',
    PUBLIC_URL: 'https://bench.vastus.test',
    SECRET_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Vastus <no-reply@bench.test>',
    SUPPORT_EMAIL: 'support@bench.test',
    LOG_LEVEL: 'error',
    ...env,
  })
}

/** A mail server that takes everything. */
export async function startMailSink(): Promise<{ process: ChildProcess; url: string }> {
  const started = fork(join(import.meta.dirname, 'mail-sink.ts'))
  const [url] = (await once(started, 'message')) as [string]
  return { process: started, url }
}

/** CPU time the process has used so far, its own and the kernel's for it. */
export async function cpuMs(pid = 0): Promise<number> {
  const { own } = await statOf(pid)
  return own
}

/** The same for a process with its children, those that have ended included. */
export async function cpuOfFamilyMs(parent: number): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const stats = await Promise.all(pids.map(statOf))
  const { own, ended } = await statOf(parent)
  return stats.reduce((sum, each) => (each.parent === parent ? sum + each.own : sum), own + ended)
}

export async function parentOf(pid: number): Promise<number> {
  return (await statOf(pid)).parent
}

/** @returns nothing but zeros for a process that has just ended */
async function statOf(pid: number): Promise<{ parent: number; own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.split(') ')[1]?.split(' ') ?? []
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  const ms = (ticks: number): number => (ticks * 1000) / TICKS_PER_SECOND
  return {
    parent: Number(fields[1] ?? 0),
    own: ms(user + system),
    ended: ms(endedUser + endedSystem),
  }
}

export async function residentKb(pid = 0): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

export function percentile(all: readonly number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0
}

export const median = (all: readonly number[]): number => percentile(all, 0.5)

export const round = (value: number): number => Math.round(value * 100) / 100
