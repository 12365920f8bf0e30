import type { createKey as create, signWithKey as sign } from './passkey-ceremony.ts'

// What a device is asked with is loaded when it is asked.

/** @throws PasskeyProblem */
export const createKey: typeof create = async (begun) =>
  (await import('./passkey-ceremony.ts')).createKey(begun)

/** @throws PasskeyProblem */
export const signWithKey: typeof sign = async (begun) =>
  (await import('./passkey-ceremony.ts')).signWithKey(begun)
