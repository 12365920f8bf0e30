import { useEffect, useState } from 'react'
import { IconFile } from '../ui/icons.tsx'
import styles from './files.module.css'
import { isDrawnEverywhere } from './shrink-rules.ts'

/** A small picture of a file that is still on the device; what the browser cannot draw keeps its icon. */
export function LocalThumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  const drawable = isDrawnEverywhere(file.name)
  useEffect(() => {
    if (!drawable) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, drawable])
  if (!url) return <IconFile />
  return <img className={styles.thumbnail} src={url} alt="" onError={() => setUrl(null)} />
}
