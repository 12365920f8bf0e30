import type { SmsIcon } from '@vastus/domain/message-centre/sms-templates'
import {
  IconActivity,
  IconBug,
  IconDroplet,
  IconHeart,
  IconHeartbeat,
  IconLungs,
  IconMail,
  IconMoodKid,
  IconSnowflake,
  IconStar,
  IconStethoscope,
  IconVaccine,
} from '../../shared/ui/icons.tsx'

const ICONS: Record<SmsIcon, typeof IconHeart> = {
  syringe: IconVaccine,
  tick: IconBug,
  star: IconStar,
  heart: IconHeart,
  child: IconMoodKid,
  screening: IconStethoscope,
  cup: IconDroplet,
  envelope: IconMail,
  ecg: IconHeartbeat,
  cuff: IconActivity,
  lungs: IconLungs,
  snowflake: IconSnowflake,
}

/** What a template is about, as a picture. */
export function TemplateIcon({ icon }: { icon: SmsIcon }) {
  const Icon = ICONS[icon]
  return <Icon aria-hidden="true" />
}
