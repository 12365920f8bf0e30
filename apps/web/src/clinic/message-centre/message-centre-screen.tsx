import { Link, useNavigate } from '@tanstack/react-router'
import type { SmsBatch } from '@vastus/contract/sms'
import {
  SMS_CATEGORIES,
  SMS_TEMPLATE_CODES,
  SMS_TEMPLATES,
} from '@vastus/domain/message-centre/sms-templates'
import { FIRST_NAME } from '@vastus/domain/message-centre/sms-text'
import { localDate } from '@vastus/domain/time/time-zone'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Button } from '../../shared/ui/button.tsx'
import { IconPencil } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { ChooseFile } from '../file-import/index.ts'
import { searchOfOwnTemplate, searchOfTemplate } from './audience-search.ts'
import { BatchState } from './batch-state.tsx'
import { useBatches } from './message-centre-api.ts'
import styles from './message-centre.module.css'
import { OptOutsSection } from './opt-outs-section.tsx'
import { useOwnTemplates } from './saved-api.ts'
import { TemplateIcon } from './template-icon.tsx'

/** What can be written to many patients, and what has been. */
export function MessageCentreScreen({ clinicId, timeZone }: { clinicId: number; timeZone: string }) {
  const { t } = useI18n()
  const { services } = useSessionStore().config
  const today = localDate(serverNow(), timeZone)
  const own = useOwnTemplates(clinicId)
  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>{t('message-centre.heading')}</h1>
        <p className={styles.quiet}>{t('message-centre.intro')}</p>
        {!services.sms && <p role="alert">{t('message-centre.notSetUp')}</p>}
      </div>
      {SMS_CATEGORIES.map((category) => (
        <section key={category} aria-labelledby={`category-${category}`} className={styles.section}>
          <h2 id={`category-${category}`}>{t(`message-centre.category.${category}`)}</h2>
          <ul role="list" className={styles.templates}>
            {SMS_TEMPLATES.filter((template) => template.category === category).map(
              ({ code, icon, filters }) => (
                <li key={code}>
                  <Link
                    to="/message-centre/message"
                    search={{ template: code, ...searchOfTemplate(filters, today) }}
                    className={styles.template}
                  >
                    <TemplateIcon icon={icon} />
                    {t(`message-centre.template.${code}`)}
                  </Link>
                </li>
              ),
            )}
            {own.data
              ?.filter((template) => template.category === category)
              .map(({ id, icon, name, filters }) => (
                <li key={`own-${id}`}>
                  <Link
                    to="/message-centre/message"
                    search={{ template: String(id), ...searchOfOwnTemplate(filters, today) }}
                    className={styles.template}
                  >
                    <TemplateIcon icon={icon} />
                    {name}
                  </Link>
                </li>
              ))}
            {category === 'OTHER' && (
              <li>
                <Link to="/message-centre/message" search={{}} className={styles.template}>
                  <IconPencil aria-hidden="true" />
                  {t('message-centre.ownText')}
                </Link>
              </li>
            )}
          </ul>
        </section>
      ))}
      {own.isError && (
        <p role="alert">
          {t('message-centre.own.failed')}{' '}
          <Button variant="quiet" onClick={() => void own.refetch()}>
            {t('shell.buttons.tryAgain')}
          </Button>
        </p>
      )}
      <Sendings clinicId={clinicId} />
      <PhoneImport clinicId={clinicId} />
      <OptOutsSection clinicId={clinicId} />
    </div>
  )
}

function PhoneImport({ clinicId }: { clinicId: number }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <section aria-labelledby="phone-import" className={styles.section}>
      <h2 id="phone-import">{t('file-import.heading.PHONES')}</h2>
      <p className={styles.quiet}>
        {t('file-import.about.PHONES')} {t('file-import.columns.PHONES')} {t('file-import.preview')}
      </p>
      <ChooseFile
        clinicId={clinicId}
        kind="PHONES"
        label={t('file-import.button.PHONES')}
        onTaken={({ id }) => void navigate({ to: '/message-centre/import', search: { import: String(id) } })}
      />
      <p>
        <Link to="/message-centre/import">{t('file-import.recent')}</Link>
      </p>
    </section>
  )
}

function Sendings({ clinicId }: { clinicId: number }) {
  const { t } = useI18n()
  const batches = useBatches(clinicId)
  const rows = batches.data?.content
  return (
    <section aria-labelledby="sendings" className={styles.section}>
      <h2 id="sendings">{t('message-centre.sendings')}</h2>
      {batches.isPending && <Skeleton shape="rows" lines={3} />}
      {batches.isError && (
        <p role="alert">
          {t('shell.pages.loadingFailed.text')}{' '}
          <Button variant="quiet" onClick={() => void batches.refetch()}>
            {t('shell.buttons.tryAgain')}
          </Button>
        </p>
      )}
      {rows?.length === 0 && <p className={styles.quiet}>{t('message-centre.noSendings')}</p>}
      <ul role="list" className={styles.sendings}>
        {rows?.map((batch) => (
          <li key={batch.id}>
            <Sending batch={batch} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of several own texts the beginning tells which is which. A sending that was stopped costs what had left before. */
function Sending({ batch }: { batch: SmsBatch }) {
  const { t, format } = useI18n()
  const template = SMS_TEMPLATE_CODES.find((code) => code === batch.templateId)
  return (
    <Link to="/message-centre/success" search={{ batch: String(batch.id) }} className={styles.sending}>
      <span className={styles.sendingHead}>
        <strong>{t(template ? `message-centre.template.${template}` : 'message-centre.ownText')}</strong>
        <BatchState batch={batch} />
      </span>
      {!template && <span className={styles.beginning}>{batch.text.replaceAll(FIRST_NAME, '…')}</span>}
      <span className={styles.quiet}>
        {[
          format.dateTime(batch.createdAt),
          batch.createdBy,
          t('message-centre.recipients', { count: batch.recipients }),
          format.euros(batch.stoppedAt ? batch.billed : batch.price),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </Link>
  )
}
