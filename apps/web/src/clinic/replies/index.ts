export { default as composerStyles } from './composer.module.css'
export { authorOf, useEventWords } from './entry-words.ts'
export { HeldRepliesProvider, useHeldReplies } from './held/held-replies.tsx'
export { HeldThread } from './held/held-thread.tsx'
export { returnedDraft } from './held/returned-draft.ts'
export { NoticesLedger } from './notices-ledger.tsx'
export { ReplyForm } from './reply-form.tsx'
export {
  EMPTY_NOTE,
  EMPTY_REPLY,
  hasUnsentReply,
  joinOriginals,
  type NoteDraft,
  type ReplyDraft,
  replyWindow,
} from './reply-window.ts'
export { RestrictionField } from './restriction-field.tsx'
export { SendProblem } from './send-problem.tsx'
export { nameOf, newestEntryId } from './their-reply.ts'
export { UnsentReply } from './unsent-reply.tsx'
export { UnsentWords } from './unsent-words.tsx'
export { useReplySending } from './use-reply-sending.tsx'
export { type Sending, useSending } from './use-sending.ts'
