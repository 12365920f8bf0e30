import type { ServerMessage } from '@vastus/contract/realtime'
import { SESSION_ENDED_CODE } from '@vastus/domain/limits'
import { vi } from 'vitest'
import type { MockServer } from './mock-server.ts'

const RESTARTED = 1012

/** Gives the page connections of its own: messages reach it when a test says so, and files go to the server of the test. */
export function stubConnections(server: MockServer) {
  const sockets: TestSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends TestUpload {
      override readonly fetch = server.fetch
    },
  )
  const tabs: BroadcastChannel[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    // A log-out of another test, which may arrive late, must not log this page out.
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${crypto.randomUUID()}`)
        tabs.push(this)
      }
    },
  )
  const newest = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('The page has not asked for a connection')
    return socket
  }
  return {
    /** Says something to the page, as the server does without being asked. */
    say: (message: ServerMessage): void => newest().onmessage({ data: JSON.stringify(message) }),
    opens: (): void => newest().onopen(),
    /** The server ends the connection, as when it is started again. The page opens another one. */
    breaks: (): void => newest().onclose({ code: RESTARTED }),
    /** The session is over: the page asks for no other connection, so that none of its own is taken for the next page's. */
    ends: (): void => {
      for (const socket of sockets) socket.onclose({ code: SESSION_ENDED_CODE })
      for (const tab of tabs) tab.close()
    },
    /** How many connections the page has asked for. */
    count: (): number => sockets.length,
  }
}

export type Connection = ReturnType<typeof stubConnections>

/** A connection that is open and says what the test says. */
class TestSocket extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = TestSocket.OPEN
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: (event: { code: number }) => void = () => undefined
  send(): void {}
  close(): void {}
}

/** What the app uses of a request by which a file is sent. */
abstract class TestUpload {
  abstract readonly fetch: MockServer['fetch']
  readonly upload = { onprogress: (_: { loaded: number; total: number }): void => undefined }
  status = 0
  responseText = ''
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  onloadend: () => void = () => undefined
  private readonly ending = new AbortController()
  private address = ''

  open(_: string, address: string): void {
    this.address = address
  }
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null
  }
  abort(): void {
    this.ending.abort()
  }
  send(body: FormData): void {
    void this.sending(body).finally(() => this.onloadend())
  }

  private async sending(body: FormData): Promise<void> {
    try {
      const { signal } = this.ending
      const response = await this.fetch(this.address, { method: 'POST', body, signal })
      this.status = response.status
      this.responseText = await response.text()
    } catch {
      return this.ending.signal.aborted ? this.onabort() : this.onerror()
    }
    this.onload()
  }
}
