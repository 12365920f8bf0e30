import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface TestTcpServer {
  port: number
  stop(): Promise<void>
}

/** A server on loopback that treats each connection as told: for peers that misbehave. */
export async function startTcpServer(onConnection: (socket: Socket) => void): Promise<TestTcpServer> {
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => sockets.delete(socket))
    socket.on('close', () => sockets.delete(socket))
    onConnection(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
