import { createSocket } from 'node:dgram'

/** `SILENT` never answers, the other words are DNS answer codes; addresses and exchanges are records. */
export type DnsBehaviour = 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | 'SILENT' | { mx?: string[]; a?: string[] }

export interface TestDnsServer {
  /** Ready for `Resolver.setServers`. */
  address: string
  /** Names asked for so far, as they came over the wire. */
  asked: string[]
  stop(): Promise<void>
}

const answerCodes = { SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 }
const recordTypes = { a: 1, mx: 15 }

/** A real DNS server over UDP on loopback that knows the given names; any other does not exist. */
export async function startDnsServer(zones: Readonly<Record<string, DnsBehaviour>>): Promise<TestDnsServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, peer) => {
    const { name, type, end } = readQuestion(query)
    asked.push(name)
    const zone = zones[name] ?? 'NXDOMAIN'
    if (zone === 'SILENT') return
    const records = typeof zone === 'string' ? [] : recordsFor(zone, type)
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    // A reply, with recursion wished for and available.
    head.writeUInt16BE(0x8180 | (typeof zone === 'string' ? answerCodes[zone] : 0), 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), peer.port, peer.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    stop: () => new Promise((resolve) => socket.close(resolve)),
  }
}

function readQuestion(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function recordsFor(zone: { mx?: string[]; a?: string[] }, type: number): Buffer[] {
  if (type === recordTypes.a)
    return (zone.a ?? []).map((each) => record(type, Buffer.from(each.split('.').map(Number))))
  if (type !== recordTypes.mx) return []
  return (zone.mx ?? []).map((each) => record(type, Buffer.concat([Buffer.from([0, 10]), encodeName(each)])))
}

function record(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0) // the name of the question
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(content.length, 10)
  return Buffer.concat([head, content])
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '')
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.alloc(1),
  ])
}
