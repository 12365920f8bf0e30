import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { ALWAYS_AVAILABLE_TYPES, TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import { arrangePicker, sortTypes, visibleTypes } from '@vastus/domain/types/sort'
import { useState } from 'react'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Fieldset, FieldStack } from '../../../shared/ui/field.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import styles from '../administration.module.css'
import { useSaveSetting } from '../api/own-clinic.ts'

/** What patients may write about, and how the list looks to them. */
export function TypesForm({ clinic }: { clinic: OwnClinic }) {
  const { t, language } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const save = useSaveSetting(clinic.id)
  const [chosen, setChosen] = useState<readonly TypeCode[]>(clinic.eContactTypes ?? TYPE_CODES)
  const labels = Object.fromEntries(TYPE_CODES.map((code) => [code, t(`types.${code}`)]))
  const preview = arrangePicker(visibleTypes(chosen, { questionnaires: false }, language), labels, language)
  const shown = [...preview.main, ...preview.groups.flatMap(({ types }) => types)]

  const submit = () =>
    save.mutate(
      { eContactTypes: chosen.length === TYPE_CODES.length ? null : [...chosen] },
      {
        onSuccess: () => show({ tone: 'success', autoDismiss: true, text: t('administration.types.saved') }),
        onError: (error) => alert('clinic-types', error),
      },
    )
  return (
    <Card heading={t('administration.types.heading')}>
      <FieldStack>
        <Fieldset id="types" label={t('administration.types.label')} hint={t('administration.types.hint')}>
          <div className={styles.types}>
            {sortTypes(TYPE_CODES, labels, language).map((code) => {
              const isAlways = ALWAYS_AVAILABLE_TYPES.includes(code)
              return (
                <Checkbox
                  key={code}
                  id={`type-${code}`}
                  label={labels[code]}
                  checked={isAlways || chosen.includes(code)}
                  disabled={isAlways}
                  onChange={(checked) =>
                    setChosen(checked ? [...chosen, code] : chosen.filter((each) => each !== code))
                  }
                />
              )
            })}
          </div>
        </Fieldset>
        <details>
          <summary>{t('administration.types.preview')}</summary>
          <ol className={styles.preview}>
            {[...new Set(shown)].map((code) => (
              <li key={code}>{labels[code]}</li>
            ))}
          </ol>
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
