import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzip } from '../testing/unzip.ts'
import { createZipFile } from './zip-file.ts'

describe('a ZIP file being written', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vastus-zip-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('holds texts, streams and nothing at all under their names, and says its size', async () => {
    const path = join(folder, 'some.zip')
    const zip = await createZipFile(path)
    await zip.add('kaust/õ.txt', 'Tere, мир')
    await zip.add('empty', '')
    await zip.add('stream', Readable.from([Buffer.alloc(70_000, 'a'), Buffer.from('b')]))
    const size = await zip.finish()
    const bytes = await readFile(path)
    expect(bytes.length).toBe(size)
    const entries = await unzip(bytes)
    expect([...entries.keys()]).toEqual(['kaust/õ.txt', 'empty', 'stream'])
    expect(entries.get('kaust/õ.txt')?.toString()).toBe('Tere, мир')
    expect(entries.get('empty')).toHaveLength(0)
    expect(entries.get('stream')?.toString()).toBe(`${'a'.repeat(70_000)}b`)
  })

  it('hands on the failure of a stream, and can then be closed', async () => {
    const zip = await createZipFile(join(folder, 'broken.zip'))
    const broken = new Readable({ read: () => broken.destroy(new Error('the store is away')) })
    await expect(zip.add('file', broken)).rejects.toThrow('the store is away')
    await zip.abandon()
  })
})
