import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useSaveSetting } from '../api/own-clinic.ts'

/** Whether somebody whom the clinic does not know may write to it. It is saved as soon as it is chosen. */
export function WhoMayWrite({ clinic }: { clinic: OwnClinic }) {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const save = useSaveSetting(clinic.id)
  const openForAll = save.isPending ? save.variables.openForAll : clinic.settings.openForAll
  return (
    <Card heading={t('administration.whoMayWrite.heading')}>
      <Checkbox
        id="open-for-all"
        label={t('administration.whoMayWrite.label')}
        hint={t('administration.whoMayWrite.hint')}
        checked={openForAll ?? false}
        onChange={(checked) =>
          save.mutate(
            { openForAll: checked },
            {
              onSuccess: () =>
                show({ tone: 'success', autoDismiss: true, text: t('administration.whoMayWrite.saved') }),
              onError: (error) => alert('clinic-setting', error),
            },
          )
        }
      />
    </Card>
  )
}
