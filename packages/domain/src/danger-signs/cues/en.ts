import type { Cues } from '../scores.ts'

export const ENGLISH_CUES: Cues = {
  noNeedOfIt:
    'wont|not|dont > need|needing|collect|require|want|use them|it|that|any|medication|tablets|prescription|repeat|note|appointment|pills|insulin; take|strike|cross > me > off; cancel > everything|all|every|any|my > appointment*|booked|bookings|future|i; no > point send*|renew*|book*|order*|note|refer*|treat*|tablets|appointment; note|prescription|repeat|appointment can > stop|end|lapse|go; no > need|use for|of prescription|note|appointment|anything|results; close|delete > my > file|account|record|records; dont|no|not > need > to renew|order|send|book|issue|refer|chase|print|post anything|it|one|that|more|me',
  goneThen:
    'wont|not > be > around|here|alive|about|there !work|office|appointment|home|holiday|delivery; wont|not > matter|need|see > me|after|anyway|soon|anymore|tonight|then; by > the > time i|it|you wont|gone|late; after|past > tonight|tomorrow|monday|friday|sunday|saturday|weekend|christmas nothing|matter*|over|gone|wont|nobody; where > im > going; gone > by > then|morning|monday|tomorrow; next > time they|you|nobody wont|cant; something|anything > happen*|happened > to > me; once|when|if|after > im|ive > gone !holiday|away; last|final > day|days|night|week|christmas|birthday !antibiot*|course|holiday|work|term|school; wont > see|make > christmas|spring|summer|birthday|new|morning; before > i > go !holiday|abroad|away|travel*|work|bed; long > sleep; other > side; better > place; see|join|with > him|her|mum|dad|them > again|soon|soon !holiday|clinic; last|final > request|message|letter|email|wish|words; where|when > im > going|gone > i|wont|you; nobody|noone|no_one > will|ll > be > here|there|home|left',
  decided:
    'picked|chosen|chose|set|decided|fixed > the|a|my|on|that > day|date|place|time|spot|way|method; made > my|up > decision|mind|mind; ive|i > decided > to|its|thats|its > end|time|go|enough|stop; havent|not > told > anyone|anybody|nobody|noone; told > nobody|noone; know|planned|worked > how|out|exactly > i|how|ill|to|where|when; nothing|noone|nobody can > stop|change|help; final > decision; sums|arrangements|preparations > done|made; its > settled|decided|planned; one > way > ticket; noone|nobody > knows; know > what > it|that|this|will > does|will|means|do|happens; nobody|noone > can > call > it',
  countsPills:
    'count*|counted > pills|tablets|sleeping|them|the|my|out pills|tablets|sleep*|bed|table|stash; saved|saving|kept|keeping|hidden|hid|hoard*|stash*|collect* tablets|pills|packs|boxes|insulin|them|meds|morphine|patches !nhs|money|receipt*; packs|boxes|blister*|bottles still|untouched|lined|unopened; 30+ > tablets|pills|sleepers|capsules|of; untouched|unopened packs|boxes|tablets|pills|here; lined > up|out pills|tablets|bed|table|them; stockpil*; stash; counted|counting > them|tablets|pills > twice|again|out|all; hidden|hid|hides|hiding|stuffed > her|his|my|the painkillers|tablets|pills|meds|morphine|sleepers sock|socks|drawer|under|shoe|bag|tin|wardrobe|mattress',
  manyInHand:
    '30+ > now|left|already|by|so|of > !years|minutes|old|kg|days|mg|weight|weeks; have|ive|got|has > 30+ > now|saved|already|of; hundred|hundreds|fifty|sixty|seventy|eighty|ninety|forty|thirty|dozens > now|of|left|already|by|there|or !years|pounds|euros|people; must > be a|about > hundred|fifty',
  oddRelief:
    'brave|courage|guts|nerve > enough|to|up|finally|for; finally|at > last brave|ready|calm|peace|free|rest; relief|relieved !pain|hayfever; strangely|oddly|weirdly|unusually|suddenly > happy|calm|cheerful|peaceful|quiet; at > peace; calm > now|about|for|again|today; not|isnt > scared|afraid|frightened > anymore|any|now; smiling|happy|cheerful > again|suddenly|for > weeks|today|the; tired|exhausted > of|from > everything|fighting|it|all|pretending|trying|this; cant|wont > keep|go|take|do > doing|going|on|this|it|fighting; had > enough; given > up; lighter|calmer|freer > than',
  gives:
    'giving|gives|gave|given|handed|handing > away|out|his|her|my|their > games|things|trainers|clothes|stuff|bike|guitar|phone|jewellery|books|rings|collection|laptop|toys|records|watch|possessions|everything|to|away; giving|gave|given|gives > everything|things|stuff|it > away; sold|selling|emptied|cleared > the|my|out > room|flat|house|things|everything|everything; will|passwords|pin|codes|bank > written|drawer|envelope|wrote|folder|list|table !form; letter|letters|note|notes|video|message > for|to > kids|mum|everyone|wife|husband|each|them|my; wrote|written|writing|recorded > letters|a|notes|letter|video > for|to|each; deleted|closed > all|my > accounts|messages|photos; paid|settled > off|all|my > debts|bills|rent|everything; funeral; pin|passwords|codes|accounts > codes|numbers|are|written|card|logins card|paper|written|list|me|wife; remember > him|her|me > the|as|how > way|he|she|i; keep|have|take > his|her|my > record*|collection|guitar|watch|ring|medals|books|camera|bike|tools|jewellery !eye|appointment',
  deadlyPlace:
    'rope|noose|razor|razors|blade|blades|knife|knives|belt|gun|shotgun !cut|shav*|kitchen|accident*|seat|slipp*; roof|bridge|cliff|ledge|balcony|tracks|railway|viaduct|platform|multistorey|storey; car > park > roof|top|again|level; trains|train > and|think|jump|station|tracks; lake|river|sea|canal|water > again|at > night|edge; hose|exhaust > pipe|car|garage; garage > door|with > engine|closed|running; bath razor|hairdryer|blade|toaster; pills|tablets|bottle > in|front > hand|of|bed|me; quarry|reservoir|weir|harbour|pier|dam|overpass|flyover|viaduct|motorway > bridge|and|again; driv*|walk* past|to|by quarry|reservoir|bridge|cliff|tracks|viaduct|pier; quarry|viaduct|weir; stood|standing|sat|sitting|climbed|walked > on|over|onto|up|along > the|a|that > bridge|roof|ledge|railing|railings|viaduct|parapet|multistorey|tracks|railway !photo|fixing|bus|fishing|view',
  overInASecond:
    'over|done|finished > in > a|one > second|minute|moment|flash; one > step|jump|second|cut|turn|pull; quick|easy|painless > way|end|and; jump|jumping|step|stepping|steer|steering|swerve > off|in|out|into|the|onto; nobody|noone|anyone|who > would|will|to|has > look|care|miss|notice|find|bother|cry|worry|stop; not|dont > have > to > look > after; everything|all|it > would|will|could > be > over|quiet|silent; wouldnt|dont > have > to > wake|feel|fight; easier|better > for > everyone|all|them|the|my > family|kids|all|if; silence|quiet|peace > at > last',
  notTheirFault:
    'not|isnt|wasnt|nobodys|noones > her|his|their|your|anyones|fault > fault|blame; nobodys|noones > fault; dont > blame > yourself|her|him|themselves|yourselves; tell|let|make > mum|mom|dad|my|the|kids|wife|husband|her|him|them|sure > know|i|that|love*|sorry|wasnt|finds|proud|hears; who > would|will|gets|would > be|get > told|informed|called|find; find|finds|finding > me|out|body; look > after|out > kids|my|mum|each|her|him|them !who; love > you|them > all|always; im|i > am > sorry > for|mum|everyone|to > everything|all|the|put|my; look|take > after|care > yourselves|of > yourselves; nothing > he|she|you|they|anyone|anybody|dr|i > did|does|could|said|shah|have; nothing > to > do > with > you|her|him|them; not|isnt|werent|wasnt|arent > to|because > blame|of !you|allerg*',
  whoCaresFor:
    'who|someone|somebody|anyone > would|will|could|to|can|come|look > feed|have|take|look|after|care|walk|rehome cat|cats|dog|dogs|pet|pets|rabbit|parrot|horse|mum|gran|dad|kids|plants|budgie; keys > are|is|under|in|with|at > pot|mat|neighbour*|under|door|letterbox|table|brother|sister|the; new|good > home for|dog|cat|them|her|him; dog|cat|cats|pets goes|gone|took|sister|shelter|neighbour* > to|already|has|will; whod|wholl > look|feed|have|take|care|walk; dog|cat|pets|rabbit|parrot|hamster > is|are|be|get|gets|was|will > taken|looked|cared|fed|rehomed|adopted > in|after|for|by',
  keepsSecret:
    'wife|husband|partner|mum|parents|kids|everyone|family|girlfriend|boyfriend|flatmate is|at|are|away|out|goes|leaves|home > mums|until|till|away|out|asleep|work|back|weekend|tonight > thursday|friday|sunday|monday|tomorrow|late|then|tonight|weekend; dont|do > not > tell > my|anyone|mum|parents|dad|wife|husband|him|her|them; nobody|noone > knows|suspects|noticed; hid|hidden|hiding > it|a|the|them|under|from > from|shed|garage|under|rope|wardrobe|parents|mum|wife; pretend*|acting|smiling fine|normal|ok|everyone; alone > tonight|this|all|now|until; when|once|until > they|everyone|hes|shes|kids|wife > asleep|gone|out|away|leave*; dont|please > send|ring|call > anyone|anybody|police|ambulance|help|nobody; wife|husband|partner|mum|parents is|are on|at|working > nights|work|late|away tonight',
  wantsToVanish:
    'disappear|vanish !app|spots|symptom*|rash|acne|pain|lump; not|dont > want|wish|to > be > here|there|anymore; not > be|exist > here|anymore; nobody|noone|no > one > needs|would|will|wants > me|miss|notice|care; cant|dont > see > way|any|future|way|point > out|way|future|forward; point|meaning|sense > of|in > anything|it|getting|all|trying|all; hopeless; hate|hates > myself|herself|himself|my|being; burden|nuisance|waste > to|of|on|space; feel|feels|feeling > empty|numb|worthless|nothing|useless > inside|all|since !leg|arm|hand|finger*|toe*|side|face; scratch*|burn*|bit|punch* > her|his|my > arms|arm|wrists|legs|self|thighs bleed*|compass|pin|lighter|hides|sleeves|self; sleeves hides|hiding|cuts|long|scars; done|finished|through|tired > with|of|fighting|trying|pretending|struggling > fighting|trying|pretending|struggling|it; done > fighting|trying|pretending',
  tidyHouse:
    'instructions|list|paperwork|everything|papers|details > on|is|are|left|in|where > fridge|table|desk|drawer|kitchen|everything|order|written|is; sorted|cleaned|tidied|emptied|cleared > the|my|out > house|flat|home|room|wardrobe|affairs|loft; written|wrote > down > where|what|everything|passwords; labelled|packed > up|everything|boxes|bags|my > things|everything|for|belongings; bag|bags > packed; where > everything > is; cancelled > direct|subscriptions|gym|phone|contract; everything|all > is|has|been > settled|sorted|arranged|organised|signed|prepared',
  wasted:
    'waste|wasted|wasting > on|of|to|me|your|it|time|money > me|medicine|time|money|waste; go > to > waste; save > it|them|your|the > for > someone|somebody|people; give > it|my|them > to > someone|somebody|others; someone > else > needs|deserves|can; dont > bother > ordering|booking|sending|with|about|refer*|chasing|renewing|calling; no > use > ordering|to|for|anymore; give > it|them|my|the > to|place|slot > someone|somebody|anyone|somebody who|wholl|thatll|that use|needs|wants|will|can',
  forgiveAll:
    'sorry > to|for > everyone|everybody|all|my|them|kids|leaving|letting; sorry > for > being > a|such|so; forgive > me|them|us; forgiveness; apologis*|apologiz* > to > everyone|everybody|all; said|says|saying > sorry|goodbye > to > everyone|all|everybody|her|his; say > sorry|goodbye > to',
  quietWish:
    'want|need|wish > it|everything|my|the|to|peace|head > be|to|all|head > quiet|silent|stop|over|end|silence|peace|rest; just > quiet|silence|rest|peace|sleep; know > how > to > make|do|end|get|stop; make > it > quiet|stop|end|all; to > be > free|over|done > of|with|all|finally; finally > rest|sleep|quiet|peace',
  noCare:
    'dont|not|no > care|matters|interest|mind > anymore|what|about|if|whether > anymore|happens|anything|me|i; nothing > matters|helps|makes|left|feels; stopped > eating|caring|washing|trying|answering; all > the > same > to > me; what > is|does > the|it > point|matter; stopped|stopping|stop > my|taking|the > insulin|dialysis|heart|transplant|steroids|warfarin',
  familyRelieved:
    'family|kids|everyone|they|wife|husband|parents|mum|children|all|people > will|would|wont|wouldnt|could|can|be|must > be|miss|finally|have|better|get|move|relieved > relieved|relief|better|rest|off|peace|happier|glad|on|me; relief|easier > for|to > everyone|family|them|all|my; theyll|theyd > be > better|fine|ok|relieved|happier; kids|children|they|boys|girls > have|got|have_got > their|each|a > dad|mum|father|mother|other|gran !cold|rash|fever|flu',
  ownDeath:
    'end|ending|take|takes|taking|took > my|his|her|own|their > own|life; life > insurance; suicid*; kill|killing > myself|himself|herself|themselves; not|isnt|wasnt > an > accident !work; my > funeral|death; my|a > will !start|work|go|be|not|wont|come; what|how > happens|long after i > die; after i > die',
  noBotherAfter:
    'wont|not > be > troubling|bothering|needing|back|trouble*; wont > trouble|bother > you|the|anyone; last > time|request|message i|ill|youll|hear; not > my|be > problem; be > my > problem > any|anymore; doesnt|wont > matter > by|then|soon|after|anymore|much; out > of > your|everyones > hair|way; by > the > time none|nothing|wont|matter|gone',
  tempted:
    'how|so > easy > it > would; one > step; just > step*|jump*|let > go|off|out|in; not > to > turn|brake|stop; turn*|steer*|drift*|swerve* wheel|lane|oncoming|car|lorry|truck|tree|wall; drive|crash > into|off > a|the; pull|pulling|calling > me > in|over|to|off; dont|wouldnt > care > if|whether > i; wish*|hope|hoping i > didnt|dont|wouldnt|wont|hadnt > wake|exist; wish*|hope|hoping > the|a|it|something lorry|car|bus|plane|cancer|tumour|end|happen; talked|coaxed|pulled|dragged > me|him|her > down|back|off|away !bus|train; only > came|got|stepped|climbed > down|back|off > because|when|as; unfinished > business; might|will|ill|probably > go|try > back|again bridge|roof|tracks|cliff|edge|there; ill > probably > go > back',
  deathSpot:
    'platform|railway|rails|tracks|train|trains|lorry|lorries|oncoming|bridge|cliff|roof|multistorey|viaduct|ledge|noose|rope|belt|belts|hosepipe|weir|quarry|bend|motorway|wheel',
  courage:
    'courage|guts|nerve|brave > to|enough|up; brave > enough; had|have|only > the > courage|guts|nerve; scared|afraid|frightened|worried > of > what > i; what > i > might|could|will > do; dont|not > trust > myself',
  phoneOff:
    'phone|mobile > is|has|was|been|goes|switched|turned > off; switch*|turn* > his|her|their|the|my > phone; not|isnt|wont > answering|answer|pick*|reply* phone|calls|messages|texts|any; gone > missing; left|went > without; straight|goes > to > voicemail; wont|not|doesnt|isnt > open|opening|answer|answering|come|coming > the|his|her|out|to|bedroom > door|bedroom|room|of; locked|shut|barricaded > himself|herself > in|inside',
  lovesAll:
    'loves|love > us|you|them|everyone|all; sorry > everyone|all|us; sent|messaged|wrote|texted|rang|hugged > us|all|everyone|the|my > all|a|kids|family|friends; told|tell|telling|tells everyone|us|them|kids loves|love|sorry; look > after > each|your|them',
  lowMood:
    'low|depress*|hopeless|worthless|empty|numb|lonely|despair*|miserable|pointless|crying !iron|back|blood|sugar|pressure|vitamin|calor*|carb|impact; no > hope|future|purpose|way > out; cant|couldnt > see > a > way|future|point; gave|given|giving > up > hope|on; nothing > left|matters|to > live',
  cannotGoOn:
    'cant > go > on; cant|couldnt > do|take|face|bear > this|it|another|anymore; had|have > enough > of > life|everything|it|living|this; tired > of > life|living|everything|fighting|being; done > with > life|living|everything|it; no > strength|fight > left; sick > of > living|life|being; so > tired > of',
  blade: 'blade|blades|razor|razors|scalpel|stanley|lighter|cigarette|penknife|knife',
  cutsBody:
    'cut|cuts|cutting|slice*|scratch*|burn*|burnt|carv*|hurt|harm* > my|her|his > arm|arms|thigh*|leg|legs|wrist*|stomach|skin|self; cut|cuts|cutting|slice*|hurt|hurting|harm*|burn*|punish*|scratch* > myself|herself|himself; deeper > than|this|and',
  lookedUp:
    'looked|looking|read|reading|googled|searched|searching|research* > up|about|for|how|ways how|ways|method*|dose|painless|long|quick*|enough; how > long > it > takes; what > it > takes; would > it > hurt; painless*; would|will > it|that > be > quick|painless|peaceful|slow|over',
  thingsGone:
    'belts|rope|pills|tablets|gun|shotgun|knife|insulin|meds are|is|has|have > gone|missing|empty|disappear*',
  intrusive:
    'picture|pictures|picturing|image|images|imagin*|see|seeing|visions|thoughts > of|myself|him|her|the|flash*|how|in; flash* > through|before; cant|cannot > stop > it|thinking|seeing|picturing; pops > into; urge*; intrusive',
  dropsOrDrowns:
    'drop*|throw*|push*|drown*|smother*|shak*|suffocat*|hit*|hurt*|stab* > him|her|the|my|it|them|baby; hold*|push* > him|her|it|the > under|down; pillow > over|on; harm*|hurt* > him|her|the|my > baby|him|her; bath|window|balcony|stairs|knife',
  afraidOfSelf:
    'afraid|scared|frightened|terrified > of > myself; what > i > might|could|will > do; dont|cant|not > trust > myself; not > safe > with|around|alone',
  secretly:
    'dont|please > call|ring|phone|post|write|text|leave > me|the|my|home|at|anything|a > house|home|him|letters|message; reads|checks|goes > my|through > messages|phone|mail|emails; while|when > hes|he|shes|my|mum > out|at|asleep|is|away|work; hide|hiding|secret*|whisper*; from|at > work|library|neighbour* he|partner|husband; cant|dont > let > him|her|them > know|find|see; before|until > he|hes|she > gets|home|back|comes; without > him|her|them|my > knowing|finding|seeing',
  hits: 'hit|hits|hitting|beat|beats|beaten|kick*|punch*|slap*|shov*|push*|threw|grabb*|dragged|choke*|spat > me|us|her|him|my|mum; where > he > hit|kick*|punch*|grab*; by > his|her|my > fists|belt|husband|partner|boyfriend|dad; raises > his > hand; rape*; forc* > me|her|himself|sex|to; touch* > me|her|my !nurse|doctor|dentist; purpose|deliberately slam*|broke|push*|burn*|hit|shut !ball|football|school',
  entersRoom:
    'comes|came|come|gets|got|climbs > in|into|to > my|her|bed > room|bed|bath|shower|at; bed|room at > night',
  hurtVisibly:
    'letter|record|document*|describe|photograph*|photos|log|write|note bruis*|injur*|black_eye|ribs !sport*|rugby|football|warfarin|apixaban|thinner*|easily; face state|mess|like_this|show|seen cant|out|work|people; cant > go|show|leave > out|face|work face|eye|state|mess|bruis*',
  livesInFear:
    'kids|children|daughter|son|baby scared|frightened|terrified|hide|hides|hiding|flinch* him|he|hes|dad|room|home|bed|wardrobe; goes|looks|checks|tracks|follows|times|counts > through|my|me|how|where > phone|messages|location|receipts|mileage|long|am|go|shop*; he > said|says|apologi* > sorry|apologi* but|again|promised|kids|flowers; apologised but|again|kids|flowers',
  falseStory:
    'told|said|tell|say > them|everyone|work|the|people|i > fell|tripped|walked|door|slipped; walked > into > a > door; long > sleeves',
  medicineMissing:
    'missing|gone|empty|emptied|open|opened blister*|tablets|pills|box|bottle|pack|packet|medicine|three|two|some|half|several; tablets|pills|three|two|four|five|some|half > are|is|were > missing|gone; missing|gone strip|foil|sheet|amlodipine|capsules|metformin|bisoprolol|iron two|three|four|several|some|five|six|2|3|4 !signal|appointment',
  mouthTraces:
    'round|around|in|on > his|her|their|the > mouth|lips|tongue white|blue|pink|powder|foam|stuff|bits|residue|smell*; mouth|lips|tongue powder|foam*|chewed|crumbs|residue; smells > of > bleach|petrol|chemical*|alcohol|almond*',
  mixedUp:
    'mixed|mix|muddled|confus* > up|the|boxes|my|his|her; wrong > box|pen|bottle|tablets|pills|syringe|person|insulin|dose|drops; instead > of > my|his|her|the|once|one|units|ml; double|triple > dose|amount; thought > it > was',
  jawPart: 'jaw|jaws|chin|teeth !dentist|denture*|wisdom|brace*|filling*|tooth',
  elbowPart: 'elbow|elbows|forearm|wrist|arm|arms|little > finger',
  draws: 'ache|aches|aching|pull*|drag*|goes|going|spread*|radiat*|shoot*|creep*|run*|moves|moving|travel*',
  callsThings:
    'calls|calling|called > the|a|me|his|her|him|my|us > kettle|dog|cat|cup|by|wrong|cousin|sister|bicycle|phone|car|chair|clock; wrong > name|names; names > mixed|wrong; back > to > front; inside > out; shoe|shoes > wrong|on; puts|put|putting keys|milk|phone|shoes fridge|oven|bin|wrong',
  smallThing:
    'peanut*|grape*|nut|nuts|sweet|sweets|bead|beads|lego|coin|popcorn|carrot|marble|sausage|apple|olive|bone|fishbone|toy|seed|cashew*|almond*|raisin*|button',
  sinceThen: 'ever|only > since; since > then|that; after > that; from > then|that; straight|right > after',
  tore: 'ripp*|tore|torn|tear|tearing|snapp*|burst*|split|popped > between|inside|in|behind|my|something|apart; something > ripp*|tore|tear*|snapp*|burst*|gave|popped',
  movesDown:
    'moves|moved|moving|travel*|goes|gone|went|shift*|creep* > down|lower|to|into > to|into|my|back|loin*|groin|belly|legs|lower',
  heat: 'heat|heatwave|sun|sauna|greenhouse|attic|hot > car|day|weather|room|sun; marathon|race|roofing|harvest sun|heat|hot|degrees',
  voiceOdd:
    'voice|talks|speech|sounds|sounding > gone|funny|odd|strange|hoarse|changed|different|weird|croaky|muffled|thick|squeaky; hoarse; hot > potato; lump|tight* throat',
  minutesAfter:
    'minutes|hour|moments > after|later|since|ago; straight|right|soon|shortly > after; after > the|my|a|eating|taking > antibiotic*|injection|tablet|nuts|sting|jab|dose|capsule|prawn*|cake|meal',
  curtains:
    'curtain*|blind|blinds|dark > room; lights > off|out; light|lights|brightness hurt*|hates|bear|stand|eyes; covers|hides > eyes|his|her; chin chest|touch|put|get|down; neck stiff*|bend|move|wont|cant|hurts|rigid',
  feelsDying:
    'feel*|felt > like > dying|death|im|i; never > felt > this|so > ill|bad|unwell; going > to > die; worst ever|felt|life',
  muddled:
    'what > day|year|month|time it|is; doesnt|didnt|not > know > where|who|what|me|his|us; makes|making|make|talking|talks > no|nonsense|gibberish|rubbish|sense; confus*|muddled|delirious|rambling|bewildered; not > himself|herself; hallucinat*; talking|talks > to > people|someone|dead|his|her > who|not|that|arent|isnt',
  coldLimbs:
    'hands|feet|skin|legs|fingers > are|is|feel|cold|like > cold|ice|icy|blue|blotchy|grey|purple; cold > hands|feet|skin; temp|temperature|reading|now =34|=34.*|=35|=35.*',
  tools:
    'saw|chainsaw|axe|grinder|glass|knife|machete|mower|blade|drill|scissors|bottle|window|barbed > wire|pane',
  deepCut:
    'deep|gap*|bone|fat|tendon|open|wide|edges|flap > cut|wound|gash|visible|see|showing|shows|apart|hanging; see > the > bone|fat|inside; went|gone > through|across|into > my|his|her|finger|hand|arm|the',
  cloth:
    'towel*|cloth|kitchen|roll|rolls|dressing*|bandage*|tissue*|sheet|sheets|pillow|plaster*|pad|pads|shirt|soaked|drip*|pool',
  jerks: 'jerk*|twitch*|convuls*|shook|shaking|thrash*|spasm*|stiff|rigid|went > stiff|limp|rigid; seizure*',
  noContact:
    'no|any > sense|response|answer|reaction; not|isnt|doesnt|wont|didnt > respond*|answer*|react*|wak*|recogn*|come|coming > round|to|me|us|up|when|properly; star* > blank*|through|into > space|me|nothing; blank|vacant|glazed; cant|couldnt > get > any|through|him|her; didnt|doesnt|not > know|recogn* > me|us|who|where|himself|herself|his|her; dazed|glazed|vacant',
  collapsed:
    'collaps*|passed > out; fainted|blacked > out; keel* > over; went|gone > down|over|limp|white; slumped; fell > to > the > floor|ground; knees > gave|went|buckled',
  tongueBitten:
    'bit|bitten|bites|blood > his|her|the|my > tongue|mouth|lip; wet > himself|herself|myself; foam*|froth*',
  likeAHit:
    'bat|hammer|axe|explosion|explod*|lightning|thunder*|gunshot|shot|brick|struck|whack*|kicked|hit|bomb|bang|snap|pop|electric > shock',
  inASecond: 'second|instant|moment|seconds|instantly|flash|blink|suddenly|bang|nowhere|once !opinion|third',
  worstEver:
    'worst|never|unbearable|excruciating|agony|screaming > headache|had|head|pain|ever|life|like|with|known|in',
  navel:
    'navel|bellybutton; belly|tummy > button; middle > of > my|his|her|the > belly|tummy|stomach; around|round > the > middle',
  lowRight:
    'right low|lower|side|down|hip|groin|belly|tummy !knee|leg|back|ear|eye|foot|arm|hand|shoulder; low|lower|down > on|right|in > right|groin|the',
  doubledUp:
    'double*|bent|curl*|fold* > over|up|in|double; cant|cannot|couldnt|unable > straighten|stand|lie|sit|stretch|move|walk; straighten; knees > up|to|drawn; lies|lying > still',
  everyStep:
    'bump*|pothole*|jolt*|jump*|cough*|step|steps|laugh* > agony|hurt*|in|is|are|was|were|makes|torture|pain|worse|on|feels; letting > go hurt*|worse|pain; hard|rigid|like > belly|tummy|a > board|drum',
  coffeeGrounds:
    'coffee > ground*|granule*|dregs; ground > coffee; like|looks > coffee|tar|treacle|liquorice',
  broughtUp: 'brought|bring*|came|come|threw|throw* > up; vomit*|sick|puk*|retch*',
  wetUnaware:
    'didnt|not|dont|never|without > notic*|feel*|realis*|know*|felt > i|that|it|when|until|any > was|wet|am|had|id|leak*|need|going; wet|soiled|messed > myself|trousers|bed|pants|himself; no > control|feeling|warning; cant > tell|feel > when|if|whether; accident* trousers|pants|bladder|bowel',
  testicle:
    'testicle*|testis|ball|balls|scrotum|bollock*|nut|nuts > hurt*|pain*|kill*|huge|swollen|swell*|is|sits|higher|red|ache*|ing|up|agony|twist*|crying|since|; left|right > ball|testicle|nut; testicle*|testis|scrotum',
  wokeWith: 'woke|wakes|woken|waking > up|him|me|with|from|crying; middle > of > the > night; out > of > bed',
  underRibs:
    'under|below|beneath > my|the|right|ribs > right|ribs|rib; right > ribs|upper; top > of > belly|tummy|stomach; epigast*|upper > belly|tummy',
  highPressure:
    '150+|16*|17*|18* 9*|10*|11*|12*; blood > pressure high|150+|up|sky|rising|shot; swollen|puff*|swell*|blew|balloon* hands|face|feet|overnight|ankles|fingers',
  kicks: 'kick*|move|moves|moving|movement*|wriggl*|flutter*|hiccup*|baby|she|he',
  nothingToday:
    'nothing|quiet|still|silent|silence|none|nothing > all|today|since|day|now|for|yesterday|morning|whole !yet|matter; hardly|barely|less|fewer|slow* > moved|moves|moving|kick*|anything|today|than|than|movement*; hasnt|havent|not|no > mov*|kick*|felt > all|since|today|for|her|him|anything; normally|usually|always|normal tonight|today|now|since nothing|quiet|still|silence|not|calm; tonight|today|now > nothing|silence|quiet|still; nothing > today|tonight|since|all > morning|day|breakfast|last|day; dont|not|havent > think|felt > felt|moved|kicked|anything > anything|since|all|him|her !yet; since > last|yesterday|this|breakfast|lunch nothing|silence|quiet|still !yet',
  travelled:
    'flight|flew|flown|plane|airport|long > drive|haul|journey; surgery|operation|operated|cast|bedridden|contraceptive|pill > last|ago|weeks|days|week',
  fingersStill:
    'fingers|toes|hand|foot|fingertips cant|cannot|wont|doesnt|numb|cold|blue|white|pale|swollen|tight|feel|move|wiggle|tingling|purple|dusky',
  thirsty:
    'thirst*|drinking > litres|gallons|all|so|constantly|loads|non; peeing|weeing > all|constantly|every|so; lost > weight; very|so > tired|drowsy|weak; fruity|pear > drops|smell; sugar|glucose|meter|sensor|reads > hi|high|over|20+|25|30; drinks|drinking > like > fish|camel; getting|gone|got > thin|skinny',
  mouthShut:
    'open > my|his|her|mouth|jaw > mouth|jaw|only|more|properly|wide; mouth|jaw > wont|only|barely|cant|hardly > open*; finger width|wide|mouth; trismus|lockjaw',
  noSwallow:
    'cant|cannot|couldnt|wont|not|unable|hurts > swallow*|drink|get > own|my|his|her|saliva|spit|water|anything|even|it; saliva|spit|dribbl*|drool* > out|swallow*|my|down|bowl',
  lastPassed:
    'last|not|havent|hasnt|nothing > went|peed|weed|passed|been|urine|wee|pee > yesterday|since|last|12|for|hours|morning|night|toilet; not > a|one|single > drop; only|just > drops|drips|dribble*; push*|strain* nothing|drop*|urine|wee|pee; bladder > full|bursting|going; only|just > drips|dribbles|drops|trickles; trying|try|tried|straining > to > pee|wee|go since|hours|all|for|nothing|drip*|hurts|full; only|just drips|dribbles|trickles pee|wee|urin*|since',
  eyePart: 'eye|eyes|sight|vision|seeing|see',
  darkens:
    'black|blind|dark*|curtain|shadow|shutter|veil|grey|fog|half|gone|lost|flash*|floaters|blur* > came|over|down|in|of|out|fell|across|half|my|covering|sight|patch|spot*|from',
  alcohol:
    'vodka|whisky|wine|beer|cider|alcohol*|drinking|drink|booze|gin|spirits|drinker|drunk !squash|water|tea|juice|milk|fluids|plenty|fine|ok|okay|normally|well',
  stoppedIt:
    'stopp*|quit*|gave|given|without|last > up|the|drink*|cold|a|my|it|drop|day|days|sunday|monday|tuesday|wednesday|thursday|friday|saturday; cold > turkey; withdraw*; since > sunday|monday|tuesday|wednesday|thursday|friday|saturday; days > dry|sober|off|without',
  blisters: 'blister*|peel*|raw|sores|ulcer*|bubbl*',
  newDrug:
    'lamotrigine|carbamazepine|allopurinol|antibiotic*|penicillin|amoxicillin|ibuprofen|naproxen|trimethoprim|cotrimoxazole|new > tablets|medicine|drug|meds|medication',
  sunkenEyes:
    'sunken|hollow|sinking > eyes|in|soft|spot|fontanelle|cheeks; eyes sunken|hollow|sunk; dry > lips|mouth|tongue|nappy|nappies; no > tears',
  nothingStays:
    'nothing > stays|will|is|keeps > down|in|staying; cant|not|wont > keep > anything|down|water|fluids|it; everything > comes|goes > back|up|through|straight; sips|water > come*|back|up',
  jointPart: 'knee|ankle|hip|elbow|wrist|shoulder|joint|toe',
  swollenHot:
    'swollen|swell*|puff*|balloon|size|hot|burning|red|throb*|glow* > and|like|overnight|as|a|up|knee|joint|to|of|touch',
  noWeight:
    'cant|cannot|couldnt|unable|wont > walk|stand|put|weight|bear|bend|move|step|lift; no > weight; put > any|weight',
  behindEar:
    'behind > his|her|the|my|ear > ear|left|right; ear > sticks|pushed|points|stands|forward|out|lower',
  pus: 'pus|ooz*|yellow|green|smell*|stink*|weep*|foul|discharge',
  spreadingRed:
    'red|redness|stripe|streak|line|track > spread*|running|creep*|going|up|bigger|getting|moving|towards|round|growing; spread* red|redness',
  breastPart: 'breast|breasts|nipple|boob|boobs',
  woundPart: 'wound|stitch*|scar|cut|graze|bite|operation|incision|sore|ulcer|toe|finger',
  bellyPart: 'belly|tummy|stomach|abdom*|gut|guts|bowel*',
  notThere:
    'cant|dont|not|doubt|unlikely > see|think|believe|imagine|be > myself|ill|being|around|here > around|here|then; be > around|here > by|for|to|anymore; wont|not > live|make|last > to|it|that|until|till',
  pointless: 'any|no|whats > point; what > for; waste > of; dont > see > the > point',
  withoutMe:
    'without > me; better > than > me; not > a > good|fit > mother|father|mum|dad; would > get > over > it|me; nobody|noone|no > one > would > miss|notice|care|cry',
  betterOff: 'better|easier|lighter|happier|cope|manage|relief',
  whoGetsThings:
    'who > gets|should|will|is > her|his|my|what|the|getting > things|stuff|what|room|dog; list > of > who|what|people|things > gets|wants; who > gets|has|takes|inherits > what|which',
  reliefByPain:
    'feel > something|anything|better|real; easier > then|after|for; helps > me > feel; deserve > it|pain',
  cancelsAll:
    'cancel|stop|close|remove|delete > all|everything|my > repeats|my|prescriptions|appointments|account|everything',
  keysLeft:
    'spare|house|my > key|keys; key|keys > is|are|with|to|at > neighbour|sister|the; paid > everything|all|vet|rent|bills',
  dogAway:
    'dog|cat|pets|budgie|horse > to|goes|is|went|with > my|sister|neighbour|friend|new|shelter|home; vet > bills',
  engineRuns:
    'engine|car|motor > running|on|going garage|shut|closed|doors; garage > with > engine|the|car|hose; sitting|sat garage|car > with|the > engine',
  sedatives:
    'sleeping|sleepers|zopiclone|zolpidem|diazepam|temazepam|sedative*|tranquill*|morphine|tramadol|amitriptyline|insulin',
  bigPack: 'in > one > go; at > once; months|weeks > worth|supply|of; three > months; as > many > as|you',
  familyGets:
    'wife|family|kids|children|husband > need|needs|get|gets|have > the|money|paid|anything|it; insurance > pay|paid|pays|out',
  notOurs:
    'isnt|not|isn > ours|mine|my|our|hers|real > baby|child|son|daughter|ours; swapped|switched|replaced|possessed|evil; he|she|baby|hes|shes|son|daughter|child|midwives|that > is|was|are|isnt|not|thinks > chosen|cursed|marked|evil|possessed|devil|demon|swapped|messiah|real|put; has|have|must|needs|need|had > to > be > given|sent|washed|cleansed|returned|purified; wash|washed|cleanse|send|give > it|him|her|them|that > out|off|back|clean !nappy|hands|hair',
  sleepless:
    'hasnt|havent|not > slept|sleeping|sleep > since|for|in|days|at; no > sleep > for|since|days; awake > since|for|days',
  slipped: 'say|tell > i > slipped|fell|tripped|walked; slipped',
  takesMoney:
    'takes|took|taking|steals|keeps|controls|spends > my|mums|her|his|mum > pension|money|card|wages|benefits|bank|savings; pension',
  locksIn:
    'locks|locked|lock|shuts > her|him|me|us|mum|the > in|up|inside|room|door; wont > let > her|him|me|us',
  gaveToo:
    'too|also|then|again gave|given|gives|husband|grandma|mother|both; gave > it|some|him|her > too|again|also|as; gave > also|another',
  syrups: 'calpol|nurofen|ibuprofen|paracetamol|syrup|drops|suppositor*',
  timesTaken:
    'twice|double|three|four|2|3|4 > times|the|dose !a_day|per_day|each_day|every_day|daily|a_week|per_week|weekly|a_month|a_year',
  numbFace:
    'lip|lips|face|cheek|tongue|mouth > is|feels|has|gone|went|numb|tingl* > numb|dead|tingl*|asleep|heavy; half|one > of|side > my|his|her|face|lip numb',
  wrongLetters:
    'wrong > letters|words|buttons|keys|word|order; typing|texting|writing > wrong|nonsense|rubbish|gibberish; cant > write|type|read|text',
  dressesWrong:
    'back > to > front; inside > out; wrong > shoe|foot|shoes|way; upside > down cardigan|shirt|trousers|jumper|shoes|glasses|coat|dress|top; both > legs > in|into > one; shirt|cardigan|jumper > on|the|wrong|back > upside|wrong|his|her|legs',
  chinToChest:
    'chin > on|to|chest; neck > wont|doesnt|is|like > bend|stiff|move|wood; head > down|forward hurt*|cant',
  throatTight:
    'throat > is|feels|getting|going|closing|tight|swell* > tight|closing|closed|swollen|narrow|thick; tight|lump|closing > throat|in > throat',
  redAllOver:
    'red|itchy|blotchy|flushed|burning > all > over; all > over > red|itch*|my; whole|entire > body|face > red|itch*|is',
  nosePours:
    'nose|nosebleed > has|is|been|wont|pouring|bleed* > pouring|bleed*|gush*|stop|running; pouring|gush*|stream* > out|from|with|blood|down',
  onFloor:
    'woke|came|found|waking > up|round|on|him|her|myself > on|floor|ground; on > the > floor|ground|tiles|pavement; woke|came|waking > up|round|to pavement|street|kerb|stairs|grass|road; on > the|kitchen|bathroom|bedroom|hall|our|his|her > kitchen|bathroom|bedroom|hall|stairs|garage > floor|tiles|carpet|landing; coming|came|woke|waking > to|up|round > on floor|tiles|carpet|pavement|ground|landing',
  wetClothes:
    'wet|soaked > skirt|trousers|pants|myself|himself|herself|bed; wet > myself|himself|herself; wet > through; soaked > in > urine|pee|wee; wet|peed|weed > herself|himself|his|her',
  hardlyMoves:
    'hardly|barely|scarcely > stir*|mov*|kick*|anything|felt|wriggl*; fewer|less|weaker > kicks|movement*|than; different > today',
  legThicker:
    'twice|double > the|as|size > size|thick|big|of; bigger|thicker|fatter > than > the|other|my; calf|leg|thigh tight|hot|hard|swollen op|operation|surgery|flight|cast|plaster|bed; calfs|legs|thighs tight|hot|hard|swollen op|operation|surgery|flight|cast|plaster|bed',
  legPart: 'leg|calf|thigh|ankle',
  notDrinking:
    'hasnt|havent|wont|not|isnt|refus* > drunk|drink|drinking|drinks|had > since|anything|any|a|at|water|all',
  leatherTongue: 'tongue|mouth|lips > like|is|dry|as|cracked > leather|dry|sandpaper|cracked|a',
  runs: 'diarrh*|runs|stools|watery|loose|vomit*',
  eyeGone:
    'cant|cannot|couldnt|not|dont > see > out|with|from|anything|on > of|my|left|right|one|the; lost|losing|gone > sight|vision|my|in > sight|vision|in|left|right; woke|suddenly|morning|today eye grey|gray|fog|mist|black|dark|blank only|just|nothing|cant|see !cataract|years',
  whileEating: 'while|when|during > eating|he|dinner|lunch|laughing|ate|chewing|playing; eating|chewing',
  cantCry:
    'cant|cannot|wont|not > cry|make|talk|speak|shout > properly|a|out|at|now|aloud; quiet|silent > while|and|after|when',
  pointsThroat:
    'points|pointing|holds|grabs|clutches|holding > at|to|his|her > neck|throat|his|her; neck|throat > grab*|hold*|point*',
  otherSide:
    'see > you|us > on|all > the|other > other|side; other > side; good > ride|run|life; goodnight > everyone; been > a > good',
  noAnswer: 'isnt|not|wont|doesnt > picking|answering|answer|pick*|reply*|respond*',
  laidOut:
    'tablets|pills|them|all > lined|laid|spread|counted > up|out; lined|laid > up|out tablets|pills; tablets|pills > on > the > table|bed; grave|plot|headstone|coffin paid|bought|chosen|ready; tablets|pills|them > in > a|rows > row|line|pile|circle|heap; emptied|tipped > the|all|out|them tablets|pills|table|bed',
  isItEnough:
    'if|whether > its|it|thats|theyre|there > enough|is > enough; enough > to; will > it > be > enough',
  nothingToLive:
    'nothing|no > reason|left > to > live|left > to > live; nothing > to > live > for; live > for',
  whereTheyAre: 'be|go > where|with > she|he|her|him|mum|they; where > she|he|they > is|are|went',
  weapon: 'knife|gun|bat|hammer|bottle|scissors|belt|machete',
  raisesAt:
    'holds|raises|points|waves|pulls|lifts|picks > up|a|the|it > at|knife|gun|it|kitchen|a; holds > the|a knife up',
  wantToLeave:
    'when|if|because > i > say|said|want|try > i|to > want|leave|go; want|try|say > to > leave; leave > him',
  mixedFumes: 'mixed|mixing bleach|cleaner|acid|chlorine|ammonia; bleach with|and|fumes|cleaner',
  coughsOn: 'cant > stop > coughing; eyes > streaming|burning|watering; cough* > nonstop|wont|since',
  wordByWord:
    'word > at|by|a|only|one > a|time|word; one|single > word|words; two|three|one|couple > words > at > a > time; only > get|manage|say > out|two|one|a; one > word > at',
  inhalerNoHelp: 'inhaler|pump|nebuliser|ventolin|puffer isnt|not|doesnt|nothing|anything|no',
  eyesUp: 'eyes > rolled|went|gone|roll > back|up|white; rolled > back|up eyes',
  threeMonths: 'two|three|one|1|2|3|six|eight|ten > month|months|week|weeks > old|baby|with; newborn|neonate',
  weakCry: 'weak|whimper*|high|moan* > cry|cries|pitched|crying; wont|not > feed|feeding|latch|wake|suck',
  bloodySpit:
    'cough*|spit*|spat > up|out|a|some|streak|with > blood|streak|bloody|of; blood > when|in > i|phlegm|spit',
  operatedLately:
    'surgery|operation|operated|flight|cast|bed > ago|weeks|last|days|back|two; weeks > ago|back surgery|operation',
  hurtsBreathing:
    'breathe|breathing|breath > in|deep*|hurts|stabs; sharp|stabbing|stabs > pain|when|on|if; catch*|stab*|hurt*|pain > when|on|as|me|if > i|breath*|when|breathe breath*|breathe|inhale; it > catches > when|if|as; stab*|sharp|catch*|knife each|every|deep > breath*|breaths|inhal*; side|ribs|chest|shoulder each|every > breath hurt*|stab*|pain*|sharp',
}
