import { describe, expect, it } from 'vitest'
import {
  agreesWithContent,
  checkFile,
  checkFileCount,
  contentTypeOf,
  FILE_FORMATS,
  formatOf,
  isImage,
  MAX_FILE_BYTES,
  withoutDuplicates,
} from './file-rules.ts'
import {
  canDownload,
  canShowInline,
  combineScanResults,
  SCAN_RESULTS,
  type ScanResult,
} from './scan-result.ts'

describe('a file', () => {
  it('has one of the agreed formats', () => {
    expect(FILE_FORMATS.join(' ')).toBe('pdf jpg jpeg png heic webp tif txt doc docx odt xls xlsx mp4 mov')
    expect(formatOf('scan.PDF')).toBe('pdf')
    expect(['virus.exe', 'pdf', 'a.', 'x.constructor', 'photo.jpg.exe'].map(formatOf)).toEqual(
      Array(5).fill(null),
    )
  })

  it.each([
    ['a.jpg', 1, null],
    ['a.jpg', 0, 'FILE_EMPTY'],
    ['a.jpg', MAX_FILE_BYTES, null],
    ['a.jpg', MAX_FILE_BYTES + 1, 'FILE_TOO_LARGE'],
    ['a.exe', 1, 'FILE_FORMAT'],
  ])('%s of %i bytes is judged %s', (name, size, rule) => {
    expect(checkFile({ name, size })).toBe(rule)
  })

  it.each([
    ['photo.jpg', 'image/jpeg', true],
    ['photo.jpg', 'application/x-msdownload', false],
    ['photo.jpg', 'image/png', false],
    ['photo.jpg', null, false],
    ['note.txt', null, true],
    ['note.txt', 'application/pdf', false],
    ['letter.docx', 'application/zip', true],
    ['old.doc', 'application/x-cfb', true],
    ['page.html', null, false],
  ])('%s holding %s agrees: %s', (name, sniffed, agrees) => {
    expect(agreesWithContent(name, sniffed)).toBe(agrees)
  })

  it('is an image or not, and is served as what it is', () => {
    expect(['a.heic', 'a.TIF', 'a.pdf', 'a.mov'].map(isImage)).toEqual([true, true, false, false])
    expect(contentTypeOf('a.jpeg')).toBe('image/jpeg')
    expect(contentTypeOf('a.txt')).toBe('text/plain; charset=utf-8')
    expect(contentTypeOf('a.svg')).toBe('application/octet-stream')
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

  it('keeps the same name and size once', () => {
    const a = { name: 'a.jpg', size: 1 }
    const other = { name: 'a.jpg', size: 2 }
    expect(withoutDuplicates([a, { ...a }, other])).toEqual({ files: [a, other], dropped: 1 })
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

  it('decides what may be opened', () => {
    expect(SCAN_RESULTS.filter(canDownload)).toEqual(['CLEAN', 'NA'])
    expect(SCAN_RESULTS.filter(canShowInline)).toEqual(['CLEAN'])
    expect(combineScanResults([])).toBe('CLEAN')
  })
})
