import { useNavigate, useSearch } from '@tanstack/react-router'
import { NOTICE_STATES, type NoticeState } from '@vastus/domain/information-hub/notice'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Screen, ScreenFailed, styles } from '../pages/index.ts'
import { useNotices } from './api.ts'
import { NoticeEditor } from './notice-editor.tsx'
import { NoticeRow } from './notice-row.tsx'

/** The notices of the information hub: which there are, and one of them being written. */
export function HubNoticesScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { notice: wanted } = useSearch({ from: '/prm/hub-notices' })
  const [state, setState] = useState<NoticeState | ''>('')
  const notices = useNotices()
  const open = (notice?: string) =>
    void navigate({ to: '/prm/hub-notices', search: notice === undefined ? {} : { notice } })
  if (notices.isError && !notices.data)
    return <ScreenFailed heading={t('publishing.hub.failed')} query={notices} />
  const all = notices.data?.content
  const edited = all?.find(({ id }) => String(id) === wanted)
  if (all && (edited || wanted === 'new'))
    return (
      <Screen heading={t(edited ? 'publishing.hub.edit' : 'publishing.hub.add')}>
        <NoticeEditor key={wanted} notice={edited} onDone={() => open()} onAdded={(id) => open(String(id))} />
      </Screen>
    )
  const shown = all?.filter((notice) => state === '' || notice.state === state)
  return (
    <Screen heading={t('publishing.hub.heading')} intro={t('publishing.hub.intro')}>
      <ButtonRow>
        <Button onClick={() => open('new')}>{t('publishing.hub.add')}</Button>
      </ButtonRow>
      <NativeSelect
        id="state"
        label={t('publishing.filter')}
        value={state}
        placeholder={t('publishing.all')}
        options={NOTICE_STATES.map((value) => ({ value, label: t(`publishing.state.${value}`) }))}
        onChange={(chosen) => setState(NOTICE_STATES.find((each) => each === chosen) ?? '')}
      />
      {!shown && <Skeleton shape="card" lines={4} />}
      {shown?.length === 0 && (
        <EmptyState heading={t('publishing.hub.empty')} text={t('publishing.hub.emptyText')} />
      )}
      <ul role="list" className={styles.list}>
        {shown?.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onEdit={() => open(String(notice.id))} />
          </li>
        ))}
      </ul>
    </Screen>
  )
}
