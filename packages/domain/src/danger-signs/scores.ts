import type { DangerRuleId } from './rules.ts'
import type { FactId } from './scenes.ts'

/**
 * Cues are what alone says little. A rule adds up the cues that stand near each other in different words, and fits when they
 * reach `SCORE_MIN`: so a message is found that says in three small things what no scene foresaw. The facts of the scenes are cues
 * too. 3 almost says it, 2 points to it, 1 supports it.
 */
export const SCORE_MIN = 4
type Points = Readonly<{ 3?: string; 2?: string; 1?: string }>

export const SCORES = {
  SUICIDE: {
    3: 'otherSide nothingToLive tempted notThere withoutMe whoGetsThings engineRuns',
    2: 'laidOut isItEnough whereTheyAre reliefByPain cancelsAll keysLeft dogAway familyGets noNeedOfIt goneThen decided countsPills manyInHand oddRelief gives deadlyPlace overInASecond notTheirFault whoCaresFor keepsSecret wantsToVanish tidyHouse wasted forgiveAll quietWish noCare familyRelieved absence farewell savedTablets affairsInOrder placeChosen weaponNear noReason othersManage gaveAway ownDeath noBotherAfter courage phoneOff lovesAll blade cutsBody lookedUp thingsGone',
    1: 'noAnswer pointless betterOff sedatives bigPack calm noMoreNeeds alone newHome largeSupply lastTime doNotRenew noNeedAfter overSoon wontNeedIt howMuchDrug notWaking deathSpot lowMood cannotGoOn',
  },
  POSTPARTUM_MIND: {
    3: 'babyHarm afraidOfSelf',
    2: 'notOurs sleepless voiceTells gaveBirth intrusive dropsOrDrowns',
    1: 'smallChild',
  },
  VIOLENCE: {
    2: 'raisesAt slipped takesMoney locksIn bruises threatens secretly hits entersRoom falseStory hurtVisibly livesInFear',
    1: 'weapon wantToLeave partnerDid',
  },
  POISONING: {
    2: 'mixedFumes coughsOn gaveToo gotHold wrongDose otherDays drugAgain medicineMissing mouthTraces mixedUp gulped',
    1: 'syrups timesTaken ingests medicines manyCount smallChild atOnce poisons',
  },
  CARBON_MONOXIDE: {
    2: 'gasSource severalIll betterOutdoors burner gasAlarm',
    1: 'sickHead headOrFaint everyone pets sleepy wontWake',
  },
  CHEST_PAIN: {
    3: 'behindBreastbone',
    2: 'pressureBand jawOrArm coldSweat greyFace sprayFailed clutchesHeart bladesAndArm atEffort heavyImage ashen holdsArm sprayOften',
    1: 'nausea heartPlace tightNow chestPart sweatsNow burningUp armPart jawPart elbowPart draws',
  },
  STROKE: {
    3: 'limbNotMine wrongWords',
    2: 'numbFace wrongLetters dressesWrong dribbles losesGrip legDrags ignoresSide leans noUnderstanding cannotName disoriented thickTongue callsThings doubleVision noSwallow',
    1: 'sideOrSudden facePart droops armPart fails',
  },
  BREATHING: {
    3: 'noSentence ribsDrawIn blueAround',
    2: 'wordByWord inhalerNoHelp gulpsAir blueFingers barks puffsNoHelp sitsForward noFullBreath badBreath',
    1: 'tooTired noisyBreath',
  },
  AIRWAY_FOREIGN_BODY: {
    2: 'cantCry pointsThroat wrongWay noVoice blueFingers inMouth holdsThroat chokes turnsColour inThroat smallThing',
    1: 'whileEating noisyBreath drools badBreath barks sinceThen',
  },
  AORTA: {
    3: 'tearingBack tearingPain',
    2: 'unequalPressures aneurysm pulsingBelly noPulse coldLeg tore',
    1: 'strongPain nearFaint backHurtsNow backSpine bladesAndArm movesDown',
  },
  HEAT_STROKE: {
    2: 'hotPlace confusedOrLimp dryHotSkin heat',
    1: 'hotDegrees sickHead vomiting muddled',
  },
  ANAPHYLAXIS: {
    2: 'throatTight hives throatOrLips',
    1: 'voiceOdd redAllOver ateOrStung noisyBreath itch minutesAfter',
  },
  MENINGITIS: {
    3: 'spotsStay',
    2: 'chinToChest lightHurts stiffNeck curtains',
    1: 'highFever vomiting sleepy muddled',
  },
  SEPSIS: {
    2: 'shakesHard confusedOrLimp rigors mottled noUrine muddled coldLimbs',
    1: 'infection highFever feelsDying',
  },
  BLEEDING: { 3: 'spurts', 2: 'nosePours bleedsThrough deepCut', 1: 'tools cloth bloodThinner' },
  SEIZURE_FAINT: {
    1: 'sleepy',
    3: 'eyesUp eyesRolled',
    2: 'onFloor wetClothes notComingRound jerks noContact tongueBitten knockedOut collapsed',
  },
  HEAD_INJURY: {
    2: 'headBlow repeatedVomiting sleepy bloodThinner clearFluid sameQuestions doubleVision worseByTheHour unequalPupils nowMuddled knockedOut',
    1: 'fell headPart',
  },
  THUNDERCLAP: { 3: 'axeInHead', 2: 'likeAHit inASecond worstEver', 1: 'headPart' },
  ACUTE_ABDOMEN: {
    2: 'noWind drumBelly foulVomit navel lowRight doubledUp everyStep',
    1: 'vomiting highFever strongPain painful bellyPart',
  },
  GI_BLEED: { 3: 'tarStool bowlOfBlood coffeeGrounds', 1: 'broughtUp nearFaint bloodThinner' },
  CAUDA_EQUINA: { 3: 'saddleNumb', 2: 'leaks bothLegs wetUnaware', 1: 'backSpine downThere' },
  TESTICLE: { 2: 'oneSideUp testicle downThere', 1: 'vomiting wokeWith strongPain sideOrSudden' },
  PREGNANCY_BLEED: {
    2: 'latePeriod oneSidedPain shoulderTip soakedPads gushOfRed bleedsNow',
    1: 'pregnantWeeks nearFaint',
  },
  PREECLAMPSIA: { 2: 'pregnantWeeks splittingHead flashes', 1: 'ringsStuck underRibs highPressure' },
  FETAL_MOVEMENTS: { 2: 'hardlyMoves babyQuiet nothingToday', 1: 'pregnantWeeks kicks' },
  CLOT: {
    3: 'legThicker',
    2: 'bloodySpit hurtsBreathing calfThick sharpBreath',
    1: 'operatedLately legPart travelled',
  },
  LIMB_CAST: { 2: 'cast whiteFingers fingersStill' },
  DIABETES_CRISIS: { 2: 'meterHigh pumpOff acetoneBreath', 1: 'vomiting thirsty confusedOrLimp sleepy' },
  INFANT_FEVER: { 2: 'weakCry fewWeeksOld floppyChild refusesFeed', 1: 'threeMonths highFever' },
  THROAT_CLOSING: { 3: 'spitsOutSaliva jawLocked', 2: 'mouthShut noSwallow', 1: 'drools voiceOdd highFever' },
  RETENTION: { 2: 'notADrop drumBelly lastPassed', 1: 'painful' },
  SUDDEN_VISION: { 3: 'eyeGone', 2: 'curtain darkens', 1: 'wokeWith eyePart sideOrSudden' },
  ALCOHOL_WITHDRAWAL: { 2: 'daysWithoutDrink seesThings', 1: 'shakyHands alcohol stoppedIt' },
  SKIN_SEVERE: { 3: 'skinSheets', 2: 'mouthSores gluedEyes', 1: 'blisters newDrug highFever' },
  EMERGENCY_ANSWER: {},
  DEHYDRATION: {
    3: 'dryNappy',
    2: 'notDrinking leatherTongue noTears floppyChild sunkenEyes nothingStays noUrine',
    1: 'runs vomiting',
  },
  HOT_JOINT: { 2: 'hotJoint rigors', 1: 'cannotBend highFever jointPart swollenHot noWeight' },
  KIDNEY_INFECTION: { 2: 'burningUrine rigors flank', 1: 'highFever shakesHard infection' },
  EAR_SPREAD: { 3: 'earSticksOut', 2: 'behindEar', 1: 'swollenHot highFever' },
  WOUND_INFECTION: { 3: 'redLine', 2: 'hotSeam rigors', 1: 'pus spreadingRed highFever woundPart' },
  BREAST_ABSCESS: { 2: 'hotBreast rigors redWedge', 1: 'highFever swollenHot breastPart' },
  DROWSY_DRIVING: {},
  URGENT_ANSWER: {},
} as const satisfies Record<DangerRuleId, Points>

type Named<Text> = Text extends `${infer First} ${infer Rest}` ? First | Named<Rest> : Text
type Scored = { [Rule in DangerRuleId]: (typeof SCORES)[Rule][keyof (typeof SCORES)[Rule]] }[DangerRuleId]
export type CueId = Exclude<Named<Scored>, FactId>
/** The words for each cue that is no fact of a scene, as patterns. */
export type Cues = Readonly<Record<CueId, string>>

export type Cue = { id: FactId | CueId; points: number }
/** The cues of each rule, the weightiest first. */
export const CUES_OF: ReadonlyMap<DangerRuleId, readonly Cue[]> = new Map(
  Object.entries(SCORES).map(([ruleId, points]) => [
    ruleId as DangerRuleId,
    Object.entries(points)
      .toSorted(([one], [other]) => Number(other) - Number(one))
      .flatMap(([each, names]) =>
        names.split(' ').map((id) => ({ id: id as FactId | CueId, points: Number(each) })),
      ),
  ]),
)
