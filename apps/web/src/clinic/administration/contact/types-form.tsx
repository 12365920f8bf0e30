import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import { arrangePicker, offersQuestionnaires, visibleTypes } from '@vastus/domain/types/sort'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { FieldStack } from '../../../shared/ui/field.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import { useSaveSetting } from '../api/own-clinic.ts'
import { ChangedMeanwhile } from '../changed-meanwhile.tsx'
import { TypeChoices } from './type-choices.tsx'

/** What patients may write about, and how the list looks to them. */
export function TypesForm({ clinic }: { clinic: OwnClinic }) {
  const { t, language } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const save = useSaveSetting(clinic.id)
  // What is chosen here and not saved yet, and what was in force when that began.
  const [edited, setEdited] = useState<{ types: readonly TypeCode[]; seen: string } | null>(null)
  const present: readonly TypeCode[] = clinic.eContactTypes ?? TYPE_CODES
  const chosen = edited?.types ?? present
  const isOutdated = edited !== null && edited.seen !== present.join()
  const choose = (types: readonly TypeCode[]) => setEdited({ types, seen: edited?.seen ?? present.join() })
  const labels = Object.fromEntries(TYPE_CODES.map((code) => [code, t(`types.${code}`)]))
  const questionnaires = offersQuestionnaires({
    plan: clinic.plan,
    aiSmartQuestionnaire: clinic.features.aiSmartQuestionnaire,
  })
  const { main, groups, otherHealthConcern } = arrangePicker(
    visibleTypes(chosen, { questionnaires }, language),
    labels,
    language,
  )

  const submit = () =>
    save.mutate(
      {
        eContactTypes: chosen.length === TYPE_CODES.length ? null : [...chosen],
        version: clinic.version,
      },
      {
        onSuccess: () => {
          setEdited(null)
          show({ tone: 'success', autoDismiss: true, text: t('administration.types.saved') })
        },
        onError: (error) => {
          if (error instanceof ApiError && error.version !== null)
            show({ tone: 'warning', text: t('administration.changedMeanwhile') })
          else alert('clinic-types', error)
        },
      },
    )
  return (
    <Card heading={t('administration.types.heading')}>
      <FieldStack>
        <ChangedMeanwhile
          isShown={isOutdated}
          rows={TYPE_CODES.filter((code) => present.includes(code) !== chosen.includes(code)).map((code) => ({
            label: labels[code] ?? code,
            value: t(`administration.types.${present.includes(code) ? 'offered' : 'notOffered'}`),
          }))}
          onTakeTheirs={() => setEdited(null)}
        />
        <p className={styles.quiet}>{t('administration.types.hint')}</p>
        <TypeChoices labels={labels} chosen={chosen} onChoose={choose} />
        <details>
          <summary>{t('administration.types.preview')}</summary>
          <ol className={styles.preview}>
            {main.map((code) => (
              <li key={code}>{labels[code]}</li>
            ))}
          </ol>
          {[...groups, ...otherHealthConcern].map(({ group, types }) => (
            <div key={group} className={styles.previewGroup}>
              <h3>{t(`enums.typeGroup.${group}`)}</h3>
              <ol className={styles.preview}>
                {types.map((code) => (
                  <li key={code}>{labels[code]}</li>
                ))}
              </ol>
            </div>
          ))}
        </details>
        <ButtonRow>
          <Button busy={save.isPending} onClick={submit}>
            {t('administration.types.save')}
          </Button>
        </ButtonRow>
      </FieldStack>
    </Card>
  )
}
