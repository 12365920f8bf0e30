import type { FileShape } from '@vastus/contract/shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { shrinkImage } from './shrink-image.ts'
import {
  type FileLimits,
  nextUploads,
  type Refused,
  selectFiles,
  type Upload,
  type UploadChange,
} from './upload-queue.ts'

export interface UploadsOptions extends FileLimits {
  upload: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<FileShape>
  /** False: files wait as SELECTED until `start`, and can be taken back until then. */
  startsAtOnce?: boolean
}

export type Uploads = ReturnType<typeof useUploads>

/** Files on their way to the server, each by itself: one that fails never loses the others. */
export function useUploads({ upload, startsAtOnce = true, maxFiles, maxBytes, formats }: UploadsOptions) {
  // The list lives in a ref as well: a round of uploads outlasts many renderings.
  const current = useRef<readonly Upload[]>([])
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [duplicates, setDuplicates] = useState(0)
  const running = useRef(new Map<string, { controller: AbortController; done: Promise<void> }>())
  const send = useRef(upload)
  useEffect(() => {
    send.current = upload
  }, [upload])

  const change = useCallback((next: UploadChange) => {
    current.current = nextUploads(current.current, next)
    setUploads(current.current)
  }, [])

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const { controller } of controllers.values()) controller.abort()
    }
  }, [])

  const sendOne = useCallback(
    (id: string): Promise<void> => {
      const found = current.current.find((each) => each.id === id)
      if (!found || found.state === 'COMPLETED') return Promise.resolve()
      const underWay = running.current.get(id)
      if (underWay) return underWay.done
      const controller = new AbortController()
      const work = async (): Promise<void> => {
        change({ type: 'STARTED', id })
        try {
          const file = await shrinkImage(found.file)
          const onProgress = (percent: number) => change({ type: 'PROGRESSED', id, percent })
          change({ type: 'COMPLETED', id, result: await send.current(file, onProgress, controller.signal) })
        } catch (error) {
          if (!controller.signal.aborted) change({ type: 'FAILED', id, error })
        } finally {
          running.current.delete(id)
        }
      }
      const done = Promise.resolve().then(work)
      running.current.set(id, { controller, done })
      return done
    },
    [change],
  )

  /** Sends what is not there yet, one after another: a phone's connection is no wider for two at once. */
  const start = useCallback(async (): Promise<{ completed: FileShape[]; failed: number }> => {
    for (const { id } of current.current) await sendOne(id)
    const failed = current.current.filter(({ state }) => state === 'FAILED').length
    return { completed: completedOf(current.current), failed }
  }, [sendOne])

  const add = (picked: readonly File[]) => {
    const selection = selectFiles(current.current, picked, { maxFiles, maxBytes, formats })
    setRefused(selection.refused)
    setDuplicates(selection.duplicates)
    if (selection.accepted.length === 0) return
    const uploads = selection.accepted.map((file) => ({ id: crypto.randomUUID() as string, file }))
    change({ type: 'SELECTED', uploads })
    if (startsAtOnce) void start()
  }

  return {
    uploads,
    /** What the last pick had that cannot be taken, and why. */
    refused,
    /** How many files of the last pick were there already. */
    duplicates,
    limits: { maxFiles, maxBytes, formats },
    completed: completedOf(uploads),
    failedCount: uploads.filter(({ state }) => state === 'FAILED').length,
    isUploading: uploads.some(({ state }) => state === 'UPLOADING'),
    add,
    start,
    retry: (id: string) => void sendOne(id),
    remove: (id: string) => {
      running.current.get(id)?.controller.abort()
      change({ type: 'REMOVED', id })
    },
    clear: useCallback(() => {
      setRefused([])
      setDuplicates(0)
      change({ type: 'CLEARED' })
    }, [change]),
  }
}

function completedOf(uploads: readonly Upload[]): FileShape[] {
  return uploads.flatMap(({ result }) => (result ? [result] : []))
}
