import type { createKey as ask } from './passkey-ceremony.ts'

/** Asks the device for a new key; what that needs is loaded when it is asked. @throws PasskeyProblem */
export const createKey: typeof ask = async (begun) => (await import('./passkey-ceremony.ts')).createKey(begun)
