import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boxIn, heicOf, heicPhoto } from './testing/heic-files.ts'
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

const makeOf = async (content: Buffer) => thumbnailer.makeThumbnail(await fileOf(content))
const withBrand = (file: Buffer, brand: string) =>
  Buffer.concat([file.subarray(0, 8), Buffer.from(brand), file.subarray(12)])
const rgbOf = (image: Buffer | Sharp | undefined) =>
  sharp(image as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer()

/** How far two pictures of one size are from each other, 0 to 255. */
async function difference(one: Buffer | undefined, other: Buffer | undefined): Promise<number> {
  const [a, b] = [await rgbOf(one), await rgbOf(other)]
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

describe('thumbnails of a HEIC', () => {
  test('of 12 megapixels in tiles are WebP of 320 and 1600 pixels', async () => {
    const made = await makeOf(heicOf({ width: 4032, height: 3024 }))
    expect(made).toMatchObject({ width: 4032, height: 3024 })
    expect(await sharp(made?.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
    expect(await sharp(made?.large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 })
  })

  test.each<[string, () => Buffer, object]>([
    ['12 megapixels in one piece', () => heicPhoto('one-piece'), { width: 4032, height: 3024 }],
    ['24 megapixels on their side', () => heicOf({ width: 5712, height: 4284, turns: 3 }), { width: 4284 }],
    ['10 bits a colour', () => heicPhoto('deep'), { width: 640, height: 480 }],
    ...['heic', 'heix', 'mif1', 'msf1', 'hevc', 'hevx'].map((brand): [string, () => Buffer, object] => [
      `the brand ${brand}`,
      () => withBrand(heicPhoto('photo'), brand),
      { width: 640, height: 480 },
    ]),
  ])('exist with %s', async (_what, make, expected) => {
    expect(await makeOf(make())).toMatchObject(expected)
  })

  test('show its colours in their places', async () => {
    const { data } = await sharp((await makeOf(heicPhoto('deep')))?.large)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)]
    // Red grows to the right, green downwards.
    for (const [x, y] of [
      [40, 40],
      [600, 40],
      [40, 440],
      [600, 440],
    ] as const) {
      const [red = 0, green = 0, blue = 0] = at(x, y)
      expect(Math.abs(red - (x * 255) / 640)).toBeLessThan(12)
      expect(Math.abs(green - (y * 255) / 480)).toBeLessThan(12)
      expect(Math.abs(blue - 60)).toBeLessThan(12)
    }
  })

  test('show the red that the profile means', async () => {
    const profile = boxIn(heicPhoto('photo'), ['meta', 'iprp', 'ipco', 'colr']).subarray(4)
    const plain = await makeOf(heicOf({ width: 512, height: 512 }))
    const meant = await makeOf(heicOf({ width: 512, height: 512, profile }))
    const [dull, vivid] = [await rgbOf(plain?.large), await rgbOf(meant?.large)]
    const middle = (256 * 512 + 400) * 3
    expect((vivid[middle] ?? 0) - (dull[middle] ?? 0)).toBeGreaterThan(3)
    const broken = await makeOf(heicOf({ width: 512, height: 512, profile: Buffer.alloc(99, 7) }))
    expect(await difference(broken?.large, plain?.large)).toBeLessThan(2)
  })

  test.each<[string, { width: number; height: number }]>([
    ['one tile', { width: 512, height: 512 }],
    ['tiles that reach over the edge', { width: 700, height: 600 }],
  ])('of %s are turned and mirrored once', async (_what, size) => {
    const plain = (await makeOf(heicOf(size)))?.large
    for (const turns of [1, 2, 3]) {
      const turned = await makeOf(heicOf({ ...size, turns }))
      const upright = await sharp(plain)
        .rotate(360 - turns * 90)
        .png()
        .toBuffer()
      const { width, height } = await sharp(upright).metadata()
      expect(turned).toMatchObject({ width, height })
      expect(await difference(turned?.large, upright)).toBeLessThan(2)
      expect(
        await difference(turned?.large, await sharp(upright).rotate(180).png().toBuffer()),
      ).toBeGreaterThan(9)
    }
    const mirrored = await makeOf(heicOf({ ...size, isMirrored: true }))
    expect(await difference(mirrored?.large, await sharp(plain).flop().png().toBuffer())).toBeLessThan(2)
  })

  test('carry no place or camera, and mind no orientation beside the pixels', async () => {
    const content = heicPhoto('photo')
    expect(content.includes('SecretCamera')).toBe(true)
    const made = await makeOf(content)
    expect(made).toMatchObject({ width: 640, height: 480 })
    for (const image of [made?.thumbnail, made?.large]) {
      const { exif, xmp, icc, orientation } = await sharp(image).metadata()
      expect({ exif, xmp, icc, orientation }).toEqual({})
    }
  })

  test.each<[string, () => Buffer]>([
    ['48 megapixels', () => heicOf({ width: 8064, height: 6048 })],
    [
      'a header that promises 50 000 by 50 000',
      () => heicOf({ width: 1000, height: 1000, promised: [50_000, 50_000] }),
    ],
    ['more tiles than it promises', () => heicOf({ width: 5000, height: 5000, promised: [1000, 1000] })],
    ['a film', () => withBrand(heicPhoto('photo'), 'isom').subarray(0, 60)],
    ['38 megapixels in one piece', () => heicPhoto('one-large-piece')],
    ['an item that phones do not write', () => heicOf({ width: 512, height: 512, strangeItem: 'unci' })],
    ['half of the pixels', () => heicPhoto('photo').subarray(0, -800)],
    ['half of the header', () => heicPhoto('photo').subarray(0, 300)],
    ['nothing but the brand', () => heicPhoto('photo').subarray(0, 12)],
  ])('do not exist with %s', async (_what, make) => {
    expect(await makeOf(make())).toBeNull()
    expect(await makeOf(heicPhoto('photo'))).toMatchObject({ width: 640 })
  })

  test('come from a child that has seen nothing else', async () => {
    const path = await fileOf(await picture(9, 9).png().toBuffer())
    await thumbnailer.makeThumbnail(path)
    const first = thumbnailer.childPid
    const made = Promise.all([heicPhoto('photo'), heicPhoto('deep')].map(makeOf))
    expect(await made).toMatchObject([{ width: 640 }, { width: 640 }])
    expect(thumbnailer.childPid).toBeUndefined()
    expect(await thumbnailer.makeThumbnail(path)).toMatchObject({ width: 9 })
    expect(thumbnailer.childPid).not.toBe(first)
  })

  test('are given up when too slow', async () => {
    const hasty = new Thumbnailer(1)
    expect(await hasty.makeThumbnail(await fileOf(heicPhoto('photo')))).toBeNull()
    expect(hasty.childPid).toBeUndefined()
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

  test('are made of the next file after one that could not even be read', async () => {
    await expect(thumbnailer.makeThumbnail(folder)).rejects.toThrow('EISDIR')
    const made = await thumbnailer.makeThumbnail(await fileOf(await picture(400, 400).png().toBuffer()))
    expect(made).toMatchObject({ width: 400, height: 400 })
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
