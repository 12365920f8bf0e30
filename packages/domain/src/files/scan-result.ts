export const SCAN_RESULTS = ['WAITING', 'CLEAN', 'INFECTED', 'NA'] as const
export type ScanResult = (typeof SCAN_RESULTS)[number]

/** Upload states of a file in the browser. */
export const UPLOAD_STATES = ['SELECTED', 'UPLOADING', 'COMPLETED', 'FAILED'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

/** Whether the file may be given out at all. NA comes with a warning and never inline. */
export function canDownload(result: ScanResult): boolean {
  return result === 'CLEAN' || result === 'NA'
}

/** Whether the browser may show the file itself, or its small picture. */
export function canShowInline(result: ScanResult): boolean {
  return result === 'CLEAN'
}
