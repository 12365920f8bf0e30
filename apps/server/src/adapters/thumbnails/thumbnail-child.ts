/** Runs as its own process, started by `thumbnailer.ts`: a path comes in, two pictures or null go out. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'

const maxPixels = 40_000_000
/** What must be held whole while decoding; with the process's own 120 MB it stays below 256 MB. */
const maxHeldBytes = 100 * 1024 * 1024
/** Signature and first chunk: what follows may be anything. */
const pngHeaderBytes = 33

sharp.cache(false)
sharp.concurrency(1)
// The library reads many more formats than we accept; each is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
})

export interface Order {
  path: string
  isHeic: boolean
}

process.on('message', ({ path, isHeic }: Order) => {
  const pictures = isHeic ? makePicturesOfHeic(path) : makePictures(path)
  pictures.then(
    (pictures) => process.send?.(pictures),
    // Whatever the reason, there is no picture; the file itself stays available.
    () => process.send?.(null),
  )
})

async function makePictures(path: string) {
  const original = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
  const metadata = await original.metadata()
  if (heldBytesOf(metadata) > maxHeldBytes) throw new Error('too large to be held whole')
  const { autoOrient } = metadata
  return drawn(original.autoOrient(), autoOrient)
}

/** The decoder is loaded here and not above: few files need it. */
async function makePicturesOfHeic(path: string) {
  const { decodeHeic } = await import('./heic.ts')
  const { rgb, width, height, profile } = await decodeHeic(path, maxPixels)
  const upright = sharp(rgb, { raw: { width, height, channels: 3 } })
  return drawn(profile ? await inProfile(upright, profile) : upright, { width, height })
}

/** Pixels alone cannot say whose red they mean; a PNG can, and is read as the profile demands. */
async function inProfile(image: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await shrunk(image, 1600).png({ compressionLevel: 1 }).toBuffer()
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(profile)])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(body.length - 4, 0)
  ends.writeUInt32BE(crc32(body), 4)
  const chunk = Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  return sharp(Buffer.concat([png.subarray(0, pngHeaderBytes), chunk, png.subarray(pngHeaderBytes)]))
}

async function drawn(image: Sharp, { width, height }: { width: number; height: number }) {
  const large = await fitted(image, 1600)
  const thumbnail = await fitted(sharp(large), 320)
  return { thumbnail, large, width, height }
}

/** Most pictures are decoded row by row. One that comes in passes is kept until the last: a JPEG as 16-bit coefficients. */
function heldBytesOf({ channels, depth, format, height, isProgressive, width }: Metadata): number {
  if (!isProgressive) return 0
  const bytesEach = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * channels * bytesEach
}

function fitted(image: Sharp, pixels: number): Promise<Buffer> {
  return shrunk(image, pixels).webp({ quality: 80 }).toBuffer()
}

function shrunk(image: Sharp, pixels: number): Sharp {
  return image.resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
}
