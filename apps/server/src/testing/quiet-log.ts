import type { Log } from '../db/database.ts'

/** For tests that look at what happens, not at what is logged. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
