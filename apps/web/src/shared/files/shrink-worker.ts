/** Runs as a thread of its own, started by `shrink-image.ts`: a picture comes in, a smaller JPEG or null goes out. */
import { drawnSize, JPEG_QUALITY } from './shrink-rules.ts'

addEventListener('message', ({ data }: MessageEvent<File>) => {
  drawJpeg(data).then(
    (copy) => postMessage(copy),
    // Whatever the reason, there is no copy; the file itself is sent.
    () => postMessage(null),
  )
})

async function drawJpeg(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = drawnSize(picture)
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // JPEG knows no transparency; without this a see-through background would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  // Small print survives only a careful reduction.
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}
