export const SCAN_RESULTS = ['WAITING', 'CLEAN', 'INFECTED', 'NA'] as const
export type ScanResult = (typeof SCAN_RESULTS)[number]

/** The worst first: one infected file makes the whole set infected. */
const BY_WEIGHT = ['INFECTED', 'WAITING', 'NA'] as const

/** The result of a set of files; an empty set is clean. */
export function combineScanResults(results: readonly ScanResult[]): ScanResult {
  return BY_WEIGHT.find((result) => results.includes(result)) ?? 'CLEAN'
}

/** Upload states of a file in the browser. */
export const UPLOAD_STATES = ['SELECTED', 'UPLOADING', 'COMPLETED', 'FAILED'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

/** Whether the file may be given out at all: always as a download, NA with a warning. */
export function canDownload(result: ScanResult): boolean {
  return result === 'CLEAN' || result === 'NA'
}

/** Whether the pictures that the server has drawn of an image may be shown: nothing of its bytes is in them. */
export function canShowPictures(result: ScanResult): boolean {
  return canDownload(result)
}
