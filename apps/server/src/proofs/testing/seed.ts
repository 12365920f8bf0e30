/** The seed of this run: `PROOF_SEED`, else a new one. It is printed, so that a failure can be played again. */
export const SEED = Number(process.env['PROOF_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

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
