import { Link } from '@tanstack/react-router'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { patientStyles as styles } from '../e-contacts/index.ts'

interface AskedQuestionnaireProps {
  eContactId: number
  questionnaire: TypeCode
  /** By which day, where the clinic named one. */
  answerBy: string | undefined
}

/** The clinic waits for a questionnaire: the way to it. */
export function AskedQuestionnaire({ eContactId, questionnaire, answerBy }: AskedQuestionnaireProps) {
  const { t, format } = useI18n()
  return (
    <Card heading={t('instruments.asked.heading')}>
      <div className={styles.field}>
        <p>{t(`types.${questionnaire}`)}</p>
        {answerBy && <p>{t('instruments.asked.by', { date: format.date(answerBy) })}</p>}
        <p>
          <Link
            className={buttonClass()}
            to="/e-contacts/$eContactId/questionnaire"
            params={{ eContactId: String(eContactId) }}
          >
            {t('instruments.asked.fill')}
          </Link>
        </p>
      </div>
    </Card>
  )
}
