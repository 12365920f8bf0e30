import type { DangerSign } from '@vastus/domain/danger-signs/grade'

type SentDanger = { eContactId: number; signs: readonly DangerSign[]; opensNextAt: string | null | undefined }

let sent: SentDanger | null = null

/** The danger signs in what was sent last, for the pages that follow. They are gone when the page is loaded again. */
export const sentDanger = {
  remember: (danger: SentDanger) => {
    sent = danger
  },
  find: (eContactId: number) => (sent?.eContactId === eContactId ? sent : null),
}
