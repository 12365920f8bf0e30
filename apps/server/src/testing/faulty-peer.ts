import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * How a peer fails. `says` answers each connection with these bytes, whatever was asked; `SLOW` passes everything on,
 * but the answers late; `FLAPPING` works for every second connection and cuts the others.
 */
export type Fault = 'REFUSE' | 'SILENCE' | 'SLOW' | 'DRIP' | 'RESET' | 'HUGE' | 'FLAPPING' | { says: Buffer }

export interface FaultyPeer {
  port: number
  /** What becomes of all connections from now on, those already open included. */
  behave(how: 'WELL' | Fault): Promise<void>
  stop(): Promise<void>
}

const HUGE_PART = Buffer.alloc(64 * 1024, 'x')
const BYTES_PER_SECOND_OF_DRIP = 25

/**
 * Listens on loopback before a real service, and passes everything on until asked to fail.
 *
 * @param options.speaksFirst whether this protocol's server greets, so that a fault need not wait for a question
 * @param options.slowMs how late answers are when slow
 */
export async function startFaultyPeer(options: {
  target: number
  speaksFirst: boolean
  slowMs: number
}): Promise<FaultyPeer> {
  let how: 'WELL' | Fault = 'WELL'
  let count = 0
  let server: Server | undefined
  let port = 0
  const open = new Set<() => void>()

  function pass(near: Socket, delayMs: number): void {
    const far = connect(options.target, '127.0.0.1')
    const end = () => {
      near.destroy()
      far.destroy()
    }
    far.on('error', end)
    near.on('close', end)
    far.on('close', end)
    near.pipe(far)
    far.on('data', (data) => {
      if (delayMs === 0) near.write(data)
      else setTimeout(() => near.write(data), delayMs)
    })
  }

  function misbehave(near: Socket, fault: Fault): void {
    if (fault === 'SILENCE') return void near.resume()
    if (fault === 'RESET') return void near.once('data', () => near.resetAndDestroy())
    if (fault === 'SLOW') return pass(near, options.slowMs)
    if (fault === 'FLAPPING') {
      count += 1
      return count % 2 === 0 ? pass(near, 0) : void near.resetAndDestroy()
    }
    const begin = () => {
      if (typeof fault === 'object') return void near.end(fault.says)
      if (fault === 'DRIP') return drip(near)
      const pour = () => {
        while (!near.destroyed && near.write(HUGE_PART));
      }
      near.on('drain', pour)
      pour()
    }
    near.resume()
    if (options.speaksFirst) begin()
    else near.once('data', begin)
  }

  function take(near: Socket): void {
    const cut = () => near.destroy()
    open.add(cut)
    near.on('close', () => open.delete(cut))
    near.on('error', cut)
    if (how === 'WELL') pass(near, 0)
    else misbehave(near, how)
  }

  async function listen(): Promise<void> {
    const listening = createServer(take)
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve))
    port = (listening.address() as AddressInfo).port
    server = listening
  }

  async function stop(): Promise<void> {
    for (const cut of open) cut()
    if (server) await new Promise((resolve) => server?.close(resolve))
    server = undefined
  }

  await listen()
  return {
    port,
    async behave(next) {
      how = next
      for (const cut of open) cut()
      if (next === 'REFUSE') await stop()
      else if (!server) await listen()
    },
    stop,
  }
}

/** One byte at a time and never a whole answer: the peer is not silent, and still says nothing. */
function drip(near: Socket): void {
  const timer = setInterval(() => near.write('2'), 1000 / BYTES_PER_SECOND_OF_DRIP)
  near.on('close', () => clearInterval(timer))
}
