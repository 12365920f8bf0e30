import { TooManyRequests } from '../../errors.ts'

const PER_USER = 2
const IN_ALL = 20
const RETRY_SECONDS = 5

/** Bounds how many uploads this process receives at once. */
export function createUploadSlots() {
  const byUser = new Map<number, number>()
  let inAll = 0

  /**
   * @returns gives the slot back; call it once
   * @throws TooManyRequests
   */
  return function take(userId: number): () => void {
    const own = byUser.get(userId) ?? 0
    if (own >= PER_USER || inAll >= IN_ALL) throw new TooManyRequests(RETRY_SECONDS)
    byUser.set(userId, own + 1)
    inAll += 1
    return () => {
      const left = (byUser.get(userId) ?? 1) - 1
      if (left === 0) byUser.delete(userId)
      else byUser.set(userId, left)
      inAll -= 1
    }
  }
}
