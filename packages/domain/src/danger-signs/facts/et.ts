import type { Facts } from '../scenes.ts'

export const ESTONIAN_FACTS: Facts = {
  farewellLetters:
    'hüvasti jätnud|jätsin|jätan|jätma; jätsin|jätnud > kõigiga hüvasti; kirjad|kiri|kirja|kirju lastele|mehele|naisele|perele|emale|hüvastijätu*|kirjutatud|kirjutasin laual|laua|valmis|kirjutatud|sahtlis|lastele|perele|jätsin; hüvastijätu*|lahkumiskir*; kirjutasin lastele|perele|emale|mehele|naisele kirja|kirjad',
  affairsInOrder:
    'paberid|asjad|dokumendid|arved|testament|matus* korras|korda|tehtud|makstud|allkirja*|sahtlis|vormistatud|vormistasin|ette; jagasin|andsin|kinkisin|jagan|annan asjad|võtmed|lilled|raha|riided|koera|kassi|kõik ära|laiali|naabri*|sõbra*|õele|vennale|sõbrannale; võtmed naabri*|õe*|sõb*|venna*; testament*; kindlustus* laual|korras|paberid',
  absence:
    'mind varsti|enam|homme|pühapäeva*|esmaspäeva* ei|pole !kodus|tööl|linnas; kui > mind|mu > enam|pole|ei; pole|ei mind > enam; ei > tülita|tüüta|sega > teid|enam; rohkem > ei > tülita|kirjuta|tule; ärge > helistage|kirjutage|otsige; viimane > kiri|kord|sõnum; varsti > läbi|möödas|otsas; pärast > seda > nädal*|pühi|jõul*; ei > näe > enam; kaon|lahkun|läinud igaveseks|siit|jäädavalt|varsti; ei > ärka > enam; ei > vaja|pea > enam',
  noMoreNeeds:
    'pole|ei mõtet|vaja enam|retsept*|pikendada|ravi*|aega|midagi; mulle|mul enam > midagi; pole > enam > mõtet; enam > vaja; kõik > on > otsustatud|ükskõik',
  farewell:
    'aitäh|tänan|tänu kõige > eest; aitäh|tänan|tänu heade|nende|kõigi|kõikide aasta*|eest; hüvasti; andke > andeks; anna > andeks; palun > andestage; elage > hästi; öelge|ütle lastele|mehele|naisele|emale armastan|armastasin',
  burden:
    'kõigil|teistel|perel|lastel|neil|mehel|naisel|kõigile parem|kergem|lihtsam minuta|poleks|ilma|oleks; parem|kergem > minuta|ilma > minuta; kui > mind > poleks|ei > oleks; koormaks|koorem|tüliks|taagaks|nuhtluseks|risuks kõigile|teistele|perele|olla|olen|kellelegi|lastele|enam; ainult|lihtsalt > koormaks|koorem; väsinud koorem|koormaks',
  onTheEdge:
    'seisan|seisin|istun|istusin|ronisin|läksin|sõitsin|käisin|seisnud|vaatan silla*|katus*|raudtee*|rööpa*|rong*|rõdu*|kalju*|piirde|äärel|serval !tööl|remon*|parand*; teisel > pool > piiret|reelingut; jalad > üle > ääre|serva; rongi|auto|bussi|rekka > ette|alla; sõidan|sõita > vastu > puud|posti|seina; katuse|silla > serval|äärel|peal; hüppan|hüpata alla|sillalt|katuselt|aknast|rõdult|rongi',
  meansReady:
    'mitu|palju unerohutablet*|tabletti|tablette ärka*; mitu|palju|kogus tablet*|unerohutablet*|unerohtu|rohtu|pille|paratsetamooli ärka*|ärkaks|sureks|surra|tapaks|surmav; köie|köis|nööri ostnud|ostsin|valmis|riputasin; köis|nöör|köie|nööri|silmus|rihm üleval|valmis|kuuris|garaaž*|konks*|pööning*|tala*|kael*|ostsin|ripub|riputa*; püss|relv|püstol laetud|valmis|laadi*|kõrval|välja|suhu|pähe; žilet*|tera|nuga veen*|vanni*|randme*|valmis|peidus; kui > palju|mitu tablet*|ravim*|unerohtu|paratsetamool*|rohtu surra|sureb|surmav|tapab|tapaks|piisab|vaja|lõplik*; surmav* doos*|annus*|kogus*; voolik summuti*|heitgaas*|autosse; üles > puua|poon|pooma; uputa* > end|ennast; lasen > end|maha; otsustasin|otsustanud|valisin kuidas|viis|viisi surra|lahkuda|teen',
  reunion:
    'lähen|tahan|tahaks|läheks|aeg|minna|saan|varsti > mehele|naisele|emale|isale|pojale|tütrele|vennale|tema > järele|järgi|juurde !külla|haiglasse; mehele|naisele|emale|pojale|tütrele|talle > järele|järgi; kokku|koos|saan|kohtu* taevas|seal > üleval|varsti|mehega|naisega|emaga surnud|kadunud|läinud|varsti|jälle|taas; kadunud|surnud > mehe|naise|poja|tütre|ema juurde; kalmistul|surnuaial > koht|kõrval',
  savedTablets:
    'tablet*|rohtu|rohud|ravim*|unerohtu|unerohud|neid|pille|rahusteid|pilli|karbi* kogunud|kogusin|kogun|kõrvale|tagavara*|varunud|peitnud|peidus|säästnud|alles|hoidnud > pannud|panin|kogunud|neid|sahtlis|juba|mitu|hoian|piisavalt; kogunud|kogusin|varunud tablet*|rohtu|rohud|unerohtu|pille|rahusteid',
  enough:
    'korraga > ära|võtta; kõik > korraga; piisab|piisavalt|küllalt|jätkub; enam|varsti > piisavalt|jagub; võtan > kõik|ära; täna > õhtul|öösel; ära > võtta; lõpuks',
  calm: 'rahulik|rahu|kergem|vaba|kergendus esimest|lõpuks|nüüd|kuude|otsustasin|korda; ei > karda > enam; enam > ei > karda; otsus > tehtud; otsustatud; esimest > korda rahulik|kerge',
  alone:
    'üksi > kodus|õhtul|öösel; ootan kuni|kui|et; kuni|kui > mees|naine|ema|lapsed|kõik > ära|läheb|sõidab|magab|magama; tuleb > alles',
  newHome:
    'uus|uue|hea > kodu|kodu; võtaks|võtta|hoolitse*|eest|leiaks koer*|kass*|loom* !varjupaigast; koera|kassi enda > juurde; koerale|kassile|lastele hea > kodu',
  placeChosen:
    'koht|päev|aeg|kuupäev|viis > valitud|paigas|välja|olemas; valisin|valinud > koha|päeva|aja|viisi; laupäevaks|pühapäevaks|reedeks tehtud|läbi|valmis',
  voiceTells:
    'hääl|hääled|miski ütleb|ütlevad|käsib|käsivad|sunnib|räägi*|sosista*|kuulen !telefon*; kuulen|kuuleb > hääli',
  gaveBirth:
    'sünnitasin|sünnitanud|sünnitust|sünnitusest|sünnituse|sünnitus; beebi|laps > sündis|on > nädal*; vastsündinu*; beebi*',
  babyHarm:
    'last|beebit|laps|beebi|teda|lapse vette|aknast|uputa*|viska*|lämmata*|raputa*|haiget|viga|vanni|ära > panna|tappa|teha|visata|pannen|uputada|alla; kardan last|lapsele|beebit|beebile|teda|talle haiget|viga|kahju|teen|tapan|üksi; laps|beebi > kuri|kurat|saatan|pole > minu',
  handsOnNeck:
    'käed|käega|käe|käsi kaela|kõri|kõrist|kaelast ümber|kinni|pani|haaras|pigistas; kägista*|kõrist > kinni; lõi|lööb|peksis|peksab|tõukas|lükkas|virutas|tagus mind|mulle|meid > jala*|rusika*|näkku|vastu|kõhtu|trepist|jälle|last|öösel|eile|täna|ja|nii; mees|elukaaslane|eks|isa|kasuisa|poiss lõi|lööb|peksis|peksab|tõukas|virutas|kägistas mind|mulle|mu; sinika* mees|elukaaslane|lõi|peksis|isa|löögi*; sundis|sunnib|sunniti mind|seksi*|vahekorda|magama; puudutas|katsub|katsus mind|last|teda|sealt|altpoolt kasuisa|onu|treener|isa|õpetaja|vanaisa',
  lockedIn:
    'ukse|uks|mind|meid lukku|luku > keeras|pani|taha; ei > lase|luba mind|meid välja|kodust|minna|lahkuda|ära; võttis|võtab|lõhkus telefon*|võtmed|passi|raha|pangakaar* mees|ära|ta|käest|mult|elukaaslane; ei > saa > rääkida|helistada ta|mees|kuulab|kodus|kuuleb; peidan|peidus|varjun vannitoas|wc-s|kapis|ees|eest|toas',
  deathThreat:
    'tapab|tapan|tapaks|maha > lööb|põletab|pussitab mu|mind|meid|lapsed|su|ära|ähvardas|ütles; ähvardas|ähvardab tapa*|noaga|kirvega|relvaga|põletada|maha|mind; enam|elus|terve > ei|välja|siit ütles|lubas|ähvardas|mees|ta; elusalt|elavana|elus ei|välja|siit|pääse',
  afraidOfHome:
    'kardan|hirm mees|meest|mehe|koju|kodus|isa|kasuisa|elukaaslas*|teda|ta minna|olla|joob|tuleb|teeb|ees|viha*; ei > julge > koju|kodus|minna|lahkuda',
  tookTooMany:
    'võtsin|võttis|võtnud|neelas|neelasin|sõi|sõin|jõin|andsin|manusta* 8+|kümme|kümmekond|kakskümmend|paarkümmend|kolmkümmend|tosin|viisteist|peotäis|peotäie|hunnik|hunniku > tablet*|paratsetamool*|ibuprofeen*|unerohtu|rohtu|pille|pilli|rahustit|valuvaigist*|xanax*|ibumetin*|antidepress*|unetablet*|diasepaami|kapslit|rauatablet* !mg|päeva|nädala|kuu|aasta; võtsin|võttis|andsin|süstisin|jõin|sai liiga > palju|kahekordse|topelt|kaks > korda rohtu|ravimit|tablet*|insuliini|siirupit|doosi|annuse|unerohtu|paratsetamool*; topelt|kümnekordse|kahekordse|vale annuse|doosi|koguse insuliini|ravimit|siirupit|andsin|sai|metotreksaati; insuliini vale|topelt|liiga > palju|segi|asemel',
  wholePackAtOnce:
    'võtsin|võttis|sõi|neelas|jõi|jõin|neelasin terve|kogu|kõik|pool|terved > nädala*|karbi*|paki|paki*|pudeli|lehe|tablet*|rohud|ravimid > korraga|ära|tablet*|rohtu|karbi*|rohud|ravimid !kuuri|antibiootikum*; kõik korraga tablet*|rohud|ravimid|rohtu|karbi* võtsin|võttis|sõi|neelas|ära; tablet* viina*|alkoholi* > koos|peale segi|võtsin',
  swallowedToxic:
    'jõi|jõin|joonud|neelas|neelasin|lonksu|lonks|rüüpas|maitses|lakkus|sõi|lonksas|sattus pesuvahend*|puhastusvahend*|torupuhast*|valgendi*|kloor*|happ*|hapet|äädika*|bensiin*|lahusti*|atsetoon*|antifriis*|jahutusvedelik*|klaasipesuvedelik*|rotimürk*|mürki|mürk|putukamürk*|taimemürk*|küünelaki*|nõudepesu*|pesukapsli*|petrooleum*|tärpentin*|lambiõli*|etüleenglükool*|piiritus*|parfüüm*|desinfits*|katlakivi*|soolhap*|tinneri*|nikotiin*|e-vedelik*|seebikivi*|süütevedelik*|odekolonn*|metanool*; sõi|sõid|neelas|pani|närisin|näris marju|marja|seeni|seent|taime|lehti|sinilill*|maikelluk*|nõela|sõnajal* mürgi*|suhu|punaseid|tundmatu*|metsast|aiast',
  childTookDrug:
    'sõi|neelas|võttis|näris|jõi|leidis|sai|lutsis vanaema*|vanaisa*|minu|mu|ema|isa|meie|kotist|sahtlist|kapist|laualt|öökapi* tablet*|rohtu|rohud|ravimit|rohu|pille|rauatablet*|südamerohtu|vererõhutablet*|tabletti|siirupit|rauda|unerohtu; tablet*|rohtu|pille > puudu|kadunud|tühi laps|poeg|tütar|ta; tühi|tühja karp|pakk|leht|pudel|pudeli laps*|poeg|tütar|kõrval|käes|suus|leidsin',
  weeklyTakenDaily:
    'iga|päev|igapäevaselt asemel|nädalas metotreksa*|korra|kord võtsin|võttis|võtnud|võtan|joonud; metotreksaa* iga|päev|valesti|topelt; digoksiini|varfariini|marevani|liitiumi topelt|kahekordse|valesti|liiga; plaastri* kaks|kolm|mitu fentan*|valu* unine|loid|uimane',
  mushrooms: 'seeni|seened|seent|seente|kärbsese*|sitikseen*|seenesoust*|seentest',
  vomiting:
    'oksenda*|oksendan*|oksendas|okse|iiveldab|oksel|ropsi*|öögi*; kõht > lahti|valutab; ei > püsi > sees',
  swallowedBattery:
    'neelas|sõi|ninna|neelanud|pani|alla patarei*|nööppatarei*|aku|akut|magneti*|magnetid; neelas|neelanud patarei|patarei*|magnet*',
  elephant:
    'keegi|miski istu*|seisa*|seisab rinnal|rinna|rinnus; elevant*|kivi|kivid|telliskiv*|betoon*|raskus|koorem|keegi istu*|peal|rinnal|rinnus|mu|rinnas|keset|rindkere* !süda*mel; keegi|miski istub|istuks|seisab|litsub|pressib|surub peal|rinnal|rinna|rinnus; rind|rinnus|rindkere kruustang*|pressi*|muljub|purusta*|litsub',
  pressureBand:
    'pigista*|surub|suru*|surve|survet|pitsita*|raskus*|ahista*|vöö|rihm|vits|võru|kruustang*|kõrveta*|põleta*|press* rinna*|rinnus|rinnas|rindkere*|rinnaku*|keha|keset|keskel|abaluu*|ribi*|südame* !vererõhk|kinga*|püks*; arvasin > et > kõrvetised; kõrvetised|kõrvetis*|gaasid aga|aga|kuid|ei|aita; nagu > rihm|vöö|vits|võru; pigistab|surub|pitsitab nagu',
  jawOrArm:
    'vasak > õlg|käsi lõug|lõug*; vasak*|mõlema* käsi|kätt|käes|käed|käest|kätte|õlg|õlga|õlas|randme* valuta*|valu|tuim*|rask*|tõmba*|kiirga*|sure*|jõuetu*|surin*|pakitse*|pistab !süst*|vaktsi*|kukku*|luumur*|lööve|kips; lõug|lõualu*|lõuga|lõua|alalõug|hammastesse|kaela valu|tõmba*|kiirga*|valuta*|lööb|jookseb|pakitse*|õlg|käes|kätte|surub|ulatub !hambaarst*|plomm; tõmbab|kiirgab|läheb|lööb|jookseb|annab lõuga|lõualuusse|kätte|kätesse|õlga|selga|abaluu*|lõuani|lõualu*|hammastesse; abaluude > vahel|vahele; käed|käsi > jõuetu*|rasked|nagu|surnud|tinast|vatist; mõlemad > käed',
  coldSweat:
    'külm* higi*; higi|higine|higistan|higistab|higist|märg|läbimärg|leemenda* külm|otsa*|jookseb|üleni|üle|tilgub|märg|kaetud|hall|kahvatu|voolab|särk !öösel|saun|trenn*|üleminek*; üleni|läbi > märg|higine; higi > jookseb|voolab|tilgub; higistan|higistab',
  greyFace:
    'näost|nägu|olen|on|ta hall|kaame|kahvatu|valge|tuhkjas|lubivalge|hallikas|kriitvalge !juuk*|habe; kahvatu|hall|valge > nagu|ja|näost',
  nausea: 'iivelda*|iiveldus|paha|oksendan|oksendab|oksele; süda > läigib|paha|pahaks',
  sprayFailed:
    'nitro*|nitroglütser*|sprei*|keelealu*|pihusti* ei|pole|teine|kolmas|teist|kolmandat|enam|seekord aita*|mõju*|kasu|leeven*|võtsin|järel; nitro* teine|kolmas|teist|kolm|kaks',
  likeMyHeartAttack:
    'nagu > siis > kui; nagu infark*; nagu|sama|täpselt|samasugune|sarnane infarkt*|stent*|enne > operatsiooni|siis|möödunud|eelmine > kord|šunt*',
  behindBreastbone:
    'rinnaku > taga; rinnaku* valu*|põleta*|suru*|pigista*|press*; rinnus|rindkere*|rinnas koormus*|trepi*|kõndi*|pinguta* valu*|pigista*|suru*|põleta*; keset|keskel > rinda|rindkeret|rinna pigista*|valu*|suru*|raskus*|põleta*',
  clutchesHeart:
    'hoiab|hoian|haarab|haaras|surub|hoidis|kätt|käega|käsi südame*|südant|rinna*|rinda|rinnust|rinnal|rindkere* !beebi|last|lapse; kätt > südame > kohal|peal; hoiab > südamest|rinnust|rinnast|rinnakust',
  crookedFace:
    'naeratus*|nägu|suu|suunurk|näopool|näost|silmalaug|põsk viltu|kõver*|vajus|vajub|vajunud|longus|rippu|ripub|tuim|tuimaks|ühelt|ühel|viltune|alla|lodev|ära > vajunud|kiiva|kiskus|halvatu* !hamba*|hammas|nohu|löö*|vinnid|ravim; pool nägu|näost|suud|keha ei|tuim|liigu|vajunud|halvatu*|rippu',
  dribbles:
    'jookseb|voolab|tilgub|valgub|tuleb|ila tee|kohv|vesi|supp|sülg|ila|toit suunurga*|suust|ühelt|nurga* !beebi|hamb*',
  losesGrip:
    'kukub|pillab|pillan|kukkus|ei > hoia|ei > püsi|pillas|libiseb tass|kohvitass|lusikas|kahvel|pliiats*|kamm|telefon|asjad|käest|võtmed|klaas|tassi|lusikat|kruus|hambahari; nööbi*|nööpe|lukku|paelu|kingapaelu ei saanud|saa|suuda|suutnud|õnnestu* !sõrmed > paistes; käsi|kätt|käega|jalg|jalga|käed ei > tõuse|kuula|hoia|liigu|tõsta|saa|jaksa|liiguta|tööta|võta !õlg|valus|kuid|aastaid|kips; käsi|jalg > äkki|järsku|ei; võtmega|võtit|võti ei lukuauk*|auku|lukku > saa|taba; kamm|pliiats|lusikas > käest',
  sideOrSudden:
    'parem*|vasak*|ühelt > käsi|käe|käes|kätt|jalg|jala|jalga|pool*|küljel|kehapool*|silm*; äkki|järsku|äkitselt|ootamatult|korraga; täna > hommikul|lõunast|hommikust|ärgates; hommikul > oli > kõik; tund|tunni|minutit|pool > aega|tundi|tagasi; hommikust|lõunast|õhtust saadik; algas|hakkas; tund > aega > tagasi; ärgates|ärkasin|tõusin',
  limbNotMine:
    'käsi|jalg|käe|jala|pool|nägu võõras|pole|ei > minu|oma|kellegi|puust|vatist|nagu > võõras|surnud|puust|vatist; nagu > poleks > minu|enda; ei > ole > nagu > minu|enda',
  wrongWords:
    'sõnad|sõnu|sõna|jutt|kõne|lause*|keel|juttu|räägi* segi|segane|segast|segamini|valed|vale|teine|ei > leia|ei > tule|kokku|pudi*|pehme|sõlmes|arusaamatu*|puterdab|lällab|seosetu*|mõttetu*|kaob|kadus|seletamatu* !paber|vorm|kooliõ*; tahan|tahab|tahtsin > öelda tuleb|ütlen|ütleb|välja|teine|vale|muu; räägib|rääkis|ajab > segast|imelikku|pudi*|mõttetut|udu|arusaamatu*; ei > saa > aru > mida|mis > ta|räägi*|ütle*; loen|lugeda|kiri tähed|mõte|aru ei äkki|täna|järsku|käsi',
  drunkWithoutDrink:
    'joobnu*|purju*|purjus|täis nagu|justkui|tundub|räägib|käib|jutt pole|kuigi|tilkagi|ei|kaine|karsklane|kunagi|tilka; nagu > joobnu*|purjus|purjakil',
  legDrags:
    'jalg|jalga|jala lohise*|lohistab|veab|veda*|komista*|haakub|järel|takerdu* !põlv|puus|selja*; vajub|kaldub|kisub|tuigub|vajus|kukub > paremale|vasakule|küljele|kõrvale|ühele; jalg > ei > kuula|kanna|tõuse',
  ignoresSide:
    'ei > pane|märka|näe|taju vasak*|parem* poolt|pool|külge|poole|kätt; võtmega|võti lukuauk*|lukku|lukuauku > taba|ei; silmad|pilk > vaatavad|keerdu*|ühele|pööra* küljele|poole|ühele; pool > vaateväl*|pilti > kadunud|puudu|must',
  noSentence:
    'inhalaator ei_aita|aita|kasu; ei lause*|sõna*|rääkida|juttu lõpeta*|öelda|lõpuni|jaksa|jõua|saa hing*|õhk*|õhku|ahmi*|hinge*; ei > jõua|saa|jaksa|suuda lauset|sõnagi|lause > lõpuni|lõpetada|öelda|välja; kolm|kaks|paar > sõna hing*|õhku|kaupa|korraga|vahel; iga > sõna hing*|õhku|ahmi*; ei > jaksa > juua|rääkida|süüa > rääkida|hing*|lämb*; õhku > ei > saa|jätku; ei > saa > õhku|hingata|hinge|pikali',
  ribsDrawIn:
    'ribid|ribide|roiete|kõht|kõhuke|kael|kaelaauk|rinnaku*|rinnak|nahk sisse|tõmbu*|tõmba*|vajub|imbu* hing*|vahe*|alla|ribi*|iga; ninasõõrme*|ninatiiv*; oigab|ägiseb|ägab|puhib hing*|iga|rinda|palavik; hingab kiire*|pinnali* laps*|beebi|ta|väike|imik|juua',
  gulpsAir:
    'ahmi*|haara*|püüa* õhku|õhu|hinge; aken|akna|akna* istu*|seisa* hinga*|õhku|hinge; istun|istudes|istuli|püsti magan|öösel|terve hing*|lämb*|õhk*; ei > saa > pikali|lamada hing*|lämb*|õhk*; uppu* hinge*|õhu*|kopsu*|öösel',
  blueFingers:
    'huule*|huuled|suu|sõrmed|sõrmeots*|küüne*|näost|keel|nägu sini*|sinaka*|lill*|hall*|tume* !lakk|verevalum*|muhk|kips*|marju|tint*|külma; läks|läheb|muutu*|läinud > sini*|lillaks|halliks !varvas|küün*|sinika*',
  pinkFroth: 'roosa*|verine|veri* vaht*|vahtu|röga; vaht|vahtu suu*|suust|roosa*|verine',
  barks:
    'haugub|haukuv*|hüljes|hülge*|vilista*|vilin*|kriiksu*|kähise*|korise*|krupp* köha*|hing*|sisse|iga|nagu; vilin*|kähin*|kriiuks*|korin*',
  tooTired: 'ei > jaksa|jõua|suuda nutta|juua|süüa|imeda|rääkida|neelata; kurnatud|jõuetu hing*',
  wrongWay:
    'kurku|hingamisteede*|hingetor*|kopsu*|valesse > kurku|kinni|jäi|läks|sattus; läks|sattus|tõmbas valesti|valesse|kurku|hingetor* !haige|valus; jäi > kurku|kõrri|hingetor*; tõmbas > kurku|hinge|kopsu; lämbus|läkasta*|kaku* toidu*|tük*|pähkli*|kommi*|viinamarja*|õuna*|supi*|püree*|viineri*|liha*|pudru*|helme*; neelas|toppis mündi*|helme*|nööbi*|legoklots*|kommi*|luu|luud|mänguas*|pähkli*|klots*|kork',
  noisyBreath:
    'vilista*|vilise*|kriiksu*|korise*|kähise*|kähe*|vilin*|kraaks*|sahise*|piiksu* hing*|iga|hääl*|nüüd|sisse|ja; köhib|köhi* kogu|lakkamatu*|sellest|pidevalt|nagu; raske > hingata; ei > saa > hingata',
  noVoice:
    'ei|pole|kadus|kadunud|ilma häält|hääl|häälitse*|rääkida|köhida|heli|nutta|piiksu; häält > ei; hääletu*|hääl > kadus',
  drools: 'ila|ilastab|sülg|sülitab|süljevool|sülge; ei > neela',
  stuckInWindpipe:
    'kinni|jäi|kiilu* hingetor*|kõris|kõrri|kurgus|kurku ei|sinine|lilla|hing* > hinga|saa|rääki*|köhi; lämbub|lämbus ei|sinine|teadvus*|praegu|kurku',
  hives:
    'kublad*|kuplades; üleni > kublades|lööbes|punane; lööve|nõges*|punne|kuplad|kuple*|vorbid|sügele* üle|kogu|keha*|äkki|järsku|kiire*|levi*|laiali; nõgestõ*|nõgeslöö*|kuplad; üle > keha',
  ateOrStung:
    'sõin|sõi|nõelas|nõelata|hammustas|torkas|võtsin|manusta*|süst|jõin|esimest pähkl*|maapähkl*|herila*|mesila*|vapsi*|kala|krevet*|muna|piima|antibiootikum*|penitsill*|ibuprofeen*|ravim*|rohtu|tablet*|kooki|šokolaadi|mereand*|vaablas*|sipelga*|süst*; nõelas; herila*|mesilane|vapsik*; pähkl*',
  throatOrLips:
    'keel ei_mahu; hääl > läheb|kaob|kadus; huule*|huuled|keel|kurk|nägu|silmad|kõri|suu paiste*|paistes|paks*|turses|puhe*|suur*|pitsita*|kinni|sügele*|ahenes|paisub|tursu* !herpes|ohatis|mandli*; kurk > läheb|kinni|tõmbub|paisub; hääl > kähe*|muutu*; ei > saa > hingata|neelata; hing* raske|kinni|vilis*; pea > käib|ringi',
  tearingBack:
    'rebi*|rebe*|kärise*|kärises|nuga|noaga|mõõk abaluu*|selg|selja*|selga|rinnust|rind|rinnus|ristluu*|kõht|seljas !lihas|sideme*|menisk*|riided; nagu > noaga|nuga|rebe*|kärise* selg*|selja*|abaluu*|rind*|kõht*',
  unequalPressures:
    'vererõhk|rõhk|näit parem*|vasak* käe*|käsi|käel erinev*|teisel|vahe|madalam|kõrgem; parem*|paremal > käel|käes 90+ vasakul|vasakus|teisel',
  aneurysm: 'aneurüsm*|aort*',
  strongPain:
    'tugev*|kohutav*|metsik*|talumat*|hull*|jube*|põrgulik*|äkiline|äkki|järsku|meeletu* valu*|selg*|selja*|kõhu*|kõht*|nimme*|ristluu* !soov; valu > kohutav|talumatu|metsik|hull; lõikav > valu',
  pulsingBelly:
    'tukslev*|tuksub|pulseeri*|tukslemi*|tümpsu*|peksab kõht*|kõhus|kõhu*|muhk|tükk|naba* !beebi|laps|rase*',
  nearFaint:
    'minesta*|minestan|minestas|peaaegu|pilt > eest|kippu* > minest*|ära|eest|teadvus*; pilt > läheb|läks|kadus|eest; silme > ees > must*|hall|virv*|läheb; pea > käib > ringi; nõrk*|uima* tõus*|püsti; kahvatu|külm > higi',
  coldLeg:
    'jalg|jalga|jalad külm|jääkülm|tuim|valge|kahvatu äkki|järsku|nüüd|valu*|ja|parem|vasak !kips|talvel|alati|sokid',
  gasSource:
    'ahi|ahju*|ahjusiib*|siib*|kamin*|pliit*|pliidi*|gaasiboiler*|boiler*|gaasiko*|generaator*|grill|grilli*|söegrill*|gaasipliit*|katel|katla*|puugaa*|korsten*|soojapuhur|heitgaas*|sauna*|keris kinni|telgis|garaaž*|toas|sulge*|panime|kütsime|kütmi*|köögis|käis|öösel|pärast|töötas|haagissuvil*|matk*|sees|lülita*|vannit* !remont|arve; generaator|grill|söed telgis|toas|garaaž*; kütsime|kütime|kütnud ahju|kaminat|pliiti|sauna; ahjusiib*|siibri*; gaasi > lõhn; suits*',
  gasAlarm:
    'vingugaas*|vingu|vingumürg*|co-andur*|vinguandur*|gaasiandur*|andur piiksu*|undas|häire|hakkas|undab|tööle|andur|mürg* !suitsuandur > patarei; vingugaas*|vingumürg*',
  severalIll:
    'kõigil|kõik|kogu|mõlemal|mõlemad|kolmel|kolmekesi|neljal|terve > pere|perel|pea*|kolmel|halb|iiveldab|paha|oksenda*|meil|korraga; meil > kõigil|mõlemal|kolmel; naine|naisel|mees|mehel|koer|kass|lapsed|lastel|lapsel|tüdruksõber ka|samuti|samamoodi|loid|tuigub|oksendab|uimane|ei > jõua|voodist; kõigil pea*|paha|halb|iiveld*',
  betterOutdoors:
    'parem|kaob|üle|kergem|hea õues|õue|värske|akna|akende; õues|õue > parem|läheb|kaob|minnes; aknad > lahti > parem|hakkas',
  sickHead:
    'pea valuta*|lõhub|valu|paks|ringi|uimane|tagub; peavalu*|uimane|uimasus|pearinglus*|iiveldab|iiveldus|oksenda*; süda > läigib|paha|pahaks; tuigub|tuigerdab',
  wontWake:
    'ei > ärka|tõuse|jõua|ärata|reageeri|tule|jaksa > üles|voodist|tõusta|püsti|teadvus* !õpe*|koolis|hommikuti; äratada|ärkvel ei; teadvuseta|teadvusetu|minestas|loid|kokku > kukkus|vajus; raske > äratada',
  hotPlace:
    'päev|päeva kuumas|kuumuses|palavas|leitsakus; päike*|päikese*|kuumu*|leitsak*|palav*|saun*|kuumalain*|kasvuhoon*|katus*|maraton*|jooks*|suletud > autos|autos|kuumas|lõõska* terve|päev*|käes|tund*|töötas|istus|jooks*|oli|mängi*|magas|jäi|jooksis|suletud|kinnises|kraadi !kreem|hommikul; päikese > käes; kuumarabandus*|päikesepiste*|kuumakurnatus*; 30+ > kraadi; autos|korteris|toas|kasvuhoone* kuum*|palav*|suletud|kinni* 30+|laps*|magas|oli; kuumaga|kuumuses|leitsakus',
  dryHotSkin:
    'nahk|keha|otsaesine|pea|nägu|ta kuum*|tulikuum|punane|tuline|põle* kuiv*|ei|nagu|punane|ahi|ja; ei > higista > enam|üldse; enam > ei > higista; tulikuum|põletavkuum; 40+ > kraadi; kuum > ja > kuiv',
  confusedOrLimp:
    'segane|segast|segaduses|segasus|jampsib|sonib|tuigub|loid|lõtv|kokku > kukkus|vajus|varises|uimane|teadvus*|krampi*; räägib|ajab|vastab segast|imelikku|valesti|seosetu*|jama; ei > saa > aru|ei > tunne|ei > tea|ei > vasta|ei > reageeri kus|kes|mida|keda|mind|aru|küsimus*; ei > ärka; minestas',
  spotsStay:
    'täpid|täppe|lööve|laigud|plekid|punktid ei|klaasi|vajuta* kao|kahvatu|kadu*|haju|kaob|jäävad|all; lilla*|tumepunas*|punased|sinaka* täpi*|laigu*|lööve|plek* palavik*|loid|39*|40*|jalad|külm|kael; klaas* lööve|täpi*|kao|jää*',
  lightHurts: 'valgus* valus|häiri*|ei > talu|kardab|teeb|pimedas|segab; valguskart*',
  highFever: '38.*|39|39.*|40|40.*|41|palavik|palavikku|palavikuga|kuumus; 38 > kraadi|palavik*',
  stiffNeck:
    'kael|kukal|kuklas|kaela kange|jäik|ei > paindu|liiguta|ei > saa|valus > painu*; lõug* rinna* ei; kuklakang*|kaelakang*',
  rigors:
    'lõdise*|väriseb|värisen|vappub|külmavärin*|vappekülm*|raputab|lõdin nii|voodi|hambad|külm*|terve|üle|kogu|palavik*|öö*|39*|40*|hullu*|ei > lõpe|peatu !käed|närv*; külmavärin*|vappekülm*|lõdisen|lõdiseb; hambad > plagise*',
  mottled:
    'jalad|käed|nahk|jalgadel|keha|säär* laigu*|marmor*|sinaka*|külm*|hall*|kirju*; marmorja*|laiguli*',
  noUrine:
    'pole|ei pissi*|pissinud|urineeri*|uriini|pissida|pissile terve|päev*|hommikust|üldse|tundi|öö*|saadik|peaaegu|tilka*; tilka* uriini|pissi|pole|ei; pissi > ei > tule',
  infection:
    'põletik|põiepõletik*|kopsupõletik*|infektsioon*|nakkus*|antibiootikum*|kateet*|haav*|roos|angiin*|neerupõletik*|keemiaravi*',
  bleedsThrough:
    'veri|verd|veritse*|haav|ninaverejooks*|verejooks* ei > peatu|läbi|lakka|jookseb|minutit|tundi|ei > jää|rätiku*|sideme*|seisma; surun|hoian|vajuta* minutit|15|20|30|pool > tundi verd|veri|veritse*|haav|nina; rätik*|käterätik*|side* läbi|verd|verest|teine|kolmas|märg verd|veri|verest|haav*|läbi; ei > saa > verd|verejooksu > kinni|pidama|peatada',
  spurts:
    'veri|verd|verejooks purska*|pritsi*|juga|joana|tuksu*|voolab|lahmakas; ketassaag*|relaks*|kirves|saag|mootorsaag* käsi|käe*|jalg*|sõrm* veri|verd|luu|purska*',
  eyesRolled:
    'silmad pööra*|pahupidi|pahemp*|üles|tagurpidi|valged|klaasi*; keha|kogu|käed|jalad|ta tõmble*|krampi*|väriseb|raputa*|kangeks|jäik|tõmbleb teadvus*|vaht*|minutit|silmad|üleni|põrandal; hammustas > keelde; vaht > suust|suus|suul; läks|tõmbus > kangeks|krampi; krambid > ei|kestavad|algasid|taas',
  notComingRound:
    'ei > tule|ärka|reageeri|vasta teadvus*|üldse|ikka|juurde|enam|meile; ei > tule > teadvusele|toibu; teadvuseta|teadvusetu|kaotas > teadvuse; minestas|kokku > kukkus täna|mitu|kaks|äkki|trenni*|joostes|uuesti|põrandal|hetk; leidsin põranda* ema|isa|mehe|naise|vanaema|ta|vanaisa',
  headBlow:
    'lõi|lõin|kukkus|kukkusin|libisesin|põrutas|põrutasin|lendas|löök|saanud|sai pea*|kukla*|kuklas|kuklaga|peaga|peapõrutus|pähe|laup|laubaga|trepist|rattaga|redelilt|tõukerat*|hobuse|kiivri* !magama|asja|armus; pea|kukal|kukla|laup ära|vastu|lõi|lõin|põrutas|löö*|seina|äärekivi|põranda*|asfalt*|jää* > vastu|ära|lõi|katki|põrutas; kiivrita|ilma > kiivrita',
  repeatedVomiting:
    'oksenda*|oksendanud|oksendas kaks|kolm|neli|viis|kuus|mitu|2+|korduvalt|korda|kogu|juba|pärast|ja|sellest; oksendab|oksendas|oksendanud|oksendan|iiveldab',
  sleepy:
    'unine|uimane|uni|magada|magama|loid|segane|tahab|jääb > magada|kogu|ainult|väga|ja|magama; unine|uimane|uniseks; ei > ärka; teadvuse > kaotas|kaotus; kaotas > teadvuse; ei > mäleta',
  bloodThinner:
    'varfariin*|marevan*|apiksaban*|eliquis*|xarelto*|rivaroksaban*|pradaxa*|dabigatran*|edoksaban*|klopidogreel*|hepariin*|verevedelda*|verevedeldi*|lixiana*|clexane*|fragmin*',
  clearFluid:
    'ninast|kõrvast|ninasõõrmest selge*|vedelik*|läbipaist*|vesi|vett|verd|veri|roosak* tilgub|jookseb|tuleb|voolab|vedelik* !nohu|allerg*|aevasta*',
  sameQuestions: 'küsib|kordab|räägib sama|samu|uuesti|ikka; ei > mäleta; mälu > kadu*; sama > küsimust',
  doubleVision: 'topelt|kahekordse*|udu* näen|näeb|nägemine; kahelt > näen|näeb; käsi|jalg > tuim|nõrk',
  worseByTheHour:
    'peavalu|valu|pea hullem*|tugevam*|halvem*|hullemaks|tugevneb|süveneb tunni*|iga|järjest|läheb|aina; iga > tunniga',
  axeInHead:
    'kirves|kirvega|haamri*|nuia*|plahvata*|lõhkes|välk|löödud|löögi*|paugu*|lõi pea|pähe|kukla*|peas|peavalu* nagu|hetk*|äkki|järsku|sellist|sekund*; peavalu*|pea hetke*|sekundi*|järsku|äkki|korraga|välg* kohutav*|elus|hullem*|tugev*|talumatu|iial|kunagi|kordagi; elu > kõige|hulleim|hullim|tugevaim > peavalu; peavalu* elus|kunagi|iial sellist|pole|nii; sellist valu|peavalu > pole|ei',
  noWind:
    'gaasid|gaase|gaas|puuks*|tuul ei|pole|kinni|peetu* > käi|tule|liigu|lahku|käinud|lahkunud; kõht > kinni gaas*|oksenda*; gaasid > ei',
  drumBelly:
    'kõht|alakõht|kõhu|põis trumm*|kõva*|puhe*|täis|pingul*|laud|kivi*|pall|paisu*|jäik|lauakõva; nagu > trumm|laud|õhupall',
  foulVomit: 'okse*|oksenda* pruun*|roheli*|sapi*|haise*|väljahei*|rooja*|kohvipaks*|must*|sitahais*',
  tarStool:
    'väljahei*|roe|rooja|kaka|kõht > lahti|iste|sitt must*|tõrv*|veri*|verd|tume*|pigi*|kirss*|klimp*|kleep* nagu|ja|on|must|tõrv*|pigi|kleepuv|täis|palju|puhas|mitu|värske|tilgub|hais*; must|tõrva* väljahei*|roe|kaka|nagu > tõrv|pigi; okse*|oksenda* verd|veri*|kohvipaks*|must*; oksendan|oksendas|oksendab > verd',
  saddleNumb:
    'sadulapiirkond|sadulapiirkonna|sadulapiirkonnas võõras|tuim|tundetu; sadula*|jalgevahe*|tagumik|istmik*|suguelund*|kubeme*|jalgade > vahel|kannik*|peenis|tupp tuim*|tundetu*|ei > tunne|võõras|sure*|kadunud|tunne; ei > tunne pissi*|pühki*|paberit|tooli|istu*|wc*; tuim > jalgevahe',
  leaks:
    'piss|uriin|pissi ise tuleb|jookseb|tilgub; uriin|piss|pissi|põis|sool|väljahei*|kaka|kuse ise|ei > pea|kontrolli|kinni|tule|tunne|pidama|lekib|jookse*|märka* !aevasta*|köha*|laps|naer*|aasta*; pissin|tegin|pissisin > alla|püksi; ei > saa > pissi*|urineeri*|põit; inkontinents*',
  bothLegs:
    'mõlema*|jalad jalg*|jalad|jala*|nõrgad|tuimad|ei > kanna|ei > kuula|valu|alt > ära|surevad !paistes|veeni*|krambi*|lööve|väsinud; mõlemasse|mõlemas|mõlemad > jalg*|jalga|jalad|jalas',
  oneSideUp:
    'üks|ühel|vasak*|parem*|pool pool|munand*|muna|üleval|üles|paiste*|kõva*|valu*|tõusnud|suurem|paistes; valu*|hullu* munand*|munakot*|all|kubeme* jalgpall*|äkki|järsku|öö*|oksenda*|hommik*|tugev*|talumat*|kohutav*',
  downThere: 'seal > all; munand*|munakot*|munad|kubeme*|alt|altpoolt|püks*; all > pool',
  latePeriod:
    'päevad|menstruatsioon|kuu* hiline*|hilinen*|pole|ära|ei > tule|nädal*|jäänud > ära|hilinenud; test positiivne|kaks > triipu|kriips*|triip*; rasedustest*; spiraal*; rase|rasedus*|raseda*; 4+ > nädalat > rase; emakaväli*',
  oneSidedPain:
    'valu|valutab|lõika*|terav*|torkiv*|torka*|pistab|lõi|kisub ühel|ühelt|vasakul|paremal|vasak*|parem*|alakõh*|all > pool*|all|kõhus|alakõhus|küljel|kõht|poolt; alakõhus|alakõht valu*|lõika*|terav*|pistab|kisub',
  shoulderTip: 'õlanuk*|õlg|õlas|õlga|õla valu*|lööb|kiirga*|torka*|ka|tuikab; õlanuk*',
  gushOfRed:
    'verd|veri|punas*|erepunas*|verejooks* lahmaka*|pursa*|voola*|jalgu|mööda|jooks*|tuli|tükk*|klimp*|palju|äkki|ere* !nina|ige*|vereproov|analüüs; veritse*|verejooks* tugev*|palju|algas|täna|äkki|ei > peatu; lahmakas > verd',
  soakedPads:
    'side*|sidet|sidemed|tampoon* tunnis|tunniga|läbi|täis|kaks|järjest|iga|voodi; veritse* tugev*|palju|tükk*|klimp*|läbi; verd > jookseb|voolab|palju',
  pregnantWeeks:
    '4+ > nädal|nädalat|nädalal|rn|rnädal !tagasi|vana|pärast|puhkus|haige*; rase|rasedus*|raseda*|lapseootel|sünnitasin|sünnitust|beebiootel; trimest*; kolmas > trimester',
  splittingHead:
    'pea lõhub|lõhkeb|valu*|tagub|teist|päev*|kohutav*|hullu*|plahvatab; peavalu* tugev*|kohutav*|ei|teist|kolmas|hull*|paratsetamool*|lakka*|üle|päev*; roiete|ribide > all valu*; vererõhk|rõhk 150+|160*|170*',
  flashes:
    'silme|silmis|silmade ees|sähvi*|virvenda*|täpi*|tähed|tähekes*|välgu*|udu*|must*|sädemed; nägemi* udu*|hägu*|sähvi*|virvenda*|halven*; sähvib|virvendab|virvendus*; näen > täppe|tähti|udu*|topelt',
  ringsStuck:
    'sõrmus*|sõrmused|kingad ei|paiste* > tule|lähe|mahu|ära|jalga; nägu|näost|käed|silmad paiste*|paistes|turses|pundun* äkki|järsku|täna|öö*|ja|väga|hommik*; paistes > nägu|käed|näost',
  babyQuiet:
    'laps|beebi|pisike|põnn|teda|titt|kõhus vaikne|vaikseks|ei > liiguta|ei > liigu|vähem|vähe|pole|liigu*|liiguta*|tunne|lööki* > liigu*|tunne*|liiguta*|jäänud|vähem|vaiks*|eilsest|täna|hommikust|tundi; liigutus* ei|pole|vähem|vähe|vähene*|tunne|kadu*|nõrg*; ei > tunne > last|beebit|liigutusi; looteliig*; jäi > vaikseks',
  calfThick:
    'säär|säärelihas|jalg|reis|jalga|säär*|sääre* paiste*|paistes|kaks > korda|jämedam|kõva|punane|kuum|paksem|punetab|paisu*|jämedaks valus*|lend*|lenn*|pinge*|teine|teisest|kuum|punane|hing*|operats*|kips*|ühe|üks|vasak|parem|kõva|terav*|valuta*|katsu*|pill*|suurem !hammusta*|veeni*|aastaid; lend*|lennuki*|operatsioon*|sünnit* säär*|jalg paiste*|valu*|kõva|punane|kuum',
  sharpBreath: 'terav*|torka*|valu*|pista* hing*|sisse; hingeldus*|õhupuudus*; köhi* > verd',
  cast: 'kips|kipsi|kipsis|kipsi*|lahas*|ortoos',
  whiteFingers:
    'sõrmed|varbad|sõrmeots*|jalg|käsi|käelaba|varvas valge*|sini*|külm*|tuim*|lilla*|surevad|ei > liigu|ei > liiguta|ei > tunne|kahvatu*|paistes|surisevad; valu* hullem*|talumat*|väljakannata*|valuvaigist*|kasvab|tugevneb|kohutav*; pigistab|pitsitab|liiga > kitsas|kitsaks',
  meterHigh:
    'suhkur|suhkru*|veresuhkur*|glükomeet*|näit|aparaat|mõõtja hi|18+|kõrge*|üle|error|high|lõpus; ketoon*; näitab > hi',
  pumpOff:
    'pump|pumba|insuliin*|kanüül*|voolik* ära|lahti|otsas|ei > tööta|tuli|katki|vahele|süstimata|unustasin|ilma|ununes; ilma > insuliinita',
  acetoneBreath: 'suust|hingeõhk|hing* atsetoon*|õuna*|puuvilja*|küünelak*|magus* lõhn*|hais*; atsetoon*',
  fewWeeksOld:
    'nädalane|nädalast|kahenädala*|kolmenädala*|neljanädala*|viienädala*|kuuenädala*|seitsmenädala*|kaheksanädala*|kuune|ühekuu*|kahekuu*|kuuvanu*|vastsündin*; 1+|kaks|kolm|neli|viis|kuus|kuu > nädalat|nädala|nädalane|päeva|päevane > vana|vanune|beebi|laps|imik; 1|2 > kuud|kuu|kuune > vana|beebi|laps; beebi > nädal*|päevane',
  floppyChild:
    'lõtv|loid|ei > ärka|kaltsunukk*|apaatne|väga > unine|jõuetu|hall|kahvatu|oigab|vaikne|ei > reageeri|ei > nuta|ei > tõuse; loid; lõtv*; kilet* nutt*; nutab > kilet*',
  refusesFeed:
    'ei > taha|võta|söö|joo|ime|jaksa|suuda rinda|rinnast|süüa|piima|pudelit|juua|imeda|enam; keeldu* söömi*|rinnast|joomi*; rinda > ei; ei > söö|joo|ime',
  spitsOutSaliva:
    'ei > saa|suuda|jaksa|õnnestu oma|isegi|sülg*|vett neelata|alla|sülg*|süljest; sülge|sülg sülitan|välja|topsi*|kaussi|alla|ilastan|tilgub > ei|sülita*|alla|kaussi; neelata > ei|enam; kuum > kartul',
  jawLocked:
    'suu|lõug|suud|lõuad ei > avane|ei > lähe|lahti|sõrme*|kinni|ei > saa|kange; lõuakramp; suu > lahti ei kurk*|mand*|palav*|neel*|angiin*',
  notADrop:
    'tilka*|tilkagi|uriin*|piss*|põis|pissida|kusta ei|pole|mitte > tule|saa|saanud|tulnud|õnnestu > tule*|saa|tundi|õhtust|hommikust; ei > saa > pissi*|põit; ainult > tilgub|tilgad; tilkagi',
  painful: 'valu*|valus|hull*|lõhkeb|talumat*|kohutav*|lõhki|täis|kõva|seina*',
  curtain:
    'kardin|vari|eesriie|loor|must > laik|laik|plekk|hämar*|pime* silm*|silma*|nägemi*|ees|näen|vaateväl*|ette !akna*|köögi*; silm*|nägemi* äkki|järsku|ootamatu*|hommikust|täna kadu*|ei > näe|pime*|hägu*|udu*|pool*|must*; ei > näe > üldse|pool*|poolt|alumist|ülemist|silmaga|enam|äkki; sähvatus*|välgatus* silm*; nägemine > kadus',
  daysWithoutDrink:
    'päev*|päeva|eile|nädal*|kaks|kolm|lõpeta*|jätsin|maha|ilma viina*|alkohol*|joomata|jooma*|viinata|kaine|joomise|õlle*|napsu* !tervis*; ei > joo|ole > joonud päev*|päeva; joomatsükkel|tsükli* lõpp*|läbi|pärast; jätsin > joomise|viina; ilma > viinata|alkoholita',
  shakyHands:
    'käed|keha|kogu|sõrmed väriseb|värisevad|värin*|vappu*|rappu*; värisen|väriseb|värisevad; higi* voolab|jookseb|märg; higistan; tassi > hoida',
  seesThings:
    'näen|näeb|kuulen|kuuleb|ronivad|jooksevad|roomavad putuka*|ämbliku*|uss*|rotte|rotid|hiiri|asju|hääli|sipelga*|olendeid|seinal|laes|inimesi; hallutsin*|luul*; krampi*|kramp*; segane|segaduses',
  skinSheets:
    'nahk|nahka koor*|lahti|ribadena|lehtedena|mahatul*|ville*|mustaks|maha|lina* suu*|silm*|rohi|ravim*|lahti|tuleb|ribad*|lina*|palav*|villi* !päike|jala*|kann*|käte|peanahk|ekseem*; nahk > tuleb|koorub > maha|ära|lahti',
  mouthSores:
    'suu|huuled|keel haavand*|villi*|verine*|täis|katki|haavu*|koorik* uus|ravim*|rohi|tablet*|kõik|palav*|silmad|lööve|lamotrigiin*|täis',
  gluedEyes:
    'silmad kinni|kleepu*|punased|rähm*|paistes > kleepu*|kinni|ja; lööve|villid levi*|palav*|ravim*|uus|valus*|nägu; uus|uue|alustasin ravim*|rohi|tablet*|lamotrigiin*|antibiootik*',
  dryNappy:
    'mähe|mähku|mähkmed kuiv* hommikust|tundi|terve|loid|nuta*|oksenda*|saadik|õhtust|lahti !potil|öösel|märg|päeval > kuiv|aastane|öösel > märg; pole|ei pissinud|pissi|märga > mähet laps|beebi|ta|oksenda*|tundi|loid|hommikust; lohus|sissevaju* silmad|lõge*|lõgemik; pisarateta|ilma > pisarateta',
  noTears:
    'pisara* ilma|ei|pole; pisarateta; suu > kuiv; oksenda* kõik|kogu|tundi|lakka*|ei > püsi; kõht > lahti',
  hotJoint:
    'põlv|liiges|puus|hüppeliiges|küünarnukk|randme*|õlg|varvas|labajalg kuum*|punane|tuline|paiste*|tulikuum|põleb punane|kuum*|paiste*|ei > paindu|ei > saa|palav*|külmavär*|süst*|äkki|öö*|lõdis*|painuta* !kuid|aastaid|krõbise*|ei > ole|pole; põlv|liiges|puus süst*|protees* kuum*|palav*|lõdis*|punane',
  cannotBend:
    'ei > saa|suuda|kannata|õnnestu painuta*|astuda|käia|liiguta*|toetuda|kõverda*|seista; ei > paindu|kõverdu|liigu; palavik*|külmavär*|lõdis*|39*|38*|vappekülm*',
  burningUrine:
    'kipitab|kipitus|kõrveta*|põle*|valus|valu pissi*|urineeri*|uriin*|wc*; pissi*|urineeri* kipita*|põle*|valus|kõrveta*|verd|haise*; põiepõletik*|kusepõie*|neerupõletik*|kuseteede*; uriin* hägu*|verine|haiseb|veri',
  flank:
    'külg|küljes|neeru*|selg|alaselg|roiete|seljas|ribide valu*|valutab|tulitab|pakitse*|tapab|hell|torka*|pistab parem*|vasak*|all|neeru*|palav*|ühel|kõva*|tugev*|hullu*; neerud > valutavad; neeru > koht',
  earSticksOut:
    'kõrv|kõrvalest seisab|eemal*|esile|ettepoole|punnis|püsti|hoiab|lükkub > peast|eemale|ette|ära; kõrva > taga|taga* puna*|muhk|paiste*|valus|tursunud|kuum|lump !prilli*|lümfi* palav*|kõrv*|valu*|punane|seisab|põletik*; kõrva > tagune',
  redLine:
    'punane|punased|punetus|lilla joon|triip|vööt|jutt|levib|triibud|laieneb|jooned käsi*|käe*|jalg*|jala*|mööda|üles|haav*|kubeme*|kaenla*|hammust*|ülespoole !rasedust*|test; punetus|punane > levib|laieneb|kasvab haav*|õmblus*|jala*|käe*|hammust*|kiire*|iga',
  hotSeam:
    'haav|õmblus*|lõikus*|arm|haava*|niidid|hammustus* kuum*|mäda*|punane|haiseb|valus|tulitab|paiste*|lahti|immitse*|tuikab punane|mäda*|palav*|haiseb|rohkem|lahti|lõdis*|külmavär*|paistes|tulitab|kuum',
  hotBreast:
    'rind|rinnas|rinna|rinnanibu|rinnad|rindades kuum*|punane|kõva*|valus*|tükk|muhk|paistes|tuline|klimp palav*|külmavär*|lõdis*|39*|38*|punane|kuum*|tükk|mäda*|kivi* !valuvaigist|pitsit*|süda',
  redWedge:
    'punane|kuum|punetav kiil|laik|ala rin*|vasak*|parem*|beebi; klimp|muhk|tükk golfi*|pähkl*|kõva rin*|vasak*|parem*|beebi; rinnapõletik*',
}
