/**
 * The seed of the short forms: the same each time, so that a change is judged by what it changes. `PROOF_SEED` names another;
 * the long forms draw a new one each time.
 */
export const SEED = Number(process.env['PROOF_SEED'] ?? 2026)

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
