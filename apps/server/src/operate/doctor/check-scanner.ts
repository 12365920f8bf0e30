import { Clamd } from '../../adapters/virus-scan/clamd.ts'
import { ScannerUnavailable } from '../../adapters/virus-scan/virus-scanner.ts'
import type { Config } from '../../config.ts'
import { type Finding, leftOut, ok, wrong } from './finding.ts'

/** Sends the harmless EICAR test file, which a scanner with signatures must recognise. */
export async function checkScanner({ clamdUrl }: Pick<Config, 'clamdUrl'>): Promise<Finding> {
  if (!clamdUrl) return leftOut('scanner', 'CLAMD_URL is empty: files are marked as not scanned')
  try {
    await new Clamd(clamdUrl).probe()
    return ok('scanner', 'clamd knows the test signature')
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
