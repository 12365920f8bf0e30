/** Runs as its own process, started by `thumbnailer.ts`: a path comes in, two pictures or null go out. */
import sharp, { type Sharp } from 'sharp'

const maxPixels = 40_000_000

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
  const { autoOrient } = await original.metadata()
  const large = await fitted(original.autoOrient(), 1600)
  const thumbnail = await fitted(sharp(large), 320)
  return { thumbnail, large, width: autoOrient.width, height: autoOrient.height }
}

function fitted(image: Sharp, pixels: number): Promise<Buffer> {
  return image
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
