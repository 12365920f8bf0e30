import type { DangerRuleId } from './rules.ts'

/** Changes whenever a rule, a question or a source does: a clinical lead approves a version. */
export const DANGER_SIGNS_VERSION = '2026-11-30.7'

/** What changed with each version, the latest first. */
export const DANGER_SIGNS_CHANGES = [
  {
    version: '2026-11-30.7',
    change:
      'in Estonian, Polish and Russian, "no fever and my back does not hurt" beside burning urine is no sign: a no ends before "and", and a back that does not hurt is no numb back.',
  },
  {
    version: '2026-11-30.6',
    change:
      'care of a relative earlier in the same sentence lowers nothing that the writer then tells of themselves: "my wife is in hospital and I have crushing chest pain" is a danger.',
  },
  {
    version: '2026-11-30.5',
    change:
      'the sentence beside a danger lowers it only where the danger is a disease by its name, or lies in the past by its own words. "Mum is in hospital. I cannot breathe" and "I cannot breathe. The rash is gone" are dangers; "Mum is in hospital. She had a stroke" is none. No hospital lowers thoughts of suicide.',
  },
  {
    version: '2026-11-30.4',
    change:
      'a disease that was ruled out is no sign, nor is gas at the neighbours where all are well. What somebody says of themselves beside the illness of a relative counts, also beside the pre-eclampsia of a sister and the infarct of a father last year, and a disease under control lowers no other danger. In English, a fever of some days is no age of an infant.',
  },
  {
    version: '2026-11-30.3',
    change:
      'what is copied from a letter or a leaflet is no sign: "call 112 if", "side effects may include", and the list beneath. It is one when the writer says "I have exactly this", and side effects that the writer has are no longer taken for a risk.',
  },
  {
    version: '2026-11-30.2',
    change:
      'things that happen make a sign together only when they are side by side, so that a long letter of many things alarms less; what holds all the time, as a pregnancy, and a farewell here and there still count over more sentences. What is around a find shows whether the request is an everyday one, not the whole letter. In English, being with or seeing somebody of the family is no wish to join the dead.',
  },
  {
    version: '2026-11-30.1',
    change:
      'in Estonian, "every evening" is no longer read as a risk, which took violence told with it from the alarms. Less alarm at asthma and diabetes that are well controlled, breath that is plainly not short, pre-eclampsia of a sister, a head that explodes at stressful work and questions of a form about violence.',
  },
  {
    version: '2026-11-29.11',
    change:
      'words are weighed with all that teaches them, also with plain dangers told beside an everyday request, and a message is a sign when it reads more like the dangers than like calm messages; what is around a scene must be everyday too before it is a notice. A sensor that beeped for dust or an empty battery, a question whether something is true, what a form asks, and an itchy red spot on a leg are no signs.',
  },
  {
    version: '2026-11-29.10',
    change:
      'an urgent answer of a questionnaire that could not be sent, such as blood in the urine or a weak leg, is a sign of its own in the message.',
  },
  {
    version: '2026-11-29.9',
    change:
      'words weigh: a message that reads like the dangers is a sign although no rule foresaw it, and small things that add up in a message that reads like an everyday request are a notice for staff alone. In Polish, cramps of a calf, stiff fingers and ketoprofen are no signs.',
  },
  {
    version: '2026-11-29.8',
    change:
      'who dozed while driving by a questionnaire that could not be sent is to be seen the same day; no words are looked for.',
  },
  {
    version: '2026-11-29.7',
    change:
      'small things count only beside one that points to the danger; a syrup given twice and a week of pregnancy beside a sugar test are no signs.',
  },
  {
    version: '2026-11-29.6',
    change: 'the degrees of a fever are no hot day as well: the same words tell one fact of a scene.',
  },
  {
    version: '2026-11-29.5',
    change: 'a fever of 35 to 42 degrees before "gave paracetamol" counts no tablets.',
  },
  {
    version: '2026-11-29.4',
    change:
      'in English and Polish, wider families of words for every rule, nouns with an English apostrophe, and calm words that look like signs.',
  },
  {
    version: '2026-11-29.3',
    change:
      'in Estonian and Russian: scenes told without the word, as words that lost their meaning, half of the body tingling, a child beside an open box, a knife at the throat and hands cold in fever; less alarm at bites, iron tablets, names of diseases in care and limbs one slept on.',
  },
  {
    version: '2026-11-29.2',
    change:
      'in Estonian and Russian: care refused for good, means found by others, wrong medicines, hard work that hurts the jaw, low saturation, headache at its worst in a second; low sugar, double sight and weeks of pregnancy as people write them; less alarm at denials, care that is given and injuries that healed.',
  },
  {
    version: '2026-11-29.1',
    change:
      'new scenes: low sugar with sweat or refused juice, street drugs, a spinning world with staggering, fever after chemotherapy.',
  },
  {
    version: '2026-11-26.11',
    change: 'the fever of an infant is named also where the writer has one too, or says "I have a newborn".',
  },
  { version: '2026-11-26.10', change: 'a bruise in Estonian is no blue face.' },
  {
    version: '2026-11-26.9',
    change:
      'a fever of a nursing mother is no fever of her infant; a count belongs to a medicine of the same sentence; sight that was gone for minutes is seen the same day; fewer alarms at missed pills, bladders, feeling in the legs and sore elbows; more ways to say an infant of weeks, a day already chosen, a spray without effect and days without drink.',
  },
  {
    version: '2026-11-26.8',
    change:
      'a blade in the hand beside words of ending; small children have questions of their own, one thing in each.',
  },
  {
    version: '2026-11-26.7',
    change:
      'less alarm at schedules of medicines, necks stiff from desk work, colds that take the voice, leaks when sneezing and normal blood pressure in pregnancy; more ways to say an eye gone dark, high sugar, hives with vomiting, a quiet unborn child, fear of a partner and a heart spray without effect.',
  },
  {
    version: '2026-11-26.6',
    change:
      'an infant in the text counts also when a grown-up writes in their own name; sight that goes black is no black eye.',
  },
  {
    version: '2026-11-26.5',
    change:
      'medicine with alcohol asked about as a dose; somebody of the family who comes to the bed at night; a wish that the pain ends for good.',
  },
  {
    version: '2026-11-26.4',
    change:
      'plain and veiled words for suicide in four languages: an attempt that failed, the only way out, debts after death, a reunion; allergy to nuts felt in mouth and throat.',
  },
  {
    version: '2026-11-26.3',
    change:
      'more ways to say a plan of suicide, also of somebody else; breathless when lying down, one word at a time; a no counts in its own clause alone; less alarm at ordinary doses, blood samples, stairs and bruises from play.',
  },
  {
    version: '2026-11-26.2',
    change:
      'small things in a message add up to a sign; a sudden worst headache that has passed is still to be seen today; a message is read in the languages that it shows.',
  },
  {
    version: '2026-11-26.1',
    change:
      'scenes of wide lists: indirect plans of suicide, means at hand, doses, a quiet baby, sight lost in one eye, a hot joint, heat and gases.',
  },
] as const

/**
 * Where a sign is described, as far as a source is on file. The others are general medical knowledge, and the page for the
 * clinical lead says so. Nothing is named here that nobody has read.
 */
export const DANGER_SOURCES: Readonly<Partial<Record<DangerRuleId, string>>> = {
  SUICIDE:
    'NHS Tayside, Your health and wellbeing: warning signs of suicide (nhstayside.scot.nhs.uk, PROD_390849)',
}
