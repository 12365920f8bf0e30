import { useNavigate } from '@tanstack/react-router'
import { sendSms } from '@vastus/contract/sms'
import type { OwnSmsTemplate, SmsAudience } from '@vastus/contract/sms-saved'
import { type CountryCode, countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@vastus/domain/locale'
import { waitsForMorning } from '@vastus/domain/message-centre/begin'
import {
  languageOfTemplateText,
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
import { serverNow } from '../../shared/time/server-clock.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { IconSend } from '../../shared/ui/icons.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { AudienceList } from './audience-list.tsx'
import {
  type AudienceSearch,
  filtersOf,
  searchOf,
  searchOfOwnTemplate,
  templateFiltersOf,
} from './audience-search.ts'
import { Cost } from './cost.tsx'
import { type SmsPlan, useAudience, useSmsPreview } from './message-centre-api.ts'
import styles from './message-centre.module.css'
import { LinkChoice } from './link-choice.tsx'
import { MessagePreview } from './message-preview.tsx'
import { OwnTemplate } from './own-template.tsx'
import { RecipientLanguages, TextLanguage } from './recipient-languages.tsx'
import { ChooseAudience, SaveAudience } from './saved-audiences.tsx'
import { TestButton } from './test-button.tsx'
import { WITHOUT_MAX, withoutOf } from './without.ts'

type ComposeProps = {
  clinicId: number
  clinicName: string
  /** Of the employee, for the preview while nobody is chosen. */
  firstName: string
  today: string
  template: SmsTemplateCode | null
  /** A template of the clinic itself. */
  own: OwnSmsTemplate | null
  /** The text and those left out, of a sending that is begun once more. */
  before: { text: string; excludedPersonIds: number[] } | null
  /** The audience that was opened. */
  saved: SmsAudience | null
  search: AudienceSearch
  /** Those left out by hand, from the address; null where it says nothing of them. */
  without: readonly number[] | null
}

/** Whom a message goes to, what it says, and what it costs; sent after a question. */
export function ComposeScreen({
  clinicId,
  clinicName,
  firstName,
  today,
  template,
  own,
  before,
  saved,
  search,
  without,
}: ComposeProps) {
  const { t, format } = useI18n()
  const { services, featureFlags } = useSessionStore().config
  const canSend = services.sms
  const navigate = useNavigate()
  const alert = useErrorAlert()
  const [fields, setFields] = useState(search)
  const [audience, setAudience] = useState(saved)
  const known = audience?.excludedPersonIds ?? before?.excludedPersonIds ?? []
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set(without ?? known))
  const [alwaysLink, setAlwaysLink] = useState(false)
  const [asking, setAsking] = useState(false)
  /** An empty text is no fault before somebody wants to send it. */
  const [isTried, setTried] = useState(false)
  const initial =
    before?.text ??
    own?.text ??
    (template ? smsTemplateText(template, usualLanguage(featureFlags.COUNTRY_CODE)) : '')
  const place = own ? `own-${own.id}` : (template ?? 'own').toLowerCase().replaceAll('_', '-')
  const draft = useDraft(`sms:${clinicId}:${place}`, { text: initial, seen: own?.version ?? 0 })
  const { text, seen } = draft.values
  const change = (part: Partial<typeof draft.values>) => draft.change((typed) => ({ ...typed, ...part }))

  // The filters and those left out are in the address, so that the page can be opened again as it is.
  useTypedSearch(
    JSON.stringify({ fields, without: [...excluded], audience: audience?.id }),
    () =>
      void navigate({
        to: '/message-centre/message',
        search: ({ template, batch }) => ({
          ...(template ? { template } : {}),
          ...(batch ? { batch } : {}),
          ...filled(fields),
          ...(audience ? { audience: String(audience.id) } : {}),
          ...withoutOf(excluded, known),
        }),
        replace: true,
      }),
  )
  const found = filtersOf(search)
  const shown = filtersOf(fields)
  const filters = 'fault' in found ? null : found
  const patients = useAudience(clinicId, filters)
  const count = patients.data?.pages[0]?.totalElements
  const problem = checkSmsText(text)
  const textLanguage = template && languageOfTemplateText(template, text)
  const plan: SmsPlan | null =
    filters && !problem
      ? { clinicId, templateId: template, text, filters, excludedPersonIds: [...excluded], alwaysLink }
      : null
  const preview = useSmsPreview(useDeferredValue(plan))
  const cost = plan && !preview.isPlaceholderData ? preview.data : null
  const texts = [
    { language: textLanguage, text },
    ...(template && textLanguage
      ? (preview.data?.languages ?? []).flatMap(({ language }) =>
          language && language !== textLanguage
            ? [{ language, text: smsTemplateText(template, language) }]
            : [],
        )
      : []),
  ]

  const sending = useMutation({
    mutationFn: () => {
      if (!plan || !cost) throw new Error('there is nothing to send')
      const confirmed = { recipients: cost.recipients, smsCount: cost.smsCount, price: cost.price }
      return call(sendSms, { body: { ...plan, confirmed } }, { idempotencyKey: draft.idempotencyKey() })
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
  const toggle = (id: number) =>
    setExcluded((ids) => new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]))

  const choose = (chosen: SmsAudience | null) => {
    setAudience(chosen)
    setFields(chosen ? searchOf(chosen.filters) : {})
    setExcluded(new Set(chosen?.excludedPersonIds))
  }

  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>{own?.name ?? t(template ? `message-centre.template.${template}` : 'message-centre.ownText')}</h1>
        <p className={styles.quiet}>{t('message-centre.composeIntro')}</p>
        {!canSend && <p role="alert">{t('message-centre.notSetUp')}</p>}
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="who" className={styles.section}>
          <h2 id="who">{t('message-centre.who')}</h2>
          <ChooseAudience clinicId={clinicId} chosenId={audience?.id ?? null} onChoose={choose} />
          <AudienceFields
            clinicId={clinicId}
            search={fields}
            fault={'fault' in shown ? shown.fault : null}
            onChange={(part) => setFields((before) => ({ ...before, ...part }))}
          />
        </section>
        <section className={styles.section}>
          <h2>{t('message-centre.patients')}</h2>
          <p role="status" className={styles.quiet}>
            {count !== undefined && t('message-centre.found', { count })}
            {excluded.size > 0 && ` ${t('message-centre.excluded', { count: excluded.size })}`}
          </p>
          <AudienceList audience={patients} excluded={excluded} onToggle={toggle} />
          {excluded.size > WITHOUT_MAX && <p>{t('message-centre.audience.many', { count: WITHOUT_MAX })}</p>}
          <SaveAudience
            clinicId={clinicId}
            audience={audience}
            content={filters && { filters, excludedPersonIds: [...excluded] }}
            onTakeTheirs={choose}
            onSaved={setAudience}
          />
        </section>
        <section aria-labelledby="what" className={styles.section}>
          <h2 id="what">{t('message-centre.what')}</h2>
          {template && textLanguage && (
            <TextLanguage
              language={textLanguage}
              onChange={(chosen) => change({ text: smsTemplateText(template, chosen) })}
            />
          )}
          <TextArea
            id="sms-text"
            label={t('message-centre.text')}
            hint={t('message-centre.textHint', { placeholder: '{firstName}' })}
            value={text}
            maxCharacters={SMS_TEXT_MAX}
            countFrom={SMS_TEXT_MAX - 160}
            onChange={(value) => change({ text: value })}
            {...(problem && (text !== '' || isTried) && draft.state !== 'LOADING'
              ? { error: t(`errors.rules.${problem.rule}`, 'params' in problem ? problem.params : {}) }
              : {})}
          />
          <p className={styles.footer}>{t('message-centre.footer', { name: smsFooter(clinicName) })}</p>
          {!problem && (
            <MessagePreview
              texts={texts}
              clinicName={clinicName}
              names={preview.data?.names ?? { first: firstName, longest: firstName }}
              optOutLink={preview.data?.optOutLink ?? null}
              alwaysLink={alwaysLink}
            />
          )}
          {cost && <RecipientLanguages languages={cost.languages} isEachInOwn={textLanguage !== null} />}
          {preview.data && (
            <LinkChoice
              withoutLink={preview.data.withoutLink}
              alwaysLink={alwaysLink}
              onChange={setAlwaysLink}
            />
          )}
          {cost && <Cost cost={cost} />}
          {isTried && cost?.recipients === 0 && <p role="alert">{t('message-centre.cost.nobody')}</p>}
          <ButtonRow>
            <Button
              icon={<IconSend aria-hidden="true" />}
              aria-disabled={!canSend || !cost || cost.recipients === 0}
              onClick={() => {
                setTried(true)
                if (canSend && cost && cost.recipients > 0) setAsking(true)
              }}
            >
              {t('message-centre.send')}
            </Button>
            <TestButton
              clinicId={clinicId}
              text={problem || !canSend ? null : text}
              alwaysLink={alwaysLink}
            />
          </ButtonRow>
          <OwnTemplate
            clinicId={clinicId}
            own={own}
            content={filters && !problem ? { text, filters: templateFiltersOf(filters, today) } : null}
            seen={seen}
            onSeen={(version) => change({ seen: version })}
            onTakeTheirs={(theirs) => {
              change({ text: theirs.text, seen: theirs.version })
              draft.settle()
              setFields(searchOfOwnTemplate(theirs.filters, today))
            }}
            onSaved={draft.settle}
          />
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
          {cost.names && (
            <MessagePreview
              texts={texts}
              clinicName={clinicName}
              names={{ first: cost.names.first, longest: cost.names.first }}
              optOutLink={cost.optOutLink}
              alwaysLink={alwaysLink}
            />
          )}
          <p>{t('message-centre.confirm.bill')}</p>
          <p>
            {waitsForMorning(serverNow(), new Date(cost.sendAt))
              ? t('message-centre.confirm.beginsMorning', { time: format.dateTime(cost.sendAt) })
              : t('message-centre.confirm.begins')}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

const filled = (fields: AudienceSearch): AudienceSearch =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** The language of most patients of a country. */
const usualLanguage = (country: CountryCode): Language =>
  languageOf(countryProfile(country).defaultLocale) ?? DEFAULT_LANGUAGE
