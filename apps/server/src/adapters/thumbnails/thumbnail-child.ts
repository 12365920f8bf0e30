/** Runs as its own process, started by `thumbnailer.ts`: a path comes in, two pictures or null go out. */
import sharp, { type Metadata, type Sharp } from 'sharp'

const maxPixels = 40_000_000
/** What must be held whole while decoding; with the process's own 120 MB it stays below 256 MB. */
const maxHeldBytes = 100 * 1024 * 1024

sharp.cache(false)
sharp.concurrency(1)
// The library reads many more formats than we accept; each is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff'],
})

process.on('message', (path: string) => {
  makePictures(path).then(
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
  const large = await fitted(original.autoOrient(), 1600)
  const thumbnail = await fitted(sharp(large), 320)
  return { thumbnail, large, width: autoOrient.width, height: autoOrient.height }
}

/** Most pictures are decoded row by row. One that comes in passes is kept until the last: a JPEG as 16-bit coefficients. */
function heldBytesOf({ channels, depth, format, height, isProgressive, width }: Metadata): number {
  if (!isProgressive) return 0
  const bytesEach = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * channels * bytesEach
}

function fitted(image: Sharp, pixels: number): Promise<Buffer> {
  return image
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
