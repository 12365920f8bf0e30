import { SEXES } from '@vastus/domain/identity/sex'
import { PERSONAL_CODES_MAX } from '@vastus/domain/message-centre/audience'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { DateField } from '../../shared/ui/date-field.tsx'
import { NativeSelect } from '../../shared/ui/native-select.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import type { AudienceFault, AudienceSearch } from './audience-search.ts'
import { usePatientLists } from './message-centre-api.ts'
import styles from './message-centre.module.css'

type AudienceFieldsProps = {
  clinicId: number
  search: AudienceSearch
  fault: AudienceFault | null
  onChange: (part: AudienceSearch) => void
}

/** Whom the message is meant for. */
export function AudienceFields({ clinicId, search, fault, onChange }: AudienceFieldsProps) {
  const { t, language } = useI18n()
  const lists = usePatientLists(clinicId)
  const yesNo = (part: 'email' | 'phone') => [
    { value: 'true', label: t(`message-centre.filter.${part}.true`) },
    { value: 'false', label: t(`message-centre.filter.${part}.false`) },
  ]
  const types = TYPE_CODES.map((value) => ({ value, label: t(`types.${value}`) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, language),
  )
  return (
    <div className={styles.fields} role="search">
      <TextField
        id="sms-name"
        label={t('message-centre.filter.name')}
        type="search"
        autoComplete="off"
        value={search.name ?? ''}
        onChange={(name) => onChange({ name })}
      />
      <div className={styles.pair}>
        <TextField
          id="sms-from"
          label={t('message-centre.filter.from')}
          inputMode="numeric"
          value={search.from ?? ''}
          onChange={(from) => onChange({ from })}
          {...(fault === 'ages' ? { error: t('message-centre.fault.ages') } : {})}
        />
        <TextField
          id="sms-to"
          label={t('message-centre.filter.to')}
          inputMode="numeric"
          value={search.to ?? ''}
          onChange={(to) => onChange({ to })}
        />
      </div>
      <TextField
        id="sms-years"
        label={t('message-centre.filter.years')}
        hint={t('message-centre.filter.yearsHint')}
        value={search.years ?? ''}
        onChange={(years) => onChange({ years })}
        {...(fault === 'years' ? { error: t('errors.rules.BIRTH_YEARS') } : {})}
      />
      <NativeSelect
        id="sms-sex"
        label={t('message-centre.filter.sex')}
        value={search.sex ?? ''}
        placeholder={t('message-centre.filter.any')}
        options={SEXES.map((value) => ({ value, label: t(`enums.sex.${value}`) }))}
        onChange={(sex) => onChange({ sex })}
      />
      <NativeSelect
        id="sms-phone"
        label={t('message-centre.filter.phone.label')}
        value={search.phone ?? ''}
        placeholder={t('message-centre.filter.any')}
        options={yesNo('phone')}
        onChange={(phone) => onChange({ phone })}
      />
      <NativeSelect
        id="sms-email"
        label={t('message-centre.filter.email.label')}
        value={search.email ?? ''}
        placeholder={t('message-centre.filter.any')}
        options={yesNo('email')}
        onChange={(email) => onChange({ email })}
      />
      <NativeSelect
        id="sms-list"
        label={t('message-centre.filter.list')}
        value={search.list ?? ''}
        placeholder={t('message-centre.filter.any')}
        options={(lists.data?.content ?? []).map(({ code, name }) => ({
          value: code,
          label: `${code} ${name}`,
        }))}
        onChange={(list) => onChange({ list })}
      />
      <NativeSelect
        id="sms-type"
        label={t('message-centre.filter.type')}
        value={search.type ?? ''}
        placeholder={t('message-centre.filter.any')}
        options={types}
        onChange={(type) => onChange({ type })}
      />
      <DateField
        id="sms-since"
        label={t('message-centre.filter.since')}
        value={search.since ?? ''}
        onChange={(since) => onChange({ since })}
      />
      <TextField
        id="sms-codes"
        label={t('message-centre.filter.codes')}
        hint={t('message-centre.filter.codesHint')}
        value={search.codes ?? ''}
        onChange={(codes) => onChange({ codes })}
        {...(fault === 'codes'
          ? { error: t('message-centre.fault.codes', { max: PERSONAL_CODES_MAX }) }
          : {})}
      />
    </div>
  )
}
