// Draws the pictures of the e-contact types into one sprite, so that they are fetched as a picture and not as script.
// Run it after changing the table: node apps/web/scripts/draw-type-icons.mjs
import { writeFile } from 'node:fs/promises'
import {
  IconArrowUpRight,
  IconBandage,
  IconBed,
  IconCalendar,
  IconCalendarCheck,
  IconCalendarX,
  IconCertificate,
  IconClipboardList,
  IconClock,
  IconCloudRain,
  IconDropletHeart,
  IconFileInvoice,
  IconFlame,
  IconHeartQuestion,
  IconMessage,
  IconNeedleThread,
  IconQuestionMark,
  IconRulerMeasure,
  IconSpiral,
  IconToiletPaper,
  IconWritingSign,
} from '@tabler/icons-react'
import {
  BackPain,
  BlisterPillsRoundX16,
  BloodDrop,
  Body,
  BreastPump,
  Cast,
  Coughing,
  Dizzy,
  Ear,
  Headache,
  Joints,
  Lungs,
  MedicineBottle,
  Medicines,
  Mouth,
  Nose,
  Pharmacy,
  Pregnant,
  RdtResultNoTest,
  SkinCancer,
  Stethoscope,
  Stomach,
  Syringe,
  TestTubes,
  Thermometer,
  UrineSample,
  Weights,
} from 'healthicons-react/outline'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** By the icon names of the type table in the domain. */
const GLYPHS = {
  abdomen: Body,
  referral: IconArrowUpRight,
  bandage: IconBandage,
  bed: IconBed,
  'blood-drop-with-heart': IconDropletHeart,
  calendar: IconCalendar,
  'calendar-cross': IconCalendarX,
  'calendar-pen': IconWritingSign,
  'calendar-tick': IconCalendarCheck,
  'child-ruler': IconRulerMeasure,
  cough: Coughing,
  'blood-drop': BloodDrop,
  drop: UrineSample,
  'drop-flame': IconFlame,
  ear: Ear,
  headache: Headache,
  'heart-question': IconHeartQuestion,
  invoice: IconFileInvoice,
  joint: Joints,
  cast: Cast,
  lungs: Lungs,
  'mother-baby': BreastPump,
  nose: Nose,
  certificate: IconCertificate,
  pharmacy: Pharmacy,
  'pill-blister': BlisterPillsRoundX16,
  pill: MedicineBottle,
  'pill-refill': Medicines,
  'pregnancy-test': RdtResultNoTest,
  pregnant: Pregnant,
  question: IconQuestionMark,
  questionnaire: IconClipboardList,
  'cloud-rain': IconCloudRain,
  scales: Weights,
  skin: SkinCancer,
  'speech-bubble': IconMessage,
  spine: BackPain,
  dizzy: Dizzy,
  spiral: IconSpiral,
  stethoscope: Stethoscope,
  sutures: IconNeedleThread,
  stomach: Stomach,
  syringe: Syringe,
  'test-tube': TestTubes,
  thermometer: Thermometer,
  throat: Mouth,
  toilet: IconToiletPaper,
  'toilet-clock': IconClock,
}

const ROOT = /^<svg([^>]*)>(.*)<\/svg>$/s
const KEPT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']

/** An icon's drawing as a symbol of the sprite. */
function symbolOf(name, component) {
  const [, attributes, drawing] = ROOT.exec(renderToStaticMarkup(createElement(component))) ?? []
  if (!drawing) throw new Error(`${name} is no drawing`)
  const valueOf = (attribute) => new RegExp(`(?<=\\s)${attribute}="([^"]*)"`).exec(attributes)?.[1]
  const kept = KEPT.flatMap((attribute) =>
    valueOf(attribute) ? [`${attribute}="${valueOf(attribute)}"`] : [],
  )
  return `<symbol id="${name}" viewBox="${valueOf('viewBox') ?? '0 0 48 48'}"><g ${kept.join(' ')}>${drawing}</g></symbol>`
}

const symbols = Object.entries(GLYPHS).map(([name, component]) => symbolOf(name, component))
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
await writeFile(new URL('../src/shared/ui/type-icons.svg', import.meta.url), sprite)
