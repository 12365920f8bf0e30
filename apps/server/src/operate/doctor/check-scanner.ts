import { Readable } from 'node:stream'
import { MAX_FILE_BYTES } from '@vastus/domain/files/file-rules'
import { Clamd } from '../../adapters/virus-scan/clamd.ts'
import { paddedTestFile, ScannerUnavailable } from '../../adapters/virus-scan/virus-scanner.ts'
import type { Config } from '../../config.ts'
import { type Finding, leftOut, ok, wrong } from './finding.ts'

/** Sends the harmless EICAR test file, small and as large as a file may be: a scanner must recognise both. */
export async function checkScanner({ clamdUrl }: Pick<Config, 'clamdUrl'>): Promise<Finding> {
  if (!clamdUrl) return leftOut('scanner', 'CLAMD_URL is empty: files are marked as not scanned')
  try {
    const scanner = new Clamd(clamdUrl)
    await scanner.probe()
    return (await readsLargeFiles(scanner))
      ? ok('scanner', 'clamd knows the test signature, also in a file of 50 MB')
      : wrong(
          'scanner',
          'clamd does not look at files of 50 MB',
          'set StreamMaxLength, MaxFileSize and MaxScanSize in clamd.conf as docs/operations.md does; then systemctl restart clamav-daemon',
        )
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error
    return error.cause
      ? wrong(
          'scanner',
          `clamd does not answer at ${new URL(clamdUrl).host}`,
          'systemctl status clamav-daemon; it listens only with TCPSocket and TCPAddr in clamd.conf',
        )
      : wrong(
          'scanner',
          'clamd lets the test signature pass: it has no signatures',
          'systemctl status clamav-freshclam; then systemctl restart clamav-daemon',
        )
  }
}

/** Above its limit clamd says that, or cuts the connection, or calls the file clean. */
async function readsLargeFiles(scanner: Clamd): Promise<boolean> {
  try {
    return (await scanner.scan(Readable.from(paddedTestFile(MAX_FILE_BYTES)))).result === 'INFECTED'
  } catch (error) {
    if (error instanceof ScannerUnavailable) return false
    throw error
  }
}
