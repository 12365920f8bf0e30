import type { InstrumentWording } from '@vastus/contract/official-wordings'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Action } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import own from './questionnaires.module.css'
import { ReadQuestionnaire } from './read-questionnaire.tsx'
import { useTakeBackWording } from './wordings-api.ts'

type WordingRowProps = { clinicId: number; wording: InstrumentWording }

/** One questionnaire: whose words it is asked in, and what can be done about it. */
export function WordingRow({ clinicId, wording: { instrument, name, official } }: WordingRowProps) {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const takeBack = useTakeBackWording(clinicId)
  const [asking, setAsking] = useState(false)
  const undo = () =>
    takeBack.mutate(instrument, {
      onSuccess: () => {
        setAsking(false)
        show({
          tone: 'success',
          autoDismiss: true,
          text: t('administration.questionnaires.takenBack', { name }),
        })
      },
      onError: (error) => alert('questionnaires', error),
    })
  const isOfficial = official?.misfits === 0
  return (
    <li className={own.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}{' '}
          <Badge tone={isOfficial ? 'done' : 'neutral'}>
            {t(isOfficial ? 'administration.questionnaires.official' : 'administration.questionnaires.own')}
          </Badge>
        </p>
        <p className={styles.quiet}>{t(`types.${instrument}`)}</p>
        {official && (
          <p className={styles.quiet}>
            {t(
              official.importedBy
                ? 'administration.questionnaires.since'
                : 'administration.questionnaires.sinceSomebody',
              {
                version: official.version.replace(/\+[0-9a-f]+$/, ''),
                date: format.date(official.importedAt),
                name: official.importedBy,
              },
            )}
          </p>
        )}
        {official && !isOfficial && (
          <p>{t('administration.questionnaires.misfits', { count: official.misfits })}</p>
        )}
      </div>
      <div className={own.actions}>
        {official && (
          <Action
            aria-label={t('administration.questionnaires.takeBackNamed', { name })}
            onClick={() => setAsking(true)}
          >
            {t('administration.questionnaires.takeBack')}
          </Action>
        )}
        <a
          href={`/api/clinic/${clinicId}/questionnaires/${instrument}/fhir`}
          download={`${instrument}.json`}
          aria-label={t('administration.questionnaires.exportNamed', { name })}
        >
          {t('administration.questionnaires.export')}
        </a>
        <ReadQuestionnaire
          clinicId={clinicId}
          instrument={{ code: instrument, name }}
          label={t('administration.questionnaires.bringIn')}
        />
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={t('administration.questionnaires.takeBackHeading', { name })}
        confirmLabel={t('administration.questionnaires.takeBack')}
        danger
        busy={takeBack.isPending}
        onConfirm={undo}
      >
        <p>{t('administration.questionnaires.takeBackText')}</p>
      </ConfirmDialog>
    </li>
  )
}
