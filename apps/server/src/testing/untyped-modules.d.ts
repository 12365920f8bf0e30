/** Only what our tests use of two development packages that ship no types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(callback: (error: Error | null, address: AddressInfo) => void): void
    close(): Promise<void>
  }
}

declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  type Next = (error?: Error | null) => void
  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] }
  }
  export class SMTPServer {
    readonly server: Server
    constructor(options: {
      authOptional: boolean
      disabledCommands?: string[]
      disableReverseLookup?: boolean
      allowInsecureAuth?: boolean
      closeTimeout?: number
      logger?: boolean
      onAuth?(
        auth: { username?: string; password?: string },
        session: Session,
        next: (error: Error | null, answer?: { user: string }) => void,
      ): void
      onRcptTo?(address: { address: string }, session: Session, next: Next): void
      onData?(stream: Readable, session: Session, next: Next): void
    })
    listen(port: number, host: string, callback: () => void): void
    close(callback: () => void): void
    on(event: 'error', listener: (error: Error) => void): this
  }
}
