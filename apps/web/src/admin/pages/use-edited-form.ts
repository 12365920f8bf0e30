import { ApiError } from '../../shared/api/api-error.ts'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { type ServerFormOptions, useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

/** `seen` is the version that the writer has seen. */
type Edited = { text: string; seen: number }
type Options<Values extends Edited> = Omit<ServerFormOptions<Values>, 'initial' | 'draft' | 'onFailure'> & {
  draft: Draft<Values>
  present: Values
}

/**
 * A form for what several administrators edit. What is typed is kept as a draft. When somebody else has saved meanwhile, nothing is
 * overwritten before the writer has chosen.
 *
 * @param present what is stored now, as the form shows it
 */
export function useEditedForm<Values extends Edited>({ draft, present, ...options }: Options<Values>) {
  const { t } = useI18n()
  const { show } = useToasts()
  const form = useServerForm<Values>({
    ...options,
    draft,
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.version === null) return false
      show({ tone: 'warning', text: t('publishing.changedMeanwhile') })
      return true
    },
  })
  return {
    form,
    isOutdated: form.values.seen < present.seen,
    takeTheirs: () => draft.clear(),
    keepMine: () => form.set('seen', present.seen),
  }
}
