export { Summary } from './summary.tsx'
export { TranslatedMessage } from './translated-message.tsx'
export { TranslateReply } from './translate-reply.tsx'
