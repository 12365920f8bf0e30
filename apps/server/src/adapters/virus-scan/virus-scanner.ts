import type { Readable } from 'node:stream'

export type ScanVerdict =
  | { result: 'CLEAN' }
  | { result: 'INFECTED'; signature: string }
  /** The file is larger than what the scanner has been seen to look at. */
  | { result: 'NOT_LOOKED_AT' }

/** Looks for malware in file contents. Only a definite answer is a verdict; every doubt is `ScannerUnavailable`. */
export interface VirusScanner {
  /**
   * Reads the stream to its end, or destroys it.
   *
   * @param sizeBytes how much the stream holds
   * @throws ScannerUnavailable when no trustworthy answer came; the file then stays WAITING and is tried again
   */
  scan(content: Readable, sizeBytes: number): Promise<ScanVerdict>
  /**
   * Sends the harmless EICAR test file: a scanner that lets it pass has no signatures and must not be believed.
   *
   * @throws ScannerUnavailable when the scanner is down or blind
   */
  probe(): Promise<void>
}

export interface PingableScanner extends VirusScanner {
  /**
   * Asks whether the scanner is there; says nothing of its signatures.
   *
   * @throws ScannerUnavailable when it does not answer within 1.5 s
   */
  ping(): Promise<void>
}

export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}

/** Put together at run time, so that no scanner quarantines this source file. */
export function eicarTestFile(): Buffer {
  return Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
}

const PADDING = Buffer.alloc(64 * 1024, ' ')

/** The test file with spaces behind it. A scanner that does not find it leaves files of this size unread. */
export function* paddedTestFile(sizeBytes: number): Generator<Buffer> {
  const test = eicarTestFile()
  yield test
  for (let left = sizeBytes - test.length; left > 0; left -= PADDING.length) yield PADDING.subarray(0, left)
}
