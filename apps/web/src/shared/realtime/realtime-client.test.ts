// @proves R4-078 R4-079 R7-026
import type { ClientMessage, ServerMessage } from '@vastus/contract/realtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRealtimeClient } from './realtime-client.ts'

const LOST = 1006
const SESSION_ENDED = 3000
const HOUR_MS = 3_600_000

/** The browser's end of a connection whose other end the test plays. */
class FakeSocket {
  static readonly OPEN = 1
  readyState = 0
  sent: ClientMessage[] = []
  closedWith: number | undefined
  onopen: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  /** Asked for by the client. The other end may never answer. */
  close(code?: number) {
    this.readyState = 2
    this.closedWith = code
  }
  opens() {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  hears(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  ends(code: number) {
    this.readyState = 3
    this.onclose({ code })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  // No jitter: the delays are the bare ones.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A client that has just asked for its first socket, signed in for an hour. */
function start() {
  const sockets: FakeSocket[] = []
  const client = createRealtimeClient(() => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket as unknown as WebSocket
  })
  const told: ServerMessage[] = []
  client.listen((event) => told.push(event))
  const session: { expiresAt: string | null } = { expiresAt: new Date(Date.now() + HOUR_MS).toISOString() }
  client.start(() => session.expiresAt, 0)
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket was asked for')
    return socket
  }
  return { client, sockets, told, session, last }
}

/** Loses the newest socket; answers after how many milliseconds another one was asked for. */
function delayAfterLoss({ sockets, last }: ReturnType<typeof start>): number {
  const before = sockets.length
  const lostAt = Date.now()
  last().ends(LOST)
  vi.advanceTimersToNextTimer()
  expect(sockets).toHaveLength(before + 1)
  return Date.now() - lostAt
}

describe('a socket that was lost', () => {
  test('is opened again, and what was missed is announced', () => {
    const page = start()
    page.last().opens()
    expect(delayAfterLoss(page)).toBe(1000)
    expect(page.told).toEqual([])
    page.last().opens()
    expect(page.told).toEqual([{ type: 'MESSAGES_MISSED' }])
  })

  test('is waited for twice as long each time, up to a minute, and briefly again after a success', () => {
    const page = start()
    const delays = Array.from({ length: 8 }, () => delayAfterLoss(page))
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    page.last().opens()
    expect(delayAfterLoss(page)).toBe(1000)
  })

  test('comes back up to a second later than that, so that not all come at once', () => {
    vi.mocked(Math.random).mockReturnValue(0.5)
    expect(delayAfterLoss(start())).toBe(1500)
  })

  test('is given up when it stays silent, though nobody closed it', () => {
    const { sockets, last } = start()
    last().opens()
    // The heartbeat after 30 s is not answered for 10.
    vi.advanceTimersByTime(40_000)
    expect(last()).toMatchObject({ readyState: 2, sent: expect.arrayContaining([{ type: 'HEARTBEAT' }]) })
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
  })

  test('that answers every heartbeat, 30 seconds apart, is kept', () => {
    const beatsOf = ({ sent }: { sent: readonly unknown[] }) =>
      sent.filter((message) => (message as { type: string }).type === 'HEARTBEAT')
    const { sockets, last } = start()
    last().opens()
    for (let beats = 0; beats < 5; beats++) {
      vi.advanceTimersByTime(29_999)
      expect(beatsOf(last())).toHaveLength(beats)
      vi.advanceTimersByTime(1)
      expect(beatsOf(last())).toHaveLength(beats + 1)
      last().hears({ type: 'HEARTBEAT' })
    }
    expect(sockets).toHaveLength(1)
  })
})

describe('what is looked at', () => {
  test('is said again to the new socket, once each, and what was left is not', () => {
    const page = start()
    page.last().opens()
    const leave = page.client.view(7)
    page.client.view(8)
    page.client.view(8)
    leave()
    delayAfterLoss(page)
    page.last().opens()
    expect(page.last().sent).toEqual([{ type: 'E_CONTACT_DETAILS_OPEN', eContactId: 8 }])
  })

  test('while there is no socket is said to the next one', () => {
    const page = start()
    page.last().opens()
    page.last().ends(LOST)
    page.client.view(9)
    vi.advanceTimersToNextTimer()
    page.last().opens()
    expect(page.last().sent).toEqual([{ type: 'E_CONTACT_DETAILS_OPEN', eContactId: 9 }])
  })
})

describe('no other socket is asked for', () => {
  const expectNoMore = ({ sockets }: ReturnType<typeof start>) => {
    vi.advanceTimersByTime(HOUR_MS)
    expect(sockets).toHaveLength(1)
  }

  test('when the server says that the session has ended', () => {
    const page = start()
    page.last().opens()
    page.last().ends(SESSION_ENDED)
    expectNoMore(page)
  })

  test('when the session has run out', () => {
    const page = start()
    page.last().opens()
    page.session.expiresAt = new Date(Date.now()).toISOString()
    page.last().ends(LOST)
    expectNoMore(page)
  })

  test('when nobody is signed in any more', () => {
    const page = start()
    page.last().opens()
    page.session.expiresAt = null
    page.last().ends(LOST)
    expectNoMore(page)
  })

  test('after signing out, which ends the open one for good', () => {
    const page = start()
    page.last().opens()
    page.client.stop()
    expect(page.last().closedWith).toBe(SESSION_ENDED)
    page.last().ends(SESSION_ENDED)
    expectNoMore(page)
  })

  test('after signing out while one is waited for', () => {
    const page = start()
    page.last().opens()
    page.last().ends(LOST)
    page.client.stop()
    expectNoMore(page)
  })
})
