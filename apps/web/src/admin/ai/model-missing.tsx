import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Card } from '../../shared/ui/card.tsx'

/** Says that prompts and models have no effect yet, where no language model can be called. */
export function ModelMissing() {
  const { t } = useI18n()
  const { services } = useSessionStore().config
  return services.languageModel ? null : (
    <Card>
      <p>{t('prompts.noModel')}</p>
    </Card>
  )
}
