import type { EditedAdvert } from '@vastus/contract/advert-editing'
import { ADVERT_MAX_AGE } from '@vastus/domain/adverts/advert'
import { type AdvertShowing, showingOn } from '@vastus/domain/adverts/edited-advert'
import { countryProfile } from '@vastus/domain/country'
import { SEXES } from '@vastus/domain/identity/sex'
import { localDate } from '@vastus/domain/time/time-zone'
import { LANGUAGE_NAMES } from '@vastus/i18n'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { styles } from '../pages/index.ts'

const TONES: Record<AdvertShowing, Tone> = { OFF: 'neutral', LATER: 'ourTurn', NOW: 'done', OVER: 'neutral' }

/** One advert: whether it is shown, to whom, and how often it was. */
export function AdvertRow({ advert, onEdit }: { advert: EditedAdvert; onEdit: () => void }) {
  const { t, format } = useI18n()
  const { COUNTRY_CODE } = useSessionStore().config.featureFlags
  const { id, title, language, minAge, maxAge, allowedCountries, targetGenders, shown, opened } = advert
  const showing = showingOn(advert, localDate(serverNow(), countryProfile(COUNTRY_CODE).timeZone))
  return (
    <article className={styles.item} aria-labelledby={`advert-${id}`}>
      <p className={styles.meta}>
        <Badge tone={TONES[showing]}>{t(`publishing.adverts.showing.${showing}`)}</Badge>
        <span>{LANGUAGE_NAMES[language]}</span>
        <span>{allowedCountries.map((code) => t(`publishing.adverts.country.${code}`)).join(', ')}</span>
        <span>
          {maxAge === ADVERT_MAX_AGE
            ? t('publishing.adverts.agesFrom', { from: String(minAge) })
            : t('publishing.adverts.ages', { from: String(minAge), to: String(maxAge) })}
        </span>
        {targetGenders.length < SEXES.length && (
          <span>{targetGenders.map((sex) => t(`enums.sex.${sex}`)).join(', ')}</span>
        )}
      </p>
      <h2 id={`advert-${id}`}>{title}</h2>
      <p className={styles.quiet}>
        {t('publishing.adverts.counts', { shown: format.number(shown), opened: format.number(opened) })}
      </p>
      <ButtonRow>
        <Button variant="secondary" aria-label={t('publishing.editNamed', { name: title })} onClick={onEdit}>
          {t('publishing.edit')}
        </Button>
      </ButtonRow>
    </article>
  )
}
