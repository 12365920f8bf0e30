import type { ClinicEContact } from '@vastus/contract/shapes'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useClinicTypes } from '../e-contacts/index.ts'
import { AskDialog } from './ask-dialog.tsx'
import styles from './responses.module.css'

/** Asks the patient to fill in a questionnaire, and says for which one the clinic waits. */
export function AskForQuestionnaire({ eContact }: { eContact: ClinicEContact }) {
  const { t, format } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const types = useClinicTypes(eContact.clinicId, { questionnaires: true })
  const offered = types.filter(({ value }) => isQuestionnaire(value))
  const { askedQuestionnaire, answerBy } = eContact
  if (offered.length === 0) return null
  return (
    <div className={styles.ask}>
      {askedQuestionnaire && (
        <p className={styles.quiet}>
          {answerBy
            ? t('instruments.ask.waitingUntil', {
                name: t(`types.${askedQuestionnaire}`),
                date: format.date(answerBy),
              })
            : t('instruments.ask.waiting', { name: t(`types.${askedQuestionnaire}`) })}
        </p>
      )}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('instruments.ask.open')}
      </Button>
      {isOpen && <AskDialog eContact={eContact} offered={offered} onClose={() => setOpen(false)} />}
    </div>
  )
}
