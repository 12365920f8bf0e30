import { joinTexts } from '../../../../shared/drafts/join-drafts.ts'
import { type Draft, useDraft } from '../../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../../shared/ui/button.tsx'
import { EMPTY_REPLY, hasUnsentReply, type ReplyDraft } from '../conversation/reply-window.ts'
import { UnsentWords } from '../conversation/unsent-words.tsx'

type KeptReplyProps = {
  /** The one that was merged into the open one. */
  eContactId: number
  reply: Draft<ReplyDraft>
}

/** What one had begun to write in an e-contact that was merged into this one: in sight until one takes or drops it. */
export function KeptReply({ eContactId, reply }: KeptReplyProps) {
  const { t } = useI18n()
  const kept = useDraft(`e-contact:${eContactId}:reply`, EMPTY_REPLY)
  if (!hasUnsentReply(kept.values)) return null
  const take = () => {
    const { text, files } = kept.values
    reply.change((typed) => ({
      ...typed,
      text: joinTexts(typed.text, text),
      files: [...typed.files, ...files],
    }))
    kept.clear()
  }
  return (
    <UnsentWords
      heading={t('merge.kept.heading', { id: String(eContactId) })}
      text={kept.values.text}
      with={
        kept.values.files.length > 0 && t('merge.kept.files', { count: String(kept.values.files.length) })
      }
    >
      <Action onClick={take}>{t('merge.kept.use')}</Action>
      <Action onClick={() => kept.clear()}>{t('merge.kept.drop')}</Action>
    </UnsentWords>
  )
}
