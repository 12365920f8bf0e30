export { Summary } from './summary.tsx'
export { TranslateAll, TranslatedMessage, type Translations } from './translated-message.tsx'
export { ReplyOriginal } from './reply-original.tsx'
export { useReplyTranslation } from './translate-reply.tsx'
