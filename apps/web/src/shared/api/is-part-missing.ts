/** What browsers say of a part of the app that could not be fetched. */
const SAID = /dynamically imported module|module script|Failed to fetch|Load failed|preload CSS/i

/** Whether a part of the app did not arrive. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && SAID.test(error.message)
}
