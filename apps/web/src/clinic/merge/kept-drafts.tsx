import { joinTexts } from '../../shared/drafts/join-drafts.ts'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import {
  EMPTY_NOTE,
  EMPTY_REPLY,
  hasUnsentReply,
  joinOriginals,
  type NoteDraft,
  type ReplyDraft,
  UnsentWords,
} from '../replies/index.ts'

type KeptDraftProps<T extends { text: string }> = {
  /** The one that was merged into the open one. */
  eContactId: number
  /** The draft of the open one. */
  into: Draft<T>
  onTaken: () => void
}

/** The reply that one had begun in an e-contact that was merged into this one. */
export function KeptReply({ eContactId, into, onTaken }: KeptDraftProps<ReplyDraft>) {
  const { t } = useI18n()
  const { values, clear } = useDraft(`e-contact:${eContactId}:reply`, EMPTY_REPLY)
  if (!hasUnsentReply(values)) return null
  const take = () => {
    into.change((typed) => ({
      ...typed,
      text: joinTexts(typed.text, values.text),
      original: joinOriginals(typed, values),
      files: [...typed.files, ...values.files],
    }))
    clear()
    onTaken()
  }
  return (
    <UnsentWords
      heading={t('merge.kept.heading', { id: String(eContactId) })}
      text={values.text}
      with={values.files.length > 0 && t('merge.kept.files', { count: String(values.files.length) })}
    >
      <Action onClick={take}>{t('merge.kept.use')}</Action>
      <Action onClick={() => clear()}>{t('merge.kept.drop')}</Action>
    </UnsentWords>
  )
}

/** The same of a note to colleagues. */
export function KeptNote({ eContactId, into, onTaken }: KeptDraftProps<NoteDraft>) {
  const { t } = useI18n()
  const { values, clear } = useDraft(`e-contact:${eContactId}:note`, EMPTY_NOTE)
  if (values.text.trim() === '') return null
  const take = () => {
    into.change((typed) => ({ text: joinTexts(typed.text, values.text) }))
    clear()
    onTaken()
  }
  return (
    <UnsentWords heading={t('merge.kept.noteHeading', { id: String(eContactId) })} text={values.text}>
      <Action onClick={take}>{t('merge.kept.useInNote')}</Action>
      <Action onClick={() => clear()}>{t('merge.kept.drop')}</Action>
    </UnsentWords>
  )
}
