import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '@vastus/server/testing'
import { faultsOf, runFiles, runHeavyPictures } from './support/files-run.ts'
import { createFilesWorld, type FilesWorld } from './support/files-world.ts'
import { disguiseOf, runMutations } from './support/mutated-files.ts'
import { SEED } from './support/seed.ts'

const MUTATIONS = 300

describe.each([quickestDatabase()])('hostile files on %s', (kind) => {
  let world: FilesWorld
  beforeAll(async () => {
    world = await createFilesWorld(kind)
  })
  afterAll(() => world.close())

  it('are refused, or kept from everybody, or served so that they can do nothing', {
    timeout: 120_000,
  }, async () => {
    const moods = kind === 'pglite' ? (['HONEST', 'LYING', 'CUTTING'] as const) : (['HONEST'] as const)
    const figures = await runFiles(world, moods)
    process.stdout.write(`${JSON.stringify({ proof: 'T9 files', kind, ...figures })}\n`)
    expect(figures.wrong).toEqual([])
    expect(figures.served).toBeGreaterThan(20)
  })

  it('changed at random crash nothing and slip through nowhere', { timeout: 120_000 }, async () => {
    if (kind !== 'pglite') return
    const figures = await runMutations(world, SEED, MUTATIONS)
    process.stdout.write(`${JSON.stringify({ proof: 'T9 files, mutated', seed: SEED, ...figures })}\n`)
    expect(figures).toMatchObject({ crashes: [], wrong: [] })
    expect(figures.accepted).toBeGreaterThan(0)
  })

  it('need less than 256 MB to be drawn, or are not drawn', { timeout: 120_000 }, async () => {
    if (kind !== 'pglite') return
    const figures = await runHeavyPictures(world, 4)
    process.stdout.write(`${JSON.stringify({ proof: 'T9 files, child', ...figures })}\n`)
    expect(figures.over).toEqual([])
    expect(figures.peakBytes).toBeGreaterThan(0)
  })
})

const good = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
}

it.each([
  ['inline', { 'content-disposition': 'inline; filename="a.pdf"' }],
  [
    'a name that breaks out',
    { 'content-disposition': `attachment; filename="a"; x="b.pdf"; filename*=UTF-8''a` },
  ],
  ['a page', { 'content-type': 'text/html' }],
  ['a drawing', { 'content-type': 'image/svg+xml' }],
  ['guessing', { 'x-content-type-options': undefined }],
  ['no sandbox', { 'content-security-policy': "default-src 'self'" }],
  ['caching', { 'cache-control': 'public' }],
])('a download with the fault "%s" is noticed', (_what, fault) => {
  expect(faultsOf({ headers: good }, '')).toEqual([])
  expect(faultsOf({ headers: { ...good, ...fault } }, '')).toHaveLength(1)
})

it.each([
  ['MZ\x90\0', 'image/jpeg', 'a program'],
  [' <!DOCTYPE html>', 'application/pdf', 'a page'],
  ['dear doctor <script >', 'text/plain', 'a page'],
  ['PK\x03\x04', 'application/pdf', 'an archive'],
  ['PK\x03\x04…PK\x01\x02 word/vbaProject.bin', 'application/vnd.openxmlformats-officedocument.x', 'macros'],
  ['%PDF-1.4', 'application/pdf', null],
])('%j taken as %s is seen to be %s', (content, contentType, disguise) => {
  expect(disguiseOf(Buffer.from(content, 'latin1'), contentType)).toBe(disguise)
})
