import { joinTexts } from '../../shared/drafts/join-drafts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { hasUnsentReply, type ReplyDraft } from './reply-window.ts'
import { UnsentWords } from './unsent-words.tsx'

type UnsentReplyProps = { draft: ReplyDraft; onDrop: () => void }

/** What was written to an e-contact that takes no reply any more: in sight until its writer decides. */
export function UnsentReply({ draft, onDrop }: UnsentReplyProps) {
  const { t } = useI18n()
  if (!hasUnsentReply(draft)) return null
  return (
    <UnsentWords
      heading={t('answering.unsent.heading')}
      text={joinTexts(draft.text, draft.original)}
      with={draft.files.length > 0 && t('answering.unsent.files', { count: draft.files.length })}
    >
      <span>{t('answering.unsent.closed')}</span>
      <Action onClick={onDrop}>{t('answering.unsent.drop')}</Action>
    </UnsentWords>
  )
}
