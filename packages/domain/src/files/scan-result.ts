export const SCAN_RESULTS = ['WAITING', 'CLEAN', 'INFECTED', 'NA'] as const
export type ScanResult = (typeof SCAN_RESULTS)[number]

/** Upload states of a file in the browser. */
export const UPLOAD_STATES = ['SELECTED', 'UPLOADING', 'COMPLETED', 'FAILED'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

/** The worst first: one infected file makes the whole set infected. */
const BY_WEIGHT: readonly ScanResult[] = ['INFECTED', 'WAITING', 'NA']

/** The result of a set of files; an empty set is clean. */
export function combineScanResults(results: readonly ScanResult[]): ScanResult {
  return BY_WEIGHT.find((result) => results.includes(result)) ?? 'CLEAN'
}

/** Whether the file may be given out at all. NA comes with a warning and never inline. */
export function canDownload(result: ScanResult): boolean {
  return result === 'CLEAN' || result === 'NA'
}

/** Whether the browser may show the file itself, or its small picture. */
export function canShowInline(result: ScanResult): boolean {
  return result === 'CLEAN'
}
