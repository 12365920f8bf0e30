// The limit of sockets: passes on what it is given to everybody in the room, and knows nothing else. Run by sockets.ts.
import { createServer } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'

const HEARTBEAT = '{"type":"HEARTBEAT"}'
const rooms = new Map<string, Set<WebSocket>>()
const roomOf = (path = '') => new URL(path, 'http://limit').searchParams.get('room') ?? ''

function tell(room: string, text: Buffer): void {
  for (const socket of rooms.get(room) ?? []) socket.send(text, { binary: false })
}

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.method === 'POST') tell(roomOf(request.url), Buffer.concat(parts))
    response.end('{}')
  })
})
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url }) => {
  const room = roomOf(url)
  const members = rooms.get(room) ?? new Set()
  rooms.set(room, members.add(socket))
  socket.on('message', (data: Buffer) => {
    if (data.length === HEARTBEAT.length) socket.send(HEARTBEAT)
    else tell(room, data)
  })
  socket.on('close', () => members.delete(socket))
})
server.listen(Number(process.env.PORT), '127.0.0.1')
