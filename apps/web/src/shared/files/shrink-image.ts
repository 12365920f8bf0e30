import { drawnSize, isShrinkable, isWorthSending, JPEG_QUALITY, jpegName } from './shrink-rules.ts'

/** A smaller JPEG of a photo when that saves enough, else the file itself. What cannot be drawn is sent as it is. */
export async function shrinkImage(file: File): Promise<File> {
  if (!isShrinkable(file.name)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return file
  const copy = await drawJpeg(picture)
  picture.close()
  if (!copy || !isWorthSending(file.size, copy.size)) return file
  return new File([copy], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
}

function drawJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width, height } = drawnSize(picture)
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG knows no transparency; without this a see-through background would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
