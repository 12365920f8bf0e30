import type { FileShape } from '@vastus/contract/shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SendFileOptions } from '../api/send-file.ts'
import { once } from '../api/persistently.ts'
import { isRefusal } from './is-refusal.ts'
import { shrinkImage } from './shrink-image.ts'
import { untilArrived } from './until-arrived.ts'
import {
  type FileLimits,
  nextUploads,
  type Refused,
  selectFiles,
  type Upload,
  type UploadChange,
} from './upload-queue.ts'

export interface UploadsOptions extends FileLimits {
  upload: (file: File, options: SendFileOptions) => Promise<FileShape>
  /** False: files wait as SELECTED until `start`, and can be taken back until then. */
  startsAtOnce?: boolean
  /** Picked earlier, on another page; they wait as SELECTED. */
  initialFiles?: readonly File[]
  /** What arrived before and went out of the queue; it counts like what is in it. */
  arrived?: readonly { name: string; size: number }[]
}

/** What stays the same over all tries of one file, so that the server knows the second from the first. */
type Parcel = { file: () => Promise<File>; idempotencyKey: string }

export type Uploads = ReturnType<typeof useUploads>

/** Files on their way to the server, each by itself: one that fails never loses the others. */
export function useUploads(options: UploadsOptions) {
  const { upload, startsAtOnce = true, arrived = [], maxFiles, maxBytes, formats } = options
  // The list lives in a ref as well: a round of uploads outlasts many renderings.
  const [initial] = useState(() =>
    nextUploads([], { type: 'SELECTED', uploads: named(options.initialFiles ?? []) }),
  )
  const current = useRef<readonly Upload[]>(initial)
  const [uploads, setUploads] = useState<readonly Upload[]>(initial)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [duplicates, setDuplicates] = useState(0)
  const parcels = useRef(new Map<string, Parcel>())
  const running = useRef(new Map<string, { controller: AbortController; done: Promise<void> }>())
  const send = useRef(upload)
  useEffect(() => {
    send.current = upload
  }, [upload])

  const change = useCallback((next: UploadChange) => {
    current.current = nextUploads(current.current, next)
    setUploads(current.current)
  }, [])

  const isGone = useRef(false)
  useEffect(() => {
    const controllers = running.current
    isGone.current = false
    return () => {
      isGone.current = true
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
          const { signal } = controller
          const { idempotencyKey, ...parcel } = parcelOf(parcels.current, found)
          const file = await parcel.file()
          const onProgress = (percent: number) => change({ type: 'PROGRESSED', id, percent })
          const result = await untilArrived(
            () => send.current(file, { onProgress, signal, idempotencyKey }),
            {
              signal,
              onPaused: () => change({ type: 'PAUSED', id }),
              onResumed: () => change({ type: 'RESUMED', id }),
            },
          )
          change({ type: 'COMPLETED', id, result })
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

  /**
   * Sends what is not there yet, one after another: a phone's connection is no wider for two at once. It is over when
   * nothing is under way any more, what was tried again or picked meanwhile included.
   */
  const start = useCallback(async (): Promise<{ completed: FileShape[]; failed: number }> => {
    const tried = new Set<string>()
    const next = () =>
      isGone.current
        ? undefined
        : current.current.find(
            ({ id, state, error }) => state !== 'COMPLETED' && !tried.has(id) && !isRefusal(error),
          )
    for (let one = next(); one; one = next()) {
      tried.add(one.id)
      await sendOne(one.id)
    }
    for (let rest = [...running.current.values()]; rest.length > 0; rest = [...running.current.values()])
      await Promise.all(rest.map(({ done }) => done))
    const failed = current.current.filter(({ state }) => state !== 'COMPLETED').length
    return { completed: completedOf(current.current), failed }
  }, [sendOne])

  const add = (picked: readonly File[]) => {
    const selection = selectFiles([...arrived.map((file) => ({ file })), ...current.current], picked, {
      maxFiles,
      maxBytes,
      formats,
    })
    setRefused(selection.refused)
    setDuplicates(selection.duplicates)
    if (selection.accepted.length === 0) return
    change({ type: 'SELECTED', uploads: named(selection.accepted) })
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
    /** Those that may still arrive. */
    missingCount: uploads.filter(({ state, error }) => state !== 'COMPLETED' && !isRefusal(error)).length,
    failedCount: uploads.filter(({ state }) => state === 'FAILED').length,
    isUploading: uploads.some(({ state }) => state === 'UPLOADING'),
    add,
    start,
    retry: (id: string) => void sendOne(id),
    remove: (id: string) => {
      running.current.get(id)?.controller.abort()
      change({ type: 'REMOVED', id })
    },
    dismissRefused: () => setRefused([]),
    clear: useCallback(() => {
      setRefused([])
      setDuplicates(0)
      change({ type: 'CLEARED' })
    }, [change]),
  }
}

const named = (files: readonly File[]) => files.map((file) => ({ id: crypto.randomUUID() as string, file }))

function parcelOf(parcels: Map<string, Parcel>, { id, file }: Upload): Parcel {
  const parcel = parcels.get(id) ?? {
    file: once(() => shrinkImage(file)),
    idempotencyKey: crypto.randomUUID(),
  }
  parcels.set(id, parcel)
  return parcel
}

function completedOf(uploads: readonly Upload[]): FileShape[] {
  return uploads.flatMap(({ result }) => (result ? [result] : []))
}
