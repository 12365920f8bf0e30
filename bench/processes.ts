import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 50

/** Runs a server of the bench, or the product, as a process of its own, and waits until it answers on its PORT. */
export async function start(file: string, env: Record<string, string>, path = '/'): Promise<ChildProcess> {
  const started = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  while (!(await answers(`http://127.0.0.1:${env.PORT}${path}`))) {
    if (started.exitCode !== null) throw new Error(`${file} ended with ${started.exitCode}`)
    await delay(LOOK_EVERY_MS)
  }
  return started
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

/** The product as a clinic runs it, on this database. */
export const productEnv = (databaseUrl: string, port: number, dataDir: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  DATA_DIR: dataDir,
  APP_MODE: 'PROD',
  PUBLIC_URL: 'https://bench.vastus.test',
  SECRET_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'error',
})

export function median(all: number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

export const round = (value: number): number => Math.round(value * 100) / 100
