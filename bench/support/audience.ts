import { WebSocket } from 'ws'

/** One event that so many sockets are to hear of. */
export type Telling = { sentAt: number; hearers: number; heardBy: Set<WebSocket>; text: string }

const HEAD =
  /^\{"type":"(\w+)"(?:,"isComplete":(?:(true)|false,"views":\[\{"eContactId":(\d+)))?(?:,"eContactId":(\d+))?/
const HEAD_BYTES = 80
const OPENING_AT_ONCE = 25

/** The sockets of one side and what they have heard. */
export function createAudience() {
  const sockets: WebSocket[] = []
  const open = new Map<number, Telling>()
  const counts = { frames: 0, bytes: 0, unasked: 0, twice: 0, closed: 0 }
  let latencies: number[] = []
  let isLeaving = false

  function hear(socket: WebSocket, telling: Telling): void {
    if (telling.heardBy.has(socket)) counts.twice += 1
    else latencies.push(performance.now() - telling.sentAt)
    telling.heardBy.add(socket)
  }

  function follow(socket: WebSocket): void {
    socket.on('message', (data: Buffer) => {
      const [head, type, isAll, viewed, id = viewed] = HEAD.exec(data.toString('latin1', 0, HEAD_BYTES)) ?? []
      if (!head) throw new Error(`not understood: ${data.toString('utf8', 0, HEAD_BYTES)}`)
      // The first message of a socket, and messages only for those who have it open, are no part of the event.
      if (type === 'HEARTBEAT' || type === 'E_CONTACT_DETAILS_VIEWERS' || isAll) return
      counts.frames += 1
      counts.bytes += data.length
      const telling = open.get(Number(id))
      if (!telling) {
        counts.unasked += 1
        return
      }
      if (telling.heardBy.size === 0) telling.text = data.toString()
      hear(socket, telling)
    })
    socket.on('close', (code) => {
      if (isLeaving) return
      counts.closed += 1
      process.stderr.write(`a socket was closed with ${code}\n`)
    })
  }

  return {
    sockets,
    counts,
    async join(urls: readonly { url: string; cookie: string }[]): Promise<void> {
      const joined: WebSocket[] = []
      const waiting = [...urls.entries()]
      await Promise.all(
        Array.from({ length: OPENING_AT_ONCE }, async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const [at, { url, cookie }] = next
            const socket = new WebSocket(url, {
              headers: { cookie },
              perMessageDeflate: false,
              skipUTF8Validation: true,
            })
            follow(socket)
            await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
            joined[at] = socket
          }
        }),
      )
      sockets.push(...joined)
    },
    leave(): void {
      isLeaving = true
      for (const socket of sockets) socket.terminate()
    },
    expect(eContactId: number, hearers: number): Telling {
      const telling = { sentAt: performance.now(), hearers, heardBy: new Set<WebSocket>(), text: '' }
      open.set(eContactId, telling)
      return telling
    },
    /** What was heard since the last time, in ms after it was sent. */
    takeLatencies(): number[] {
      const taken = latencies
      latencies = []
      return taken
    },
  }
}
