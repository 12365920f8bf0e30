import type { Facts } from '../scenes.ts'

export const ENGLISH_FACTS: Facts = {
  // Thoughts of suicide
  farewellLetters:
    'said|saying > goodbye everyone|all|sister|brother|family|kids|children|friends|mum|dad|wife|husband; point in|of anything|any|it anymore|living; written|wrote|writing|left letter|letters|note|notes kids|children|wife|husband|family|mum|mom|dad|daughter|son|everyone !sick|fit|school|work|doctor*|teacher; goodbye|farewell letter*|note*|message*|video; note > for > when > they|he|she > find*; suicide > note',
  affairsInOrder:
    'affairs > in > order; put|putting|got|sorted affairs|insurance|papers|paperwork|will table|order|sorted|drawer|place; insurance > papers|policy table|desk|drawer; neighbour|neighbor|sister|brother|landlord has|have|gave|given|left keys|key; gave|given|giving > away|out things|stuff|belongings|plants|clothes|everything|dog|cat|guitar|jewellery|tools|books; paid|paying bills|rent ahead|advance|off|end; made|changed|signed|written|finished > my > will; cleared|closed|emptied account|accounts|room|flat|house; charity|someone|anyone|home take|look|rehome dog|cat|pets; funeral paid|planned|chosen|sorted; passwords > written|list*; dog|cat|keys|pets > is|are|at|through|with|in > at|my|with|the|letterbox|sisters|neighbours|mums|door; keys letterbox|neighbour*|doormat; sorted|changed|made|written > the|my|a > will|funeral; funeral > plan*',
  absence:
    'wont|not > be > here|around|there|anyone !appointment|work|holiday|home; once|when|after > im|i > gone|am > gone !holiday|work; after > this > weekend|week|christmas|friday|sunday; no > need to ring|call|phone|reply|contact !back|antibiotic*|prescri*; no > need to ring|call|reply me back; wont > bother|trouble > you|anyone; wont|dont need > anymore|any > more|further; last > time|message i|you; tonight|tomorrow > over|finished; wont > see > me; cant|wont > do > this|it > anymore|another',
  noMoreNeeds:
    'dont|wont need anything|it|them|much|medication|tablets > anymore|now|longer !better|gone; nothing > matters|left; dont|wont > bother with repeat|prescription|appointment|tablets; no > point repeat|prescription|appointment|treatment|renew*; not > long|longer > now|left',
  farewell:
    'thank|thanks > you > for > everything; thanks > for > everything; thank|thanks > you for > all|years|trying|kind*; sorry for > everything; goodbye; bye > all|everyone; forgive > me; tell kids|wife|husband|mum|family|them > i|love|sorry; you > have|did > all|what > you > could|can; goodbye > to > the|my|them|kids|everyone; said|saying > goodbye kids|children|wife|husband|mum|dad|family|everyone|tonight',
  burden:
    'better|easier|happier off > without > me; better|easier|happier > without > me; would > be > better > off once|when|if; better|easier off if|once|when i|im|me gone|dead|out|wasnt|werent|away !job; everyone|everybody|kids|family|they|all|wife|husband better > off !job|school; better > off once|if|when i|im|me; burden to|on everyone|family|kids|them|anyone|people|wife|husband > anymore|any; just|nothing|only but > a > burden; sick|tired of > being > a > burden; out > of > the|their|everyones > way > once|gone|soon|forever; nobody|noone|no > one > needs|need|would|will|wants > me|miss|notice|care; nobody|anyone|anybody|no > one > would|will|even > notice|miss|care if|when|disappear*|gone|me|was; wonder* if > anyone|anybody > would|will|even; a|the|only > burden|weight to|on|just|everyone|only|im; just > a > burden; nobody|noone|no > one > would|will notice|clock|realise|know|miss|find|care until|till|if|for|rent|days|weeks',
  onTheEdge:
    'stood|standing|sat|sitting|climbed|stand|sit bridge|roof|ledge|railing|railings|balcony|cliff|platform|viaduct edge|other|side|jump*|hour|feet|over|down|water|tracks|again; other > side > of > the > railing*|rail|barrier; edge > of > the > roof|bridge|cliff|platform; legs|feet over > edge|ledge|roof|balcony; driv*|drove|walk*|went|go bridge|cliff|railway|tracks|rails again|night|stood|hour|think*|nearly; looking|staring|watching|waiting trains|train|tracks|rails jump|calm|peace|step|front; step*|jump*|walk*|run > in > front > of > a|the > train|lorry|bus|car|traffic|truck; drive > into > a > tree|wall|lorry; think*|thought*|imagine*|fantasi*|wonder* stepping|jumping|walking|throwing|step|jump > in|off|out|under|myself > front|train|bridge|window|roof|balcony|tracks; standing|stood|sat|sitting|at|on railway|motorway|bridge|platform|roof|cliff wonder*|think*|notice|calm|anyone; im|am|already|here > on|at > the > bridge|roof|tracks|ledge|edge|platform|cliff water|black|cold|down|below|train|wind|now|already; oncoming|central > traffic|reservation|lorry|lane think*|pictur*|imagin*|easy|steer*|drift*; sitting|sat|standing|stood|parked|im storey|multistorey|level|roof|top|ledge|bridge looking|look|staring|stare > down|over; cant|keep|couldnt looking|staring > down|over top|storey|roof|bridge|level|edge',
  meansReady:
    'how many|much amitriptyline|tablets|pills|paracetamol|sertraline|codeine|diazepam|insulin|morphine|tramadol|zopiclone|sleepers|propranolol die|dying|kill|fatal|lethal|enough|wake; bought|tied|got rope|noose; rope|noose|cord|belt|ligature garage|shed|loft|ready|tied|beam|hook|hung|bought|neck|door|tree|attic|hang*; gun|shotgun|rifle|pistol loaded|ready|drawer|bed|head|mouth|cabinet|out; hose|pipe > exhaust|car; hose exhaust; razor|blade|blades bath|ready|bought|hidden|wrist*; knife wrist*|throat|ready > tonight; hang|hanging > myself; helium|charcoal > bought|ready; shoot > myself; how > many|much tablets|pills|paracetamol|insulin|amitriptyline|sleepers|it > to > die|kill|never|end; lethal|fatal > dose; dose|amount would|will|does kill; how many|much tablets|pills|paracetamol takes|take|would die|fatal|kill|lethal; drown > myself; chosen|picked > how > to|way; stop|stopped|stopping > my > insulin|dialysis on > purpose; gas > myself; crash > my|the > car; how > many|much of > these|those|them fatal|lethal|kill|die|dead; would|will be fatal|lethal > go|together|once; fatal|lethal > in|if|together',
  reunion:
    'join|with|see|be|follow|following > my|him|her > wife|husband|son|daughter|mum|dad|brother|soon|late !wedding|holiday|party; want|like|going|ready > to > join|follow > my|him|her; be|together|with > him|her|them > again > soon|heaven|other; follow|following|joining > my|him|her > late|dead|wife|husband|soon|there; time > to > go > to > my|him|her; go|going > to > be > with > him|her|my; be > with > her|him > soon|again; with > him|her > soon',
  savedTablets:
    'sav*|stockpil*|hoard*|stash*|collect*|hid|hiding|keeping|kept|put > up|by|aside|back|the|my|all|of|them|all|spare|a tablets|pills|tabs|meds|medication|sleepers|tramadol|morphine|insulin|zopiclone|diazepam|codeine !bag|bottle|label*|packet; enough > tablets|pills|meds|insulin; putting|put|keeping|kept|saving|saved|hiding|hoard* aside|away|back|up|weeks|months diazepam|tablets|pills|morphine|meds|sleepers|zopiclone|codeine|amitriptyline|insulin|propranolol|tramadol|painkillers; putting|put|setting|set|keeping|saving > my|them|the|it aside|by|away instead > of > taking; instead > of > taking > them|it aside|keep*|sav*|drawer|tin|box|jar; not > taking|swallowing keeping|saving|putting|drawer|tin|jar|sock',
  enough:
    'enough > now|there|to|pills|tablets|it; theres|have|got|is > enough !sleep; all > at > once|in > one > go; almost|nearly > enough; take > them > all; do > the > job; ready|plan|planned|tonight > now; should|must|will|got|have > be|have > enough; enough > by|for > now|this|it',
  calm: 'calm|peace*|relieved|relief|serene|free first|finally|now|months|years|decided|at|since|last; not|no > scared|afraid > anymore|any|longer|now; made > my > peace|mind > up; decided > its > time; feel|felt > calm; calm|peace*|relieved first|finally|now|months',
  alone:
    'alone|away > tonight|house|weekend|when|until|at; waiting > until|till|for; wait > till|until; when|once > hes|shes|they|husband|wife|kids|everyone > away|out|asleep|leave|leaves|gone',
  newHome:
    'new|good > home; look > after my|the dog|cat|pets|animals; look > after > the > kids|children; feed|take > my|the|her|him > dog|cat; rehom*; dog|cat > for > good',
  placeChosen:
    'place|spot|day|date|bridge|time > chosen|picked|set|is; chosen|picked|found|decided > the|a|my > place|spot|day|date|way; know > where|how > and|ill|im|when; by > saturday|sunday|friday|monday|christmas > over|done; picked|chosen|set|decided|fixed > a|the|my|on > date|day|place|time|way|spot; date > is|has > set|picked|chosen|been',
  // Mind after birth
  voiceTells:
    'voice|voices|head|something|god|devil tell*|say*|told|order*|command* !doctor|nurse|midwife|boss|mail; voice|voices > tell*|say*|telling|saying; hear*|heard > voices|a > voice; something|voice|god|head tells|telling|says|orders > her|me|him',
  gaveBirth:
    'gave > birth; had|have > baby|a > baby; weeks|days|months after|since|post > birth|partum|delivery|labour|section|baby; postnatal; postpartum; newborn; baby > is|was|weeks|born; new > mum|mom|mother; look > at > the|my > baby; baby > was > swapped|switched',
  babyHarm:
    'put|throw|drop|drown|smother|harm|hurt|shake|leave|stab|suffocate > the|my|her|him|this|baby|it > baby|in|out|water|from|window|bath|under|down !sleep|bed|cot|cream|dose|bottle; baby|him|her water|window|evil|devil|possessed|drown*|smother*; baby|child is > evil|not > mine|replaced|devil|possessed; afraid|scared|frightened > alone > with > him|her|the|my; scared|afraid|frightened|terrified > ill|i|might > hurt|harm|kill|drop; baby|child swapped|switched|replaced|not > hers|mine|ours|give|away; scared|afraid|terrified|frightened|worried > i|ill|im|that > will|might|do|could|hurt|harm|something baby|him|her|it !birth|delivery; think*|thought*|picture* > about|of > the > pillow|throwing|drowning|shaking|window|knife|bath; pillow baby|her|him|face',
  // Violence
  handsOnNeck:
    'hand|hands|arm > round|around|on|at|to|over > my|her > neck|throat|mouth; strangl*|choked|throttl* > me; choked > me; squeezed > my > neck|throat; held > knife|gun|me; pinned|threw|dragged|shoved|slammed > me > against|down|to|on|across|into|by; punch*|kick*|hit|slap*|beat*|burn*|bit me|us > again|face|stomach|belly|pregnant|last|night|yesterday|today|with; he > hits|punches|kicks|beats|slaps|hit|punched|kicked|slapped|strangled|burned > me; broke > my > arm|nose|rib|jaw|finger|phone; black|bruise* > eye|he|husband|partner|boyfriend|from !vision|sight|see; forced|forces|makes|made > me > to|have > sex|have|on; forced > himself; touches|touched|touching > me|her|him|my > where|down|at|private*|when; makes > me > touch',
  lockedIn:
    'locked|locks|lock > me|us|the > in|door|out|inside|room|house; wont|doesnt|not > let > me|us > leave|out|go|see|use; took|takes|taken|checks|smashed|broke > my > phone|keys|passport|bank|money|card phone|keys|passport|money he|husband|partner|locked|cant|ex|boyfriend|tablet; cant > talk|phone|call|speak he|hes|husband|partner|listen*|home|watching|room; hiding > in|from|bathroom|upstairs > bathroom|toilet|him|room; he|husband|partner|boyfriend > listens|watches|follows|controls|tracks > me|my|all|everything; cant > leave|get > the|out|away > house|him; locks|locked|lock > me|us > in|out; knife|gun|axe > under|in|by > the|his > bed|pillow; under > the > pillow|bed knife|gun|axe|hammer',
  deathThreat:
    'says|said|threaten*|threatens|going|gonna|will|ill > kill|bury|stab|shoot|hurt|burn|murder > me|us|him|her|kids|both|children !cough*|job|work|boss|heat|headache|noise|stairs|back|knee|pain|bill; wont > leave|get|be|make > alive|out > alive|here; if > i > leave|tell > he|hell|ill|kill; find > me > and|kill; dead > if > i',
  afraidOfHome:
    'afraid|scared|terrified|frightened > to|of > go|going|be|being|home|him|my|what > home|husband|partner|boyfriend|dad|stepdad|ex|hell|he|father|him|stepfather|son; not|dont > safe|feel > safe > at|home|here|with; not > safe > at|here|with > home|him|house; hell|he > be > home > soon|at; threw|throws|throwing|thrown|smash* plate|plates|chair|cup|phone|glass|things|mug kids|children|me|wall|afraid|scared|dread !tantrum|toddler; dread|dreading|afraid|scared|terrified him|hes|he coming|comes|gets|being > home|back|in; dont|please|not > ring|call|phone > the|my|home|at > house|home|landline he|husband|partner|scared|dread|afraid|threw|threat*; stepdad|stepfather|uncle|grandad|dad|brother|boyfriend > comes|came|gets|got|sneaks|climbs > in|into|to > my > room|bed night|nights; stepdad|stepfather > comes|came|sneaks',
  // Poisoning
  tookTooMany:
    'took|taken|take|swallowed|had|necked|downed|ate|popped|given|gave 8+|eight|nine|ten|eleven|twelve|dozen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|handful|bunch|loads|lots > paracetamol*|of|ibuprofen*|tablet*|pill*|aspirin*|cocodamol|codeine|tramadol|diazepam|sertraline|zopiclone|amitriptyline|antidepress*|sleeping|sleepers|capsule*|calpol|propranolol|antihist*|nytol|metformin|beta|iron|panadol|tylenol|quetiapine|citalopram|fluoxetine|mirtazapine|pregabalin|co !mg|days|day|week|weeks|month|course|daily|prescribed|left|past|years; took|taken|had|gave|given > too > many|much|double|twice > of|paracetamol*|tablet*|insulin|tablets|my|the|calpol|dose|medic*|pills; twice|double|triple|ten > times > the|his|her|my > dose|insulin|amount; units > instead|insulin instead; wrong > insulin|dose|medic* > and|dizzy|vomit*|drowsy|shaky; extra > doses; took|taken|had|given|gave two|three|four|double|twice|times > times|of|dose*|lots|goes|extra tablets|pills|heart|blood|bp|insulin|meds|medicine|morphine|warfarin forgot*|mistake|accident*|this|already|instead|mixed !day|daily|week; units > of > insulin instead|mistake|wrong|by|forgot*; strips|sheets|blister* > of > paracetamol*|ibuprofen*|tablets|pills|codeine|aspirin|sleepers|meds !please|prescri*|order*|supply',
  wholePackAtOnce:
    'took|taken|swallowed|ate|eaten|drank|finished|emptied|necked|downed|had > whole|entire|all|full|rest|the|a|two|most > box|boxes|pack|packs|packet*|bottle|strip|strips|blister|weeks|week|month|lot|dosette|bottles|sheet|supply|of|my|tablets|pills|them > of|tablets|at|once|pills|paracetamol|calpol|sleep*|one|her|his|my|last|together|worth|antidepress*|tonight|now !chocolate*|biscuit*|crisps|sweets|pizza|cake|cookies|wine|water|diet|days|course|ago|weeks|antibiotic*|finished; whole|entire|full|all week*|box|packet|pack|bottle|strip|month* tablets|pills|once|go took|taken|swallowed|ate; all > at|in > once|one tablets|pills|medic*|took|meds !can|should|or; mixed|mixing > tablets|pills|meds > alcohol|vodka|with; had|took|taken|swallowed|ate|necked|downed|emptied|whole whole|entire|full|all|tub|two|three > tub|pot|jar|strips|strip|sheets|bottle|box|lot|of|pack tablets|pills|aspirin|paracetamol|ibuprofen|them|sleepers|meds|codeine !course|antibiotic*|prescri*|run',
  swallowedToxic:
    'drank|drunk|drink|swallow*|swig*|sip*|gulp*|mouthful|ate|eaten|licked|bitten|chewed|tasted|lick|mouth|inhaled bleach|antifreeze|screenwash|cleaner|descaler|drain|unblocker|detergent|disinfectant|turps|thinner|thinners|white > spirit|petrol|diesel|lamp|paraffin|vinegar|acid|oven|toilet|capsule|pod|weedkiller|pesticide|poison|rat|slug|pellets|nail > varnish|polish|remover|perfume|methylated|solvent|caustic|ammonia|dishwasher|washing|hand > gel|sanitiser|sanitizer|vape|nicotine|liquid|e-liquid|essential > oil|eucalyptus|batter* !water|hands|rash|allerg*|tea|powder; drank|drunk|swallow*|swig*|sip*|gulp*|mouthful bleach|antifreeze|screenwash|descaler|detergent|disinfectant|turps|petrol|paraffin|weedkiller|acid|perfume|solvent|caustic|ammonia|thinner|nicotine; white > spirit drank|swallow*|drunk|sip*|mouth*; ate|eaten|chewed|swallowed|bit > berries|mushroom*|yew|foxglove|laburnum|nightshade|poison*|rat|slug|pellets|plant|lily; ate|eaten|chewed|swallowed|licked rat|slug|pellets|weedkiller|nightshade|foxglove|laburnum|yew; swig*|drank|drunk|sip*|bit*|chewed|licked|ate|swallowed|gulped|tasted|sucked into|some|a|the|mouthful|of|my|from|on > window|glass|oven|toilet|floor|carpet|screen|washing|laundry|dishwasher|hand|nail|lamp|perfume|pod|weed > cleaner|wash|capsule|tablet|pod|liquid|gel|sanitiser|remover|polish|oil|killer; capsule|pod|tablet bit|chewed|burst|mouth|sucked|ate > foam*|washing|laundry|dishwasher; washing|laundry|dishwasher > capsule|pod|tablet|liquid bit|ate|chew*|swallow*|mouth|sucked|burst; got|went|sprayed|splashed|squirted > oven|bleach|cleaner|toilet|drain|detergent|antifreeze|acid > in|into|down > her|his|my|the|their mouth|throat; cleaner|bleach|descaler|detergent|acid in|into > mouth|throat !hand*',
  childTookDrug:
    'chewed|swallowed|ate|eaten|took|got|found|sucked|licked|crunched|opened|gulped|into|drank > through|into|some|a|my|his|her|pack|the|at|hold|of|grandads|grans|bottle|up tablet*|pills|pill|capsule*|heart|iron|medicine|meds|medication|patch|inhaler|contracept*|sleeping|painkiller*|insulin|metformin he|she|toddler|son|daughter|baby|child|hes|shes|grandson|granddaughter|boy|girl|little !antibiotic*|after|before|lunch|dinner|morning|well|better|as|ok|fine|can|refus*|should|wont|doesnt|first|dose|prescri*|with|how; tablets|pills|tablet > missing|gone|empty|short; found him|her|toddler|son|daughter with tablets|pills|packet|bottle|empty; empty > packet|box|blister|bottle > next|beside|by|of|in|floor; hold|into|at|found|opened|got|raided > of|at|the|my|nans|grans|grandads|grandmas|mums|dads|hands > tablets|pills|heart|blood|medicine|meds|painkillers|patches|insulin|tablet|bp|iron|contracept* little|toddler|son|daughter|baby|child|he|she|kid|boy|girl|year; box|packet|bottle|strip|blister > is|was|now|empty > empty pills|tablets|medicine|little|toddler|son|daughter|baby|child|he|she !repeat|renew|run|order; hold > of nans|grans|grandmas|grandads|mums|dads|my|his|her|our|the little|toddler|son|daughter|baby|child|kid|boy|girl; box|packet|bottle > empty little|toddler|son|daughter|baby|child|kid !repeat|renew; playing|played|playin|found|opened|emptied > with|in|the|my|a dosette|blister|pillbox|tablets|organiser|medicine*|pills empty|missing|gone|slots|compartments !hospital|school',
  weeklyTakenDaily:
    'every > day|daily|day instead once|weekly|week; methotrexate daily|doubled|every > day; methotrexate daily|doubled; doubl* warfarin|digoxin|methotrexate|lithium|insulin|apixaban|opioid|morphine|fentanyl; two|three|extra > patches|fentanyl|morphine drowsy|sleepy|wont',
  mushrooms: 'mushroom*|toadstool*|fungi',
  vomiting:
    'vomit*|puk*|throwing > up; throw*|threw > up; sick > since|all|with|five|several|times|again|every; being > sick; been > sick; sick times; retch*; bringing > up; cant keep > down; chuck* > up; drowsy; stagger*; cramps; vomit*|puking|puke; being|been|keep|keeps|throwing > sick|vomiting|up|throwing',
  swallowedBattery:
    'swallow*|ate|nose|gulp*|put =battery|=batteries|=magnet|=magnets !hearing|remote > needs; swallow* =battery|=batteries|=magnet|=magnets; swallow*|ate|swallowed|nose > a|small|the|button|tiny > =battery|=batteries|=magnet|=magnets|coin; button > =battery swallow*|ate|nose|ear|mouth',
  // Heart
  elephant:
    'someone|somebody|something stand*|stood|sit*|sat|kneel* chest|ribs; elephant|brick|bricks|anvil|concrete|boulder|rock|truck|car|ton|tonne|weight|someone|somebody|something|horse|stone|slab > is|on|sat|sitting|was|of|standing|pressing|parked|kneel* on|my|me > me|chest|ribs|breast* !mind|shoulders|loss|management|gain|put|lost; chest|ribs > crush*|vice|vise|clamp*; crush* chest|breastbone; sat|sitting|stood|standing|kneeling|stamp* > on > me|my > chest|ribs|me; elephant sat|sitting|chest',
  pressureBand:
    'tight|band|vice|vise|belt|strap|rope|clamp|squeez*|pressure|press*|crush*|heavy|weight|ache|burn*|constrict*|grip*|gripping chest|breastbone|breast > bone|bra|middle|ribs|round|around|sternum|under|heart|centre !blood|tyre|jeans|shoe*|shoes|knee|head|hearing|clothes; tight > band|feeling|ness; tightness|heaviness !neck|hamstring|calf|back|jaw|shoulder|muscle*|hip|knee; in > the > middle > of > my|the > chest; indigestion|heartburn|wind|gaviscon|rennie|antacid* not|but|hasnt|wont|doesnt|didnt > help*|work*|shift*|touch*|gone|its; indigestion|heartburn|wind > but; thought > it > was > wind|indigestion|heartburn; pressing|pressure|squeezing|weight|tightness > over|on|across|in > the|my > heart|chest',
  jawOrArm:
    'jaw|teeth|throat|chin > and|both|goes|ache*|pain*|aching|spread*|up spread*|goes|going|up|radiat*|ache*|aching|pain*|into|shoot*|sore|numb > jaw|arm|arms|shoulder*|teeth|neck !toothache|dentist|filling|wisdom|grinding|tmj|brace*; left > arm|shoulder|hand ache*|aching|heavy|heaviness|pain*|numb|tingl*|dead|lead|weak|sore|hurt* !jab|vaccin*|injection|gym|lifted|fell|fracture*|rash|swimming|cast; both|inside > arms|of|my ache*|aching|heavy|like|lead|numb|dead|weak|pain*; arms > like|feel > lead|jelly|dead|heavy; down|inside|into > my|the|left > left|inside|arm > arm|of; into|to|up|in > my|the|his|her > jaw|teeth|shoulder|arm|shoulders pain*|ache*|tight*|goes|pressure|spread*|burn*|squeez*|moves|up; jaw shoulder*|arm|arms ache*|aching|pain*|hurt*; between > shoulder*|my > blades|shoulder pain*|ache*|pressure|tight*|burn*; shoulder > blades; hands|arms|arm > gone|feel|like > dead|lead',
  coldSweat:
    'clammy; cold > sweat*; sweat*|perspir*|drench*|dripping|soaked|wringing buckets|cold|pour*|grey|out|through|wet|sudden*|pale|feel|sick|all !gym|menopaus*|running|night|hrt|flush*; sweating !gym|menopaus*|night|hrt|flush*|summer|deodor*; soaked|drenched|dripping > in|with > sweat; pale|white > and > sweaty',
  greyFace:
    'grey|gray|ashen|pasty|deathly|pale|white|waxy > as|and|face|like|sheet|in|colour|clutch*|sweat*|looking !hair|beard|eyes|spot*|rash|stool*; gone|looks|is|went|turned|hes|shes|im|face > grey|gray|ashen|pale|white !hair|beard|poo|stool*|finger*|toe*; short > of > breath; breathless; faint|lightheaded|dizzy > with|and',
  nausea:
    'nause*; feel*|felt > sick|queasy; sick > to > stomach; sick > with; feel > sick; want > to > be > sick; queasy; vomit*; being > sick',
  sprayFailed:
    'spray|gtn|nitro*|nitrolingual|tablet > under not|didnt|hasnt|no|wont|doesnt|isnt|nothing help*|work*|touch*|gone|shift*|difference|effect|off|ease*; gtn|spray|nitro* two|three|twice|second|third|still|again|more !nasal|hay|nose|allerg*; hasnt|not > gone|eased|settled > off|with spray|rest|gtn|tablet',
  likeMyHeartAttack:
    'same|like|as|exactly|just|reminds before|when|last > my|time|heart > bypass|stent|heart|attack|infarct*; same|like|exactly|as bypass|stent|heart > attack|stents|angiogram; same|like|exactly|as bypass|stent|stents',
  behindBreastbone:
    'behind > the|my|his|her > breast > bone; behind breast|breastbone|sternum|ribs burn*|pain*|squeez*|press*|tight*|ache*|heavy; breastbone|sternum squeez*|burn*|pain*|tight*|press*|ache*; squeez*|tight*|burn*|press*|ache* exertion|stairs|uphill|walking|hill|effort|bins|exercise|bed jaw|arm|chest|breast*|rest; middle > of > my|his|her|the > chest',
  clutchesHeart:
    'clutch*|holding|hold*|hand|grab*|rubbing|grip* > his|her|my|chest|heart|himself|herself|on|at|over|hand > chest|heart|middle|breast*|himself|herself|over|in|to !baby|hands; clutching; holding|rubbing > his|her|my > chest',
  // Stroke
  crookedFace:
    'smile|face|mouth|lip|eye|eyelid|cheek > has|is|looks|on|slipped|droop*|crooked|lopsided|wonky|uneven|hang*|gone|dropp*|fallen|sag*|half slip*|droop*|crooked|lopsided|wonky|uneven|twisted|sag*|down|numb|fallen|dropped|one|side|drop*|left|right !rash|spot*|swell*|tooth*|dentist|itch*|acne|eczema|stye|cold; half > of|his|her|my > face|mouth|smile; one > side|half > of > face|mouth|his|her|my > face|mouth|numb|droop*|not; one > side > face|mouth|body|of > droop*|numb|weak|wont|not|dead; crooked|lopsided|wonky|uneven > smile|face|mouth; smile > slipped|crooked|lopsided|uneven',
  dribbles:
    'dribbl*|drool*|running|leaking|spilling|pouring|falling tea|coffee|water|drink|food|soup|saliva|mouth corner|side|out|one; dribbl*|drool* corner|side|mouth !baby|teeth*|asleep|night',
  losesGrip:
    'drop*|dropping|lift|hold|grip|pick|carry|keep|use cup|mug|spoon|fork|pen|knife|comb|keys|phone|glass|things|everything|kettle|toothbrush|remote|plate|plates cant|couldnt|keeps|keep|hand|cannot|slips|dropped|suddenly|dropping|unable|out; buttons|zip|laces|shoelaces|bra|shirt cant|couldnt|do|fasten|manage|tie|hand|unable|struggl* !swollen|fat|weight|belly|arthrit*; cant|couldnt|cannot|wont|not lift|raise|move|hold|grip|write|feel > arm|hand|right|left|with|anything|cup|pen|spoon|properly !shoulder|frozen|fracture*|tennis|months|years; arm|hand|leg > suddenly|just|wont|not|gone > weak|numb|work|lift|move|obey|listen|do|dead|useless|limp|heavy|floppy; key > in|into > lock|door cant|couldnt|miss*; dropped > her|his|my|the|a > cup|mug|fork|spoon|phone|glass|plate',
  sideOrSudden:
    'left|right|one|half > hand|arm|leg|foot|side|face; since > this|about|breakfast|lunch|dinner|tea|waking|yesterday|morning|ten|nine|eight|an|last|half; suddenly; sudden; all > of > a > sudden; out > of > blue|nowhere; started minutes|hour|hours|ago|today; woke > up; minutes > ago; this > morning; today; since > this > morning',
  limbNotMine:
    'hand|arm|leg|foot|side|face > belong*|not|isnt|like|feels|is > to|someone|somebody|else|elses|mine|dead|strange|foreign|wood|rubber|cotton; like|as > it > belongs > someone|somebody|else; someone|somebody > elses > hand|arm|leg; belongs > to > someone > else; isnt|not > my > own|hand|arm|leg; leg|arm|hand > doesnt|not|dont|isnt > feel|feels|seem > mine|like|my|own; doesnt > feel > mine',
  wrongWords:
    'words|word|speech|sentence*|talk*|speak*|speech > are|come|coming|came|is|out|all|wont|dont|not|gone wrong|jumbled|mixed|muddled|garbled|slurred|slurry|funny|different|nonsense|gibberish|backwards|scrambled|strange|odd|thick|sense|out !typing|form|letter|spellcheck|portal|password; cant|couldnt|cannot|unable|struggl*|hard find|get|think|remember|form|say|put words|word|out|sentence*|right|speak|names suddenly|since|today|morning|hour|minutes|right; know > what > i > want > to > say; wrong|different > word|words; talking|speaking|talks|speaks|says|saying > gibberish|nonsense|rubbish|garbled|jumbled|funny|slurr*|strange|wrong|oddly; slurr* speech|words|talk*|voice|drunk|sudden*; read|reading|letters|newspaper|text sense|nonsense|meaning|jumbled suddenly|since|morning|today|hand|arm|numb; cant > understand > what > im|i|we|say*; talking|speaking|speech > mush|mushy|rubbish|slurry|jumbled|funny; mush talking|speech|words',
  drunkWithoutDrink:
    'drunk|tipsy|pissed|intoxicated sounds|like|as|looks|walks|talks|acting|seems not|hasnt|havent|no|teetotal|doesnt|didnt|never|isnt|nothing|without|drop; drunk but|though|although|teetotal|drop|hasnt|havent|never|not; sounds|talks|walking|walks|speech > drunk|like',
  legDrags:
    'leg|foot > keeps|is|drag*|catch*|wont|not|trail*|gives|giving|buckl*|trips|like drag*|catch*|trail*|rug|carpet|way|behind|lift|buckl*|obey|heavy !knee|hip|back|sciatica|arthrit*|cast|boot; drag*|trail* > leg|foot|his|her|my|left|right > leg|foot; leans|leaning|veer*|pulls|pulling|falls|falling|tilt*|drifts > to > the|one > left|right|side; lean*|veer*|fall* > to > one|left|right|the; drags|dragging leg|foot|since; leg > drags|dragging',
  ignoresSide:
    'ignor*|notice*|see*|aware|look*|miss* > the|his|her|everything|things|of > left|right > side|hand|half; cant|doesnt|not|wont > see|notice|look|feel left|right|half > side|hand|plate|half; cant|couldnt|miss*|fumbl* > get|find|key|hit|into > key|lock|keyhole|the > in|lock|keyhole; eyes > looking|turned|pulled|stuck|deviat* > one|left|right|to; left|right|half > of > vision|sight|everything|his|her|the > gone|missing|lost|dark',
  // Breathing
  noSentence:
    'inhaler|puffer|nebuliser nothing|useless; inhaler > not|isnt|doesnt help*|work*; cant|cannot|couldnt|unable|not|wont|hard|only|barely|hardly > finish|complete|say|get|speak|talk|manage|utter|string > sentence*|sentance*|words|three|two|full|few|more|a|without|whole|out > breath*|words|sentence*|without|gasp*|stop*|pause*|at|before !english|estonian|language|shy|form; two|three|few > words breath*|out|before|between|time|gasp*; cant|cannot|couldnt > talk|speak|eat|drink|lie|walk|sleep breath*|puff*|gasp*|air|wheez*; too > breathless|puffed|short|out|winded; too > puffed; stop*|pause* > breath|breathe between > words|sentences|bites|steps; breath > before|between|after > every|each|another|words; cant > get > enough|any|my|a > air|breath|proper|deep; cant|cannot|wont|not > get|finish|make|reach|speak > to|through|the|a|end|whole > sentence|end|words air|breath*|gasp*|stop*|without; sentence without > stop*|gasp*|breath*|air; sentence|words|word leaves|each|every|between|after gasp*|breathless|puffed|air|breath; sit|sat|sleep > up|upright > all|night gasp*|breath*|air|window',
  ribsDrawIn:
    'tummy|stomach|chest|ribs|skin|neck|throat|belly|breastbone|nostril* suck*|draw*|pull*|drag*|cav*|flar*|tug* in|under|rib|ribs|breath*|between|inwards|wide; grunt* !bear|gym|teen*|pooing|poo|straining|nappy; head > bobbing breath*; breath* > fast|shallow|quick* baby|he|she|toddler|newborn|feed*|drink*|bottle; nostrils > flar*; pauses|stops|stopped > breath*',
  gulpsAir:
    'gulp*|gasp*|fight*|struggl*|battl*|grab*|hungry|starv* for air|breath; gulp*|gasp* > for|air|breath*; sat|sitting|sit|prop*|upright|window|sleep* upright|window|pillows|chair|edge breath*|air|gasp*|gulp*|suffoc*|drown*; drown* > in|own|my|lungs > own|fluid|lungs|bed|lie; cant|cannot > lie > down|flat breath*|drown*|air|suffoc*|cough*; suffocat* !work|job|relationship|mask|office; lying|lie|lay|flat > down|flat|back drown*|suffoc*|chok*|air|breath*; sleep*|slept > bolt|upright|sitting|propped|in > upright|up|bolt|the|a > upright|chair|armchair|recliner breath*|drown*|air|cough*|flat; bolt > upright breath*|drown*|air|sleep*|lie',
  blueFingers:
    'lips|mouth|fingers|fingertips|nails|tongue|face|hands|ears|finger* blue|bluish|purple|grey|gray|dark|dusky|violet !cold > weather|raynaud*|bruise*|varnish|polish|ink|paint|dye|berry|hair|eyes|rash|spot*|cast|plaster; going|turn*|gone|went > blue|purple|grey|dusky !toe|toes|finger|bruis*|nail*|eyes|hair; blue|purple > in > the > face; blue > round|around > mouth|lips',
  pinkFroth:
    'pink|blood*|frothy|foamy > froth*|foam*|sputum|phlegm|spit|stuff; froth*|foam* > pink|mouth|tissue|blood*; cough* > froth*|pink',
  barks:
    'bark*|seal|stridor|crow*|squeak*|whistl*|rasp*|wheez*|croup*|noisy|harsh|high > cough*|breath*|in|every|like|sound*|pitched|when !dog|dogs|ears|kettle',
  tooTired:
    'too > tired|weak|exhaust*|puffed|breathless to|for cry|feed|drink|talk|speak|bottle|eat|suck|hold; cant|cannot|wont > cry|feed|drink|speak|talk|swallow|take; exhaust* breath*',
  wrongWay:
    'wrong > way|pipe|hole; inhal*|aspirat*|breathed grape|peanut|nut|nuts|sweet|bead|toy|popcorn|lego|coin|food|bone|carrot|something|crayon|pill|tablet|cap; chok* > on|it|food|grape|sweet|nut|peanut|his|her|a; chok*|gag* grape|peanut|nut|nuts|sweet|bead|toy|popcorn|lego|coin|food|bone|meat|steak|sausage|apple|bread|carrot|marble|puree|soup|yoghurt; went > down > wrong; swallow*|mouth bead|coin|toy|lego|marble|bone|sweet|cap|nut|grape; stuck|lodged|jammed > in|throat throat|windpipe|pipe|airway !tonsil*|phlegm|lump|mucus; got > stuck > in|throat',
  noisyBreath:
    'squeak*|whistl*|wheez*|rasp*|gurgl*|rattl*|stridor|noisy|crow*|hoarse*|gasp*|crackl* breath*|time|since|now|every|voice|and|sound*|chest; cough* > nonstop|like|since|and|wont|non|mad; wheez*|squeak*|gurgl*|stridor|rasp*|rattl*; cant|cannot|not|hard|struggl* > breath*',
  noVoice:
    'cant|cannot|no|lost|not|couldnt|without > make|cry|speak|talk|voice|sound|cough|a|breath* > sound|noise|voice|now|since|at|out|properly !cold|throat|week; voice > gone|is|lost|disappear* !cold|week|days|teach*|sing*; no > voice|sound; hoarse; silent',
  drools: 'drool*|dribbl*|saliva|spit*; wont|cant > swallow|drink',
  stuckInWindpipe:
    'stuck|lodged|wedged|jammed windpipe|airway|wind > pipe|lung|throat > breath*|speak|sound|purple|blue|cant; windpipe; airway > blocked|block*; stuck|lodged throat cant|purple|blue|breath*|speak|drool*|swallow; chok* purple|blue|cant|breath*|unconscious|now|hes|shes !mask|work|up > tears',
  // Allergy
  hives:
    'hives|welts|wheals|urticaria|nettle*|blotch*|itch* everywhere|all|over|sudden*|body|spread*|after|minutes|came; hives; rash > all > over; red|itchy > all > over; covered > in > hives|welts|rash|blotches; swollen|swelling|puffy > eyes|face|hands',
  ateOrStung:
    'ate|eaten|eating|stung|sting|bitten|bite|first|took|taken|started|drank|had nuts|nut|peanut*|satay|cashew*|shellfish|prawn*|fish|egg|eggs|milk|sesame|wasp|bee|hornet|kiwi|antibiotic*|amoxicillin|penicillin|ibuprofen|injection|dose|tablet|strawberr*|curry|meal|takeaway|chocolate|cake; stung; wasp|bee|hornet; peanut*; satay; antibiotic*|penicillin|amoxicillin|contrast|dye > dose|tablet|injection|half|minutes|hour; ate|eaten|had|eating|tasted > a|some|one|the|handful cashew*|pistachio*|walnut*|hazelnut*|sesame|kiwi*|almond*|shrimp*|lobster|crab',
  throatOrLips:
    'lips|lip|tongue|face|throat|mouth|eyes > is|are|like|feel*|has|have|swell*|swollen|huge|tight*|itch*|puff*|big|fat|sausage*|clos*|shut*|narrow* swell*|swollen|sausage*|huge|big|fat|thick|tight*|clos*|shut*|balloon*|puff*|double|narrow*|ing !herpes|sore|chapped|cold|tonsil*|dry|tooth*; throat > is|feels|closing|shutting|tight* clos*|tight*|shut*|narrow*|lump|swell*; throat > clos*|tight*|shut*|swell*; voice > hoarse|changed|funny; wheez*; cant > breathe|swallow; tight > chest; faint|dizzy|collapsed; lips|tongue|throat|mouth tingl*|tighten*|itch*|narrow*|closing|closed|tight',
  // Aorta
  tearingBack:
    'tear*|rip*|ripping|torn|knife|stab*|sword > back|shoulder|blades|between|through|down|in|my|chest|like back|blades|shoulder|blade|chest|loin|spine !muscle|ligament|acl|meniscus|nail|clothes|period|tendon|rotator|cuff|hamstring|calf; ripping|tearing > pain|feeling|sensation|between|in|through|down !muscle|period; something > ripp*|tore|torn|tear* > between|in|inside|back|chest|like; like > ripping',
  unequalPressures:
    'pressure|bp|readings right|left|arm|arms|one|other 40+|different|difference|higher|lower|apart; right > arm left > arm 90+; one|right|left > arm 1+ other|left|right|only',
  aneurysm: 'aneurysm|aneurism|aortic|aorta',
  strongPain:
    'terribl*|awful|agony|agonising|agonizing|severe|unbearab*|excruciat*|sudden|worst|horrible|tearing|ripping|stabbing|wild|intense|killing > pain*|back|loin|belly|tummy|stomach|chest|ache|in|me !period|tooth*; pain* > terribl*|awful|severe|unbearab*|excruciat*|sudden*|out|horrible|came|shot; agony; sudden* back|belly|tummy|loin|chest|stomach pain*',
  pulsingBelly:
    'thump*|puls*|throb*|beat*|pump* lump|belly|tummy|stomach|abdomen|mass|navel|bellybutton !baby|pregnan*|head|tooth|ear; belly|tummy|stomach|abdomen puls*|throb*|thump*|beat*',
  nearFaint:
    'came|come|felt|feel|go|goes|gone|went|keep|nearly|almost|about > over|faint*|to|pass*|black|dark|dizzy|lightheaded|collapsed|out > faint|out|collapse*|dizzy|black|when|on !tired; faint*|dizzy|lightheaded|light > headed stand*|up|twice|nearly|almost|when|get|sat|toilet|loo|feel*; passed|pass|passing > out; black*|dark|stars|spots stand*|up|eyes|vision; collapsed; pale|grey|clammy',
  coldLeg:
    'leg|foot > cold|is|has|gone|feels|numb|white cold|numb|white|dead|pulse* sudden*|since|after|cant|and|pain|back !cast|plaster|raynaud*|circulation|always|bed|night',
  // Carbon monoxide
  gasSource:
    'boiler|stove|heater|generator|barbecue|bbq|brazier|fire|fireplace|chimney|flue|geyser|wood > burner|burner|cooker|charcoal|grill|engine|exhaust|car|solid|fuel|gas tent|caravan|indoors|inside|garage|new|lit|on|running|serviced|kitchen|went|cabin|bedroom|blocked|room|bathroom|off|shed|camper|hut|sleep*|night|woke|all|closed|idling|smok* !extinguish*|bill|insurance|pension|appointment|station; barbecue|bbq|brazier|charcoal tent|indoors|inside|caravan|garage; boiler !house > visit; generator; wood > burner; gas > fire|heater|boiler|stove|oven|leak; lit|light|lighted|using|burning > the|a|our > stove|fire|boiler|heater|barbecue|bbq|burner',
  gasAlarm:
    'carbon > monoxide; co|monoxide|gas > alarm|detector|meter|monitor; alarm|detector beep*|went|going|off|battery|batteries|chirp*|sound* !clock|panic|car|morning|fire > drill; smell* > of > gas',
  severalIll:
    'all|both|everyone|everybody|whole|three|four|five|two|us|family|kids|too|others > of|us|the|in|have|has|woke|feel*|got|four|three|five|family|house > us|them|household|family|in|headache*|sick|dizzy|ill|woke|feel*|poorly|with; cat|dog|budgie|parrot|pet wobbly|limp|collapsed|weird|sleepy|odd|stagger*|sick|too|drowsy|dead; wife|husband|partner|mate|mum|kids|son|daughter|flatmate|girlfriend|boyfriend too|also|same|as > well|both; everyone > is|has|in|woke|feels; we > all|both; all > of > us|them have|feel|are|head*|sick; everyone|all|both|family > has|have|feel*|got > pounding|headache*|sick|dizzy; all sick|headache*|pounding|dizzy of > us|family',
  betterOutdoors:
    'better|lift*|goes|clear*|fine|ease*|disappear*|stops|gone outside|outdoors|fresh|garden|work|leave|out|away !pollen|hayfever|hay > fever|mood; outside > better|fine|it|goes|lifts|clears|gone; open* > window* > better|fine|helps; better|fine|clears|lifts|goes at|outside|out|away work|outside|outdoors|air|school|away|office',
  sickHead:
    'bang*|pound*|thump*|splitting|bad|awful|terrible > head|heads|headache*; headache*|dizzy|dizziness|nause*|woozy|sick|wobbly|groggy|lightheaded|confus*|faint; pounding|thumping > heads|head; heads; feel*|feeling > sick',
  wontWake:
    'wont|cant|cannot|couldnt|doesnt|not|hard|unable|difficult|barely|didnt > wake|rouse|stir|get|waking|respond*|woken|open|be !night|up > alarm|tired|teen*|school|mornings; wake > up > properly|him|her; unconscious|unrespons*|passed > out|collaps*|lifeless|floppy|limp',
  // Heat
  hotPlace:
    'heat|heatwave|sun|sunshine|hot > day|conservatory|car|sauna|roof|greenhouse|attic|marathon|race|football|training|weather|room|flat|house|van|loft all|in|out|hour*|day|ran|run|play*|work*|left|closed|locked|parked|sat|been|degrees|sleep*|half|after !rash|cream|pad|spf|tan|burn; in > the > heat|sun; conservatory|greenhouse|heatwave|sauna; marathon|race; 30+ > degrees|c; hot|parked|locked|closed > car|van; ran|run|running|hik*|cycl*|played|worked|training > in > the > heat|sun; heatstroke; heat > stroke|exhaust*; sunstroke; car|greenhouse|conservatory|van|tent|caravan in|all|left|sun|hot|day|heat; marathon|ran|running|run > in|the > this|heat|sun|hot; in > the > sun|heat; haymaking|mowing|digging|roofing in|heat|sun; left|sat|sitting|stuck|been > in|all|out > the|a|direct|baking > car|sun|heat|conservatory|attic|loft|van|caravan; baking|blazing|scorching|blistering > sun|heat|hot|day|car; on > the > roof all|day|heat*; in > this > heat; run|race|parkrun|marathon|jog|match|hike|training after|fun|during collapsed|hot|sweat*|overheated',
  dryHotSkin:
    'skin|hes|shes|body|face|he|she|forehead|head hot|burning|red|boiling|scorching dry|stopped|not|no|like|to|up|touch !eczema|rash|itch*|cream|sunburn*; stopped|not|no|hasnt > sweat*; burning > hot|up|to; hot > and > dry; boiling > hot; temp* 40+; burning|very|boiling|red|roasting > hot; hot > dry|and|skin; dry > skin; skin > on > fire; skin burning|hot|dry; skin|head|body|forehead like|is|feels > an|a > oven|furnace|radiator|fire|stove; stopped|no > longer|more > sweating; not > sweat*; hot|boiling|burning > to > touch|the',
  confusedOrLimp:
    'confus*|delirious|muddled|rambling|disorient*|incoherent|collaps*|limp|floppy|drowsy|slump*|unrespons*|staggering|hallucinat*|passed > out|fainted|fitting|seizure; talk*|speak*|mak*|answer*|says|saying > rubbish|nonsense|no|gibberish|wrong|silly|no > sense|rubbish; not|no|isnt|hasnt|doesnt|wont|cant > mak*|know*|recogn*|respond*|wake|rous* > sense|me|us|where|who|her|his|him|up|properly|family; doesnt|does > not > know|recogn*; hard|difficult > to > wake|rouse; wont|cant > wake; slump*; out > of > it; talking > rubbish|nonsense|gibberish|funny; doesnt|not > know > where|what|who|day; floppy; collapsed; speech|talk*|words > muddled|slurred|confus*|garbled; talk*|speak* people|things|someone not|arent|isnt > there; collapsed > after|during; not > making > sense',
  // Infection
  spotsStay:
    'spots|rash|dots|marks|blotches stay*|dont|doesnt|wont|not|still > under|fade|disappear|go|blanch|vanish|glass|when|there > glass|press*|when; purple|red|dark|pinprick > spots|rash|dots|blotches fever|temp*|39.*|40.*|hot|floppy|glass|sleepy|neck|vomit*|ill|drowsy|shiver*; glass > test fail*|stay*|didnt|not|spots|rash; spots|rash glass fade*|stay*|press*|disappear*|still|there; spots|dots|rash|marks like bruises|pinpricks|pinprick|blood fever|tiny|temp*|purple|sick|press*; tiny > bruises; screams|cries move|touch|lift|bend neck|head',
  lightHurts:
    'light|lights|lamp|sun|sunlight|daylight|curtains hurt*|bother*|unbearab*|cant|stand|screams|bear|drawn|painful|sensitive|bear !migraine|usual',
  highFever:
    '38.*|39|39.*|40|40.*|41|fever*|temperature|temp|burning > up|feverish !no|normal|fine; burning|boiling|hot|roasting > up|to|hot; 38*; 39*; fever*; thermometer > says|38*|39*',
  stiffNeck: 'neck stiff*|rigid|bend|chin|move|locked|hurts|cant; chin > chest',
  rigors:
    'rigor*|shiver*|shak*|trembl*|chill*|teeth|shudder* uncontrol*|cold|bed|so|violent*|stop|last|since|fever|all|night|with|over|and|teeth|chatter*|badly|hot|39.*|40.*|cant !parkinson*|anx*|coffee|nerv*|hands; rigor*; shivering; teeth > chatter*; chills; flu > like|y; feverish; shak*|shiver*|rigor* with|from|cold|uncontrol*|violent*',
  mottled:
    'mottl*|blotch*|marbled|purple|patchy|lacy|patches > skin|legs|arms|feet|knees|hands; skin|legs|arms|feet|knees|hands mottl*|blotchy|marbled|patchy|cold|grey|purple !eczema|itch*|vitiligo|bruis*|sun*|cast|varicose|rash',
  noUrine:
    'not|no|hasnt|havent|hardly|barely|without|nothing > peed|pee|weed|wee|urine|urinat*|passed > day|since|hours|water|all|today|yesterday|urine|night|morning; nothing > pee|wee|urine > since|all; hardly > pee*|weed|any; no > wee|pee|urine; dry > nappy|all; pee|wee|urine|urinat* none|nothing|stopped|barely',
  infection:
    'infection|uti|cystitis|pneumonia|cellulitis|abscess|catheter|water|chest > infection|bug; wound|leg|tooth|kidney* infect*; antibiotic*; tonsillitis; bladder|chest > infection; chemo*; water|urine|kidney|chest > infection; catheter; cellulitis',
  // Bleeding
  bleedsThrough:
    'bleed*|blood|cut|wound|gash|nosebleed|nose soak*|through|wont|not|doesnt|still|cant|keeps > stop*|through|towel*|dressing*|pressing|pressure|minutes|gush*|third|second !period|antibiot*|test*|tooth|implant|months|spotting; press*|holding|pressure|pinch* minutes|15|20|30|half|hour bleed*|blood|cut|nose; towel*|cloth*|tea > towel soak*|through|blood*|drenched|full; third|second|fourth > towel|dressing|bandage|cloth|pad; wont|not|doesnt > stop > bleed*',
  spurts:
    'blood|bleed*|cut|wound|artery spurt*|squirt*|pump*|jet*|spray*|gush*|pulses|pulsing|pouring; spurting; cut|grinder|saw|chainsaw|glass|axe|knife pump*|spurt*|gush*|bone|tendon|pour*',
  // Fits and faints
  eyesRolled:
    'eyes roll*|back|up|fixed|star*|white > back|up|shak*|jerk*|head|unrespons*|stiff; eyes > roll*; shak*|jerk*|twitch*|stiff*|convuls*|thrash* all|whole|body|arms|legs|uncontrol*|floor > over|body|eyes|foam*|unrespons*|minutes|limbs|legs|and !rigor|fever|cold|nerv*|parkinson*|restless|sleep; bit|bitten > tongue|his|her|my > tongue; foam* mouth|lips; went|go|gone > stiff|rigid > and|then|jerk*|shak*|blue|eyes; went > stiff; went|fell|collapsed|dropped > down|over|to jerk*|shak*|twitch*|convuls*|fitting; jerking|convulsing floor|down|eyes|fell|went',
  notComingRound:
    'isnt|not|hasnt|wont|doesnt|cant > with|come|coming|came|wake|waking|conscious|woken|rouse > us|round|around|up|properly|him|her !night|school|alarm|wait|back|home|holiday|appointment; still > isnt|not|unconscious|out|unrespons*; unconscious|unrespons*|lifeless|collapsed > on|and|for|minutes|now|in|at; blacked|passed > out again|times|twice|today|exercis*|running|chest|palpitation*|driving|hit; collapsed !lung|chair|work|shelf|arch|january|tent|roof; found him|her|mum|dad|gran* floor|unconscious|unrespons*|bed not|cant|wont|unrespons*|wake; blacked|passed|blackout > out|at wheel|driving|car|motorway|road',
  // Head
  headBlow:
    'hit|bang*|bump*|knock*|smash*|crack*|whack*|struck|smack*|fell|landed|fallen|fall|kick*|head > head|back|on|his|her|my|first|into|against|over|off|down|backwards|from head|stairs|bike|scooter|horse|helmet|floor|concrete|patio|kerb|goalpost|ladder|ice|pavement|wall|slide|skull|table|trampoline|edge|temple|backwards|forehead|door|steps !heels|asleep|foot|knee|in > love|door; head > first|injury|hit|butted|knock*; without|no > helmet; went > over > backwards|handlebars; came > off bike|scooter|horse|motorbike; blow > to|head; fell|fallen|fall|tumbled stairs|ladder|bike|scooter|horse|ice|patio|backwards|downstairs; elbow*|kicked|punched > head|face|temple; concuss*; came|fell|rolled|knocked|hit|took|banged|bumped|whacked|struck|dropped > off|onto|on|her|his|my|a|to|the head|floor|trampoline|table|ladder|stairs|stick|bat|ball|cupboard|skull !over; stick|bat|ball|puck|elbow|boot > to > the|my|his|her > head|temple; back|top|side > of > his|her|my|the > head fell|onto|came|hit|landed|off; egg|lump|bump|gash|bruise|goose > on|forehead|head|egg forehead|head|temple|skull !moles|years|months|itchy; tripped|stumbled|slipped|fell|falling|faceplant* forehead|head|face|egg|temple|skull|kerb|pavement !shoe|ankle|knee; landed > on|headfirst > his|her|my|the > head',
  repeatedVomiting:
    'sick|vomit*|thrown|threw|puk*|throwing > two|three|four|five|six|2+|twice|times|several|up|since|again|everywhere|ing times|since|up|twice|again|everywhere|after; been|being|keeps|kept > sick|vomit*|throwing; vomit*; sick > twice|since; thrown|threw|been|being|keeps > up|sick > three|twice|two|times|again|several; thrown > up; sick > three|twice|times',
  sleepy:
    'sleepy|drowsy|wont|cant|hard|keeps|only|difficult > stay|falling|wants|wake|keep|rouse|nodding|to|sleep|waking awake|asleep|sleep|wake|off|up|rouse; drows*|sleepy|dazed|confus*|groggy|dozy; knocked > out; lost > conscious*|memory; unconscious; not > himself|herself|right|making; wont > stay > awake; cant|doesnt|not > remember; dozy|groggy|dopey|out > of > it; dozy',
  bloodThinner:
    'apixaban|warfarin|rivaroxaban|edoxaban|dabigatran|xarelto|eliquis|pradaxa|clopidogrel|heparin|marevan|clexane|enoxaparin|marcoumar; blood > thinner*; anticoag*',
  clearFluid:
    'clear|watery|pink|straw|transparent|blood|bloody|fluid|liquid nose|ear|ears drip*|leak*|run*|com*|fluid|liquid|stuff|from|out|trickl* !hayfever|cold|hay|cough|sneez*|snot|wax|infection',
  sameQuestions:
    'same > question*|thing|things; keeps|asking|repeat*|asks > asking|same|over|herself|himself|question*; round > in > circles; doesnt|cant|not|no > remember|memory|recall; cant|dont|doesnt|not > remember game|fall*|what|it|how|anything|match|day|yesterday|hitting|going; no > memory; memory > gone|blank',
  doubleVision:
    'double|blur*|two > vision|see*|of|sight; seeing > double|two|stars; vision > double|blur*|funny; weak|numb > arm|leg|one|side',
  worseByTheHour:
    'headache*|head|pain worse|worsen*|increas*|stronger|building hour*|every|getting|by|all|night|morning|more; worse > by|every > the|hour|minute; getting > worse headache*|head',
  // Headache
  axeInHead:
    'axe|hammer|hit|struck|thunderclap|bat|brick|lightning|shot|explo*|burst*|kicked head|skull|headache*|neck|back sudden*|second*|instant*|like|never|worst|as !tooth; worst headache* life|ever|had|sudden*|second*; headache|head|migraine second*|instant*|sudden*|zero|nowhere|snap|bang|orgasm|sex|lifting|moment worst|life|like|never|hit|explo*|exploded|ever|vomit*|neck|came; never > had|felt head*|pain > like|such',
  // Belly
  noWind:
    'not|no|cant|hasnt|havent|unable|wont|nothing > pass*|wind|gas|fart*|poo|trumped > wind|gas|since|at|or|days|two|for; wind|gas > stuck|not|stopped; no > wind',
  drumBelly:
    'belly|tummy|stomach|abdomen|bladder|lower drum|balloon|blown|hard|rock|board|solid|rigid|distended|swollen|tight|huge|bursting|bloated > up|like|as|board|rock|hard|agony|pain*; distended; like > a > drum|rock|board|balloon !pregnan*',
  foulVomit:
    'vomit*|bring*|throw*|sick poo|faec*|faeces|feces|green|brown|bile|shit|coffee|smell* > smell*|of|stuff|like|poo|up|bile|vomit; bring*|vomit*|throw* > up brown|green|black|bile; smells > of > poo; green > vomit|bile',
  tarStool:
    'stool*|poo|poos|motion*|bowel*|toilet|shit|poop|faeces|diarrhoea black|tar|tarry|sticky|treacle|maroon|red|blood*|clots|liquorice|dark like|and|sticky|tar|black|as|roof|full|lots|smelly|today|since|jam|all|dizzy|days|bright|bowl !iron|beetroot|bismuth|black > bean*|pudding|wipe|paper|streak*|test|sample; black > as > tar|coal; vomit*|sick|bring*|throw* coffee|blood*|grounds|red > grounds|stuff|up|clots|blood; coffee > grounds; vomit* > blood; black > tarry|sticky|stool*|poo*|motion*; like > tar|treacle',
  // Spine
  saddleNumb:
    'numb*|feel*|sensation|tingl*|pins|strange|dead|wooden saddle|between|bum|bottom|crotch|groin|genital*|private*|wiping|wipe|inside|vagina|penis|backside|buttocks|seat|toilet|underneath|down|loo legs|there|cant|not|numb|paper|area|below|lost|no|wip*|bit*|both|thighs|feel !itch*|thrush|cream; saddle numb*|dead|strange|feel*|sensation|lost; cant|dont|not|no > feel > myself|when|it|the|my|paper|toilet|bum|bottom|seat > wip*|pee|toilet|weeing|going|chair|pooing|paper; cant|dont|not > feel toilet|paper|wiping|wipe|loo|saddle|seat|bottom|bum|private*',
  leaks:
    'pee|wee|urine|bladder|bowel*|poo|wet|soil*|leak* itself|leak*|myself|without|cant|control|know*|feel*|start|hold|own|trickl*|notice|accident* !baby|sneez*|cough*|laugh*|years|child|toddler|potty|pelvic > floor; wet|wetting|soiled|peed|messed > myself; incontin*; lost > control; cant > pee|wee|urinate|hold|start|tell|feel',
  bothLegs:
    'both|legs > legs|weak*|numb*|down|gone|dont|like|give weak*|numb*|pain*|jelly|tingl*|heavy|shoot*|down|giving|dead|sciatica !swell*|swollen|vein*|cramp*|restless|shav*|itch*|rash|tired|ache; both > legs; legs > giving|gave|give > way; both|two feet|legs|foot|toes|thighs tingl*|numb|weak|pins|heavy',
  // Testicle
  oneSideUp:
    'one|side|left|right > side|one|testic*|ball|nut|teste|plum up|high*|agony|swollen|huge|twist*|pain*|sudden*|tender|killing|sore|big; pain*|agony|hurt*|killing sudden*|agony|sick|since|football|woke|twist*|kick* ball*|testic*|down|scrotum|groin|private*|nuts|willy|bollock*; down > there agony|pain*|hurt*|swollen; testicle|ball|balls|nut hard|red|swollen|sore|twisted|pain*|purple hour|hours|sudden*|since|walk|today|morning|woke !lump|months; down > below agony|pain*|swollen|kill*; one > side|sides > swollen|is|high|up|higher; below|groin|privates|crotch agony|excruciat* woke|sudden*|swollen|side*',
  downThere:
    'down > there; testic*; ball|balls|bollock*|nuts|scrotum|willy|groin|private*|sack|plums !tennis|football > pitch|foot; down > below',
  // Pregnancy
  latePeriod:
    'period late|missed|overdue|weeks|days|skipped|havent|not|no|delayed !pain > every|heavy|test > negative; late|missed > period; test|pregnan* positive|line|faint > test|line|pregnan*|week|weeks; coil|iud|mirena|implant|tubes > in|fitted|pregnant|pain|no|late|missed; weeks > pregnant|gone; pregnan*; 4+ > weeks !old|ago|baby; sterilis* > pregnan*; ivf; positive > test|pregnancy; test > positive|was > positive; missed > period|my; pregnant',
  oneSidedPain:
    'pain*|stab*|sharp|cramp*|ache|hurt*|agony|sore|killing|twinge low|one|left|right|side|lower > side|down|left|right|belly|tummy|on|low|abdomen|pelvi*; stab* > low|in|on|left|right; one > side pain*|sharp|agony|stab*|hurts; low|lower > on|left|right|belly|tummy|abdomen pain*|stab*|sharp|agony|cramp*',
  shoulderTip:
    'shoulder > tip; tip|top|point > of > my|the|shoulder > shoulder; shoulder pain*|hurts|ache*|stab*|up|tip|too',
  gushOfRed:
    'gush*|pour*|flood*|lot|lots|clot*|bright|heavy|bleed*|blood|red|fresh > red|blood|of|bright|bleed*|clots|down|out|heavily > blood|red|legs|bright|clots|bleed*|down|leg; blood|bleed*|red run*|down|leg*|knicker*|bed|soak*|toilet|pad|pads|clot*|gush*|bright|fresh !test*|pressure|iron; gush*; bleeding !gum*|nose|no|nosebleed*|stopped',
  soakedPads:
    'pad|pads|towel|towels|tampon* hour|soak*|through|two|three|every|clot*|full|flood* !stress|wax|incontin*|knee; soak* pad*|towel*|hour|sheet*; bleed* heav*|clot*|pour*|flood*|lot|lots; flood* !house|kitchen|work',
  pregnantWeeks:
    'weeks|wks|trimester|pregnan*|expecting|due > pregnan*|along|gone|and|bump|now|in|baby|preg !old|ago|after|period; 20+ > weeks|wks|week|wk|w !old|ago|after|sick|off; pregnan*; trimester; third > trimester; bump > is|hard; baby > due; postnatal|postpartum|section|gave > birth',
  splittingHead:
    'headache*|head|migraine* split*|bad|awful|terribl*|pound*|wont|not|severe|worst|days|second|worst|blinding|bang*|thump*|shift*|paracetamol|since|banging; pain* > under > ribs|right; ribs pain*|agony|upper; blood > pressure 150+|160|high|170|180; 160|165|170|175|180|150|155 90+',
  flashes:
    'flash*|spots|stars|lights|zigzag*|sparkle*|blur*|floaters|sparks|vision|shimmer* see*|eye*|before|vision|front|in|of|my|sight|blur*; blur* > vision; see* > stars|spots; vision > blur*|funny|going',
  ringsStuck:
    'ring|rings|face|hands|fingers|feet|shoes off|swollen|swell*|puff*|tight|fit|huge|overnight|balloon*|come > sudden*|overnight|off|anymore|face|puff*|head*|today; rings > wont|dont|stuck|tight|off; face swollen|puffy|swell*',
  babyQuiet:
    'gone|went|is|been > quiet|still; baby|little|bump|he|she|movement*|kick*|kicking|bubs > one|has|is|not|less|stopped|gone|no|hasnt|isnt|havent|fewer|quiet* quiet*|still|mov*|kick*|less|stopped|nothing|slow*|felt|fewer|reduced|today|since|yesterday !sleep|bleed*|waters > intact; not|no|havent|cant|hardly|fewer|less > felt|feel|mov*|kick*|any > mov*|kick*|him|her|baby|it|today|since|anything; gone|went|been > quiet*|still; nothing > since; baby|bump|he|she|little lazy|sleepy|quiet*|calm|sluggish|still > since|today|all|yesterday|than|normally|this !asleep|sleeps|born; count*|counted kick*|movement* only|two|three|one|few|less; only > got|felt|had|counted > two|three|one|few|a kick*|movement*|hour*|nudge*; no|not|hasnt|havent|isnt|any|without > nudg*|wriggl*|roll*|flutter*|poke*|nudge|felt; cant|dont|not > remember|recall last|when felt|kick*|move*|wriggl*; bump quiet|still|silent; bump|belly|tummy|stomach still|quiet|silent|calm day|since|all|morning|night; normally|usually|always tonight|today|now nothing|quiet|still|silence|calm',
  // Legs, plaster
  calfThick:
    'calf|leg|thigh|ankle > twice|is|swollen|tight|red|hot|hard|bigger|thicker|size|has twice|swollen|swell*|size|hot|red|hard|bigger|thicker|tight|tender|fatter flight|flew|flown|breath*|pain*|op|operation|surgery|cast|one|left|right|other|sore|hot|pill|pregnan*|sudden*|only|than|tender|cancer|calf|warm|ache* !both|bite|bitten|years|eczema|months|vein*|gym; flew|flight|plane|surgery|operation|cast calf|leg swollen|hard|tight|twice|pain*|red|hot|sore; calf swollen|hot|twice|red|bigger; one > calf|leg|thigh thick*|fatter|bigger|swollen other|sore|half|twice|pain*',
  sharpBreath:
    'sharp|pain*|stab*|hurt*|catch* breath*|breathe|inhale; breathless|short > of > breath; cough* > blood',
  cast: 'cast|plaster|splint|backslab !bone|scan|doubt|nicotine|sticking|film|band|pod; plaster > cast|on|was|is|put|yesterday|tight; cast; plaster > went|on',
  whiteFingers:
    'finger*|toe*|hand|foot white|blue|purple|cold|numb|grey|pale|swollen|move|tingl*|dead|dark|dusky|black|feel > move|cold|and|numb|wont|cant|feel|pain*|are|swollen|like|pins; agony|unbearab*|screaming|killing|getting > tight*|painkiller*|worse|pain*|me; pain* > worse|unbearab*|despite|agony|strong*|keeps; too > tight pain*|numb|blue|throb*; toes|fingers|foot|hand > numb|purple|blue|white|cold; cant > feel > my|his|her|the > toes|fingers|foot|hand; throb* painkillers|bad|nothing|cast',
  // Diabetes
  meterHigh:
    'meter|sugar*|glucose|reading*|levels|bg|monitor|libre hi|high|18+|error|off|over|up|scale; sugar*|glucose|bg > 18+|hi|is|are|of|over > 18+|hi; ketones|ketone !diet|strips; says > hi; meter|monitor|sugar|glucose|reads|reading|shows 18+; type > 1|one; t1d',
  pumpOff:
    'pump|cannula|infusion|site|pod|insulin off|came|out|fell|ran|blocked|leak*|missed|stopped|without|no|forgot|run > off|out|overnight|days|since|of|working|insulin; no|without|missed > insulin',
  acetoneBreath:
    'breath|mouth pear|acetone|fruity|nail|sweet|drops|ketone* > smell*|drops|varnish|breath|of|smells|like; pear > drops; acetone; fruity > breath',
  // Small babies
  fewWeeksOld:
    'week|weeks|wk|wks|days|day > old|week|baby|of|newborn|bub; newborn; 1+|two|three|four|five|six|seven|eight|nine|ten > weeks|week|wks|days|wk !ago|pregnan*|for|course|later|off|time|after|gone|along; baby > is|3|weeks|4|5|6|7|8|few; 1|2|two|one > month|months > old; week|month|day > old|baby > baby|boy|girl|is|has|son|daughter; two|one|three|six|five|four|1|2|3|4|5|6|7|8 > week|month|wk|day > old; 1+ > wks|weeks|wk|days',
  floppyChild:
    'floppy|limp|listless|letharg*|lifeless|ragdoll|rag > doll|unrespons*|drowsy|moan*; wont|cant|hard|not|barely > wake|rouse|cry|waking; very|so > sleepy|quiet|still|pale|drowsy; pale|grey|blotchy|mottled; whimper*; high > pitched > cry; too > weak',
  refusesFeed:
    'wont|not|refus*|isnt|doesnt|cant|hasnt|off > feed*|take|drink*|suck*|latch*|bottle|breast|milk|eat*|his|her|taking|the; off > milk|feeds|bottle; refus* > milk|bottle|feeds|breast|to; wont|not|refus* > take|feed|drink|latch|suck breast|bottle|milk|feed*; sleeps > all|and|through; hard > to > wake; sleeps > constantly',
  // Throat, bladder, eyes
  spitsOutSaliva:
    'cant|cannot|unable|couldnt|not|hurts|wont|hard > swallow > my|saliva|spit|own|water|anything|even|liquid*|his|her; spitting|spit|spits|drool*|dribbl*|saliva cup|bucket|tissue*|swallow|tonsil*|throat|bowl|out|own !baby|teeth*|asleep; hot > potato; swallow* saliva|spit|drool* !pregnan*|morning; swallow > own > spit|saliva',
  jawLocked:
    'jaw|mouth > wont|cant|not|only|open*|locked|stuck|barely open*|finger|more|locked|stuck|than|lockjaw tonsil*|throat|fever|swell*|swallow|finger|infect*|abscess|drool*|tooth; cant|cannot > open > my|mouth|jaw|his|her tonsil*|throat|abscess|swallow|infect*|swell*; lockjaw; trismus',
  notADrop:
    'nothing > comes|coming > out; not|no|nothing|cant|unable|couldnt|havent|hardly|barely|only > drop|drops|pee|pass*|wee|urin*|a|peed|comes|weed|coming|been|go|dribbl* > since|drop|all|last|water|urine|hours|at|yesterday|night|out|come*|morning|evening|out; not > a > drop; drop|drops > since|all; dribbles|drips > only|come; not|havent|hasnt|cant|unable|isnt > been > able > pass > water|urine; able > to > pass > water|urine|anything|pee not|havent|hasnt|isnt|cant|wasnt; able > to > pee|wee|go havent|not|hasnt since; cant > pee|wee; nothing > has|is|will|would > come|come|coming|came > out; bursting nothing|cant|not|drop; nothing out|passed|come since|yesterday|morning|night|hours bursting|full|pee|bladder|wee',
  painful:
    'pain*|agony|bursting|unbearab*|killing|climb*|hurts|mad|screaming|desperate|full|excruciat*|solid|swollen',
  curtain:
    'curtain|shadow|veil|blind|shutter|black|dark|grey|blank|shade > over|down|across|in|come|eye|has|patch|came|half|spot|coming|eye|out eye|eyes|sight|vision|left|right|half|side|bottom|see !circles|spots > skin|eyelid*|under|glasses|roller; sudden* lost|loss|gone|blind|cant|blur* eye|sight|vision|see !glasses|lens; cant|couldnt|lost|gone > see|sight|vision|half|blind|out > out|of|with|half|in|anything|eye|sight eye|left|right|one|half|morning|sudden*|bottom|top; flashes floaters eye|shower|vision|sudden*|new; shower > of > floaters|black; eye sees|see|saw|seeing|went > nothing|black|blind|dark|off|blank; sight|vision|picture > in|of|went|going > one|my|right|left|out|black eye|minutes|back; half > of > the|a|my|page|picture|face|everything > grey|black|missing|gone|blank|blurr*; half grey|black|missing|gone|blank see|read|page|vision|left|right|other !hair; black|dark > dots|spots|specks|bits|curtain|blind|shade eye|eyes|vision|flash*|light*|coming; dots|spots|specks|floaters|soot flash* eye|new|loads|sudden*|shower; blind|shade|shutter|veil > coming|down|over|across eye|vision|sight',
  // Alcohol
  daysWithoutDrink:
    'without|stopped|quit|no|last|off|since|given|not > drink*|vodka|alcohol|booze|wine|beer|drop|the|a|had|up > days|day|ago|drink|since|yesterday|alcohol|monday|booze|suddenly|drop|morning|hours|sunday|friday|saturday|vodka|cold; cold > turkey; day|days|hours without|off|no|sober drink*|alcohol|vodka|booze|wine|beer; stopped|quit > drinking; last > drink',
  shakyHands:
    'shak*|trembl*|tremor*|jitter*|twitch* hands|bad*|all|over|body|cant|sweat*|and; shakes; sweat* pour*|buckets|shak*|cant|heart; sweating; hold > a > cup; heart > racing',
  seesThings:
    'see*|hear*|spider*|bug*|insect*|ant|ants|rat|rats|snake*|crawl*|voices|people things|wall*|arent|not|there|crawl*|skin|ceiling|floor|voices|isnt; hallucinat*; crawling; fit|seizure; confus*',
  // Skin
  skinSheets:
    'skin peel*|sheets|coming|falling|slough*|blister*|black|off|dying|crackl* > off|sheets|away|black|strips|painful|mouth|all|fever|lips|touch !feet|foot|sunburn*|eczema|scalp|dry|hands|heel*|nail*|psoriasis|plaster|verruca|dandruff; skin > coming|peeling|falling|lifting > off|away in|sheets|back|tablet|medic*|mouth|painful|strips; skin > is > coming|peeling',
  mouthSores:
    'mouth|lips|tongue|eyes|genital* full|sores|ulcers|blister*|raw|bleeding|crust* new|tablet*|medic*|lamotrigine|antibiotic*|allopurinol|everywhere|rash|fever|full|sheets|eyes|skin|started',
  gluedEyes:
    'eyes stuck|glued|red|sore|crust*|gummed|raw|swollen > together|shut|mouth|and|sore; rash|blister* spread*|fever|tablet|lamotrigine|body|face|painful; new|started > tablet*|medic*|lamotrigine|antibiotic*|carbamazepine|allopurinol',
  dryNappy:
    'nappy|nappies|diaper*|pampers dry|bone|wet|one|no|none since|hours|all|morning|day|today|last|night|12|8|10 limp|sleepy|letharg*|floppy|vomit*|sick|diarr*|tears|drink*|runs|sunken|fever|listless|since|hours|bone !trained|potty|through|night > dry|turned|years; no|not|hasnt > wet|pee|weed|peed|wee > nappy|nappies|since|all|diaper*|hours baby|sick|vomit*|hours|toddler|diarr*|limp|drink*|child|son|daughter|since !potty|trained|dry; sunken > eyes|fontanelle|soft; sick|vomit*|threw|diarrhoea 6+|ten|twelve|all|every|nonstop|times dry|weed|peed|tears|drink*|wee|urine !adult; hasnt|not|havent > weed|peed|wee|passed since|today|all|morning|hours toddler|baby|sick|mouth|vomit*',
  noTears:
    'no|without|cries|crying > tears|tear; sunken; dry > mouth|lips|tongue|nappy; vomit*|diarr*|runs hours|all|everything|nonstop|day|night|keep',
  // Joints, kidneys, ear, wound, breast
  hotJoint:
    'knee|ankle|hip|elbow|wrist|joint|toe|shoulder|knees hot|red|burning|swollen|fire|boiling|balloon* red|hot|swollen|bend|cant|fever|shiver*|after|sudden*|injection|jab|since|touch|weight !gout > usual|months|years|not; knee|ankle|hip|elbow|wrist|joint|shoulder red|burning|boiling > hot; knee|hip|joint steroid|injection|jab|infect*|replacement hot|red|swollen|shiver*|fever|pain*; knee|hip|ankle|elbow|wrist|shoulder|joint|leg boiling|hot|red|swollen|balloon*|hurts|sore overnight|fever*|temp*|38*|39*|injection|shiver*; hip|knee|leg|foot wont|not|cant|refus* > put|walk|stand|weight|bear|use fever*|temp*|hot|38*|39*',
  cannotBend:
    'cant|cannot|unable|wont|couldnt|not > bend|move|straighten|walk|stand|put|weight|bear|step|touch; shiver*|fever*|chills|39.*|38.*|rigor*|temp*; fever*; temp*; overnight; 38.*; 39.*; wont > put > weight; injection; ballooned',
  burningUrine:
    'burn*|sting*|pain*|hurts > wee|pee*|urin*|when|to|weeing|peeing|water; burn*|sting* pee*|wee*|urin*|loo|water; cystitis|uti|kidney*; urine|wee|pee cloudy|smell*|blood*|burn*|sting*|dark; water*|bladder|urine > infection',
  flank:
    'side|flank|loin|back|kidney*|ribs pain*|killing|ache*|agony|hurt*|sore|tender|thump* right|left|under|lower|side|one|my|rib*|kidney*|back; kidney* > pain*|hurt*|sore|area',
  earSticksOut:
    'ear stick*|push*|stands|standing|bulg*|poking|protrud* out|forward|away|from|sideways|behind; behind > ear|the|his|her|my > ear red|swollen|lump|sore|boggy|hot|swell*|tender|bump !glasses|gland|lymph|mask|wax|earring*; red|swollen|lump|swell*|hot|bump|tender behind > ear|the|his|her|my fever|temp*|infect*|stick*|sick|38.*|39.*|push*|ear; bone > behind > ear|his|her|the|my',
  redLine:
    'red > line*|streak*|stripe*|track* !pregnan*|test|ruler|bus|under; streak*|line|stripe red|purple up|arm|leg|from|spread*|crawl*|toward*|groin|armpit|wound|bite; redness|red > spread*|spreading|creeping|growing|tracking > up|from|fast|past|out|beyond|quick* wound|cut|stitch*|leg|arm|bite|hand|scar|finger',
  hotSeam:
    'wound|stitch*|scar|incision|cut|site|suture*|mole|bite|operation hot|red|pus|smell*|ooz*|throb*|open*|swollen|weep*|green|yellow|burst|infect*|apart|leak* > and|hot|red|pus|smell*|since|swollen|more|open|shiver*|fever|ooz*',
  hotBreast:
    'breast|boob*|nipple|tit hot|red|lump|hard|sore|pain*|swollen|pus|burning|throb* red|hot|lump|shiver*|fever|hard|flu*|39.*|38.*|pain*|patch|wedge|rock|feed* !stretch|screen*|bra|mammogram|pinch|chicken',
  redWedge:
    'red > wedge|patch|triangle; hot > red|wedge|patch; lump golf|ball|hard|hot|plum|walnut left|right|breast*|boob*|nipple|baby|feed*',
  doNotRenew:
    'dont|not|no|stop|need|never > bother|renew|renewing|issue|order|send|need|repeat|for prescription*|repeat*|tablets|note|appointment|one|this|it|script|pills|meds|more !antihist*|allerg*|cream|hayfever|inhaler; no > more > tablets|pills|prescriptions|appointments; no|not|dont > need > for|a|another|any',
  noNeedAfter:
    'wont|not|no > be|need|needing|longer it|them|this|one after|by|beyond|past > friday|monday|sunday|saturday|tuesday|wednesday|thursday|weekend|christmas|easter|holidays|new|next|tomorrow|tonight !operation|moving|travel*|trip|abroad|birth|surgery|supply|until; wont|not > be > needing it|them > anymore|soon',
  overSoon:
    'by|after|come > monday|friday|sunday|saturday|tomorrow|christmas|weekend|then|tonight none|nothing|over|matter|finished|done > of|will|all|this|matter|with|for !exam*|course|antibiotic*; none|nothing > of > this|it matter !result*; will > all > be > over soon|by|tomorrow|tonight|then|monday|friday|sunday; it > will > be > over > soon|tomorrow|tonight; none|nothing > of > this|it > will|is|wont matter; none|nothing this|it > will > matter',
  goneSoon:
    'tomorrow|soon|monday|friday|sunday|christmas|weekend|then i|he|she|me > wont|not|gone|never > be > around|alive !appointment|work|holiday|office|school|town|country; wont|not > be > here|around|alive > anymore|any|christmas|much !appointment|work|holiday|office|school; not|wont > around > for > christmas|long|much',
  neverWake:
    'sleep|asleep|bed never|not|dont|didnt > wake|waking up|again|ever !baby|son|daughter|toddler|night; never|not > wake|waking > up want|wish|like|hope|could|if; wish|want|hope|hoping wouldnt|dont|didnt|not > wake > up',
  largeSupply:
    'two|three|2|3|six|all|few|extra|double > months|month|packs|boxes|supply|at|the at > once amitriptyline|tablets|diazepam|pills|sleep*|meds; months > at > once; all > at > once; three|3|six|two months|weeks > of|supply|worth zopiclone|tablets|sleep*|diazepam|amitriptyline|pills|morphine|at|once',
  lastTime:
    'last > time|message|request bother|trouble|hear|ask|need|you|i; wont > bother|trouble > you; not|dont|wont > want > to > trouble|bother; trouble|bother > you > again',
  cannotHoldOut:
    'keep > looking|staring|thinking at|about; dont|not > know how > long|much|longer; cant > hold|hang|go|fight > on|out|much|longer|it; how > much > longer',
  weaponNear:
    'gun|shotgun|rifle|pistol|cartridges|bullets cabinet|drawer|bed|table|hand|safe|here|loaded|car; rope|tablets > table|hand|ready|next',
  selfCutting:
    'cutting|cuts|cut > her|his|my|their > arm|arms|leg|legs|thigh|thighs|wrists|skin|stomach|herself|himself !accident*|on|glass|tin|knife|hair|nails|grass|saw|work|stitch*|bled|fell|off|open; cutting|cuts|cut|slashing razor|blade|blades|sharpener arm|arms|thigh|thighs|leg|legs|wrists|herself|himself|myself !shav*; cutting > again|myself|deeper !grass|hair|corners; started|begun|been|back > to|cutting > cutting|again|myself !back|down|out|grass; cuts > are > deeper; hurting|harming > myself|herself|himself > again',
  noReason:
    'cant|dont|not > see any|a|no reason|point open|wake|get|morning|carry|go; no > reason|point to|in > open|wake|get|getting|carry|carrying|waking|go up|eyes|morning|on',
  othersManage:
    'kids|children|they|family|husband|wife|everyone|hell|shell > will > manage|cope|be|do > fine|ok|without; theyll > manage|cope|be > fine|ok',
  gaveAway:
    'gave|given|giving > my > guitar|bike|ring|watch|books|things|clothes|laptop|records|jewellery|tools|dog|camera',
  wontNeedIt: 'wont|not|dont > need|needing|use it|them|that|any',
  toxicFumes:
    'mixed|mix|mixing bleach|chlorine|cleaner|acid with|and|together toilet|cleaner|vinegar|acid|ammonia|descaler cough*|eyes|breath*|chest|throat|dizzy|sting*; breathed|inhaled chlorine|fumes|ammonia|bleach|solvent',
  plainlySaid:
    'wish|regret|hate|sorry > i|that|waking > woke|waking|woken|wake|up; tired|sick > of > waking > up; wants|want|wanted|wanna > to > disappear|vanish !app|spots|acne; worth > more dead; more > use|good dead|insurance; insurance|policy|pension > more|better > use|off|good|for kids|them|family|me|wife; how > many|much of|would|do|sertraline|pills|tablets|insulin|paracetamol wake|die|kill|fatal|lethal|overdose !cat|dog|baby|limit; walk|walking|wade > into > the|a > sea|lake|river|water|traffic|road voice*|tell*|keep*|think*|hear*; voice*|man|something tell*|says|saying|told > me jump|walk|die|end|cut|hurt; ready > to > go !home|back|work|holiday|school tired|lord|wife|forever|meet; could|would > just|simply|easily > end > it|everything|things; want|wish > it|everything|the > pain|all > to > stop|end|over !cough*|itch*|bleed*|period; done > with > life|living|everything|this|it > world|life|all; dont|not|no > want > to > be > here|around !work|late; take > my|her|his > own|life; wish|wished > i|id|he|she > never > been > born; cease > to > exist; sleep > forever|and > never; pull > the > trigger; hang|hanged|hanging > myself|himself|herself; drown|shoot|stab|gas > myself|himself|herself; slit|slash|open > my|his|her > wrist*|vein*; swallow|take > the > lot; end > my > suffering|misery|pain|days; whats > the > point > of|in > going|living|carrying|anything; dont|cant|not > see > future|myself > future|alive|by|next|here; planning|planned|plan > how|when|where > to|ill|i > do|end|die|kill; cope|manage|be > fine|ok|better|without > if|without > i|me > werent|wasnt; fine|better|cope|manage > without > me; nobody|noone > would|will|could > find > me|my; leave|donate|give|donating > my > body|organs science|medical|university|weekend|soon|quick*|fast|hospital; mixing|mix|wash*|with tablets|pills|medication|meds gin|vodka|whisky|rum|brandy|alcohol quick|enough|painless|work|kill|die; remember > me|him|her > the > way; if > i > werent|wasnt > around|here|alive; nothing > matters|left > anymore|to|for > live|me; goodbye video|letter|note|message|text !party|colleague*|retire*|leaving; plan*|planned|rehears*|worked > how|out > id|ill|i|to|how > do|would|id|ill > do|it !exam*|exercise*|move|holiday; every|each > night plan*|rehears*|picture|imagine how|it|dying; pictur*|imagin*|fantasi* driving|steering|swerving|stepping|walking|jumping|crashing > into|off|under|onto|over; goodbye > to > everyone|everybody|all|us locked|pills|tablets|bathroom|rope|bridge|phone|answer*; locked > herself|himself|themselves pills|tablets|bathroom|razor|knife|garage|blade; posted|texted|messaged|sent|wrote > goodbye|farewell; nothing > left > for > me > here; nothing|no > left|reason|point for > me > here; nothing > keeps|keeping > me > here; where > im|i > going > i > wont; wont > be > needing|need where > im > going; not > have > to > wake > up !early; if > i > jumped|hanged|drowned; wait* > until|till > everyone|theyre|they|kids > asleep|gone|out then; dont|not > want|wanna|wish > to > see > tomorrow|morning|another|christmas|30|40; something|somewhere > more > permanent|final; dont|cant|not > trust > what|myself > id|ill|i|with|around|tonight; dont|not > trust > myself; hide|hiding|hidden|lock* knives|knife|sharps|tablets|blades|pills|keys head|thoughts|trust|mind|asked|myself|scared !toddler|baby|child*|kids; good > innings wait*|stopped|ready|go; lived > long > enough; just > waiting > for > the|it > end; gave|given|gives|giving|handed look > after hamster|cat|dog|sister|rabbit|brother who|whod|if|someone; life > cover|insurance|assurance|policy pay*|paid > out kids|children|family|wife|accident|suicide|husband; life > cover|insurance pay*|paid accident|kids|family; id|would|might|will > take|swallow|go > them|the|all > all|lot|together|in at > once|together|one > go; tablets|pills would|will go|be all > at|in > once|one; if > i > didnt|dont|wasnt > turn|show|come|wake > up|back nobody|noone|no_one; whats|what > goes > through > my > head knives|keys|scared|night|tablets; permanent > solution|sleep|rest; sick > of > being > alive; want > out of > life|this|it|everything tired|done|enough; not > be|being > found; make > it > look > like; when|if|once|after > im|i > gone|die|dead debts|debt|loan*|mortgage|bills|rent|owe*|pension; last|final > repeat|prescription|script|one > ill|i > need|want christmas|easter|weekend; ill|will > be > with|joining > my|him|her|them > again|soon by|before|soon|christmas|easter|last !flight|travel*|jab*|vaccin*|visit*|test*; not > scared|afraid|frightened > any|anymore|of over|done|finished|end|ends will|itll|all|friday|tonight|weekend !op|operation|surgery|dentist|exam*|scan|procedure|jab; not|arent > scared|afraid over|done|finished friday|tonight|weekend|all !op|operation|surgery|dentist|exam*|scan; topping|top|offing|off > myself|himself|herself|themselves !up; do|does > something > stupid|silly|rash|drastic; something > stupid|silly to > myself|himself|herself; do > anything > stupid; only|just one > way|door|exit out; see|is > only > one > way; one > way > out; nothing|no > reason to|for get > up > for; nothing > to > get > up > for; looking|looked > at|up bridges|cliffs|heights|rope|ropes !dent*|tooth|teeth|crown*; this|the > life > thing; done|over|finished > with > this > life; handful last|yesterday|night woke|survived|alive !nuts|salad|berries; took|swallowed > a > handful; rather|sooner > not > be > here|alive|around; rather > be > dead; dark|black|bad|suicidal > thoughts louder|plan|worse|stronger|winning|head; have|got|made > a > plan thoughts|dark|die|kill|myself; tried|attempted last|yesterday|again|night rope|noose|belt|branch snapped|broke|failed|gave|didnt|woke|slipped; rope|noose|belt|branch > snapped|broke|gave|slipped; take > my > own; check|checking > out > of|for > life|good; make > an > end; not > live > like > this; kill|end > it tonight|today|now|all; better > place > without > me; lay > hands > on > myself; decided|chose|chosen|picked|set > the|a|on > date|day|method plan*|do|done|rehears* how|it night|id|ill; how > many|much diazepam|tablets|pills|sleepers|zopiclone|codeine|tramadol|amitriptyline|xanax vodka|whisky|wine|alcohol|bottle|gin|rum too|enough|top|wash*|with; want|wish > it|this|the|my > pain|hurting|hurt|misery|all > end|stop|over properly|forever|good|for; dont|not > want > help want|end|stop|peace; made > my|his|her|their > peace phone|tonight|over|close|it|goodbye',
  drugAgain:
    'took|taken|gave|given|had|take warfarin|apixaban|insulin|digoxin|methotrexate|morphine|lithium|bisoprolol|metformin|medication|tablets|pills|meds|dose|patches twice|three|two|double|triple|3|2|four|times by|mistake|accident*|today|same|already|instead !day|daily|prescribed|forgot|forget|forgotten; took|taken|swallow* husbands|wifes|mums|dads|someone|elses|wrong|partners|dogs tablet*|pill*|medic*|meds|insulin; put|applied|wearing|used three|four|2|3|4|5|two patches|fentanyl drowsy|sleepy|dizzy|sick|confus*; injected|inject|gave wrong insulin|pen|units; injected|gave|took double|twice|two > insulin|dose|doses; new|second|another|extra > patch|fentanyl|dose|tablet old|two|already|still|forgot off|take|remove|on|drowsy|awake|sleepy; gave|injected > mum|dad|him|her|gran|my|the my|wrong|own|instead insulin|tablets|medication',
  wrongDose:
    'gave|given|took|taken|had|injected 2+ > ml|mg|units|unit|drops|tablets|spoons|spoonfuls|mls instead; ten|10 > times dose|much|amount; decimal|overdosed|too > much|strong dose|insulin|morphine|syrup|fentanyl|digoxin|lithium sleepy|drowsy|rouse|wake|shak*|sick|hypo; gave|given|took|drew 10|ten|5|five instead > of > 1|one|0.5|half|2|two',
  swallowedAll:
    'swallow*|took|taken|drank|downed|eaten|ate|necked lot|everything|all|whole|entire > the|in|citalopram|them|tablets|pills|my|of|meds|sertraline|cabinet|cupboard !course|food|dinner|month|as|chocolate*|chocolates|sweets|cake|pizza|antibiotic*|prescribed|year|months|advice; took|swallow* handful|fistful|bunch|mouthful|strip|packet|packets|bottle of|tablets|pills|antidepressants|paracetamol; took|taken|swallow* everything cabinet|cupboard|bathroom|drawer|box',
  gotHold:
    'got|gets|found|reached|climbed|helped|opened hold|into|himself|herself|at|to|my|grans|the pill|pills|tablet*|medic*|meds|drops|syrup|inhaler|vape|patches|vitamins|iron year|toddler|son|daughter|baby|boy|girl|grandson|granddaughter|little|twin; pill|pills|tablet*|medic* missing|gone|empty|scattered|chewed|mouth|sticky toddler|year|son|daughter|baby|boy|girl|floor|he|she|little; lick*|suck*|chew*|drank|ate|swallow*|sip*|mouthful|lapp* weedkiller|weed|pesticide*|insecticide|slug|rat|white|spirit|turps|paraffin|petrol|lamp|descaler|bleach|dettol|disinfectant|perfume|mouthwash|antifreeze|screenwash|nail|remover|drain|oven|caustic|dishwasher|laundry|capsule|liquitab|vape|nicotine|laburnum|yew|foxglove|daffodil|bulb*|hemlock|deadly|nightshade|oleander|lily|toadstool*|sanitiser|varnish|thinner*|glue|acid|alkali !dog|cat|puppy|smoke; got|gets|gotten > hold|into > of|my|grans|our|her|his|grandmas|nans|the|dads|mums year|toddler|son|daughter|baby|boy|girl|little|twin*|he|she; bottle|packet|box|pack|blister|strip|container empty|open|missing|half|chewed toddler|year|son|daughter|baby|boy|girl|little|twin*|floor|grandson|granddaughter !cream|formula|nappies; emptied|tipped|opened|finished|drank bottle|pot|jar|box|packet vitamin*|iron|tablet*|medic*|pill*|syrup old|month|year|toddler|son|daughter|she|he; dont|not > know > how > many ate|eaten|swallow*|took|taken',
  heartPlace:
    'rub*|clutch*|hold*|grabb*|press*|pat* > his|her|my|at|the|over|on|on > chest|heart|breastbone|breast; chest|breastbone|ribs|sternum|heart belt|band|rope|vice|vise|strap|squeez*|crush*|grip*|tight*|fist|burn*|press*|weight|parked|standing|sitting|heavy|ache*|pull*; middle > of > my|his|her > chest; chest > feels|is|feeling',
  bladesAndArm:
    'between > my|the|his|her|both|shoulder > shoulders|shoulder|blades; left|both|inside|right > arm|arms|hand|elbow|wrist|of ache*|heavy|pain*|pins|numb|tingl*|dead|lead|weak|hurts|sore|cramp*; teeth|jaw|gums|throat|neck ache*|hurt*|pain*|tight|pull*|squeez*|into|gone !dentist|filling|infect*|cold|tonsil*|swallow*|abscess|stiff|slept; toothache arms|arm|chest|walk*|teeth; down > the|my|his|her|both > left|arm|arms; arms|arm > ache*|heavy|like|feel',
  sprayOften:
    'puffs|sprays|gtn|nitro|nitroglycerin|nitrolingual|tablets > since|and|times|under|used|again|so|still|not|finished|spray twice|three|four|five|six|3|4|5|6|still|more|not|hasnt|doesnt|nothing|without|tongue; used|taken|needed|had 3+ > puffs|sprays|squirts !inhaler|blue|salbutamol|ventolin|nasal; third|fourth|fifth|second > spray|puff|tablet|nitro; spray|gtn|nitro ran|run|empty|finished|gone tightness|tight|pressure|pain|back|again; ran > out > of > the|my spray|gtn|nitro',
  tightNow:
    'tight*|pressure|squeez*|heavy|pain|ache|burning still|hasnt|again|wont|now|today|not|comes|back|worse; tightness|pressure|squeezing|heaviness|pain > came|is|has|comes|coming > back; tightness',
  atEffort:
    'when|whenever|after|if|while > i|he|she|going|we|im > walk*|climb*|go|went|run|hurry|carry|shovel*|mow*|push*|lift*|exert*|cycle|get; on > stairs|hills|exertion|effort|walking; up > the > hill|stairs|steps; mowing|shovel*|digging|gardening|carrying|hoovering; goes|went|eases|stops > off|away|when|if > when|i|after|rest; eases|stops when|rest sit|stop|rest',
  leans:
    'lean*|list*|fall*|veer*|stagger*|tilt*|drift*|keel*|topple*|pull* > to|over|towards|into > the|one|her|his|left|right|my > left|right|side; fall*|lean*|veer* left|right|side; bump*|walk* into > doorframe*|doors|walls|furniture left|right|side',
  noUnderstanding:
    'suddenly|today|morning|minutes|hour|since|now|lunch doesnt|does_not|cant|not|no|stopped|wont understand|follow|understanding|grasp what|me|us|say*|anything|simple|words|talking !app|form|letter|website|instruction*|english; answers|replies|responds|answering with|in|is > nonsense|rubbish|gibberish|wrong; calls|called|calling kettle|cup|cat|dog|fork|everything|things wrong|words|a|by !name; cant|couldnt > read|write|spell|count suddenly|this > morning|since|today !glasses|form|cast',
  puffsNoHelp:
    '6+|ten|twelve|twenty|six|eight > puffs puff*|inhaler|blue|ventolin|salbutamol still|tight|not|no|cant|wont|isnt|without|nothing|breath*|wheez*|again !prescription|day > left; inhaler|puffer|nebuliser|nebulizer|ventolin|salbutamol not|nothing|isnt|doesnt|wont|no|stopped|hardly work*|help*|touch*|relief|difference|effect|lasting !clogged|empty|broken|blocked|cough|hayfever; reliever|inhaler|ventolin|nebuliser every hour|hours|minutes|30|20 tight|wheez*|breath*|still|night; inhaler|ventolin|salbutamol empty|run|lost|out wheez*|tight|breath*|attack|cant',
  inMouth:
    'mouth|sucking|eating|ate|cough*|chok*|gagg*|swallow*|playing|chew* lego|bead|beads|coin|coins|nut|nuts|peanut|peanuts|grape|grapes|apple|sausage|sweet|sweets|marble|button|popcorn|carrot|pea|battery|toy|balloon|bone|crisp|crisps|toast|meat|cherry|stone|raisin|hotdog|cap|lid|magnet|pebble|screw; piece|bit|chunk|lump > of > apple|meat|bread|sausage|chicken|toast|carrot|food|plastic|meat|balloon|potato',
  holdsThroat:
    'hold*|clutch*|grab*|point* throat|neck|adams; panic*|eyes > bulging|watering|streaming; cant > breathe|speak|cough|talk; face > red|purple|blue|dark; red > then > blue; went > red|blue|purple; dribbl*|drool*; keeps > gagging|choking|coughing|retching',
  backHurtsNow:
    'back|belly|tummy|stomach|loin|flank|side|chest pain|pains|ache|aches|hurts|aching|agony tonight|today|now|sudden*|started|since|morning|new|severe|bad|terrible|worse|sweat*|hour*',
  unequalPupils:
    'pupil|pupils bigger|larger|different|uneven|unequal|wider|huge|dilated|size|blown|one; clear|watery > fluid|liquid|stuff nose|ear|ears; bruise|bruising behind > ear|ears; blood ear|ears|from head|fell|hit; slept|asleep|sleeping > all|most|since; panda|raccoon > eyes; fitted|seizure; weak|numb > arm|leg',
  longNosebleed:
    'nose pour*|stream*|bleed*|gush*|running|drip*|nosebleed minutes|hour|hours|half 15+|twenty|thirty|forty|half|an|still|wont|two !runny|snot|cold|ago > stopped; nose*|nosebleed blood > thinner*|warfarin|apixaban|rivaroxaban|thinners wont|not|still|pour*|minutes|hour|soak*|heavy|streaming; nosebleed hour|minutes|forty|thirty|twenty wont|still|stopping|soak*|pinch*',
  bowlOfBlood:
    'toilet|bowl|pan|loo|poo|bottom|pants|paper blood|red|clots|bloody full|dark|lots|clots|filled|pour*|pouring|bowl|twice|three|times|several|dizzy|faint|large|gush* !wee|urine|period|spot|streak|piles|urinat*|pee|specks; passed|passing > blood|clots > from|clots|and > bottom|back|bowel|bum|behind; blood pour*|gush*|stream* bottom|bum|back > passage|behind; bringing|brought > up > blood|coffee|dark; coffee > grounds|granules; threw|brought|vomit*|sick coffee|grounds|blood|black|dark',
  stiffAndJerked:
    'stiff|rigid jerk*|shak*|shook|twitch*|convuls*|thrash* all|over|body|wet|minutes|answer*|floor|he|she|eyes !morning*|neck|joint*|knee; jerk*|shak*|twitch*|thrash* wet|bit|froth*|foam*|snor*|blue|unrespons*|eyes himself|herself|tongue|mouth|lips|rolled|answer*|back|now; bit|bitten > his|her > tongue floor|shak*|jerk*|woke|confus*|wet; stares|staring|blank > and|into|at|for respond*|smack*|twitch*|minutes|space|jerk* !screen|tv; another|second|third|one > fit|seizure > after|today|since|in',
  throwsBaby:
    'thought*|thinking|imagine|imagining|see > myself|vision*|picture*|urge*|afraid|scared|frightened|might|idea* drop*|throw*|smother*|drown*|shak*|hurt*|harm*|stab*|suffocat*|pillow him|her|baby|it|son|daughter|newborn|child|infant window|bath|stairs|water|balcony|baby|newborn|born|him|her|pillow|had !accident*|sore|nappy; baby isnt|not|evil|demon|devil|swapped|better|possess*|watching mine|my|dead|without|real|angel|me !asleep|monitor',
  howMuchDrug:
    'how > many|much of|would|do|does|sertraline|pills|tablets|insulin|paracetamol|xanax|diazepam|amitriptyline|codeine|morphine|sleeping|it; what > dose|amount is|would|of|kills; how > many|much > of > these|those|them|it|the|my',
  notWaking:
    'not|dont|didnt|never|wont|doesnt > wake|waking; end|kill|finish > it|me|someone|someones|you|myself; lethal|fatal|deadly; sleep > for > good|forever; stop > my|the|a|her > heart; stop > someones|somebodys|your|a|the > heart; be > sure|certain; do > it|the > job; finish > someone|somebody; put > someone|me|myself > out|under',
  lethalDose:
    '20+|twenty|thirty|forty|fifty|hundred codeine|paracetamol|tablets|pills|amitriptyline|diazepam|zopiclone|insulin|propranolol|tramadol|morphine|oxycodone|sertraline|units vodka|whisky|alcohol|wine|enough|die|bottle|work !mg|course|month|last; insulin|units enough|die|kill|dangerous > nondiabetic|healthy|someone|person',
  nothingKeeps:
    'nothing|noone|nobody > keeps|keeping|holds|holding|left|stops|stopping|ties > me|here|for|to; only|just > hanging|holding|staying|living|alive|here|carrying > on|for|because|until|till; reason > im|i > still > here|alive; wouldnt > be|still > here|alive > for|without|if; once|when > dog|cat|mum|dad|hes|shes > gone|dies|passes > nothing|i|so',
  engineOn:
    'engine|exhaust|car|motor garage|running|windows closed|on|running|shut|door|hose|pipe night|again|sat|turned|nearly|alone|sealed !noise|smell|mot|mechanic|repair; sat garage engine|car|running',
  ingests:
    'drank|drunk|drinks|swallow*|ate|eaten|sipped|sip|gulped|licked|tasted|chewed|bit|bitten|took|taken|necked|downed|popped|mouthful|ingest*|sucked|inhaled|burst',
  poisons:
    'antifreeze|bleach|weedkiller|weed > killer; detergent|disinfectant|paraffin|petrol|diesel|kerosene|turps|turpentine|descaler|caustic|insecticide|pesticide|slug_pellets; white > spirit; lamp > oil; screen > wash; nail > varnish|polish; laundry|washing|dishwasher > pod|pods|capsule|tablet|liquid|tab; drain > cleaner|unblocker; oven > cleaner; rat|mouse > poison; toilet > cleaner|duck; lighter > fluid; firelighter*; ammonia; methanol|methylated; laburnum|foxglove|yew|hemlock|nightshade|oleander|toadstool*|mushrooms_uncle|mushrooms_picked|mushrooms_found|mushrooms_wild|mushrooms_from; essential > oil; vape > liquid|juice; e > liquid; button|watch > battery; fertiliser|fertilizer|ant > powder|killer; thinner|thinners|acetone|paint|glue|superglue !hand|skin|eye',
  medicines:
    'tablet|tablets|pill|pills|capsule*|medication|medicine|medicines|meds|paracetamol|ibuprofen|codeine|tramadol|diazepam|zopiclone|propranolol|bisoprolol|amlodipine|ramipril|warfarin|apixaban|digoxin|insulin|metformin|sertraline|citalopram|fluoxetine|mirtazapine|amitriptyline|quetiapine|olanzapine|lithium|morphine|oxycodone|gabapentin|pregabalin|aspirin|antidepressant*|sleepers|painkillers|antihistamine*|iron|thyroxine|levothyroxine|methotrexate|lamotrigine|valproate|methadone|sleeping_pills|sleeping_tablets',
  atOnce:
    'all > at|in > once|one; at > the > same > time; in > one > go; at > once; together > this|by|all; all > together; double|triple > dose|dosed; instead > of > one|two|weekly|half; twice > by|today|instead; by > mistake|accident',
  manyCount:
    '8+|dozen|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|handful|fistful|loads !mg|mcg|micrograms|ml|units|years|days|weeks|months|month|minutes|week|left|pm|am|stone|kg|course|antibiotic*|prescribed|finished',
  gulped: 'necked|downed|scoffed|gulped|knocked_back; shoved|chucked|threw > down|back; banged > down|back',
  otherDays:
    'monday*|tuesday*|wednesday*|thursday*|friday*|week* monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|dosette|box|whole one|same|together|once|go|all|took; days > worth > at|in|of > once|one; whole|entire > weeks > tablets|pills|box|dosette|meds; weeks > box|tablets|pills|meds|dosette; in > one > day whole|all|box|weeks',
  smallChild:
    'toddler|baby|infant|newborn|son|daughter|grandson|granddaughter|boy|girl|lad|lass|little_one; kid|kids|child|twins|nephew|niece; 1|2|3|4|one|two|three|four > year|yr|yo > old|olds',
  chestPart: 'chest|breastbone|sternum|front|ribs|ribcage|heart|breast_bone',
  heavyImage:
    'vice|vise|elephant|brick|bricks|kneel*|concrete|anvil|belt|strap|boulder|slab|band|girdle|corset|sack|ton|tonne|lorry|truck|car_parked|car_on|car_sitting !seat|accident; squash*|crush*|squeez*|press*|weight|tight*|heavy|stand* like|as|someone|something|down|across|round|feeling|hard !food|bp|blood',
  sweatsNow:
    'clammy|sweaty|sweating|drenched|dripping|pouring|sweat|sweats|soaked_through|soaked_in|soaked_with; cold > sweat*; shirt|brow|forehead wet|soaked|damp|cold !night|hot > flush*; beads > of > sweat',
  ashen:
    'ashen|ashy|pasty|putty|waxy|pallid|deathly; grey|gray|white|pale|ash|wax|green > as|in|face|and|like|colour|around|according; colour|color > of > ash|putty|wax|cement|paper; gone|went|going|looks|turned|looking > very|so|really|all|a|like|like|grey|white|pale|ghost|green|the > grey|white|pale|ghost|colour|color|green !hair',
  holdsArm:
    'hold*|clutch*|rub*|shak*|nurs*|grip* > his|her|my|their > left > arm|hand|shoulder|elbow; left > arm|hand|shoulder ache*|hurt*|pain*|heavy|numb|funny|dead|lead|weak; holding|clutching|rubbing > his|her|my left arm|hand|shoulder',
  burningUp:
    'burning|burn|indigestion|heartburn|acid|wind|reflux|gaviscon|rennie|rennies|antacid* !wee|pee|urine|eyes|skin|feet|mouth',
  armPart: 'arm|arms|hand|hands|wrist|elbow|fingers|leg|foot|thumb',
  facePart: 'face|eyelid|cheek|mouth|lip|smile|eyebrow|corner_of; side > of > face|mouth',
  droops:
    'droop*|dropped|sagg*|slid*|slipp*|hang*|crooked|lopsided|wonky|skew*|twisted|pulled|uneven|fallen|lower|squint|flat|one_sided; to > one > side; melted !eyelash|years|birth|botox|always|surgery',
  cannotName:
    'cant|cannot|couldnt|unable|not|doesnt|wont > say|remember|speak|get|tell|recognise|know|recall > my|her|his|own|our|the > name|names|date|year|daughter|wife|husband !forgot|password; keeps > repeating|saying > same|one > word; couldnt|cant > get > words|the|my > out|words; words > wouldnt|couldnt|wont > come; couldnt|cant|couldn|unable|not > get|speak|say|find|bring > a|any|my|out > word|words|single half > an > hour|minutes|hour|while|suddenly|again !english|estonian|shy|cry*',
  fails:
    'wont|cant|couldnt|not|doesnt|didnt|isnt|hasnt|refuses > move|work|grip|lift|hold|use|obey|do|pick|respond|squeeze|raise|bend|feel|write|button; useless|clumsy|jelly|dead|floppy|limp|heavy|lead|rubber|foreign|asleep suddenly|today|morning|woke|since|now|hour|minutes|hanging|one|left|right !fracture|broke|arthritis|carpal',
  disoriented:
    'cant|couldnt|doesnt|not > find|know|remember|recognise > way|loo|toilet|bathroom|bedroom|door|where|own|home|kitchen|how; lost > in|on > own|his|her|our|my > house|home|street; backwards|inside > out shirt|trousers|jumper|coat|dressed|clothes; put|putting shoes|shirt|trousers|keys|milk wrong|backwards|oven|feet|cupboard !kids|toddler; doesnt|not > know > who|where|what > he|she|we|i',
  thickTongue:
    'tongue|speech|words|mouth thick|slurr*|slurry|heavy|lazy|numb|tied|twisted|slow; mumbl*; slur*',
  sitsForward:
    'sitting|sits|sat|lean* forward|upright|tripod|hunched breath*|gasp*|shoulders|air|heav*|words|speak; shoulders|nostrils|neck heav*|flar*|lift*|pump*|going|muscles breath*|air|up|belly|ribs !gym|lift; words|word|sentence|talk > between|breath|at|without breath|breaths|gasp*|puff*',
  blueAround:
    'blue|bluish|purple|grey|dusky > round|around|lips|mouth|tongue|nails|in > mouth|lips|face|the; lips|mouth|tongue blue|purple|bluish|grey|dusky !lipstick|pen|dye|ink|sweet*',
  noFullBreath:
    'cant|cannot|couldnt|not|unable|hard > fill|get|take|draw|pull|suck > my|his|her|enough|a|any|air|in|full > lungs|air|breath|breaths; too|so > breathless|puffed|short|winded > to|of|for > eat|speak|talk|walk|drink|sleep|lie|breath|stand; whistl*|wheez* throat|chest|lungs|every inhaler|pump|puffer|empty|out|ran|lost|nothing; fighting|struggling|gasping|begging > for > air|breath',
  chokes:
    'choked|chokes|choking|gagged|gagging|spluttered|spluttering|coughed|swallowed > wrong|on; went > down > wrong|the; popcorn|grape|peanut|nut|sweet|hotdog|bead|marble|lego|coin coughing|coughed|choked|swallowed|mouth|inhaled|eating|ate',
  badBreath:
    'nois*|squeak*|whistl*|wheez*|rasp*|stridor|gurgl*|rattl*|crow*|grunt*|gasp*; noisy > breath*; breath* > noisy|loud|funny|hard|fast|noise; cant|hardly > breathe|breath',
  turnsColour:
    'blue|purple|red|grey|maroon|crimson > in|face|then|lips|and|faced; face|lips|cheeks > dark|red|blue|purple|crimson|grey; went|going|turned|goes > dark|red|blue|purple|grey',
  inThroat:
    'stuck|lodged|caught|wedged|jammed > in|at|his|her|my|dads|mums > throat|his|her|the|gullet|windpipe|my !phlegm|mucus|feeling|lump; stuck throat; pill|tablet|food|bone|meat|capsule > stuck|lodged|caught',
  tearingPain:
    'ripping|tearing|ripped|torn|splitting > pain|feeling|sensation|apart|down|between|through|in|open; like > ripped|torn|tearing|ripping|stabbed|knife|sword !muscle|ligament|hamstring|calf|meniscus|head',
  backSpine:
    'back|spine|shoulder > blades; between > shoulders|shoulder|blades|my > shoulder; backbone|chest|abdomen|belly|loin',
  noPulse:
    'no|without|weak|missing|cant > pulse|feel|find > pulse|in|wrist; pulse|pressure missing|different|weaker|absent|gone|lower arm|arms|leg|side|wrist|other; one > arm|leg > cold|no|has|white',
  hotDegrees:
    '30+ > degrees|c|outside; heatwave; heat; hot > day|weather|sun|out; in > the > sun|heat; roofer|marathon|greenhouse|sauna !pad|rash',
  burner:
    'burner|stove|fireplace|boiler|heater|generator|barbecue|bbq|chimney|flue|furnace|aga|gas_fire|gas_cooker|gas_heater|gas_boiler; wood > burner|stove; charcoal|exhaust|paraffin > heater; flue|chimney|boiler|stove|gas fixed|repaired|serviced|cleaned|new|swept',
  everyone:
    'all|both|everyone|everybody|family|kids|we|us|whole_family|whole_house; three|four|five > of > us; all > get|have|got|feel; everyone > gets|has|feels; we > all; me > and > my > flatmate|wife|husband|partner|kids|housemate|family; both > of > us',
  headOrFaint:
    'headache*|headaches|dizzy|sick|faint*|nausea*|vomit*|sleepy|drowsy|passed_out; collapsed|wobbly|confused|fuzzy|heads; splitting|pounding|throbbing|banging > headache*|head',
  pets: 'cat|dog|budgie|parrot|hamster|canary|bird passed|collapsed|dead|died|unconscious|limp|fainted|keeled|wobbly|staggering !vet',
  fell: 'fell|fall|fallen|falls|slipped|tripped|tumbled|hit|banged|bumped|knocked|crashed|landed|came_off; dropped|struck|kicked|smacked|cracked|thrown|flew_off|flew_over; slid|slipped|rolled|came > out|off|down > of|the|bed; ball|bat|stick|branch|brick hit|struck|caught; hit > by',
  headPart: 'head|forehead|temple|skull|face|crown|back > of > head; eyebrow|brow|scalp|ear|cheekbone',
  knockedOut:
    'out > cold; knocked > out|unconscious; unconscious|lost > consciousness; blacked|passed > out; unresponsive > for; was > out > for|cold; didnt > wake|respond|answer; came > round|to; blacked|passed|conked > out; seemed > ok|fine > then',
  bleedsNow:
    'bleed*|blood|clots|bled clots|clot|heavy|heavily|faint|lots|soaked|bright|red|pads|pouring|flooding|cramps|pain !gums|nose|test',
  threatens:
    'finish|do|kill|end|bury|burn|shoot|stab|strangle|hunt > me|us|her|him|you|the > off|in|down|alive|kids|if|when !cough|pain|heat|stress|headache|work|course|antibiotic*; find > me|us|you finish|kill|leave|regret|wherever|off|dead; said|says|swore|threatened|swears|promised > hell|he|she|to|if > find|kill|burn|finish|stab|hurt|leave|ill|i !myself; make > me|us > pay|regret|disappear; never|wont > see > kids|the > kids|again|children hits|threat*|said|leave|him',
  bruises:
    'bruise*|black > eye !vision|sight|see|went; marks|mark|bruising|handprints neck|throat|wrist*|arms|thighs; swollen > eye|lip; split > lip',
  partnerDid:
    'partner|boyfriend|husband|ex|he|wife|girlfriend|stepdad|dad|his_temper|his_hands; afraid|scared|hides|hiding|threat*',
  shakesHard:
    'shak*|shiver*|rigor*|trembl*|juddering violent*|uncontroll*|so|hard|teeth|bed|badly|whole|cant|stop; clammy|sweaty|shiver*|shaking breathing|fast|confus*|talking|hallucinat*|blood|cold',
  nowMuddled:
    'confus*|muddled|disorient*|rambling|incoherent|delirious|gibberish|nonsense|repeating|slurring|slurred; not > making > sense; doesnt|not > know|recogn* > where|who|what|me|us|day',
}
