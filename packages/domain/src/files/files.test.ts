// @proves R4-049
import { describe, expect, it } from 'vitest'
import {
  checkFileCount,
  contentTypeOf,
  FILE_ENDINGS,
  formatOf,
  isImageFormat,
  withEndingOf,
} from './file-rules.ts'
import {
  canDownload,
  canShowPictures,
  combineScanResults,
  SCAN_RESULTS,
  type ScanResult,
} from './scan-result.ts'

describe('a file', () => {
  it('has one of the agreed formats', () => {
    expect([...FILE_ENDINGS].sort().join(' ')).toBe(
      'doc docx heic jfif jpe jpeg jpg mov mp4 odt pdf png tif tiff txt webp xls xlsx',
    )
    expect(['a.JPE', 'a.jfif', 'a.tiff'].map(formatOf)).toEqual(['jpg', 'jpg', 'tif'])
    expect(formatOf('scan.PDF')).toBe('pdf')
    expect(['virus.exe', 'pdf', 'a.', 'x.constructor', 'photo.jpg.exe'].map(formatOf)).toEqual(
      Array(5).fill(null),
    )
  })

  it.each([
    ['photo.jpg', 'webp', 'photo.webp'],
    ['scan.v2.png', 'jpg', 'scan.v2.jpg'],
    ['photo.JPEG', 'jpg', 'photo.JPEG'],
    ['scan.tiff', 'tif', 'scan.tiff'],
  ] as const)('%s that is %s by its content is called %s', (name, format, expected) => {
    expect(withEndingOf(format, name)).toBe(expected)
  })

  it('is an image or not, and is served as what it is', () => {
    expect((['heic', 'tif', 'pdf', 'mov'] as const).map(isImageFormat)).toEqual([true, true, false, false])
    expect(contentTypeOf('jpg')).toBe('image/jpeg')
    expect(contentTypeOf('txt')).toBe('text/plain')
  })
})

describe('a sending', () => {
  it('has at most 10 files, and one where files are required', () => {
    expect([checkFileCount(0), checkFileCount(10), checkFileCount(11)]).toEqual([null, null, 'FILE_TOO_MANY'])
    expect([checkFileCount(0, { required: true }), checkFileCount(1, { required: true })]).toEqual([
      'FILE_REQUIRED',
      null,
    ])
  })
})

describe('the scan result of a set', () => {
  const order: ScanResult[] = ['CLEAN', 'NA', 'WAITING', 'INFECTED']
  it.each(order.flatMap((a) => order.map((b) => [a, b] as const)))(
    '%s with %s is the worse of both',
    (a, b) => {
      expect(combineScanResults([a, b])).toBe(order[Math.max(order.indexOf(a), order.indexOf(b))])
    },
  )

  it('is clean without any file', () => {
    expect(combineScanResults([])).toBe('CLEAN')
  })
})

describe('the scan result', () => {
  it('decides what may be opened', () => {
    expect(SCAN_RESULTS.filter(canDownload)).toEqual(['CLEAN', 'NA'])
    expect(SCAN_RESULTS.filter(canShowPictures)).toEqual(['CLEAN', 'NA'])
  })
})
