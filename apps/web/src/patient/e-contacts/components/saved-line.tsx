import type { DraftState } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconCheck } from '../../../shared/ui/icons.tsx'
import styles from './patient.module.css'

/** Where the typed text is now. It keeps its line while it says nothing. */
export function SavedLine({ state }: { state: DraftState }) {
  const { t } = useI18n()
  const isSaved = state === 'SERVER' || state === 'DEVICE'
  return (
    <p className={styles.saved} role="status">
      {isSaved && (
        <>
          <IconCheck aria-hidden="true" />
          {t(`patient.draft.${state}`)}
        </>
      )}
      {state === 'UNSAVED' && t('patient.draft.saving')}
    </p>
  )
}
