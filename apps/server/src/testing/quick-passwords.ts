import { hash } from '@node-rs/argon2'

/** Every account of the factories has it. */
export const TEST_PASSWORD = 'correct-horse-42'

/** Cheaper than the product's, so that a hundred accounts take no time; verified by the real code. */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 })

export const testPasswordHash: Promise<string> = hashCheaply(TEST_PASSWORD)
