import { Socket } from 'node:net'

/**
 * A connection whose reader may throw: then the connection is lost, and not the process. The driver parses what comes
 * while it comes, and a peer that is no PostgreSQL can answer what its parser falls over.
 */
export class GuardedSocket extends Socket {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...values)
    try {
      return super.emit(event, ...values)
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
      return true
    }
  }
}
