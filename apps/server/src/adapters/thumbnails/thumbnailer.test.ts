import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Thumbnailer } from './thumbnailer.ts'

let folder: string
const thumbnailer = new Thumbnailer()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vastus-thumbnails-'))
})
afterAll(async () => {
  thumbnailer.close()
  await rm(folder, { recursive: true, force: true })
})

async function fileOf(content: Buffer | string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'x-')), 'upload')
  await writeFile(path, content)
  return path
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5b69' } })

describe('thumbnails', () => {
  test.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['PNG', (image) => image.png()],
    ['WebP', (image) => image.webp()],
    ['TIFF', (image) => image.tiff()],
  ])('of a %s are WebP of 320 and 1600 pixels', async (_name, encode) => {
    const made = await thumbnailer.makeThumbnail(await fileOf(await encode(picture(2000, 1000)).toBuffer()))
    expect(made).toMatchObject({ width: 2000, height: 1000 })
    expect(await sharp(made?.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
    expect(await sharp(made?.large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  })

  test('of a small picture are not blown up', async () => {
    const made = await thumbnailer.makeThumbnail(await fileOf(await picture(50, 40).png().toBuffer()))
    expect(await sharp(made?.large).metadata()).toMatchObject({ width: 50, height: 40 })
  })

  test('carry no place or camera, and stand upright', async () => {
    const content = await picture(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(content.includes('SecretCamera')).toBe(true)
    const made = await thumbnailer.makeThumbnail(await fileOf(content))
    expect(made).toMatchObject({ width: 200, height: 400 })
    for (const image of [made?.thumbnail, made?.large]) {
      const { exif, xmp, icc, orientation, width, height } = await sharp(image).metadata()
      expect({ exif, xmp, icc, orientation }).toEqual({})
      expect((height ?? 0) / (width ?? 1)).toBe(2)
    }
  })

  test.each<[string, () => Promise<Buffer> | Buffer | string]>([
    ['a PDF', () => '%PDF-1.7\n'],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a GIF', () => picture(9, 9).gif().toBuffer()],
    ['a damaged picture', async () => (await picture(500, 500).png().toBuffer()).subarray(0, 200)],
    ['a bomb of 50 000 by 50 000 pixels', () => blankPng(50_000, 50_000, 1000)],
    ['41 megapixels', () => blankPng(41_000, 1000)],
  ])('of %s do not exist', async (_what, make) => {
    expect(await thumbnailer.makeThumbnail(await fileOf(await make()))).toBeNull()
  })

  test('of 39 megapixels still exist', async () => {
    expect(await thumbnailer.makeThumbnail(await fileOf(blankPng(39_000, 1000)))).toMatchObject({
      width: 39_000,
    })
  })

  test('of an absent file do not exist', async () => {
    expect(await thumbnailer.makeThumbnail(join(folder, 'absent'))).toBeNull()
  })
})

describe('the child that makes them', () => {
  test('is used again', async () => {
    const path = await fileOf(await picture(9, 9).png().toBuffer())
    await thumbnailer.makeThumbnail(path)
    const first = thumbnailer.childPid
    await Promise.all([thumbnailer.makeThumbnail(path), thumbnailer.makeThumbnail(path)])
    expect(thumbnailer.childPid).toBe(first)
  })

  test('when killed at work loses that picture only', async () => {
    const path = await fileOf(await picture(3000, 3000).png().toBuffer())
    await thumbnailer.makeThumbnail(path)
    const first = thumbnailer.childPid
    const lost = thumbnailer.makeThumbnail(path)
    const next = thumbnailer.makeThumbnail(path)
    process.kill(first ?? 0, 'SIGKILL')
    expect(await lost).toBeNull()
    expect(await next).toMatchObject({ width: 3000 })
    expect(thumbnailer.childPid).not.toBe(first)
  })

  test('when too slow is ended', async () => {
    const hasty = new Thumbnailer(1)
    const path = await fileOf(await picture(9, 9).png().toBuffer())
    expect(await hasty.makeThumbnail(path)).toBeNull()
    expect(hasty.childPid).toBeUndefined()
  })
})

/** A PNG with one bit a pixel, all black: many pixels in few bytes, and fewer rows than promised if so wished. */
function blankPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
