import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'primary' | 'done' | 'ourTurn' | 'danger' | 'people'

/** A state in a word or two. The colour only repeats what the word says. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}

/** A count beside a name, as in menus and filters. */
export function CountBadge({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}

interface AvatarProps {
  name: string
  /** Someone who is writing right now is highlighted. */
  active?: boolean
  /** Someone who is no longer there, in words. */
  left?: string | undefined
  /** The name is already beside it. */
  decorative?: boolean
}

/** A person as initials. */
export function Avatar({ name, active, left, decorative }: AvatarProps) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
  const label = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': left ?? name, title: left ?? name }
  return (
    <span
      className={classNames(styles.avatar, active && styles.active, left !== undefined && styles.left)}
      {...label}
    >
      {initials.toUpperCase()}
    </span>
  )
}
