import type { EditedAdvert } from '@vastus/contract/advert-editing'
import { AdvertCard } from '../../shared/adverts/advert-card.tsx'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { ChangedMeanwhile, styles, useEditedForm } from '../pages/index.ts'
import { AdvertAudienceFields, AdvertWords } from './advert-fields.tsx'
import { type AdvertValues, bodyOf, faultsOf, valuesOf } from './advert-values.ts'
import { useSaveAdvert } from './api.ts'

type EditorProps = { advert: EditedAdvert | undefined; onDone: () => void }

/** An advert being written. What is typed is kept until it is saved. */
export function AdvertEditor({ advert, onDone }: EditorProps) {
  const { language } = useI18n()
  const { COUNTRY_CODE: country } = useSessionStore().config.featureFlags
  const present = valuesOf(advert, { language, country })
  const draft = useDraft(`advert:${advert?.id ?? 'new'}`, present)
  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={8} />
  return <Fields advert={advert} present={present} draft={draft} onDone={onDone} />
}

type FieldsProps = EditorProps & { present: AdvertValues; draft: Draft<AdvertValues> }

function Fields({ advert, present, draft, onDone }: FieldsProps) {
  const { t } = useI18n()
  const { show } = useToasts()
  const save = useSaveAdvert()
  const { form, isOutdated, takeTheirs, keepMine } = useEditedForm<AdvertValues>({
    draft,
    present,
    area: 'adverts',
    labels: {
      title: t('publishing.title'),
      text: t('publishing.text'),
      link: t('publishing.adverts.link'),
      licence: t('publishing.adverts.licence'),
      allowedCountries: t('publishing.adverts.countries'),
      targetGenders: t('publishing.adverts.genders'),
      minAge: t('publishing.adverts.minAge'),
      maxAge: t('publishing.adverts.maxAge'),
      startsOn: t('publishing.adverts.startsOn'),
      endsOn: t('publishing.adverts.endsOn'),
    },
    send: async (values) => {
      const faults = faultsOf(values)
      if (Object.keys(faults).length > 0) return faults
      const idempotencyKey = draft.idempotencyKey()
      await save.mutateAsync({ advert, seen: values.seen, body: bodyOf(values), idempotencyKey })
      draft.clear()
      show({ tone: 'success', autoDismiss: true, text: t('publishing.adverts.saved') })
      onDone()
      return undefined
    },
  })
  const { values } = form
  return (
    <form className={styles.page} noValidate onSubmit={form.submit}>
      {advert && isOutdated && (
        <ChangedMeanwhile onTakeTheirs={takeTheirs} onKeepMine={keepMine}>
          <AdvertCard advert={advert} />
        </ChangedMeanwhile>
      )}
      <ErrorSummary {...form.summary} />
      <AdvertWords form={form} />
      <AdvertAudienceFields form={form} />
      <Card heading={t('publishing.preview')}>
        <div lang={values.language}>
          <AdvertCard advert={{ ...values, title: values.title || '–' }} />
        </div>
      </Card>
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t('shell.buttons.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('publishing.back')}
        </Button>
      </ButtonRow>
    </form>
  )
}
