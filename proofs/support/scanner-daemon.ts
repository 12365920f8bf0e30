import type { Socket } from 'node:net'
import { startTcpServer } from '@vastus/server/testing'

/** HONEST knows the test virus anywhere; LYING calls everything OK; the others never come to an answer. */
export type ScannerMood = 'HONEST' | 'LYING' | 'CUTTING' | 'BABBLING' | 'HALF_AN_ANSWER' | 'DOWN'

const CUT_AFTER_BYTES = 20

/** A daemon that speaks ClamAV's protocol in the mood it is given. */
export async function startScannerDaemon() {
  const daemon: { mood: ScannerMood } = { mood: 'HONEST' }
  const server = await startTcpServer((socket: Socket) => {
    if (daemon.mood === 'DOWN') return socket.destroy()
    let tail = Buffer.alloc(0)
    let hasTestVirus = false
    socket.on('data', (data) => {
      const heard = Buffer.concat([tail, data])
      tail = heard.subarray(-64)
      hasTestVirus ||= heard.includes('EICAR-STANDARD')
      if (daemon.mood === 'CUTTING' && heard.length > CUT_AFTER_BYTES) return socket.destroy()
      if (heard.subarray(-4).readUInt32BE() !== 0) return
      if (daemon.mood === 'BABBLING') return socket.end('stream: OK but wait\0')
      if (daemon.mood === 'HALF_AN_ANSWER') return socket.end('stream: OK')
      const isFound = daemon.mood === 'HONEST' && hasTestVirus
      socket.end(isFound ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0')
    })
  })
  return Object.assign(daemon, { url: `tcp://127.0.0.1:${server.port}`, stop: server.stop })
}
