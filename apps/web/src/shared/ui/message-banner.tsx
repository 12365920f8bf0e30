import { useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { Action } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconInfoCircle } from './icons.tsx'
import styles from './message-banner.module.css'

/** One message from the clinic to everyone; two lines of 22 px until the reader asks for more. */
export function MessageBanner({ text, lang }: { text: string; lang?: string }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const element = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const paragraph = element.current
    if (!paragraph || open) return
    const measure = () => setIsCut(paragraph.scrollHeight > paragraph.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(paragraph)
    measure()
    return () => observer.disconnect()
  }, [open])

  return (
    <section className={styles.banner} aria-label={t('shell.banner.label')}>
      <div className={styles.inner}>
        <IconInfoCircle aria-hidden="true" />
        <div>
          <p ref={element} lang={lang} className={classNames(styles.text, !open && styles.clamped)}>
            {text}
          </p>
          {isCut && (
            <Action aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'shell.banner.readLess' : 'shell.banner.readMore')}
            </Action>
          )}
        </div>
      </div>
    </section>
  )
}
