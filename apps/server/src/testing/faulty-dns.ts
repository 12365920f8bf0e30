import { createSocket, type Socket } from 'node:dgram'

export type DnsFault =
  | 'refuse'
  | 'silence'
  | 'slow'
  | 'garbage'
  | 'SERVFAIL'
  | 'REFUSED'
  | 'wrong shape'
  | 'huge'
  | 'flapping'

export interface FaultyDns {
  /** Ready for `Resolver.setServers`. */
  address: string
  behave(how: 'WELL' | DnsFault): Promise<void>
  stop(): Promise<void>
}

const NAME_ERROR = 3

/** A DNS server over UDP on loopback that knows no name at all, and fails as told. */
export async function startFaultyDns(slowMs: number): Promise<FaultyDns> {
  let how: 'WELL' | DnsFault = 'WELL'
  let count = 0
  let socket: Socket | undefined
  let port = 0

  async function listen(): Promise<void> {
    const bound = createSocket('udp4')
    bound.on('message', (query, peer) => {
      const say = (answer: Buffer) => socket?.send(answer, peer.port, peer.address)
      count += 1
      if (how === 'silence' || (how === 'flapping' && count % 2 === 1)) return
      if (how === 'slow') setTimeout(say, slowMs, answerWith(query, NAME_ERROR))
      else if (how === 'garbage') say(Buffer.alloc(40, 0xee))
      else if (how === 'huge') say(hugeAnswer(query))
      else if (how === 'SERVFAIL') say(answerWith(query, 2))
      else if (how === 'REFUSED') say(answerWith(query, 5))
      // An answer with an id nobody asked for.
      else if (how === 'wrong shape')
        say(Buffer.concat([Buffer.from([0, 0]), answerWith(query, 3).subarray(2)]))
      else say(answerWith(query, NAME_ERROR))
    })
    await new Promise<void>((resolve) => bound.bind(port, '127.0.0.1', resolve))
    port = bound.address().port
    socket = bound
  }
  async function stop(): Promise<void> {
    const closing = socket
    socket = undefined
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }

  await listen()
  return {
    address: `127.0.0.1:${port}`,
    async behave(next) {
      how = next
      count = 0
      if (next === 'refuse') await stop()
      else if (!socket) await listen()
    },
    stop,
  }
}

function answerWith(query: Buffer, code: number): Buffer {
  const answer = Buffer.from(query)
  answer.writeUInt16BE(0x8180 | code, 2)
  return answer
}

/** Says that a thousand records follow, and sends noise in their place. */
function hugeAnswer(query: Buffer): Buffer {
  const answer = Buffer.concat([answerWith(query, 0), Buffer.alloc(60_000, 0xff)])
  answer.writeUInt16BE(1_000, 6)
  return answer
}
