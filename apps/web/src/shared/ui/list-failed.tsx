import { useI18n } from '../i18n/i18n-context.tsx'
import { Action } from './button.tsx'
import { IconAlertTriangle } from './icons.tsx'
import styles from './list-failed.module.css'

type List = { isFetchNextPageError: boolean; fetchNextPage: () => unknown; refetch: () => unknown }

/** Beside what is shown of a list: it could not be fetched again, or not further. */
export function ListFailed({ list, text }: { list: List; text: string }) {
  const { t } = useI18n()
  return (
    <div role="alert" className={styles.failed}>
      <IconAlertTriangle aria-hidden="true" />
      <span>
        {text}.{' '}
        <Action
          ref={handFocusOn}
          onClick={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        >
          {t('shell.buttons.tryAgain')}
        </Action>
      </span>
    </div>
  )
}

/** For a button that goes when it has worked: who pressed it goes on from the heading of the page. */
export function handFocusOn(button: HTMLElement | null) {
  return () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || document.activeElement !== button) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}
