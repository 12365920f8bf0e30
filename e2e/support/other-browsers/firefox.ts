import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Driven, drivenBy } from './driven.ts'

const READY_WITHIN_MS = 60_000
const PREFERENCES = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'intl.accept_languages': 'et',
}
const COMMANDS = {
  navigate: 'WebDriver:Navigate',
  run: 'WebDriver:ExecuteAsyncScript',
  click: 'WebDriver:ElementClick',
  type: 'WebDriver:ElementSendKeys',
}

/** Starts Debian's Firefox without a window. It takes the commands of WebDriver by Marionette, as its own driver hands them on. */
export async function openFirefox(path: string): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'vastus-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote']
  const browser = spawn(path, [...options, '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, TZ: 'Europe/Tallinn', MOZ_HEADLESS_HEIGHT: '1000' },
  })
  const socket = connect(await portOf(browser, profile), '127.0.0.1')
  const send = await speakMarionette(socket)
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  return {
    ...drivenBy((name, params) => send(COMMANDS[name], params)),
    // A window cannot be as narrow as a phone; the page inside it can.
    resize: async (width, height) => {
      await send('WebDriver:SetWindowRect', { width: Math.max(width, 500), height: height + 100 })
      await send('Marionette:SetContext', { value: 'chrome' })
      const script = `
        for (const side of ['min-width', 'max-width', 'width'])
          gBrowser.selectedBrowser.style.setProperty(side, arguments[0] + 'px')`
      await send('WebDriver:ExecuteScript', { script, args: [width] })
      await send('Marionette:SetContext', { value: 'content' })
    },
    openTab: async () => {
      const { handle } = (await send('WebDriver:NewWindow', { type: 'tab', focus: true })) as {
        handle: string
      }
      await send('WebDriver:CloseWindow', {})
      await send('WebDriver:SwitchToWindow', { handle })
    },
    end: async () => {
      const ended = once(browser, 'exit')
      await send('Marionette:Quit', { flags: ['eForceQuit'] })
      await ended
      socket.destroy()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function portOf(browser: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}`)
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
    await delay(50)
  }
  throw new Error('Firefox did not say where it listens')
}

type Answer = [kind: number, id: number, error: { error: string; message: string } | null, result: unknown]

/** Messages are JSON behind their length: `[0, number, command, parameters]`, answered by `[1, number, error, result]`. */
async function speakMarionette(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>()
  const greeted = Promise.withResolvers<void>()
  let received = Buffer.alloc(0)
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
      else greeted.resolve()
    }
  })
  await greeted.promise
  let last = 0
  return async (name: string, params: object): Promise<unknown> => {
    const id = (last += 1)
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    const text = JSON.stringify([0, id, name, params])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    waiting.delete(id)
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
    return result && typeof result === 'object' && 'value' in result ? result.value : result
  }
}
