import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface TestS3Server {
  /** Ready to be `S3_URL`. */
  url: string
  stop(): Promise<void>
}

/** A real S3 wire protocol on loopback. It does not judge signatures, so it proves transport, not access control. */
export async function startS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'vastus-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'vastus-files', configs: [] }],
  })
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.run((error, address) => (error ? reject(error) : resolve(address)))
  })
  return {
    url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/vastus-files?region=us-east-1`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
