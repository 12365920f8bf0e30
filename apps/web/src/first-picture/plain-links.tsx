import type { ReactNode } from 'react'

/** Takes the router's place where frames are drawn: nobody can follow their links. */
export function Link({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a href="/" className={className}>
      {children}
    </a>
  )
}
