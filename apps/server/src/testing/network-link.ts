import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface NetworkLink {
  port: number
  /** Connections break, and none can be made, until `mend`. */
  cut(): void
  /** Nothing moves, and neither end notices. `mend` lets the connections go on; after `forget` they stay dead. */
  freeze(): void
  /** The middle has forgotten all connections open now: their bytes go nowhere, for ever. */
  forget(): void
  mend(): void
  stop(): Promise<void>
}

/** The network between one client and a server on loopback. `delayMs` is asked for each connection's way back. */
export async function startNetworkLink(target: number, delayMs: () => number): Promise<NetworkLink> {
  type Pair = { near: Socket; far: Socket; isDead: boolean }
  const pairs = new Set<Pair>()
  let state: 'WELL' | 'CUT' | 'FROZEN' = 'WELL'

  function take(near: Socket): void {
    if (state === 'CUT') return void near.resetAndDestroy()
    const far = connect(target, '127.0.0.1')
    const pair = { near, far, isDead: false }
    pairs.add(pair)
    const lateMs = delayMs()
    const end = () => {
      // Who sleeps does not learn of the other's end.
      if (pair.isDead || state === 'FROZEN') return
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    near.on('error', end).on('close', end)
    // What the server said last is still on its way when the server closes.
    far.on('error', end).on('close', () => setTimeout(() => near.end(end), lateMs))
    near.on('data', (data) => void (pair.isDead || far.write(data)))
    far.on('data', (data) => {
      const pass = () => void (pair.isDead || near.destroyed || near.write(data))
      if (lateMs === 0) pass()
      else setTimeout(pass, lateMs)
    })
    if (state === 'FROZEN') hold(pair)
  }
  const hold = ({ near, far }: Pair) => {
    near.pause()
    far.pause()
  }

  const server = createServer(take)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'CUT'
      for (const { near, far } of pairs) {
        near.resetAndDestroy()
        far.destroy()
      }
      pairs.clear()
    },
    freeze() {
      state = 'FROZEN'
      pairs.forEach(hold)
    },
    forget() {
      for (const pair of pairs) pair.isDead = true
    },
    mend() {
      state = 'WELL'
      for (const { near, far } of pairs) {
        near.resume()
        far.resume()
      }
    },
    async stop() {
      state = 'CUT'
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
