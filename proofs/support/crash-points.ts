/** Moments at which a process may die; `crash-preload.ts` makes it die there. The first six are a request's. */
export const CRASH_POINTS = [
  'request parsed',
  'row written, not committed',
  'committed, not answered',
  'file on disk, row not written',
  'file row written, not scanned',
  'job leased',
  'event half fanned out',
  'event fanned out',
  'mail handed over, not recorded',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]

/** The same while a profile is completed with a code. */
export const PROFILE_POINTS = ['profile written, not committed', 'profile committed, not answered'] as const
export type ProfilePoint = (typeof PROFILE_POINTS)[number]

/** Those inside the work of a job. */
export const JOB_POINTS: readonly CrashPoint[] = CRASH_POINTS.slice(5)

/** Faults planted to see whether the proof finds them, and what it has to report. */
export const CRASH_FAULTS = {
  'keys are forgotten': 'doubled',
  'commits are undone': 'lost',
  'bytes are dropped': 'orphans',
  'notices are forgotten': 'undelivered',
} as const
export type CrashFault = keyof typeof CRASH_FAULTS
