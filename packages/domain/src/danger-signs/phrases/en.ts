import type { DangerLanguage } from '../rules.ts'

export const ENGLISH: DangerLanguage = {
  groups: {
    pain: 'pain*|hurt*|ach*|sore*|agony|agonizing|agonising|cramp*',
    strong:
      'strong*|severe*|terribl*|unbearabl*|awful*|extreme*|excruciat*|horribl*|worst|intense*|violent*|intolerabl*|huge',
    cant: 'cant|cannot|couldnt|unable|not|wont|hard|difficult*|barely|hardly|struggl*|isnt|doesnt',
    breathe: 'breath*|breeth*|brethe*',
    chest: 'chest|chst|cheast|sternum|breastbone',
    belly: 'belly|stomach|tummy|abdom*|bowel*|gut',
    fever: 'fever*|temp*|38|38.*|39|39.*|40|40.*|feverish',
    pregnant: 'pregnan*|preg|trimester|expecting|preggo|preggers|gravid*',
    baby: 'baby|babys|newborn|infant*|bub',
    blood: 'blood*|bleed*|bled|bleading',
    vomit: 'vomit*|puk*|throw*|threw|sick|barf*',
    back: 'back|backache|sciatica|spine',
    cast: 'cast|plaster|splint',
    wound: 'wound*|stitch*|suture*|incision|cut|scar|operation',
    diabetes: 'diabet*|insulin|type1|t1d',
    sudden: 'sudden*|out|instant*|overnight',
    alcohol: 'alcohol*|drink*|drunk|booze|vodka|withdraw*',
    numb: 'numb*|tingl*|dead|paraly*|weak*|limp|droop*|feeling',
    swollen: 'swell|swells|swelling|swelled|swollen|swolen|swole|puff*|blew',
    birth: 'birth|labour|labor|postpartum|delivered|delivery',
    limp: 'weak|weaker|weakness|weakend|weakened|numb|numbness|limp|floppy|lifeless|useless|paraly*|dead',
    drug: 'tablet|tablets|pill|pills|capsule|capsules|tabs|caps|paracetamol*|ibuprofen*|panadol|aspirin|tylenol|advil|antidepressants|sleepers',
    syrup:
      'syrup*|calpol|nurofen|medicine|medicines|medication|medications|meds|linctus|paracetamol*|ibuprofen*',
    kid: 'toddler*|child|childs|kid|kids|baby|newborn|infant*|son|sons|daughter*|boy|girl|grandson|granddaughter|grandchild*|nephew|niece|twin*|bub',
    person:
      'mum|mom|mother|dad|father|husband|wife|partner|son|daughter|child|kid|baby|toddler|brother|sister|grandma|grandpa|granny|grandad|nan|he|hes|she|shes|him|her|they|man|woman|friend',
    whose: 'my|our|mums|moms|dads|grandmas|grandpas|grannys|grandads|nans|someone|elses|his|her',
    // From eight on it is more than any prescription says at a time.
    many: '8+|ten|dozen|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|handful|bunch|loads',
  },
  negators:
    'no not without never dont doesnt didnt havent hasnt hadnt isnt arent wasnt deny denies denied nor none neither',
  joining: 'not cant wont dont isnt doesnt hasnt havent couldnt didnt cannot no',
  fillers:
    'any a an the is are was were do does did have has had having been be there got get getting feel feeling felt really currently now at all my i of to or nor and in ever no not signs symptoms he she it with thoughts thought intention intentions plans urge urges',
  alternatives: 'or nor',
  turns: 'but however although though yet instead',
  nows: 'today tonight now but however',
  affirmations:
    'is am are do does did have has yes started starts began came come back again crushing terrible unbearable severe strong bad worse awful stabbing squeezing tight heavy hurts hurting aches constant',
  common:
    'please thank thanks morning evening appointment prescription doctor nurse birthday breakfast another brother mother father whether weather through though thought throughout throat strength straight different difficult district holiday tablet tablets medicine question country counter feeling feelings feeding bedding reading wedding leading meeting meaning',
  phrases: {
    CHEST_PAIN:
      '@chest @pain|tight*|pressur*|squeez*|crush*|burn*|heavy|heaviness|weight|stab*|elephant|discomfort|sitting|sits|stood|standing|brick; heart > attack*; heart @pain|squeez*|stabs|stabbing|infarct*; infarct*; pain|hurts|ache left arm|jaw; radiat* arm|jaw|shoulder; angina; chestpain*',
    STROKE:
      'stroke*; face|mouth|smile droop*|crooked|sag*|lopsided|fell|twisted; arm|hand|leg weak*|numb*|paraly*|dead sudden*; one|left|right side|half numb*|weak*|paraly*|droop*|dead; slur* speech|words|talk*|speak*|speach; slurring; @cant speak|talk|words properly|sudden*|clearly|right; tia; sudden* > numb*; speech|talking funny|strange|garbled|gibberish|jumbled|muddled; arm @cant lift|move|raise; face numb*; arm|leg|face|cheek > @limp; @limp > arm|leg !jab|vaccin*|injection; weakness|numbness|weak|numb > face|side|cheek; left|right|one|half arm|hand|leg|foot|face|cheek|side @limp; weakness|paralysis arm|leg|face; hand > weak|weaker|weakness|limp|useless|paraly*; weak|weakness > hand; arm > heavy !lift*|carr*; lost|losing|loss|no > strength|power|feeling|sensation|use arm|leg|face|hand; cant|cannot|unable > feel > arm|leg|face; slurr*; words > wrong|jumbled|mixed; face > drop*|dropped|falling; cant|cannot|couldnt|unable|wont|doesnt > move|moving|feel|lift left|right|one side|half; half|side > of > body|face not|wont|doesnt|isnt > mov*|work*; face|mouth|cheek slid*|slip*|drop*|sunk one|side|left|right; smile uneven|crooked|wonky; arm|leg > hang*|dangl*|dragging|drags; talks|talking|speaks|speaking > funny|weird|strange*|oddly|gibberish',
    BREATHING:
      'cant|cannot|couldnt|unable|hard|difficult*|barely|hardly|struggl*|trouble|fight* @breathe; gasp*|gulp* air|breath*; chok*; suffocat*; short*|out > of > breath*; breathless*; blue|grey|gray lips|face|fingers; not > enough > air; not > getting > air; cant|cannot finish|complete sentence*; breath*|breeth* very|really|so hard|fast|heavy|bad|difficult; inhaler > not|doesnt|isnt > help*|work*; asthma > attack*; stop* > breath*; not > breathing|breathe; not_breath|not_breaths; turn*|going|gone|went > blue|grey|gray !hair|toe|toes|finger|fingers|nail*|bruise*|eyes|beard; wheez* bad|badly|awful|worse|cant; cant|cannot > catch > breath; squeak*|crowing|rasping|raspy|stridor|whistl* breathes|breath|inhal*|breathing in|each|every; bark* squeak*|whistl*|crowing|stridor',
    ANAPHYLAXIS:
      'tongue|throat|lip|lips|face|airway @swollen|clos*|tight*; anaphyla*; anafyla*; severe|bad|serious allerg*; used|gave|given|giving|jabbed|injected|needed|had > my|the|her|his|an|an > epipen; epipen used|gave|given|jabbed|injected|not|already|again|twice|still !renew*|prescription|expire*|order*|replace*|if; allerg* @breathe|faint*|@swollen; stung|sting|wasp|bee|nuts|peanut* @swollen|@breathe|faint*|dizzy|hives',
    SUICIDE:
      'suicid*; kill|killing > myself; end|ending|take|taking > my|own > life; end > it > all; plan*|going|want|wanna|ready > end > it; pills|tablets saved|collected|stash*|hoard*; want > die; wish > dead; better > dead|off; dont|not|no > want > live|exist|wake|be; no > point|reason > living|live|life|going; hurt*|harm*|cut*|cutting > myself !shav*|accident*|cooking|chopping|gardening; cut|cuts|cutting|slit|slitting|slash* > my|his|her|their > wrists|veins|arms !on|accident*|garden*|bramble*|work; slit|slitting|slash* > wrist|wrists|veins; cut|cuts|cutting > my|his|her > wrist !on|accident*|garden*|cooking|glass|tin|kitchen; selfharm*; self > harm*; kms; unalive; life > not > worth; cant > go > on !holiday*|trip|bus|foot|work|course|leave|plane|website|app|treadmill; tired > of > living|life; jump off|bridge; goodbye letter; wanna|wannna|gonna > die|kms; dont|cant|not > see > point living|alive|life; point > living|alive; not|dont|hate > be|being > alive; ready > die; wish > wasnt|werent > here|alive|born; dont > wanna > live|wake|exist|be|alive|here; ending > it > all|tonight|tonite|today|now; ending > everything|myself; end > everything; kill|killing > my > self; harm|hurt|cut > my > self; plan > kill|die !bug*|germ*|virus*; knife|blade|razor hand|hands|holding|hold|wrist|throat end|ending|finish|finishing > it|this|all|everything !kitchen|cook*|chop*|shav*|carv*|dinner|work; diary|journal|notebook|notes|phone day|date|way|method|how picked|chosen|chose|decided|planned !appointment|booked; enough > of > this|my > life; had > enough > of > life|living; fed > up > of|with > living|life; sick > of > living|life|this_life',
    VIOLENCE:
      'hits|hit|hitting|beat*|punch*|chok*|strangl*|kick*|slap*|attack* > me|us|her|him|child|kids|son|daughter; raped; rape; rapist; sexual* > assault*|abus*; violen* husband|wife|partner|boyfriend|father|home|ex|he; domestic > violence|abuse; threat* kill|hurt|knife|gun|me; afraid|scared|terrified husband|boyfriend|partner home|him; abus* husband|wife|partner|boyfriend|child|father|stepfather|me; violence; he|hes|she|shes|ex|husband|wife|partner|boyfriend|bf|dad|father|stepdad|mum|mom|they|son will|gonna|going|wants|said|threat* > kill > me|us|him|her|kids',
    MENINGITIS:
      'neck stiff*|rigid !shoulder*|desk|laptop|computer|screen*|physio*|massage*|pillow|draught|draft|whiplash|arthrit*|spondyl*|muscle*; rash|spots fade*|blanch*|press*|glass; rash|spots not|doesnt|wont|dont fade*|blanch*|disappear*; purple rash|spots; meningit*; @fever drows*|confus*|sleepy|light|delirious|floppy; @cant|unable bend neck|chin chest; light hurts @fever|neck',
    SEPSIS:
      'sepsis; septic; septicemia; septicaemia; blood > poison*; mottl* skin|legs|arms; @fever confus*|delirious|shak*|rigor*; shak*|shiver* uncontrollabl*; rigors; skin cold clammy|blotchy|grey; @fever heart racing|pounding breath*',
    BLEEDING:
      '@blood wont|cant|doesnt|not stop*; @blood heavy|heavily|severe*|lots|profus*|pouring|gush*|spurt*|lot|everywhere|soaked|nonstop|massive*; @cant stop bleed*|blood; soaked|soaking towel*|pad*|bandage*; keeps > bleeding',
    SEIZURE_FAINT:
      'seizure*; seisure*; convuls*; had|having|has > fit !good|perfect|better|snug|note; fits !me|well|appointment|time|cast|brace|splint|schedule|nicely; epilep* attack|episode; unconscious*; unresponsive; pass* > out; black* > out; faint*; collaps*; lost|losing|loss > conscious*; cant|cannot|couldnt|wont|hard|unable > wake|woken|rouse; unconcious*; =fit !note|notes|in|into|for|to|keep|good|perfect|snug|better|well|feel|am|im|not|enough|and|cast|splint|brace|does|will|could|can; eyes > rolled|rolling > back|up|head; shaking|shook|jerking|twitching > all|over|uncontrollab* eyes|foam*|unconscious*|respond*; foaming > mouth; keeps > passing; not|isnt|wont|doesnt|didnt|stopped > respond|responds|responding|react|reacts|reacting @person !treatment|antibiotic*|@syrup|@drug|call|calls|message*|text|texts|email*|phone|letter*|invite*|request*|diet|exercise*|cream; hes|shes|is|was|started|keeps > =fitting !well|clothes|cast|splint|brace|shoes|coil|iud|room|in; =fitting floor|shaking|seizure*|foam*',
    POISONING:
      'overdos*; poison*; ate|eaten|eating|chewed|gobbled|munched > @whose|grandmother*|grandfather* > @drug|medicine|medicines|meds|medication !before|after|with|vitamin*; @kid ate|eaten|chewed|gobbled|munched > @drug|medicine|medicines|meds|medication !before|after|with|vitamin*; year|yr|yo ate|eaten|chewed > @drug|medicine|medicines|meds|medication !before|after|with|vitamin*; got|gotten > into > @whose > @drug|medicine|medicines|meds|medication; @kid took|taken|swallowed|found|drank > my|our|mums|moms|dads|grandmas|grandpas|grannys|grandads|nans|grandmother*|grandfather*|elses > @drug|medicine|medicines|meds|medication; drank|drunk|had|gave|given|downed|swigged too > much > @syrup; drank|drunk|downed|swigged > all|whole|entire > @syrup|bottle; swallow*|ate|eaten =magnet|=magnets|battery|batteries !hearing|mri; took|taken|swallow*|ate|ingested too > many|much; too > many > pills|tablets|paracetamol; swallow*|drank|drunk|ate|eaten bleach|chemical*|battery|batteries|detergent|cleaner|antifreeze|mushroom*|berries|pod|pods|acid; carbon > monoxide; double|triple|whole dose|pack|box|bottle took|taken|tablets|pills; wild mushroom*; took|taken|swallow*|ate|had|drank|necked|downed > @many > @drug !mg|milligram*|left|remaining|day|daily|days|week|weeks|month|months|course|prescribed; going|want|wanna|will|about > take|swallow > @many > @drug !mg|day|daily; necked|downed|popped|scoffed whole|box|pack|packet|bottle|pills|tablets|paracetamol*|meds; took|taken|swallow*|drank whole|entire|full|all > box|boxes|pack|packet|bottle|strip|tablets|pills|meds|medication|medicine; took|taken|swallow*|downed > @many > of @drug !mg|left|remaining|day|daily|days|week|weeks|course|prescribed',
    HEAD_INJURY:
      'head > injur*; concuss*; hit|banged|bumped|smashed|knocked|bang|blow|injur*|struck|fell head @vomit|dizzy|confus*|drows*|sleepy|headache|unconscious|blood*|bleed*|nause*|sick|fluid|worse|memory|remember; hit|banged|hurt|smashed > head|my|his|her > head|hard; fell head; skull fractur*; hit > head|his|her|my; smack*|whack*|crack*|slam*|clonk*|land* > head|skull @vomit|dizzy|confus*|drows*|sleepy|headache|floor|hard|bleed*|blood*|fell; head > first|floor|concrete|kerb|curb @vomit|fell|fallen',
    THUNDERCLAP:
      'worst headache|head|migraine; thunderclap; sudden* headache|migraine; headache|head out|struck blue|lightning|nowhere; headache @strong; head explod*|split*|burst*; headache never like|before',
    ACUTE_ABDOMEN:
      '@belly @pain @strong; @belly hard|rigid|board|swollen|bloated @pain|hard|board|touch; @belly @pain unbear*|scream*|doubled|crying|cant|cannot|stand|straight|worse|move; @vomit @blood; @vomit green|bile|coffee; cant|cannot pass gas|wind vomit*|belly|stomach; appendic*; @pain lower right belly|abdom*|side|stomach|tummy; =belly|abdomen|stomach|tummy > hard|rigid !to|digest|find*|time; hard|rigid > =belly|abdomen|stomach|tummy !on|to|for',
    GI_BLEED:
      'black|tarry|tar|bloody|maroon stool*|poo|poop|poos|pooing|pooping|pooed|bowel*|faeces|feces|motion*|shit|toilet !umbrella|room|under|bar|chair|kitchen; blood stool*|poo|poop|toilet|bowel*|faeces|feces|anus|bum|shit|motion*; rectal* > bleed*; bleed* bottom|anus|rectum|rectal|bum|behind|bowel*; @vomit > blood',
    CAUDA_EQUINA:
      'numb* between > legs; numb* groin|genital*|saddle|crotch|buttock*|private*; @back @cant|lost|loss pee|urin*|bladder|bowel*|wee|control; lost|losing|loss|no control bladder|bowel*; incontinen* !sneez*|cough*|laugh*|jump*|trampoline|running|exercise*|stress|childbirth|pelvic_floor|physio*|pads|years; @back @numb leg*|feet|foot; wet|soil*|pee|poo myself !sneez*|cough*|laugh*|jump*|trampoline|running|exercise*|stress|childbirth|pelvic_floor|physio*|pads|years; legs > weak|numb|paralysed|paralyzed; cant|cannot feel legs; cant|cannot|couldnt|unable > pee|urinat*|wee|piss; cant|cannot|dont > feel > down|below|private*|genital*|bum|bottom|crotch|groin|wiping|wipe; numb > down > below',
    TESTICLE:
      'testic*|ball|balls|nut|nuts|scrotum @pain|swollen|swell*|twist*|agony !foot|feet|tennis|football; torsion; testic* sudden*; ball|balls|nut|testic* killing|swollen|huge|twisted|throbbing|throbs !foot|feet|tennis|football',
    PREGNANCY_BLEED:
      '@pregnant @blood; ectopic; @pregnant spotting|miscarr*|gush*|clots; @pregnant @belly|side|shoulder|one @pain; @pregnant faint*|collaps*|pass*; miscarr*; bleeding weeks along; @pregnant cramps',
    PREECLAMPSIA:
      '@pregnant headache*|migraine*; @pregnant spots|flash*|vision|blurr*|stars|lights|see*; @pregnant blood > pressure; pre > eclampsia; preeclampsia; eclampsia; @pregnant @swollen face|hand*|feet|sudden*; @pregnant ribs @pain; @birth headache* @strong|spots|vision|blurr*|pressure; @pregnant =bp; @pregnant 140-220 > 90-140',
    FETAL_MOVEMENTS:
      '@baby|kick*|kicks not|isnt|stopped|hasnt|less|fewer|no|doesnt mov*|kick*|felt !loads|lots|well|plenty; less|fewer|reduced|decreased movement*|kicks; waters broke*|broken|gone|breaking|leaking; water > broke*; @pregnant leak* fluid|water; @cant feel @baby|kick*',
    CLOT: 'leg|calf|thigh @swollen|red|hot|warm @pain|tender|hot|red|tight; swollen > leg|calf; one|left|right leg|calf @swollen|bigger|thicker; cough* @blood; blood|pulmonary > clot*|embol*; embol*; dvt; thrombos*; calf @pain; spit* blood',
    LIMB_CAST:
      '@cast tight*|squeez*|press*|@numb|blue|white|cold|purple !carpal|tunnel|nights; finger*|toe*|hand|foot blue|white|cold|numb*|purple|grey @cast; @cast @pain @strong|more|worse|getting',
    DIABETES_CRISIS:
      'sugar|glucose|suger|sugars very|low|high|too|1.*|2.*|hi|lo|18|19|20|21|22|23|24|25|26|27|28|29|30|shak*|confus*|@vomit; hypo; hypos; hypoglyc*; hyperglyc*; ketoacid*; ketones; dka; @diabetes @vomit|confus*|drows*|thirst*|shak*; low > blood > sugar; sugar|suger|glucose|@diabetes > sense|nonsense|rambling; sugar|suger|glucose|sugars sense|rambling|unconscious|wake|sweaty|slurring !makes|make',
    INFANT_FEVER:
      '@baby|weeks|month|newborn @fever week*|month|old|newborn|born|@baby|infant*; @baby limp|floppy|drows*|unrespons*|letharg*|pale|grey|blue; @baby @cant|wont|not|refus*|isnt drink*|feed*|eat*|wake*|suck*|wak*|nurs*; newborn @fever; child|son|daughter|toddler|kid floppy|limp|letharg*|unresponsive|lifeless; =newborn|=infant*|=baby|=babys @fever; @baby|weeks|week|wk|wks|newborn burning|boiling up|hot week*|wk|wks|month|old|newborn|born|@baby; @baby 1-12|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve > weeks|week|wks @fever !ago|for|vaccin*|jab*',
    THROAT_CLOSING:
      'drool*; @cant swallow saliva|spit|water|anything|own; @cant open mouth|jaw; stridor; whistl*|high breath* in|pitched; throat clos*; cant|cannot > swallow',
    RETENTION:
      '@cant pee|peed|urinat*|wee|piss all|anything|day|hours|since|yesterday; @cant pass > urine|water|pee; cant|cannot|couldnt|unable > pee|urinat*|wee|piss; no > urine|pee; bladder full burst*|empty|cant|cannot|@pain; not > peed|urinated|wee; trying|try|tried > to > pee|wee|urinat*|piss nothing|cant|no; pee|wee|piss nothing > comes; trying|try|tried > pee|wee|urinat*|piss nothing|cant|no; pee|wee|urine wont|doesnt|not|nothing > come|comes|coming; pee|wee|urinat*|piss nothing',
    SUDDEN_VISION:
      'lost|losing|loss|gone vision|sight|eyesight|eye; blind* sudden*|eye|gone|went|one|suddenly; sudden* vision|blur*|double|eyesight|see; eye|eyes @pain @strong|red|vision; @cant see sudden*|anything|eye|left|right; curtain|shadow|flashes|floaters eye|vision|sight; double > vision',
    ALCOHOL_WITHDRAWAL:
      'delirium; @alcohol stop*|quit*|without|withdraw* shak*|trembl*|seeing|hallucinat*|sweat*|fit|seizure*|tremor*|confus*; withdrawal > seizure*|shak*|symptom*; hallucinat* @alcohol|stop*; seeing things|bugs|insects; hear* voices @alcohol',
    POSTPARTUM_MIND:
      'harm*|hurt*|kill*|throw*|drop*|shak*|smother* > my|the|our > @baby|child|son|daughter; voices @baby|@birth; hear* > voices; @baby better without me; want > hurt|harm > baby|child|son|daughter',
    SKIN_SEVERE:
      'rash|blister* @fever|spread*|mouth|fast|eyes; skin peel*|black|fall*|sheets|coming|dying|necro* !dye|dyed|hair|ink|paint|marker; peeling > skin; blister* all|mouth|over|eyes; skin black @pain; flesh eating',
    DEHYDRATION:
      'no|not|hasnt|havent|without|zero|any|fewer|less > wet > nappy|nappies|diaper* !=nights|anymore|more|longer|trained|training|potty; nappy|nappies|diaper* dry since|hours|yesterday|day !through|=nights|turned|age|trained|training|potty|rash|skin|cream; @cant keep*|hold fluid*|water|anything|drink*|down; dehydrat*; no > urine|pee|wee hours|day|since|morning; @cant drink anything|water|days|all; vomit*|diarrh* days nonstop|weak|dizzy|everything|hours; dry > mouth dizz*; not > peed; everything > comes > up',
    HOT_JOINT:
      'joint|knee|ankle|hip|elbow|wrist|shoulder|toe hot|burning|warm red|swollen|swell*|@fever; septic > joint; @cant stand|walk|weight|step|bear|put leg|foot|knee|hip|ankle; joint|knee|hip|ankle @swollen @fever',
    KIDNEY_INFECTION:
      '@fever side|flank|kidney*|loin @pain|side|hurt*; kidney* @pain|infect*|hurt*; burn*|pee*|urin* @fever|shiver*|chills; flank @pain; pyelonephritis; @back @pain @fever urin*|pee*|burn*',
    EAR_SPREAD:
      '@swollen|red|lump|redness behind ear; ear stick*|push*|stand* out|forward|swoll*; ear @pain face|droop*|weak; mastoid*; bone behind > ear',
    WOUND_INFECTION:
      'wound*|stitch*|suture*|incision|cut open*|gap*|split*|burst*|apart|pus|ooz*|smell*|hot|red|infect*; pus; red > streak*|line*|stripe*; @wound pus|infect*|smell*|hot|red|@fever|swell*|swollen|open*|apart|leak*|ooz*',
    BREAST_ABSCESS:
      '=breast*|boob*|nipple* hot|red|lump|hard @fever|pain*|lump|hot|red|shiver*; =breast*|boob*|nipple* abscess|pus|infect*|@fever; mastitis; =breast* @pain chills|flu|@fever|red',
  },
}
