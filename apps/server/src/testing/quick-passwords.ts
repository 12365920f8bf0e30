import { hash } from '@node-rs/argon2'

/** Every account of the factories has it. */
export const TEST_PASSWORD = 'correct-horse-42'

/** Cheaper than the product's, so that a hundred accounts take no time; verified by the real code. */
export const testPasswordHash: Promise<string> = hash(TEST_PASSWORD, {
  algorithm: 2,
  memoryCost: 8,
  timeCost: 1,
  parallelism: 1,
})
