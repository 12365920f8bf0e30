import { ADVERT_LIMITS } from '@vastus/domain/adverts/edited-advert'
import { COUNTRY_CODES } from '@vastus/domain/country'
import { SEXES } from '@vastus/domain/identity/sex'
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import type { useServerForm } from '../../shared/forms/use-server-form.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { DateField } from '../../shared/ui/date-field.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import type { AdvertValues } from './advert-values.ts'

export type AdvertForm = ReturnType<typeof useServerForm<AdvertValues>>

/** What an advert says, and where it leads. */
export function AdvertWords({ form: { field, set, values } }: { form: AdvertForm }) {
  const { t } = useI18n()
  return (
    <Card heading={t('publishing.adverts.words')}>
      <FieldStack>
        <NativeSelect
          {...field('language')}
          label={t('publishing.adverts.language')}
          hint={t('publishing.adverts.languageHint')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(chosen) => set('language', LANGUAGES.find((each) => each === chosen) ?? values.language)}
        />
        <TextField
          {...field('title')}
          label={t('publishing.title')}
          lang={values.language}
          autoComplete="off"
        />
        <TextArea
          {...field('text')}
          label={t('publishing.text')}
          lang={values.language}
          rows={3}
          maxCharacters={ADVERT_LIMITS.text}
          countFrom={ADVERT_LIMITS.text - 100}
        />
        <TextField
          {...field('link')}
          label={t('publishing.adverts.link')}
          hint={t('publishing.adverts.linkHint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('licence')}
          label={t('publishing.adverts.licence')}
          optional
          autoComplete="off"
        />
      </FieldStack>
    </Card>
  )
}

/** Who is shown an advert, and when. */
export function AdvertAudienceFields({ form }: { form: AdvertForm }) {
  const { t } = useI18n()
  const { field, set, values } = form
  return (
    <Card heading={t('publishing.adverts.audience')}>
      <FieldStack>
        <Fieldset
          id="allowedCountries"
          label={t('publishing.adverts.countries')}
          error={field('allowedCountries').error}
        >
          {COUNTRY_CODES.map((code, index) => (
            <Checkbox
              key={code}
              id={index === 0 ? 'allowedCountries' : `country-${code}`}
              label={t(`publishing.adverts.country.${code}`)}
              checked={values.allowedCountries.includes(code)}
              onChange={(isIn) => set('allowedCountries', toggled(values.allowedCountries, code, isIn))}
            />
          ))}
        </Fieldset>
        <Fieldset
          id="targetGenders"
          label={t('publishing.adverts.genders')}
          error={field('targetGenders').error}
        >
          {SEXES.map((sex, index) => (
            <Checkbox
              key={sex}
              id={index === 0 ? 'targetGenders' : `sex-${sex}`}
              label={t(`enums.sex.${sex}`)}
              checked={values.targetGenders.includes(sex)}
              onChange={(isIn) => set('targetGenders', toggled(values.targetGenders, sex, isIn))}
            />
          ))}
        </Fieldset>
        <TextField
          {...field('minAge')}
          label={t('publishing.adverts.minAge')}
          inputMode="numeric"
          short
          autoComplete="off"
        />
        <TextField
          {...field('maxAge')}
          label={t('publishing.adverts.maxAge')}
          inputMode="numeric"
          short
          autoComplete="off"
        />
        <DateField {...field('startsOn')} label={t('publishing.adverts.startsOn')} optional />
        <DateField {...field('endsOn')} label={t('publishing.adverts.endsOn')} optional />
        <Checkbox
          id="isOn"
          label={t('publishing.adverts.isOn')}
          hint={t('publishing.adverts.isOnHint')}
          checked={values.isOn}
          onChange={(isOn) => set('isOn', isOn)}
        />
      </FieldStack>
    </Card>
  )
}

const toggled = <Item,>(items: readonly Item[], item: Item, isIn: boolean): Item[] =>
  isIn ? [...items, item] : items.filter((each) => each !== item)
