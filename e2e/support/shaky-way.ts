import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the product that can break in the middle of what it carries, as that of a phone does. */
export async function shakyWay(productUrl: string) {
  const { port: productPort } = new URL(productUrl)
  const open = new Set<Socket>()
  let bytesLeft = Infinity
  let broken: () => void = () => undefined

  const breakOff = (): void => {
    for (const socket of open) socket.destroy()
    broken()
  }
  const server = createServer((browser) => {
    if (bytesLeft <= 0) return browser.destroy()
    const product = connect(Number(productPort), '127.0.0.1')
    const end = () => {
      browser.destroy()
      product.destroy()
    }
    for (const socket of [browser, product]) {
      open.add(socket)
      // What breaks here breaks on purpose.
      socket.on('error', end).on('close', () => {
        open.delete(socket)
        end()
      })
    }
    product.pipe(browser)
    browser.on('data', (piece) => {
      const passing = piece.subarray(0, Math.max(0, bytesLeft))
      bytesLeft -= piece.length
      product.write(passing)
      if (bytesLeft <= 0) breakOff()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Carries so many bytes more to the product, and then nothing until it is mended. Resolves when it is broken. */
    breakAfter: (bytes: number): Promise<void> => {
      bytesLeft = bytes
      return new Promise((resolve) => {
        broken = resolve
      })
    },
    mend: (): void => {
      bytesLeft = Infinity
    },
    close: async (): Promise<void> => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
