// A mail server in a process of its own that takes every mail and keeps none, so that it costs as little as it can.
import { type AddressInfo, createServer } from 'node:net'

const END_OF_MAIL = '\r\n.\r\n'

const server = createServer((socket) => {
  let isMail = false
  let received = ''
  const answer = (line: string): void => {
    if (line === 'DATA') isMail = true
    socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
    if (line === 'QUIT') socket.end()
  }
  socket.write('220 sink\r\n')
  socket.on('error', () => socket.destroy())
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
    for (;;) {
      const mark = isMail ? END_OF_MAIL : '\r\n'
      const end = received.indexOf(mark)
      if (end < 0) return
      const line = isMail ? 'taken' : received.slice(0, end).toUpperCase()
      received = received.slice(end + mark.length)
      isMail = false
      answer(line)
    }
  })
})
server.listen(0, '127.0.0.1', () =>
  process.send?.(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
