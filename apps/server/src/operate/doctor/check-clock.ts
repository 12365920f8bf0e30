import { type Finding, ok, wrong } from './finding.ts'

/** One-time codes and signatures of the object store tell time in minutes. */
const MAX_DIFFERENCE_MS = 5_000

/** @param whose named in the words, as in "the database's" */
export function checkClock(whose: string, theirs: Date, ours: Date): Finding {
  const seconds = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000)
  return seconds * 1000 > MAX_DIFFERENCE_MS
    ? wrong(
        'clock',
        `${whose} clock and this machine's differ by ${seconds} s`,
        'run a time service on both machines, such as systemd-timesyncd or chrony',
      )
    : ok('clock', `agrees with ${whose}`)
}
