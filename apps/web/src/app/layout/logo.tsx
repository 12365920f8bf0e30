import styles from './logo.module.css'

/** A speech bubble with a tick, and the name. `mark` leaves the name out. */
export function Logo({ mark = false }: { mark?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path
          className={styles.bubble}
          d="M9 3h14a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8.2l-6.1 4.6A1.05 1.05 0 0 1 7 28.8v-4.1A7 7 0 0 1 2 18v-8a7 7 0 0 1 7-7Z"
        />
        <path className={styles.tick} d="m9.8 14.4 4.4 4.4 8.2-8.8" />
      </svg>
      {!mark && <span className={styles.name}>Vastus</span>}
    </span>
  )
}
