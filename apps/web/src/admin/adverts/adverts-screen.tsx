import { useNavigate, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Screen, ScreenFailed, styles } from '../pages/index.ts'
import { AdvertEditor } from './advert-editor.tsx'
import { AdvertRow } from './advert-row.tsx'
import { useAdverts } from './api.ts'

/** The adverts that patients see below their list: which there are, and one of them being written. */
export function AdvertsScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { advert: wanted } = useSearch({ from: '/prm/adverts' })
  const adverts = useAdverts()
  const open = (advert?: string) =>
    void navigate({ to: '/prm/adverts', search: advert === undefined ? {} : { advert } })
  if (adverts.isError && !adverts.data)
    return <ScreenFailed heading={t('publishing.adverts.failed')} query={adverts} />
  const all = adverts.data?.content
  const edited = all?.find(({ id }) => String(id) === wanted)
  if (all && (edited || wanted === 'new'))
    return (
      <Screen heading={t(edited ? 'publishing.adverts.edit' : 'publishing.adverts.add')}>
        <AdvertEditor key={wanted} advert={edited} onDone={() => open()} />
      </Screen>
    )
  return (
    <Screen heading={t('publishing.adverts.heading')} intro={t('publishing.adverts.intro')}>
      <ButtonRow>
        <Button onClick={() => open('new')}>{t('publishing.adverts.add')}</Button>
      </ButtonRow>
      {!all && <Skeleton shape="card" lines={4} />}
      {all?.length === 0 && (
        <EmptyState heading={t('publishing.adverts.empty')} text={t('publishing.adverts.emptyText')} />
      )}
      <ul role="list" className={styles.list}>
        {all?.map((advert) => (
          <li key={advert.id}>
            <AdvertRow advert={advert} onEdit={() => open(String(advert.id))} />
          </li>
        ))}
      </ul>
    </Screen>
  )
}
