// @proves R4-047 R4-051 R5-028 R5-029 R5-031
import { describe, expect, test } from 'vitest'
import { nextUploads, selectFiles, type Upload } from './upload-queue.ts'

const limits = { maxFiles: 3, maxBytes: 10, formats: ['jpg', 'pdf'] }
const fileOf = (name: string, size = 1) => new File(['x'.repeat(size)], name)
const select = (names: readonly (readonly [string, number])[]) =>
  nextUploads([], {
    type: 'SELECTED',
    uploads: names.map(([name, size]) => ({ id: name, file: fileOf(name, size) })),
  })

describe('choosing files', () => {
  test.each([
    ['a format that is not taken', fileOf('run.exe'), 'FILE_FORMAT'],
    ['a name without an ending', fileOf('jpg'), 'FILE_FORMAT'],
    ['an empty file', fileOf('a.jpg', 0), 'FILE_EMPTY'],
    ['one byte too many', fileOf('a.jpg', 11), 'FILE_TOO_LARGE'],
  ])('refuses %s', (_, file, rule) => {
    expect(selectFiles([], [file], limits)).toEqual({
      accepted: [],
      refused: [{ name: file.name, rule }],
      duplicates: 0,
    })
  })

  test('takes a file of exactly the largest size, whatever the case of its ending', () => {
    const file = fileOf('A.JPG', 10)
    expect(selectFiles([], [file], limits).accepted).toEqual([file])
  })

  test('counts the same name and size once, and takes the same name with another size', () => {
    const here = select([['a.jpg', 2]])
    const other = fileOf('a.jpg', 3)
    const selection = selectFiles(here, [fileOf('a.jpg', 2), other, fileOf('a.jpg', 3)], limits)
    expect(selection).toEqual({ accepted: [other], refused: [], duplicates: 2 })
  })

  test('refuses only the files beyond the limit', () => {
    const here = select([
      ['a.jpg', 1],
      ['b.jpg', 1],
    ])
    const [third, fourth] = [fileOf('c.jpg'), fileOf('d.jpg')]
    const selection = selectFiles(here, [third, fourth], limits)
    expect(selection.accepted).toEqual([third])
    expect(selection.refused).toEqual([{ name: 'd.jpg', rule: 'FILE_TOO_MANY' }])
  })
})

describe('an upload', () => {
  const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state)

  test('goes from selected over uploading to failed, and from there again to completed', () => {
    let uploads = select([['a.jpg', 1]])
    expect(states(uploads)).toEqual(['SELECTED'])
    uploads = nextUploads(uploads, { type: 'STARTED', id: 'a.jpg' })
    uploads = nextUploads(uploads, { type: 'PROGRESSED', id: 'a.jpg', percent: 40 })
    expect(uploads[0]).toMatchObject({ state: 'UPLOADING', percent: 40 })
    uploads = nextUploads(uploads, { type: 'FAILED', id: 'a.jpg', error: new Error('no answer') })
    expect(states(uploads)).toEqual(['FAILED'])
    uploads = nextUploads(uploads, { type: 'STARTED', id: 'a.jpg' })
    expect(uploads[0]).toMatchObject({ state: 'UPLOADING', percent: 0, error: null })
    uploads = nextUploads(uploads, { type: 'COMPLETED', id: 'a.jpg', result: { id: 'kept' } as never })
    expect(uploads[0]).toMatchObject({ state: 'COMPLETED', percent: 100, result: { id: 'kept' } })
  })

  test('that is cut off is still uploading, and begins again', () => {
    let uploads = nextUploads(select([['a.jpg', 1]]), { type: 'STARTED', id: 'a.jpg' })
    uploads = nextUploads(uploads, { type: 'PROGRESSED', id: 'a.jpg', percent: 60 })
    uploads = nextUploads(uploads, { type: 'PAUSED', id: 'a.jpg' })
    expect(uploads[0]).toMatchObject({ state: 'UPLOADING', isPaused: true })
    uploads = nextUploads(uploads, { type: 'RESUMED', id: 'a.jpg' })
    expect(uploads[0]).toMatchObject({ state: 'UPLOADING', isPaused: false, percent: 0 })
  })

  test('that fails leaves the others as they are', () => {
    const uploads = nextUploads(
      select([
        ['a.jpg', 1],
        ['b.jpg', 1],
      ]),
      { type: 'FAILED', id: 'a.jpg', error: null },
    )
    expect(states(uploads)).toEqual(['FAILED', 'SELECTED'])
    expect(states(nextUploads(uploads, { type: 'REMOVED', id: 'a.jpg' }))).toEqual(['SELECTED'])
  })
})
