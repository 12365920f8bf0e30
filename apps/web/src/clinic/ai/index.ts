export { Summary } from './summary.tsx'
export { TranslatedMessage } from './translated-message.tsx'
export { useReplyTranslation } from './translate-reply.tsx'
