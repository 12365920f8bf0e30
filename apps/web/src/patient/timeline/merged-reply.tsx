import { joinTexts } from '../../shared/drafts/join-drafts.ts'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { patientStyles as styles, type MyReply, useMyReply } from '../e-contacts/index.ts'

type MergedReplyProps = {
  /** The one that the clinic joined to the open one. */
  eContactId: number
  reply: Draft<MyReply>
}

/** What the patient had begun to write where it can't be sent any more: in sight until it is taken over or dropped. */
export function MergedReply({ eContactId, reply }: MergedReplyProps) {
  const { t } = useI18n()
  const kept = useMyReply(eContactId)
  const { text, files } = kept.values
  if (text.trim() === '' && files.length === 0) return null
  const take = () => {
    reply.change((typed) => ({
      ...typed,
      text: joinTexts(typed.text, text),
      files: [...typed.files, ...files],
    }))
    kept.clear()
  }
  return (
    <section className={styles.unsent} aria-label={t('merge.patient.kept')}>
      <div>
        <h2 className={styles.cardTitle}>{t('merge.patient.kept')}</h2>
        <p className={styles.keptText}>{text}</p>
        {files.length > 0 && <p>{t('merge.kept.files', { count: String(files.length) })}</p>}
      </div>
      <ButtonRow>
        <Button variant="secondary" onClick={take}>
          {t('merge.patient.use')}
        </Button>
        <Button variant="quiet" onClick={() => kept.clear()}>
          {t('merge.kept.drop')}
        </Button>
      </ButtonRow>
    </section>
  )
}
