import type { DraftState } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconCheck } from '../../shared/ui/icons.tsx'
import styles from './create.module.css'

/** Whether what was entered is kept. It keeps its line while it says nothing. */
export function SavedLine({ state }: { state: DraftState }) {
  const { t } = useI18n()
  return (
    <p className={styles.saved} role="status">
      {(state === 'SERVER' || state === 'DEVICE') && (
        <>
          <IconCheck aria-hidden="true" />
          {t(`wizard.kept.${state}`)}
        </>
      )}
    </p>
  )
}
