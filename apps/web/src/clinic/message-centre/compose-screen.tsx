import { useNavigate } from '@tanstack/react-router'
import { sendSms, testSms } from '@vastus/contract/sms'
import {
  SMS_TEMPLATES,
  type SmsTemplateCode,
  smsTemplateText,
} from '@vastus/domain/message-centre/sms-templates'
import { checkSmsText, SMS_TEXT_MAX, smsFooter } from '@vastus/domain/message-centre/sms-text'
import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useTypedSearch } from '../../shared/forms/use-typed-search.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { IconDeviceMobile, IconSend } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { AudienceList } from './audience-list.tsx'
import { type AudienceSearch, filtersOf } from './audience-search.ts'
import { Cost } from './cost.tsx'
import { type SmsPlan, useAudience, useSmsPreview } from './message-centre-api.ts'
import styles from './message-centre.module.css'
import { LinkChoice } from './link-choice.tsx'
import { MessagePreview } from './message-preview.tsx'

type ComposeProps = {
  clinicId: number
  clinicName: string
  /** Of the employee, for the preview while nobody is chosen. */
  firstName: string
  template: SmsTemplateCode | null
  /** The text and those left out, of a sending that is begun once more. */
  before: { text: string; excludedPersonIds: number[] } | null
  search: AudienceSearch
  /** Those left out by hand, from the address; null where it names nobody. */
  without: readonly number[] | null
}

