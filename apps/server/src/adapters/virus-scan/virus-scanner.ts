import type { Readable } from 'node:stream'

export type ScanVerdict = { result: 'CLEAN' } | { result: 'INFECTED'; signature: string }

/** Looks for malware in file contents. Only a definite answer is a verdict; every doubt is `ScannerUnavailable`. */
export interface VirusScanner {
  /**
   * Reads the stream to its end, or destroys it.
   *
   * @throws ScannerUnavailable when no trustworthy answer came; the file then stays WAITING and is tried again
   */
  scan(content: Readable): Promise<ScanVerdict>
  /**
   * Sends the harmless EICAR test file: a scanner that lets it pass has no signatures and must not be believed.
   *
   * @throws ScannerUnavailable when the scanner is down or blind
   */
  probe(): Promise<void>
}

export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}

/** Put together at run time, so that no scanner quarantines this source file. */
export function eicarTestFile(): Buffer {
  return Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
}
