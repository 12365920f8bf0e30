import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../server.ts'
import { type Driven, drivenBy } from './driven.ts'

const READY_WITHIN_MS = 60_000
/** The bar above the page would otherwise keep the window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

/** Starts the small browser of WebKitGTK on a screen that nobody sees. It takes the commands of WebDriver over HTTP. */
export async function openWebKit(path: string): Promise<Driven> {
  const home = await mkdtemp(join(tmpdir(), 'vastus-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_BAR)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      TZ: 'Europe/Tallinn',
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(driver, address)
  const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } }
  const { sessionId } = (await ask(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string }
  const post = (way: string, body: object) => ask(`${address}/session/${sessionId}/${way}`, 'POST', body)
  return {
    ...drivenBy((name, { id, ...params }) => {
      if (name === 'navigate') return post('url', params)
      if (name === 'run') return post('execute/async', params)
      return post(`element/${String(id)}/${name === 'click' ? 'click' : 'value'}`, params)
    }),
    resize: async (width, height) => {
      await post('window/rect', { width, height: height + 40 })
    },
    openTab: async () => {
      const { handle } = (await post('window/new', { type: 'tab' })) as { handle: string }
      await ask(`${address}/session/${sessionId}/window`, 'DELETE')
      await post('window', { handle })
    },
    end: async () => {
      await fetch(`${address}/session/${sessionId}`, { method: 'DELETE' })
      for (const program of [driver, screen]) {
        const ended = once(program, 'exit')
        program.kill()
        await ended
      }
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function untilReady(driver: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (driver.exitCode !== null) throw new Error(`The driver of WebKit ended with ${driver.exitCode}`)
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await delay(50)
  }
  throw new Error('The driver of WebKit did not answer')
}

async function ask(url: string, method: 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}
