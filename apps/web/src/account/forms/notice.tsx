import type { ReactNode } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconAlertTriangle, IconCircleCheck } from '../../shared/ui/icons.tsx'
import styles from './notice.module.css'

/** A message that belongs to the screen and stays on it. */
export function Notice({ tone, children }: { tone: 'warning' | 'done'; children: ReactNode }) {
  const Icon = tone === 'done' ? IconCircleCheck : IconAlertTriangle
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'done' ? 'status' : 'alert'}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
