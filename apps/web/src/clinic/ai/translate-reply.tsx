import type { ClinicEContact } from '@vastus/contract/shapes'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconLanguage } from '../../shared/ui/icons.tsx'
import type { TranslatedReply } from './translated-reply.ts'
import { useFeature } from './use-feature.ts'

const TranslateDialog = lazyPart(() =>
  import('./translate-dialog.tsx').then((module) => module.TranslateDialog),
)

type ReplyTranslation = {
  eContact: ClinicEContact
  text: string
  onTranslated: (translated: TranslatedReply) => void
}

/**
 * Puts a translation in the place of the typed reply, which is sent with it as the original. Where a dose, a number or a date is
 * not the same on both sides, the writer has to confirm it.
 *
 * @returns a button for the form of the reply, and a dialog that belongs outside of any form; null where it is switched off
 */
export function useReplyTranslation({ eContact, text, onTranslated }: ReplyTranslation) {
  const { t } = useI18n()
  const isEnabled = useFeature(eContact.clinicId, 'translation')
  const [isOpen, setOpen] = useState(false)
  if (!isEnabled || eContact.medicalHidden) return null
  const hasText = text.trim() !== ''
  return {
    button: (
      <IconButton
        label={t('ai.reply.open')}
        icon={<IconLanguage />}
        tooltipSide="left"
        aria-disabled={!hasText}
        onClick={() => hasText && setOpen(true)}
      />
    ),
    dialog: isOpen && (
      <TranslateDialog
        eContactId={eContact.id}
        text={text}
        onClose={() => setOpen(false)}
        onTranslated={(translated) => {
          onTranslated(translated)
          setOpen(false)
        }}
      />
    ),
  }
}
