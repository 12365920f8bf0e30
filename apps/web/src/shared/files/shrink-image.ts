import { isShrinkable, isWorthSending, jpegName } from './shrink-rules.ts'

/** A large photo on an old phone; after this it is sent as it is. */
const PATIENCE_MS = 20_000

/**
 * A smaller JPEG of a photo when that saves enough, else the file itself. What cannot be drawn is sent as it is: HEIC where the
 * browser does not know it, and whatever is broken. The work is done in a thread of its own, so that the page stays usable.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!isShrinkable(file.name)) return file
  const copy = await drawInWorker(file)
  if (!copy || !isWorthSending(file, copy.size)) return file
  return new File([copy], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
}

function drawInWorker(file: File): Promise<Blob | null> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob | null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS)
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data)
    worker.onerror = () => resolve(null)
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