/** Whom a message goes to, what it says, and what it costs; sent after a question. */
export function ComposeScreen({
  clinicId,
  clinicName,
  firstName,
  template,
  before,
  search,
  without,
}: ComposeProps) {
  const { t, language } = useI18n()
  const { sms: canSend } = useSessionStore().config.services
  const navigate = useNavigate()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const [fields, setFields] = useState(search)
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set(without ?? before?.excludedPersonIds))
  const [alwaysLink, setAlwaysLink] = useState(false)
  const [asking, setAsking] = useState(false)
  const initial = before?.text ?? (template ? smsTemplateText(template, language) : '')
  const draft = useDraft(`sms:${clinicId}:${(template ?? 'own').toLowerCase().replaceAll('_', '-')}`, {
    text: initial,
  })
  const { text } = draft.values

  // The filters and those left out are in the address, so that the page can be opened again as it is.
  useTypedSearch(
    JSON.stringify({ fields, without: [...excluded] }),
    () =>
      void navigate({
        to: '/message-centre/message',
        search: ({ template, batch }) => ({
          ...(template ? { template } : {}),
          ...(batch ? { batch } : {}),
          ...filled(fields),
          ...(excluded.size > 0 ? { without: [...excluded].join(',') } : {}),
        }),
        replace: true,
      }),
  )
  const found = filtersOf(search)
  const shown = filtersOf(fields)
  const filters = 'fault' in found ? null : found
  const audience = useAudience(clinicId, filters)
  const count = audience.data?.pages[0]?.totalElements
  const problem = checkSmsText(text)
  const plan: SmsPlan | null =
    filters && !problem ? { clinicId, text, filters, excludedPersonIds: [...excluded], alwaysLink } : null
  const preview = useSmsPreview(useDeferredValue(plan))
  const cost = plan && !preview.isPlaceholderData ? preview.data : null

  const sending = useMutation({
    mutationFn: () => {
      if (!plan || !cost) throw new Error('there is nothing to send')
      const confirmed = { recipients: cost.recipients, smsCount: cost.smsCount }
      return call(
        sendSms,
        { body: { ...plan, templateId: template, confirmed } },
        { idempotencyKey: draft.idempotencyKey() },
      )
    },
    onSuccess: async ({ batchId }) => {
      draft.clear()
      await navigate({ to: '/message-centre/success', search: { batch: String(batchId) } })
    },
    onError: (error) => {
      draft.noteFailure(error)
      alert('message-centre', error)
      void preview.refetch()
    },
  })
  const testing = useMutation({
    mutationFn: () => call(testSms, { body: { clinicId, text, alwaysLink } }),
    onSuccess: ({ phone }) =>
      show({ tone: 'success', autoDismiss: true, text: t('message-centre.tested', { phone }) }),
    onError: (error) => alert('message-centre', error),
  })

  const toggle = (id: number) =>
    setExcluded((ids) => new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]))

  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>
          {template && SMS_TEMPLATES.some(({ code }) => code === template)
            ? t(`message-centre.template.${template}`)
            : t('message-centre.ownText')}
        </h1>
        <p className={styles.quiet}>{t('message-centre.composeIntro')}</p>
        {!canSend && <p role="alert">{t('message-centre.notSetUp')}</p>}
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="who" className={styles.section}>
          <h2 id="who">{t('message-centre.who')}</h2>
          <AudienceFields
            clinicId={clinicId}
            search={fields}
            fault={'fault' in shown ? shown.fault : null}
            onChange={(part) => setFields((before) => ({ ...before, ...part }))}
          />
        </section>
        <section aria-labelledby="patients" className={styles.section}>
          <h2 id="patients">{t('message-centre.patients')}</h2>
          <p role="status" className={styles.quiet}>
            {count !== undefined && t('message-centre.found', { count })}
            {excluded.size > 0 && ` ${t('message-centre.excluded', { count: excluded.size })}`}
          </p>
          <AudienceList audience={audience} excluded={excluded} onToggle={toggle} />
        </section>
        <section aria-labelledby="what" className={styles.section}>
          <h2 id="what">{t('message-centre.what')}</h2>
          <TextArea
            id="sms-text"
            label={t('message-centre.text')}
            hint={t('message-centre.textHint', { placeholder: '{firstName}' })}
            value={text}
            maxCharacters={SMS_TEXT_MAX}
            countFrom={SMS_TEXT_MAX - 160}
            onChange={(value) => draft.change({ text: value })}
            {...(problem && draft.state !== 'LOADING'
              ? { error: t(`errors.rules.${problem.rule}`, 'params' in problem ? problem.params : {}) }
              : {})}
          />
          <p className={styles.footer}>{t('message-centre.footer', { name: smsFooter(clinicName) })}</p>
          {!problem && (
            <MessagePreview
              text={text}
              clinicName={clinicName}
              names={preview.data?.names ?? { first: firstName, longest: firstName }}
              optOutLink={preview.data?.optOutLink ?? null}
              alwaysLink={alwaysLink}
            />
          )}
          {preview.data && (
            <LinkChoice
              withoutLink={preview.data.withoutLink}
              alwaysLink={alwaysLink}
              onChange={setAlwaysLink}
            />
          )}
          {cost && <Cost cost={cost} />}
          <ButtonRow>
            <Button
              icon={<IconSend aria-hidden="true" />}
              aria-disabled={!canSend || !cost || cost.recipients === 0}
              onClick={() => canSend && cost && cost.recipients > 0 && setAsking(true)}
            >
              {t('message-centre.send')}
            </Button>
            <Button
              variant="secondary"
              icon={<IconDeviceMobile aria-hidden="true" />}
              busy={testing.isPending}
              aria-disabled={!canSend || problem !== null}
              onClick={() => canSend && !problem && testing.mutate()}
            >
              {t('message-centre.test')}
            </Button>
          </ButtonRow>
        </section>
      </div>
      {cost && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          heading={t('message-centre.confirm.heading', { count: cost.recipients })}
          confirmLabel={t('message-centre.confirm.send')}
          busy={sending.isPending}
          onConfirm={() => sending.mutate()}
        >
          <Cost cost={cost} />
          <p>{t('message-centre.confirm.bill')}</p>
          <p>{t('message-centre.confirm.begins')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

const filled = (fields: AudienceSearch): AudienceSearch =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
