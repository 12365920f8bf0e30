import { useMutation, useQuery } from '@tanstack/react-query'
import { countAdvert, listAdverts } from '@vastus/contract/adverts'
import { useEffect, useEffectEvent, useState } from 'react'
import { AdvertCard } from '../../shared/adverts/advert-card.tsx'
import { call } from '../../shared/api/call.ts'
import { useI18n, useI18nStore } from '../../shared/i18n/i18n-context.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconX } from '../../shared/ui/icons.tsx'
import { hiddenAdverts } from './hidden-adverts.ts'

const ASK_AGAIN_AFTER_MS = 60 * 60_000

/** One advert at most, marked as such, that can be put away. Where there is none, or it does not come, there is nothing. */
export function AdvertBanner() {
  const { t, language } = useI18n()
  const words = useI18nStore()
  const [hidden, setHidden] = useState(hiddenAdverts.find)
  const { data } = useQuery({
    queryKey: ['adverts', language],
    staleTime: ASK_AGAIN_AFTER_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const [adverts] = await Promise.all([call(listAdverts, {}, { signal }), words.load('adverts')])
      return adverts.content
    },
  })
  const advert = data?.find(({ id, link }) => !hidden.includes(id) && /^https?:\/\//.test(link))
  const shownId = advert?.id
  const count = useMutation({
    mutationFn: ({ id, what }: { id: number; what: 'SHOWN' | 'OPENED' }) =>
      call(countAdvert, { params: { id: String(id) }, body: { what } }),
  })
  const tellShown = useEffectEvent((id: number) => count.mutate({ id, what: 'SHOWN' }))
  useEffect(() => {
    if (shownId !== undefined) tellShown(shownId)
  }, [shownId])
  if (!advert) return null
  const { id } = advert
  return (
    <AdvertCard
      advert={advert}
      onOpen={() => count.mutate({ id, what: 'OPENED' })}
      action={
        <IconButton
          label={t('adverts.hide')}
          icon={<IconX />}
          onClick={() => {
            hiddenAdverts.add(id)
            setHidden(hiddenAdverts.find())
          }}
        />
      }
    />
  )
}
