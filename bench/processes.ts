// What the benches share that set the product beside a limit, each in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
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
  return startProgram('../apps/server/src/testing/server-process.ts', {
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

/** CPU time the process has used so far, its own and the kernel's for it. */
export async function cpuMs(pid = 0): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

export async function residentKb(pid = 0): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

export function percentile(all: readonly number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0
}

export const median = (all: readonly number[]): number => percentile(all, 0.5)

export const round = (value: number): number => Math.round(value * 100) / 100
