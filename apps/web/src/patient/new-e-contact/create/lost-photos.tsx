import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { patientStyles as styles, useChosenFiles } from '../../e-contacts/index.ts'
import type { useNewMessage } from '../new-message.ts'

type LostPhotosProps = { draft: ReturnType<typeof useNewMessage>; personId: string; children: ReactNode }

/** Says above what they belong to that the page was loaded again and has none of the picked photos any more. */
export function LostPhotos({ draft, personId, children }: LostPhotosProps) {
  const { t } = useI18n()
  const part = useRef<HTMLDivElement>(null)
  const areLost = useChosenFiles(personId).length === 0 && draft.values.pickedCount > 0
  const close = () => {
    flushSync(() => draft.change((kept) => ({ ...kept, pickedCount: 0 })))
    // The pressed button is gone with the press.
    part.current?.focus()
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
      {areLost && (
        <p role="status" className={classNames(styles.alert, styles.calm)}>
          <span>
            {t('patient.files.lost')} <Action onClick={close}>{t('kit.close')}</Action>
          </span>
        </p>
      )}
      {children}
    </div>
  )
}
