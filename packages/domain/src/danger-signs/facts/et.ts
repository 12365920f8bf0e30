import type { Facts } from '../scenes.ts'

export const ESTONIAN_FACTS: Facts = {
  farewellLetters:
    'hüvasti jätnud|jätsin|jätan|jätma; jätsin|jätnud > kõigiga hüvasti; kirjad|kiri|kirja|kirju lastele|mehele|naisele|perele|emale|hüvastijätu*|kirjutatud|kirjutasin laual|laua|valmis|kirjutatud|sahtlis|lastele|perele|jätsin; hüvastijätu*|lahkumiskir*; kirjutasin lastele|perele|emale|mehele|naisele kirja|kirjad',
  affairsInOrder:
    'paberid|asjad|dokumendid|arved|testament|matus* korras|korda|tehtud|makstud|allkirja*|sahtlis|vormistatud|vormistasin|ette; jagasin|andsin|kinkisin|jagan|annan asjad|võtmed|lilled|raha|riided|koera|kassi|kõik ära|laiali|naabri*|sõbra*|õele|vennale|sõbrannale; võtmed naabri*|õe*|sõb*|venna*; testament*; kindlustus* laual|korras|paberid; kass|koer|kassi|koera > naabri*|varjupaig*|õe|sõbra*|ema; võtmed > postkasti*|laual|naabri*; testamen*',
  absence:
    'mind varsti|enam|homme|pühapäeva*|esmaspäeva* ei|pole !kodus|tööl|linnas; kui > mind|mu > enam|pole|ei; pole|ei mind > enam; ei > tülita|tüüta|sega > teid|enam; rohkem > ei > tülita|kirjuta|tule; ärge > helistage|kirjutage|otsige; viimane > kiri|kord|sõnum; varsti > läbi|möödas|otsas; pärast > seda > nädal*|pühi|jõul*; ei > näe > enam; kaon|lahkun|läinud igaveseks|siit|jäädavalt|varsti; ei > ärka > enam; ei > vaja|pea > enam',
  noMoreNeeds:
    'pole|ei mõtet|vaja enam|retsept*|pikendada|ravi*|aega|midagi; mulle|mul enam > midagi; pole > enam > mõtet; enam > vaja; kõik > on > otsustatud|ükskõik',
  farewell:
    'aitäh|tänan|tänu kõige > eest; aitäh|tänan|tänu heade|nende|kõigi|kõikide aasta*|eest; hüvasti; andke > andeks; anna > andeks; palun > andestage; elage > hästi; öelge|ütle lastele|mehele|naisele|emale armastan|armastasin; jätsin|jätan|jätnud hüvasti; aitäh > kõige > eest',
  burden:
    'kõigil|teistel|perel|lastel|neil|mehel|naisel|kõigile parem|kergem|lihtsam minuta|poleks|ilma|oleks; parem|kergem > minuta|ilma > minuta; kui > mind > poleks|ei > oleks; koormaks|koorem|tüliks|taagaks|nuhtluseks|risuks kõigile|teistele|perele|olla|olen|kellelegi|lastele|enam; ainult|lihtsalt > koormaks|koorem; väsinud koorem|koormaks; keegi mind > ei > vaja|igatse|märka*; mind > pole|ei > kellelegi|kellelgi > vaja|tarvis; keegi|kas ei > märka*|märkaks kui|kaoks|kaon|oleks; koormaks > teistele|kõigile|perele',
  onTheEdge:
    'seisan|seisin|istun|istusin|ronisin|läksin|sõitsin|käisin|seisnud|vaatan silla*|katus*|raudtee*|rööpa*|rong*|rõdu*|kalju*|piirde|äärel|serval !tööl|remon*|parand*; teisel > pool > piiret|reelingut; jalad > üle > ääre|serva; rongi|auto|bussi|rekka > ette|alla; sõidan|sõita > vastu > puud|posti|seina; katuse|silla > serval|äärel|peal; hüppan|hüpata alla|sillalt|katuselt|aknast|rõdult|rongi; mõtlen|mõtleb|mõtted|kujutan hüpp*|hüppaks*|hüpata aknast|alla|sillalt|rongi|rõdult|katuselt; silla|katuse|rööbas*|rongisilla > peal|serval|äärel; keegi märkaks kas|kui; rongi > alla|ette; hüppaks|hüpata|hüppan > aknast|alla|välja|välja > välja; olen > juba|siin|nüüd > sillal|katusel|rööbastel|äärel|jaamas vesi|all|alla|must|külm|tuul|rong; satun|leian|lähen > jälle|aina|ikka|iga|pidevalt sillale|silla*|raudtee*|rööba*|ülesõidu* seisan|öösel|pimedas|kauem',
  meansReady:
    'mitu|palju unerohutablet*|tabletti|tablette ärka*; mitu|palju|kogus tablet*|unerohutablet*|unerohtu|rohtu|pille|paratsetamooli ärka*|ärkaks|sureks|surra|tapaks|surmav; köie|köis|nööri ostnud|ostsin|valmis|riputasin; köis|nöör|köie|nööri|silmus|rihm üleval|valmis|kuuris|garaaž*|konks*|pööning*|tala*|kael*|ostsin|ripub|riputa*; püss|relv|püstol laetud|valmis|laadi*|kõrval|välja|suhu|pähe; žilet*|tera|nuga veen*|vanni*|randme*|valmis|peidus; kui > palju|mitu tablet*|ravim*|unerohtu|paratsetamool*|rohtu surra|sureb|surmav|tapab|tapaks|piisab|vaja|lõplik*; surmav* doos*|annus*|kogus*; voolik summuti*|heitgaas*|autosse; üles > puua|poon|pooma; uputa* > end|ennast; lasen > end|maha; otsustasin|otsustanud|valisin kuidas|viis|viisi surra|lahkuda|teen; kogunud|kõrvale > pannud rahust*|unero*|tablet* piisa*|jätku*',
  reunion:
    'lähen|tahan|tahaks|läheks|aeg|minna|saan|varsti > mehele|naisele|emale|isale|pojale|tütrele|vennale|tema > järele|järgi|juurde !külla|haiglasse; mehele|naisele|emale|pojale|tütrele|talle > järele|järgi; kokku|koos|saan|kohtu* taevas|seal > üleval|varsti|mehega|naisega|emaga surnud|kadunud|läinud|varsti|jälle|taas; kadunud|surnud > mehe|naise|poja|tütre|ema juurde; kalmistul|surnuaial > koht|kõrval; varsti|homme|peagi > olen|saan|oleme > tema|koos|ta|nende|temaga > juures|koos|jälle|taas',
  savedTablets:
    'tablet*|rohtu|rohud|ravim*|unerohtu|unerohud|neid|pille|rahusteid|pilli|karbi* kogunud|kogusin|kogun|kõrvale|tagavara*|varunud|peitnud|peidus|säästnud|alles|hoidnud > pannud|panin|kogunud|neid|sahtlis|juba|mitu|hoian|piisavalt; kogunud|kogusin|varunud tablet*|rohtu|rohud|unerohtu|pille|rahusteid; kogunud|kogusin|kogun|varunud rahust*|valuvaigist*|unero*|diasepam*|ksanaks*|südamero*; rahust*|unero*|valuvaigist* kokku|kõrvale kogunud|pannud',
  enough:
    'korraga > ära|võtta; kõik > korraga; piisab|piisavalt|küllalt|jätkub; enam|varsti > piisavalt|jagub; võtan > kõik|ära; täna > õhtul|öösel; ära > võtta; lõpuks; peaks > piisama|jätkuma; piisama|jätkuma',
  calm: 'rahulik|rahu|kergem|vaba|kergendus esimest|lõpuks|nüüd|kuude|otsustasin|korda; ei > karda > enam; enam > ei > karda; otsus > tehtud; otsustatud; esimest > korda rahulik|kerge; rahulik|rahu esimest|lõpuks|nüüd',
  alone:
    'üksi > kodus|õhtul|öösel; ootan kuni|kui|et; kuni|kui > mees|naine|ema|lapsed|kõik > ära|läheb|sõidab|magab|magama; tuleb > alles',
  newHome:
    'uus|uue|hea > kodu|kodu; võtaks|võtta|hoolitse*|eest|leiaks koer*|kass*|loom* !varjupaigast; koera|kassi enda > juurde; koerale|kassile|lastele hea > kodu',
  placeChosen:
    'koht|päev|aeg|kuupäev|viis > valitud|paigas|välja|olemas; valisin|valinud > koha|päeva|aja|viisi; laupäevaks|pühapäevaks|reedeks tehtud|läbi|valmis; kuupäev|päev|koht|aeg > valitud|paigas|olemas',
  voiceTells:
    'hääl|hääled|miski ütleb|ütlevad|käsib|käsivad|sunnib|räägi*|sosista*|kuulen !telefon*; kuulen|kuuleb > hääli; miski|keegi|hääl|jumal käsib|käseb|sunnib|ütleb tal|mul|tal',
  gaveBirth:
    'sünnitasin|sünnitanud|sünnitust|sünnitusest|sünnituse|sünnitus; beebi|laps > sündis|on > nädal*; vastsündinu*; beebi*; sünnitasin; vaatan > beebi*|last',
  babyHarm:
    'last|beebit|laps|beebi|teda|lapse vette|aknast|uputa*|viska*|lämmata*|raputa*|haiget|viga|vanni|ära > panna|tappa|teha|visata|pannen|uputada|alla; kardan last|lapsele|beebit|beebile|teda|talle haiget|viga|kahju|teen|tapan|üksi; laps|beebi > kuri|kurat|saatan|pole > minu; kardan et teen|tapan|viskan|lämmatan|raputan beebi*|lapse*|talle|midagi; beebi*|laps*|vastsündinu* vahetatud|vahetati|ära > anda|mitte > minu|kurat|padja*|padjast|mõtlen|pole > meie; padja*|padjast mõtlen|mõte|mõtteid beebi*|laps*|teda',
  handsOnNeck:
    'käed|käega|käe|käsi kaela|kõri|kõrist|kaelast ümber|kinni|pani|haaras|pigistas; kägista*|kõrist > kinni; lõi|lööb|peksis|peksab|tõukas|lükkas|virutas|tagus mind|mulle|meid > jala*|rusika*|näkku|vastu|kõhtu|trepist|jälle|last|öösel|eile|täna|ja|nii; mees|elukaaslane|eks|isa|kasuisa|poiss lõi|lööb|peksis|peksab|tõukas|virutas|kägistas mind|mulle|mu; sinika* mees|elukaaslane|lõi|peksis|isa|löögi* !jalgpal*|trenn*|põlv*|kukku*|rat*|suusat*|mäng*|uks*|laua*; sundis|sunnib|sunniti mind|seksi*|vahekorda|magama; puudutas|katsub|katsus mind|last|teda|sealt|altpoolt kasuisa|onu|treener|isa|õpetaja|vanaisa; surus|surub|pani|hoidis mind|mulle|mu padja*|padjaga|teki* mees|ta|elukaaslane|lubas|lõpuni',
  lockedIn:
    'ukse|uks|mind|meid lukku|luku > keeras|pani|taha; ei > lase|luba mind|meid välja|kodust|minna|lahkuda|ära; võttis|võtab|lõhkus telefon*|võtmed|passi|raha|pangakaar* mees|ära|ta|käest|mult|elukaaslane; ei > saa > rääkida|helistada ta|mees|kuulab|kodus|kuuleb; peidan|peidus|varjun vannitoas|wc-s|kapis|ees|eest|toas; paneb|pani|keerab > mu|mind|meid > luku|lukku|tööle > taha; luku > taha; nuga|relv|kirves > padja|voodi > all|kõrval',
  deathThreat:
    'tapab|tapan|tapaks|maha > lööb|põletab|pussitab mu|mind|meid|lapsed|su|ära|ähvardas|ütles; ähvardas|ähvardab tapa*|noaga|kirvega|relvaga|põletada|maha|mind; enam|elus|terve > ei|välja|siit ütles|lubas|ähvardas|mees|ta; elusalt|elavana|elus ei|välja|siit|pääse; järgmine|teine > kord lubas|ütles|ähvard* lõpuni|tapab|lõpeta*|maha; lubas|ütles lõpuni|lõpetada|ära > minna|teha|tappa järgmi*',
  afraidOfHome:
    'kardan|hirm mees|meest|mehe|koju|kodus|isa|kasuisa|elukaaslas*|teda|ta minna|olla|joob|tuleb|teeb|ees|viha*; ei > julge > koju|kodus|minna|lahkuda; viskas|viskab|loopis|lõhub|lõhkus taldrik*|tool*|kruus*|telefon*|asju|nõusid laste*|lapsed|mind|pihta|kardan|seina !jonn*|kaheaasta*; kardan|hirm > õhtut|õhtu|koju|kui; ärge > koju|mulle > helistage|kirjutage|saatke mees|kardan|viskas|ta|lööb|kuuleb; kasuisa|onu|vanaisa|vend|isa tuleb|käib|hiilib|ronib tuppa|voodisse öö*|öösiti|öösel',
  tookTooMany:
    'võtsin|võttis|võtnud|neelas|neelasin|sõi|sõin|jõin|andsin|manusta* 8+|kümme|kümmekond|kakskümmend|paarkümmend|kolmkümmend|tosin|viisteist|peotäis|peotäie|hunnik|hunniku > tablet*|paratsetamool*|ibuprofeen*|unerohtu|rohtu|pille|pilli|rahustit|valuvaigist*|xanax*|ibumetin*|antidepress*|unetablet*|diasepaami|kapslit|rauatablet* !mg|päeva|nädala|kuu|aasta; võtsin|võttis|andsin|süstisin|jõin|sai liiga > palju|kahekordse|topelt|kaks > korda rohtu|ravimit|tablet*|insuliini|siirupit|doosi|annuse|unerohtu|paratsetamool*; topelt|kümnekordse|kahekordse|vale annuse|doosi|koguse insuliini|ravimit|siirupit|andsin|sai|metotreksaati; insuliini vale|topelt|liiga > palju|segi|asemel; võttis|võtsin|võtnud|sai|andsin kolm|kaks|neli|topelt korda|kordselt südamero*|rõhuro*|rohud|rohtu|tablet*|ravimi*|insuliin* unusta*|kogemata|juba|hommikul|segi !päevas|päevas; unustas* juba > võt* südamero*|rohud|rohtu|tablet*|ravimi*; insuliin* ühikut|ühiku|üh asemel|kogemata|vale; lehte|lehed|lehte|plaat*|blister* paratsetamool*|ibuprofe*|uneroh*|tablet*|rahust* võt*|sõi|neelas|ära',
  wholePackAtOnce:
    'võtsin|võttis|sõi|neelas|jõi|jõin|neelasin terve|kogu|kõik|pool|terved > nädala*|karbi*|paki|paki*|pudeli|lehe|tablet*|rohud|ravimid > korraga|ära|tablet*|rohtu|karbi*|rohud|ravimid !kuuri|antibiootikum*; kõik korraga tablet*|rohud|ravimid|rohtu|karbi* võtsin|võttis|sõi|neelas|ära; tablet* viina*|alkoholi* > koos|peale segi|võtsin; terve|kogu|pool|kaks|kolm|tühjaks purk*|purgi*|purgitäi*|karp*|karbi*|pakk*|paki*|lehte|pudel* tablet*|valuvaigist*|aspiriin*|paratsetamool*|rohtu*|uneroh*|rahust*|ibuprofe* võt*|sisse|alla|sõi*|neela*|ära|korraga !kuuri|retsept*|palun|osta*',
  swallowedToxic:
    'jõi|jõin|joonud|neelas|neelasin|lonksu|lonks|rüüpas|maitses|lakkus|sõi|lonksas|sattus pesuvahend*|puhastusvahend*|torupuhast*|valgendi*|kloor*|happ*|hapet|äädika*|bensiin*|lahusti*|atsetoon*|antifriis*|jahutusvedelik*|klaasipesuvedelik*|rotimürk*|mürki|mürk|putukamürk*|taimemürk*|küünelaki*|nõudepesu*|pesukapsli*|petrooleum*|tärpentin*|lambiõli*|etüleenglükool*|piiritus*|parfüüm*|desinfits*|katlakivi*|soolhap*|tinneri*|nikotiin*|e-vedelik*|seebikivi*|süütevedelik*|odekolonn*|metanool*; sõi|sõid|neelas|pani|närisin|näris marju|marja|seeni|seent|taime|lehti|sinilill*|maikelluk*|nõela|sõnajal* mürgi*|suhu|punaseid|tundmatu*|metsast|aiast; jõi|jõin|lonksu|lonksa*|rüüpas|neelas|lutsu*|näris|hammus*|maitses|lakkus klaasipesu*|aknapesu*|pesukaps*|pesugeel*|pesupulb*|kemika*|puhast*|nõudepesu*|lambiõli*|kraanip*|torup*|šampoon*|parfüüm*|tint*|liim* !käsi|nahk|lööve; pesukaps* suus|suhu|hambus|katki|lutsu*|hammus*; sai|sattus|läks|lasi suhu|suus|kurku|alla > suhu ahjupuhast*|puhast*|kloor*|hape|hapet|pesuvahend*|kemikaal*|bensiin*|lahusti*|liim*; ahjupuhast*|puhast*|kloor*|hapet|kemikaal* suhu|kurku|alla',
  childTookDrug:
    'sõi|neelas|võttis|näris|jõi|leidis|sai|lutsis vanaema*|vanaisa*|minu|mu|ema|isa|meie|kotist|sahtlist|kapist|laualt|öökapi* tablet*|rohtu|rohud|ravimit|rohu|pille|rauatablet*|südamerohtu|vererõhutablet*|tabletti|siirupit|rauda|unerohtu; tablet*|rohtu|pille > puudu|kadunud|tühi laps|poeg|tütar|ta; tühi|tühja karp|pakk|leht|pudel|pudeli laps*|poeg|tütar|kõrval|käes|suus|leidsin; laps*|poeg|tütar|beebi|poiss|tüdruk|väike*|pisi*|kaheaasta*|kolmeaasta*|kolmene sai|leidis|pääses|ronis|tuhnis kätte|kapist|sahtlist|kotist|ligi tablet*|rohu*|rohtu*|rohud|ravimi*|rõhuro*|südamero*|uneroh*; karp|pakk|leht|purk|pudel > on|oli|tühi > tühi rohu*|rohtu*|tablet*|rõhuro*|laps*; võtsin|võttis|jõin|sõi|neelas|andsin > kogemata|ekslikult|eksikombel teise|ema*|isa*|mehe|naise|vale|vanaema*|võõra*|koera tablet*|rohtu|rohu*|südame*|ravim*; kogemata|ekslikult ema*|isa*|mehe*|naise*|vanaema*|lapse* südametablet*|vererõhu*|tablet*|rohud|rohtu',
  weeklyTakenDaily:
    'iga|päev|igapäevaselt asemel|nädalas metotreksa*|korra|kord võtsin|võttis|võtnud|võtan|joonud; metotreksaa* iga|päev|valesti|topelt; digoksiini|varfariini|marevani|liitiumi topelt|kahekordse|valesti|liiga; plaastri* kaks|kolm|mitu fentan*|valu* unine|loid|uimane',
  mushrooms: 'seeni|seened|seent|seente|kärbsese*|sitikseen*|seenesoust*|seentest',
  vomiting:
    'oksenda*|oksendan*|oksendas|okse|iiveldab|oksel|ropsi*|öögi*; kõht > lahti|valutab; ei > püsi > sees',
  swallowedBattery:
    'neelas|sõi|ninna|neelanud|pani|alla patarei*|nööppatarei*|aku|akut|magneti*|magnetid; neelas|neelanud patarei|patarei*|magnet*; neelas*|neelasin alla patarei|patareid|magnet|magneti|mündi*; väikse|väikese patarei alla|neela*',
  elephant:
    'keegi|miski istu*|seisa*|seisab rinnal|rinna|rinnus; elevant*|kivi|kivid|telliskiv*|betoon*|raskus|koorem|keegi istu*|peal|rinnal|rinnus|mu|rinnas|keset|rindkere* !süda*mel; keegi|miski istub|istuks|seisab|litsub|pressib|surub peal|rinnal|rinna|rinnus; rind|rinnus|rindkere kruustang*|pressi*|muljub|purusta*|litsub',
  pressureBand:
    'pigista*|surub|suru*|surve|survet|pitsita*|raskus*|ahista*|vöö|rihm|vits|võru|kruustang*|kõrveta*|põleta*|press* rinna*|rinnus|rinnas|rindkere*|rinnaku*|keha|keset|keskel|abaluu*|ribi*|südame* !vererõhk|kinga*|püks*; arvasin > et > kõrvetised; kõrvetised|kõrvetis*|gaasid aga|aga|kuid|ei|aita; nagu > rihm|vöö|vits|võru; pigistab|surub|pitsitab nagu; rinda|rinnus|rinnas|rinnaku*|rinnus > raskus|rõhub|surve|pigis*|pitsitus; raskus|rõhub|surve|pitsi* > rinda|rinnus|rinnas|rinnaku*|rinnakuj; rõhub rinnaku*',
  jawOrArm:
    'vasak > õlg|käsi lõug|lõug*; vasak*|mõlema* käsi|kätt|käes|käed|käest|kätte|õlg|õlga|õlas|randme* valuta*|valu|tuim*|rask*|tõmba*|kiirga*|sure*|jõuetu*|surin*|pakitse*|pistab !süst*|vaktsi*|kukku*|luumur*|lööve|kips; lõug|lõualu*|lõuga|lõua|alalõug|hammastesse|kaela valu|tõmba*|kiirga*|valuta*|lööb|jookseb|pakitse*|õlg|käes|kätte|surub|ulatub !hambaarst*|plomm; tõmbab|kiirgab|läheb|lööb|jookseb|annab lõuga|lõualuusse|kätte|kätesse|õlga|selga|abaluu*|lõuani|lõualu*|hammastesse; abaluude > vahel|vahele; käed|käsi > jõuetu*|rasked|nagu|surnud|tinast|vatist; mõlemad > käed; käsi|käed|käe > suri|tuim*|raske|sure*; kiirgab > lõuga|kätte|õlga|selga; lõuga kiirg*',
  coldSweat:
    'külm* higi*; higi|higine|higistan|higistab|higist|märg|läbimärg|leemenda* külm|otsa*|jookseb|üleni|üle|tilgub|märg|kaetud|hall|kahvatu|voolab|särk !öösel|saun|trenn*|üleminek*; üleni|läbi > märg|higine; higi > jookseb|voolab|tilgub; higistan|higistab',
  greyFace:
    'näost|nägu|olen|on|ta hall|kaame|kahvatu|valge|tuhkjas|lubivalge|hallikas|kriitvalge !juuk*|habe; kahvatu|hall|valge > nagu|ja|näost',
  nausea: 'iivelda*|iiveldus|paha|oksendan|oksendab|oksele; süda > läigib|paha|pahaks',
  sprayFailed:
    'nitro*|nitroglütser*|sprei*|keelealu*|pihusti* ei|pole|teine|kolmas|teist|kolmandat|enam|seekord aita*|mõju*|kasu|leeven*|võtsin|järel; nitro* teine|kolmas|teist|kolm|kaks; pihusti* ei|ikka|enam aita*|mõju*|leeven*|pakitse*|surub|pigista* !nina|astma; valu tuleb|tuli kohe|jälle|uuesti > tagasi',
  likeMyHeartAttack:
    'nagu > siis > kui; nagu infark*; nagu|sama|täpselt|samasugune|sarnane infarkt*|stent*|enne > operatsiooni|siis|möödunud|eelmine > kord|šunt*',
  behindBreastbone:
    'rinnaku > taga; rinnaku* valu*|põleta*|suru*|pigista*|press*; rinnus|rindkere*|rinnas koormus*|trepi*|kõndi*|pinguta* valu*|pigista*|suru*|põleta*; keset|keskel > rinda|rindkeret|rinna pigista*|valu*|suru*|raskus*|põleta*',
  clutchesHeart:
    'hoiab|hoian|haarab|haaras|surub|hoidis|kätt|käega|käsi südame*|südant|rinna*|rinda|rinnust|rinnal|rindkere* !beebi|last|lapse; kätt > südame > kohal|peal; hoiab > südamest|rinnust|rinnast|rinnakust',
  crookedFace:
    'naeratus*|nägu|suu|suunurk|näopool|näost|silmalaug|põsk viltu|kõver*|vajus|vajub|vajunud|longus|rippu|ripub|tuim|tuimaks|ühelt|ühel|viltune|alla|lodev|ära > vajunud|kiiva|kiskus|halvatu* !hamba*|hammas|nohu|löö*|vinnid|ravim; pool nägu|näost|suud|keha ei|tuim|liigu|vajunud|halvatu*|rippu; pool|ühelt > nägu|näost|poolt nagu|puuest|puust|tuim|surnud|vajus|rippu|longus; suu|suunurk ei > hoia|pea|püsi vett|kinni|vesi|kohvi',
  dribbles:
    'jookseb|voolab|tilgub|valgub|tuleb|ila tee|kohv|vesi|supp|sülg|ila|toit suunurga*|suust|ühelt|nurga* !beebi|hamb*',
  losesGrip:
    'kukub|pillab|pillan|kukkus|ei > hoia|ei > püsi|pillas|libiseb tass|kohvitass|lusikas|kahvel|pliiats*|kamm|telefon|asjad|käest|võtmed|klaas|tassi|lusikat|kruus|hambahari; nööbi*|nööpe|lukku|paelu|kingapaelu ei saanud|saa|suuda|suutnud|õnnestu* !sõrmed > paistes; käsi|kätt|käega|jalg|jalga|käed ei > tõuse|kuula|hoia|liigu|tõsta|saa|jaksa|liiguta|tööta|võta !õlg|valus|kuid|aastaid|kips; käsi|jalg > äkki|järsku|ei; võtmega|võtit|võti ei lukuauk*|auku|lukku > saa|taba; kamm|pliiats|lusikas > käest; tass|tassi|lusikas|telefon|kruus > kukkus|pudenes|libises|pillas; käsi ei > tõuse|kuula; ei > saa|jaksa|suuda kruusi|tassi|lusikat|kahvlit|klaasi kätte|hoida|tõsta|haarata; suunurk all|alla|ripakil',
  sideOrSudden:
    'parem*|vasak*|ühelt > käsi|käe|käes|kätt|jalg|jala|jalga|pool*|küljel|kehapool*|silm*; äkki|järsku|äkitselt|ootamatult|korraga; täna > hommikul|lõunast|hommikust|ärgates; hommikul > oli > kõik; tund|tunni|minutit|pool > aega|tundi|tagasi; hommikust|lõunast|õhtust saadik; algas|hakkas; tund > aega > tagasi; ärgates|ärkasin|tõusin',
  limbNotMine:
    'käsi|jalg|käe|jala|pool|nägu võõras|pole|ei > minu|oma|kellegi|puust|vatist|nagu > võõras|surnud|puust|vatist; nagu > poleks > minu|enda; ei > ole > nagu > minu|enda',
  wrongWords:
    'sõnad|sõnu|sõna|jutt|kõne|lause*|keel|juttu|räägi* segi|segane|segast|segamini|valed|vale|teine|ei > leia|ei > tule|kokku|pudi*|pehme|sõlmes|arusaamatu*|puterdab|lällab|seosetu*|mõttetu*|kaob|kadus|seletamatu* !paber|vorm|kooliõ*; tahan|tahab|tahtsin > öelda tuleb|ütlen|ütleb|välja|teine|vale|muu; räägib|rääkis|ajab > segast|imelikku|pudi*|mõttetut|udu|arusaamatu*; ei > saa > aru > mida|mis > ta|räägi*|ütle*; loen|lugeda|kiri tähed|mõte|aru ei äkki|täna|järsku|käsi; jutt|kõne|sõnad läks|muutus|on pudru*|pudiseks|segaseks|segi|seosetu*; putru|pudru suus|räägib|jutt',
  drunkWithoutDrink:
    'joobnu*|purju*|purjus|täis nagu|justkui|tundub|räägib|käib|jutt pole|kuigi|tilkagi|ei|kaine|karsklane|kunagi|tilka; nagu > joobnu*|purjus|purjakil',
  legDrags:
    'jalg|jalga|jala lohise*|lohistab|veab|veda*|komista*|haakub|järel|takerdu* !põlv|puus|selja*; vajub|kaldub|kisub|tuigub|vajus|kukub > paremale|vasakule|küljele|kõrvale|ühele; jalg > ei > kuula|kanna|tõuse',
  ignoresSide:
    'ei > pane|märka|näe|taju vasak*|parem* poolt|pool|külge|poole|kätt; võtmega|võti lukuauk*|lukku|lukuauku > taba|ei; silmad|pilk > vaatavad|keerdu*|ühele|pööra* küljele|poole|ühele; pool > vaateväl*|pilti > kadunud|puudu|must',
  noSentence:
    'inhalaator ei_aita|aita|kasu; ei lause*|sõna*|rääkida|juttu lõpeta*|öelda|lõpuni|jaksa|jõua|saa hing*|õhk*|õhku|ahmi*|hinge*; ei > jõua|saa|jaksa|suuda lauset|sõnagi|lause > lõpuni|lõpetada|öelda|välja; kolm|kaks|paar > sõna hing*|õhku|kaupa|korraga|vahel; iga > sõna hing*|õhku|ahmi*; ei > jaksa > juua|rääkida|süüa > rääkida|hing*|lämb*; õhku > ei > saa|jätku; ei > saa > õhku|hingata|hinge|pikali; lause|sõna järel|iga|haaval|vahel ahmi*|õhku|hing*; istuma|istusin|istun öö|akna|püsti ahmi*|hing*|õhk*|akna',
  ribsDrawIn:
    'ribid|ribide|roiete|kõht|kõhuke|kael|kaelaauk|rinnaku*|rinnak|nahk sisse|tõmbu*|tõmba*|vajub|imbu* hing*|vahe*|alla|ribi*|iga; ninasõõrme*|ninatiiv*; oigab|ägiseb|ägab|puhib hing*|iga|rinda|palavik; hingab kiire*|pinnali* laps*|beebi|ta|väike|imik|juua; ribide|roiete > vahed|vahe tõmbu*|sisse|vajuva*; roided|ribid|roidevahed > tulevad|tõmbuvad|paistavad|käivad hing*; hingab roided|ribid|roidevahed|kõht > tule*|paist*|käi*|sisse|tõmb*',
  gulpsAir:
    'ahmi*|haara*|püüa* õhku|õhu|hinge; aken|akna|akna* istu*|seisa* hinga*|õhku|hinge; istun|istudes|istuli|püsti magan|öösel|terve hing*|lämb*|õhk*; ei > saa > pikali|lamada hing*|lämb*|õhk*; uppu* hinge*|õhu*|kopsu*|öösel; lamades|pikali|lamama upun|upub|lämbun|lämbub|õhku|hing*; tugitoolis|toolis|istudes|istukil magan|maganud|istunud|istun|öö upun|lämb*|hing*|õhku|lamades',
  blueFingers:
    'huule*|huuled|suu|sõrmed|sõrmeots*|küüne*|näost|keel|nägu sinine|sinised|sinise*|sinist*|sineta*|sinaka*|lill*|hall*|tume* !lakk|verevalum*|muhk|kips*|marju|tint*|külma; läks|läheb|muutu*|läinud > sini*|lillaks|halliks !varvas|küün*|sinika*',
  pinkFroth: 'roosa*|verine|veri* vaht*|vahtu|röga; vaht|vahtu suu*|suust|roosa*|verine',
  barks:
    'haugub|haukuv*|hüljes|hülge*|vilista*|vilin*|kriiksu*|kähise*|korise*|krupp* köha*|hing*|sisse|iga|nagu; vilin*|kähin*|kriiuks*|korin*; hüljes|hülge*|haugub|haukuv*',
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
    'kublad*|kuplades; üleni > kublades|lööbes|punane; lööve|nõges*|punne|kuplad|kuple*|vorbid|sügele* üle|kogu|keha*|äkki|järsku|kiire*|levi*|laiali; nõgestõ*|nõgeslöö*|kuplad; üle > keha; vorbid|vorpe|kublad|kuplad|kupla* täis|üle|keha*|selg*|kõht*|lõi|löönud|tuli|tulid|kaetud',
  ateOrStung:
    'sõin|sõi|nõelas|nõelata|hammustas|torkas|võtsin|manusta*|süst|jõin|esimest pähkel|pähkli*|pähkle*|maapähkl*|herila*|mesila*|vapsi*|kala|krevet*|muna|piima|antibiootikum*|penitsill*|ibuprofeen*|ravim*|rohtu|tablet*|kooki|šokolaadi|mereand*|vaablas*|sipelga*|süst*; nõelas; herila*|mesilane|vapsik*; pähkel|pähkli*|pähkle*; sõi*|sõin|maitses* pähkel|pähkli*|pähkle*|kešju*|india|seesam*|kiivi*|maasik*|mandel*',
  itch: 'sügel*|kihel*',
  throatOrLips:
    'keel ei_mahu; hääl > läheb|kaob|kadus; huule*|huuled|keel|kurk|nägu|silmad|kõri|suu paiste*|paistes|paks*|turses|puhe*|suur*|pitsita*|kinni|sügele*|ahenes|paisub|tursu* !herpes|ohatis|mandli*; kurk > läheb|kinni|tõmbub|paisub; hääl > kähe*|muutu*; ei > saa > hingata|neelata; hing* raske|kinni|vilis*; pea > käib|ringi; kurgus > tükk|klomp|klimp; tükk|klomp|klimp > kurgus; huuled|keel|kõri|kurk kihel*|kipitab|kisub|tõmbub|kokku|ahenemas',
  tearingBack:
    'rebi*|rebe*|kärise*|kärises|nuga|noaga|mõõk abaluu*|selg|selja*|selga|rinnust|rind|rinnus|ristluu*|kõht|seljas !lihas|sideme*|menisk*|riided; nagu > noaga|nuga|rebe*|kärise* selg*|selja*|abaluu*|rind*|kõht*',
  unequalPressures:
    'vererõhk|rõhk|näit parem*|vasak* käe*|käsi|käel erinev*|teisel|vahe|madalam|kõrgem; parem*|paremal > käel|käes 90+ vasakul|vasakus|teisel',
  aneurysm: 'aneurüsm*|aort*; aort* laiend*|laienen*|laienemi*|aneurüsm*; aordi > laiend*',
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
    'vingugaas*|vingu|vingumürg*|co-andur*|vinguandur*|gaasiandur*|andur piiksu*|undas|häire|hakkas|undab|tööle|andur|mürg* !suitsuandur > patarei; vingugaas*|vingumürg*; vinguandur*|vingugaasiandur*|vinguhäire*|vingugaas*; andur piiksu*|undab|häire*|karjub ving*|gaas*|ahi*',
  severalIll:
    'kõigil|kõik|kogu|mõlemal|mõlemad|kolmel|kolmekesi|neljal|terve > pere|perel|pea*|kolmel|halb|iiveldab|paha|oksenda*|meil|korraga; meil > kõigil|mõlemal|kolmel; naine|naisel|mees|mehel|koer|kass|lapsed|lastel|lapsel|tüdruksõber ka|samuti|samamoodi|loid|tuigub|oksendab|uimane|ei > jõua|voodist; kõigil pea*|paha|halb|iiveld*',
  betterOutdoors:
    'parem|kaob|üle|kergem|hea õues|õue|värske|akna|akende; õues|õue > parem|läheb|kaob|minnes; aknad > lahti > parem|hakkas; tööl|õues|väljas|koolis|värskes üle|parem|möödas|kaob',
  sickHead:
    'pea valuta*|lõhub|valu|paks|ringi|uimane|tagub; peavalu*|uimane|uimasus|pearinglus*|iiveldab|iiveldus|oksenda*; süda > läigib|paha|pahaks; tuigub|tuigerdab',
  wontWake:
    'ei > ärka|tõuse|jõua|ärata|reageeri|tule|jaksa > üles|voodist|tõusta|püsti|teadvus* !õpe*|koolis|hommikuti; äratada|ärkvel ei; teadvuseta|teadvusetu|minestas|loid|kokku > kukkus|vajus; raske > äratada',
  hotPlace:
    'päev|päeva kuumas|kuumuses|palavas|leitsakus; päike*|päikese*|kuumu*|leitsak*|palav*|saun*|kuumalain*|kasvuhoon*|katus*|maraton*|jooks*|suletud > autos|autos|kuumas|lõõska* terve|päev*|käes|tund*|töötas|istus|jooks*|oli|mängi*|magas|jäi|jooksis|suletud|kinnises|kraadi !kreem|hommikul; päikese > käes; kuumarabandus*|päikesepiste*|kuumakurnatus*; 30+ > kraadi; autos|korteris|toas|kasvuhoone* kuum*|palav*|suletud|kinni* 30+|laps*|magas|oli; kuumaga|kuumuses|leitsakus; autosse|autos|kasvuhoone*|päikse*|päikese*|maraton*|palava*|kuuma*|leitsaku*|saunas jäi|jäeti|oli|terve|jooksis|päev*|töötas|käes|unusta*|rannas; jooksu|jooksul|maraton*|võistlus*|trenni|matka pärast|järel|ajal kokku|kuum|higi*',
  dryHotSkin:
    'nahk|keha|otsaesine|pea|nägu|ta kuum*|tulikuum|punane|tuline|põle* kuiv*|ei|nagu|punane|ahi|ja; ei > higista > enam|üldse; enam > ei > higista; tulikuum|põletavkuum; 40+ > kraadi; kuum > ja > kuiv; kuum|tuline|tulikuum kuiv|loid|ja|punane; kuum|tuline|kõrvetav > katsuda|puudutada',
  confusedOrLimp:
    'segane|segast|segaduses|segasus|jampsib|sonib|tuigub|loid|lõtv|kokku > kukkus|vajus|varises|uimane|teadvus*|krampi*; räägib|ajab|vastab segast|imelikku|valesti|seosetu*|jama; ei > saa > aru|ei > tunne|ei > tea|ei > vasta|ei > reageeri kus|kes|mida|keda|mind|aru|küsimus*; ei > ärka; minestas; ajab|räägib > jama|segast|udu|lolli*; ei > tea > kus|kes|mis; loid; vedas > kokku|jalad; ei > saa > aru; segane|segi|sassis|segaduses; räägib > segast|segaselt|lolli; ajab|ajan > segast|lora|jama; räägib inimestega|kellegagi|asju keda|pole|ei; räägib > seosetult|segast|segaselt; vajus > kokku|pärast',
  spotsStay:
    'täpid|täppe|lööve|laigud|plekid|punktid ei|klaasi|vajuta* kao|kahvatu|kadu*|haju|kaob|jäävad|all; lilla*|tumepunas*|punased|sinaka* täpi*|laigu*|lööve|plek* palavik*|loid|39*|40*|jalad|külm|kael; klaas* lööve|täpi*|kao|jää*; täpid|lööve|laigud|punktid nagu sinikad|nõelatorked|veri*|verevalum* ; karjub|nutab liigutada|puudutada|painutada|tõsta kaela|pead',
  lightHurts: 'valgus* valus|häiri*|ei > talu|kardab|teeb|pimedas|segab; valguskart*',
  highFever:
    '38.*|39|39.*|40|40.*|41|palavik|palavikku|palavikuga|kuumus; 38 > kraadi|palavik*; kuum; palavik*; kuumab; 38*; 39*',
  stiffNeck:
    'kael|kukal|kuklas|kaela kange|jäik|ei > paindu|liiguta|ei > saa|valus > painu*; lõug* rinna* ei; kuklakang*|kaelakang*',
  rigors:
    'lõdise*|väriseb|värisen|vappub|külmavärin*|vappekülm*|raputab|lõdin nii|voodi|hambad|külm*|terve|üle|kogu|palavik*|öö*|39*|40*|hullu*|ei > lõpe|peatu !käed|närv*; külmavärin*|vappekülm*|lõdisen|lõdiseb; hambad > plagise*; külmast|külmavär*|vappu*|vappub|väriseb|lõdise*|vappekül* vappub|lõdise*|väriseb|tugev*|hull*|ei; vappub; lõdiseb; värisen|väriseb|lõdisen|vappun|vappub > külmast|üleni|voodis',
  mottled:
    'jalad|käed|nahk|jalgadel|keha|säär* laigu*|marmor*|sinaka*|külm*|hall*|kirju*; marmorja*|laiguli*',
  noUrine:
    'pole|ei pissi*|pissinud|urineeri*|uriini|pissida|pissile terve|päev*|hommikust|üldse|tundi|öö*|saadik|peaaegu|tilka*; tilka* uriini|pissi|pole|ei; pissi > ei > tule; pissi*|uriini* pole|ei|tilka* tundi|hommikust|õhtust|terve',
  infection:
    'põletik|põiepõletik*|kopsupõletik*|infektsioon*|nakkus*|antibiootikum*|kateet*|haav*|roos|angiin*|neerupõletik*|keemiaravi*; põiepõletik*; kopsupõletik*; neerupõletik*; roos; antibiootik*',
  bleedsThrough:
    'veri|verd|veritse*|haav|ninaverejooks*|verejooks* ei > peatu|läbi|lakka|jookseb|minutit|tundi|ei > jää|rätiku*|sideme*|seisma; surun|hoian|vajuta* minutit|15|20|30|pool > tundi verd|veri|veritse*|haav|nina; rätik*|käterätik*|side* läbi|verd|verest|teine|kolmas|märg verd|veri|verest|haav*|läbi; ei > saa > verd|verejooksu > kinni|pidama|peatada; ninaverejooks*|verejooks*|veri|verd pool|kakskümmend|20|30|15|tund > tundi|minutit ei_jää|ei_peatu|ikka|kinni|jookseb; ei > jää > kinni|seisma veri|verejooks*|ninaverejooks*',
  spurts:
    'veri|verd|verejooks purska*|pritsi*|juga|joana|tuksu*|voolab|lahmakas; ketassaag*|relaks*|kirves|saag|mootorsaag* käsi|käe*|jalg*|sõrm* veri|verd|luu|purska*',
  eyesRolled:
    'silmad pööra*|pahupidi|pahemp*|üles|tagurpidi|valged|klaasi*; keha|kogu|käed|jalad|ta tõmble*|krampi*|väriseb|raputa*|kangeks|jäik|tõmbleb teadvus*|vaht*|minutit|silmad|üleni|põrandal; hammustas > keelde; vaht > suust|suus|suul; läks|tõmbus > kangeks|krampi; krambid > ei|kestavad|algasid|taas; vajus|kukkus|langes > poes|maha|kokku|põrandale tõmble*|krampi*|krambi*|vahtu; tõmbles|tõmbleb|tõmblema vajus|kukkus|kokku|silmad|maas',
  notComingRound:
    'ei > tule|ärka|reageeri|vasta teadvus*|üldse|ikka|juurde|enam|meile; ei > tule > teadvusele|toibu; teadvuseta|teadvusetu|kaotas > teadvuse; minestas|kokku > kukkus täna|mitu|kaks|äkki|trenni*|joostes|uuesti|põrandal|hetk; leidsin põranda* ema|isa|mehe|naise|vanaema|ta|vanaisa; pilt roolis|roolil|autos eest|läks|tasku; läks > pilt|hommikul > eest|pilt',
  headBlow:
    'lõi|lõin|kukkus|kukkusin|libisesin|põrutas|põrutasin|lendas|löök|saanud|sai pea*|kukla*|kuklas|kuklaga|peaga|peapõrutus|pähe|laup|laubaga|trepist|rattaga|redelilt|tõukerat*|hobuse|kiivri* !magama|asja|armus; pea|kukal|kukla|laup ära|vastu|lõi|lõin|põrutas|löö*|seina|äärekivi|põranda*|asfalt*|jää* > vastu|ära|lõi|katki|põrutas; kiivrita|ilma > kiivrita; kukku*|kukkus|lõi|sai|saanud|lendas|löök pea*|peaga|pähe|pead|kukla*|kuklaga põrand*|kapp*|vastu|trampl*|mähkimis*|litri*|palli*|treppi*|trepist|kivi*|hoki*; sain|sai|saanud vastu > pead|kukalt|oimu*; muhk|haav|sinikas|kriimustus|auk otsa*|pea*|kukla*|laubal|meelekoh* !aastaid|kaua|sügel*; komista*|libise*|kukku* muhk|otsaesi*|laup|lauba*|kukla*|pea|pähe|peaga|näoli|meelekoh* !põlv*|hüppeliiges; muhk > otsa > ees',
  repeatedVomiting:
    'oksenda*|oksendanud|oksendas kaks|kolm|neli|viis|kuus|mitu|2+|korduvalt|korda|kogu|juba|pärast|ja|sellest; oksendab|oksendas|oksendanud|oksendan|iiveldab; oksenda* kolm|kaks|mitu|korda|neli; oksendas; oksendab; oksenda* 2+|kaks|kolm|neli|mitu|viis korda; oksenda* > jälle|pidevalt|mitu|kogu',
  sleepy:
    'unine|uimane|uni|magada|magama|loid|segane|tahab|jääb > magada|kogu|ainult|väga|ja|magama; unine|uimane|uniseks; ei > ärka; teadvuse > kaotas|kaotus; kaotas > teadvuse; ei > mäleta; uimane; loid; unine; uimaseks; unine|unised|uimane|loid|loiud|magab|magavad|ei > ärka',
  bloodThinner:
    'varfariin*|marevan*|apiksaban*|eliquis*|xarelto*|rivaroksaban*|pradaxa*|dabigatran*|edoksaban*|klopidogreel*|hepariin*|verevedelda*|verevedeldi*|lixiana*|clexane*|fragmin*',
  clearFluid:
    'ninast|kõrvast|ninasõõrmest selge*|vedelik*|läbipaist*|vesi|vett|verd|veri|roosak* tilgub|jookseb|tuleb|voolab|vedelik* !nohu|allerg*|aevasta*',
  sameQuestions:
    'küsib|kordab|räägib sama|samu|uuesti|ikka; ei > mäleta; mälu > kadu*; sama > küsimust; ei > mäleta > midagi|mängu|kukkumi*|päeva|mis|eilset; mälu > kadu*|auk',
  doubleVision:
    'topelt|kahekordse*|udu* näen|näeb|nägemine; kahelt > näen|näeb; käsi|jalg > tuim|nõrk; topelt > näen|näeb; näen|näeb > topelt|kahte|kaks',
  worseByTheHour:
    'peavalu|valu|pea hullem*|tugevam*|halvem*|hullemaks|tugevneb|süveneb tunni*|iga|järjest|läheb|aina; iga > tunniga',
  axeInHead:
    'kirves|kirvega|haamri*|nuia*|plahvata*|lõhkes|välk|löödud|löögi*|paugu*|lõi pea|pähe|kukla*|peas|peavalu* nagu|hetk*|äkki|järsku|sellist|sekund*; peavalu*|pea hetke*|sekundi*|järsku|äkki|korraga|välg* kohutav*|elus|hullem*|tugev*|talumatu|iial|kunagi|kordagi; elu > kõige|hulleim|hullim|tugevaim > peavalu; peavalu* elus|kunagi|iial sellist|pole|nii; sellist valu|peavalu > pole|ei; peavalu*|pea plaksu*|pauk*|sekund*|välk*|löök*|haamri*|hetkega sellist|kunagi|pole|elu|tugev*|hull*|jube*',
  noWind:
    'gaasid|gaase|gaas|puuks*|tuul ei|pole|kinni|peetu* > käi|tule|liigu|lahku|käinud|lahkunud; kõht > kinni gaas*|oksenda*; gaasid > ei',
  drumBelly:
    'kõht|alakõht|kõhu|põis trumm*|kõva*|puhe*|täis|pingul*|laud|kivi*|pall|paisu*|jäik|lauakõva; nagu > trumm|laud|õhupall; alakõht|põis|kõht > on > punnis|pingul|valus|kivikõva|punni; alakõht|põis punnis|punni|pingul|lõhke*',
  foulVomit: 'okse*|oksenda* pruun*|roheli*|sapi*|haise*|väljahei*|rooja*|kohvipaks*|must*|sitahais*',
  tarStool:
    'väljahei*|roe|rooja|kaka|kõht > lahti|iste|sitt must*|tõrv*|veri*|verd|tume*|pigi*|kirss*|klimp*|kleep* nagu|ja|on|must|tõrv*|pigi|kleepuv|täis|palju|puhas|mitu|värske|tilgub|hais*; must|tõrva* väljahei*|roe|kaka|nagu > tõrv|pigi; okse*|oksenda* verd|veri*|kohvipaks*|must*; oksendan|oksendas|oksendab > verd',
  saddleNumb:
    'sadulapiirkond|sadulapiirkonna|sadulapiirkonnas võõras|tuim|tundetu; sadula*|jalgevahe*|tagumik|istmik*|suguelund*|kubeme*|jalgade > vahel|kannik*|peenis|tupp tuim*|tundetu*|ei > tunne|võõras|sure*|kadunud|tunne; ei > tunne pissi*|pühki*|paberit|tooli|istu*|wc*; tuim > jalgevahe; alt|all|allpool|jalgevahe > on|täiesti > tuim|tundetu; alt > on > tuim; ei > tunne vetsupaber*|paberit|pühki*|tooli|istmikku|tagumikku',
  leaks:
    'piss|uriin|pissi ise tuleb|jookseb|tilgub; uriin|piss|pissi|põis|sool|väljahei*|kaka|kuse ise|ei > pea|kontrolli|kinni|tule|tunne|pidama|lekib|jookse*|märka* !aevasta*|köha*|laps|naer*|aasta*; pissin|tegin|pissisin > alla|püksi; ei > saa > pissi*|urineeri*|põit; inkontinents*; pissisin|tegin|lasin > alla|püksi; alla > pissisin|tegin|pissinud',
  bothLegs:
    'mõlema*|jalad jalg*|jalad|jala*|nõrgad|tuimad|ei > kanna|ei > kuula|valu|alt > ära|surevad !paistes|veeni*|krambi*|lööve|väsinud; mõlemasse|mõlemas|mõlemad > jalg*|jalga|jalad|jalas; mõlemad|mõlemas|mõlema jalad|jalga|jalg|labajalad|jalas surise*|tuim*|nõrg*|raske*',
  oneSideUp:
    'üks|ühel|vasak*|parem*|pool pool|munand*|muna|üleval|üles|paiste*|kõva*|valu*|tõusnud|suurem|paistes; valu*|hullu* munand*|munakot*|all|kubeme* jalgpall*|äkki|järsku|öö*|oksenda*|hommik*|tugev*|talumat*|kohutav*; munand*|muna|munad kõva|punane|paistes|valus|valu*|lilla tund|tundi|järsku|äkki|käia|täna|hommik* !tükk|kuid',
  downThere: 'seal > all; munand*|munakot*|munad|kubeme*|alt|altpoolt|püks*; all > pool',
  latePeriod:
    'päevad|menstruatsioon|kuu* hiline*|hilinen*|pole|ära|ei > tule|nädal*|jäänud > ära|hilinenud; test positiivne|kaks > triipu|kriips*|triip*; rasedustest*; spiraal*; rase|rasedus*|raseda*; 4+ > nädalat > rase; emakaväli*; positiivne > test|rasedustest; test > positiivne|oli; päevad > hilinevad|hilinesid|ära|jäänud; rase; 4+ > nädal; 4+ > nädalat|rasedusnädal; katkeb|nurisünnitus*',
  oneSidedPain:
    'valu|valutab|lõika*|terav*|torkiv*|torka*|pistab|lõi|kisub ühel|ühelt|vasakul|paremal|vasak*|parem*|alakõh*|all > pool*|all|kõhus|alakõhus|küljel|kõht|poolt; alakõhus|alakõht valu*|lõika*|terav*|pistab|kisub; ühel|ühelt > pool|poolt kõhus|kõht|kõhtu|all lõika*|valu*|torka*|pista*|kisub; lõika*|torka*|pista* ühel|vasakul|paremal > pool',
  shoulderTip: 'õlanuk*|õlg|õlas|õlga|õla valu*|lööb|kiirga*|torka*|ka|tuikab; õlanuk*',
  gushOfRed:
    'verd|veri|punas*|erepunas*|verejooks* lahmaka*|pursa*|voola*|jalgu|mööda|jooks*|tuli|tükk*|klimp*|palju|äkki|ere* !nina|ige*|vereproov|analüüs; veritse*|verejooks* tugev*|palju|algas|täna|äkki|ei > peatu; lahmakas > verd; pruun* määri*|määrimi*',
  soakedPads:
    'side*|sidet|sidemed|tampoon* tunnis|tunniga|läbi|täis|kaks|järjest|iga|voodi; veritse* tugev*|palju|tükk*|klimp*|läbi; verd > jookseb|voolab|palju',
  pregnantWeeks:
    '4+ > nädal|nädalat|nädalal|rn|rnädal !tagasi|vana|pärast|puhkus|haige*; rase|rasedus*|raseda*|lapseootel|sünnitasin|sünnitust|beebiootel; trimest*; kolmas > trimester; raseduse > ajal|nädal; 4+ > nädal !vana|puhkus*|tagasi|laps',
  splittingHead:
    'pea lõhub|lõhkeb|valu*|tagub|teist|päev*|kohutav*|hullu*|plahvatab; peavalu* tugev*|kohutav*|ei|teist|kolmas|hull*|paratsetamool*|lakka*|üle|päev*; roiete|ribide > all valu*; vererõhk|rõhk 150+|160*|170*',
  flashes:
    'silme|silmis|silmade ees|sähvi*|virvenda*|täpi*|tähed|tähekes*|välgu*|udu*|must*|sädemed; nägemi* udu*|hägu*|sähvi*|virvenda*|halven*; sähvib|virvendab|virvendus*; näen > täppe|tähti|udu*|topelt',
  ringsStuck:
    'sõrmus*|sõrmused|kingad ei|paiste* > tule|lähe|mahu|ära|jalga; nägu|näost|käed|silmad paiste*|paistes|turses|pundun* äkki|järsku|täna|öö*|ja|väga|hommik*; paistes > nägu|käed|näost',
  babyQuiet:
    'laps|beebi|pisike|põnn|teda|titt|kõhus vaikne|vaikseks|ei > liiguta|ei > liigu|vähem|vähe|pole|liigu*|liiguta*|tunne|lööki* > liigu*|tunne*|liiguta*|jäänud|vähem|vaiks*|eilsest|täna|hommikust|tundi; liigutus* ei|pole|vähem|vähe|vähene*|tunne|kadu*|nõrg*; ei > tunne > last|beebit|liigutusi; looteliig*; jäi > vaikseks; beebi|laps|tita|väike|pisike laisk|unine|vaik*|rahulik|loid|uimane eilsest|täna|hommikust|tavalis*|kuidagi|terve !magab|sündi*; ei|pole|ühtegi|mitte > müksa*|müksu*|põtki*|põnts*|siputa*|liigut*|möllab; loe*|lugesin|loendasin liigut*|müks* ainult|vaid|kaks|kolm|vähe; liigut* ainult|vaid kaks|kolm|üks|neli; kõht vaik* täna|nii|eilsest|ei; vaevu|napilt|nõrgalt|harva|peaaegu_ei|vähe|vaevalt liigu*|liiguta*|põksi*|müksi*|tunda laps|beebi|pisike|tita|ta|last; ühtegi|mitte > liigutust|ühtegi|müksu|põtki; kõht > on|terve|väga > vaikne|vait; kõht vaikne|vait|rahulik päeva|terve|eilsest|täna; tavaliselt|muidu|alati täna|praegu|nüüd|õhtul midagi|vaikus|vaikne',
  calfThick:
    'säär|säärelihas|jalg|reis|jalga|säär*|sääre* paiste*|paistes|kaks > korda|jämedam|kõva|punane|kuum|paksem|punetab|paisu*|jämedaks valus*|lend*|lenn*|pinge*|teine|teisest|kuum|punane|hing*|operats*|kips*|ühe|üks|vasak|parem|kõva|terav*|valuta*|katsu*|pill*|suurem !hammusta*|veeni*|aastaid; lend*|lennuki*|operatsioon*|sünnit* säär*|jalg paiste*|valu*|kõva|punane|kuum',
  sharpBreath: 'terav*|torka*|valu*|pista* hing*|sisse; hingeldus*|õhupuudus*; köhi* > verd',
  cast: 'kips|kipsi|kipsis|kipsi*|lahas*|ortoos; kips|kipsi|kipsis|lahas',
  whiteFingers:
    'sõrmed|varbad|sõrmeots*|jalg|käsi|käelaba|varvas valge*|sini*|külm*|tuim*|lilla*|surevad|ei > liigu|ei > liiguta|ei > tunne|kahvatu*|paistes|surisevad; valu* hullem*|talumat*|väljakannata*|valuvaigist*|kasvab|tugevneb|kohutav*; pigistab|pitsitab|liiga > kitsas|kitsaks',
  meterHigh:
    'suhkur|suhkru*|veresuhkur*|glükomeet*|näit|aparaat|mõõtja hi|18+|kõrge*|üle|error|high|lõpus; ketoon*; näitab > hi; mõõtja|glükomeeter|aparaat|suhkur|näitab 18+; 1. > tüüp|tüüpi; esimest > tüüpi',
  pumpOff:
    'pump|pumba|insuliin*|kanüül*|voolik* ära|lahti|otsas|ei > tööta|tuli|katki|vahele|süstimata|unustasin|ilma|ununes; ilma > insuliinita',
  acetoneBreath:
    'suust|hingeõhk|hing* atsetoon*|õuna*|puuvilja*|küünelak*|magus* lõhn*|hais*; atsetoon*; suust|suu|hing*|hingeõhk|hingeõhus õunalõhn*|atsetoonilõhn*|puuviljalõhn*|magusalõhn*|küünelakilõhn*|küünelakieemald*',
  fewWeeksOld:
    'nädalane|nädalast|kahenädala*|kolmenädala*|neljanädala*|viienädala*|kuuenädala*|seitsmenädala*|kaheksanädala*|kuune|ühekuu*|kahekuu*|kuuvanu*|vastsündin*; 1+|kaks|kolm|neli|viis|kuus|kuu > nädalat|nädala|nädalane|päeva|päevane > vana|vanune|beebi|laps|imik; 1|2 > kuud|kuu|kuune > vana|beebi|laps; beebi > nädal*|päevane; 1+|ühe|kahe|kolme|nelja|viie|kuue|seitsme > nädala*|nädalat|kuu|kuud|kuune beebi|tita|laps|poeg|tütar|vana; kahekuu*|ühekuu*|kuuaja*|viienädala*|kolmenädala*|neljanädala*|kuuenädala*|kahenädala*|seitsmenädala*|vastsünd*; tita|beebi 1+|kuus|viis|kolm|neli > nädala*|nädalat; 6-nädala*|5-nädala*|4-nädala*|3-nädala*|2-nädala*|7-nädala*|8-nädala*|9-nädala*|nädalasel|nädalase; vastsünd*; 1.5|2.5|poolteist|kaks|kolm > kuud|kuune|kuuse|kuusel > vana|beebi|laps|tütar|poeg; 1.5|2.5|2.5-kuu* kuune|kuuse|kuusel; pisike|pisikesel|pisikese|pisi|tillu* 1-12|kaks|kolm|neli|viis|kuus|seitse|kaheksa|kümme > nädalat|nädala*',
  floppyChild:
    'lõtv|loid|ei > ärka|kaltsunukk*|apaatne|väga > unine|jõuetu|hall|kahvatu|oigab|vaikne|ei > reageeri|ei > nuta|ei > tõuse; loid; lõtv*; kilet* nutt*; nutab > kilet*; lödi|lödiks|lötakas|lötaka*',
  refusesFeed:
    'ei > taha|võta|söö|joo|ime|jaksa|suuda rinda|rinnast|süüa|piima|pudelit|juua|imeda|enam; keeldu* söömi*|rinnast|joomi*; rinda > ei; ei > söö|joo|ime; ei > taha|võta|ime > rinda|pudelit|süüa|juua; rinda > ei|võtta',
  spitsOutSaliva:
    'ei > saa|suuda|jaksa|õnnestu oma|isegi|sülg*|vett neelata|alla|sülg*|süljest; sülge|sülg sülitan|välja|topsi*|kaussi|alla|ilastan|tilgub > ei|sülita*|alla|kaussi; neelata > ei|enam; kuum > kartul; neelata > oma > sülge',
  jawLocked:
    'suu|lõug|suud|lõuad ei > avane|ei > lähe|lahti|sõrme*|kinni|ei > saa|kange; lõuakramp; suu > lahti ei kurk*|mand*|palav*|neel*|angiin*',
  notADrop:
    'tilka*|tilkagi|uriin*|piss*|põis|pissida|kusta ei|pole|mitte > tule|saa|saanud|tulnud|õnnestu > tule*|saa|tundi|õhtust|hommikust; ei > saa > pissi*|põit; ainult > tilgub|tilgad; tilkagi; tilkagi > tulnud|tule|pole|ei; pole|ei > tilkagi|tilka',
  painful: 'valu*|valus|hull*|lõhkeb|talumat*|kohutav*|lõhki|täis|kõva|seina*',
  curtain:
    'kardin|vari|eesriie|loor|must > laik|laik|plekk|hämar*|pime* silm*|silma*|nägemi*|ees|näen|vaateväl*|ette !akna*|köögi*; silm*|nägemi* äkki|järsku|ootamatu*|hommikust|täna kadu*|ei > näe|pime*|hägu*|udu*|pool*|must*; ei > näe > üldse|pool*|poolt|alumist|ülemist|silmaga|enam|äkki; sähvatus*|välgatus* silm*; nägemine > kadus; silm|silma|silmaga|silmast ei_näe*|ei_näinud|näinud > midagi parem|vasak|üks|ühe|hommikul; ei_näinud|ei_näe silm|silmaga parem*|vasak*|ühe*|midagi; pool|poole|teise|teine > lehest|pildist|näost|poole|vaatevälj* näen|näe|hall|must|puudu|asemel; silmast|silmas|silmaga > kadus|kadunud > pilt|nägemi*; kadus pilt|nägemi* silmast|silmas; täppe|täpid|punkte|sädemeid|hõljum*|tahma* välgat*|sähvat*|järsku|äkki silm*; loor|vari|kardin silma* vaju*|ees|ette|must; eesriie|eesriide|kardin|loor vaju*|langes|langeks|ees|silma*; eesriie silm*; silm|silma|silmas|silmaga kustus|kustunud|pirn|pirni|lambipirn|lülita*; lakkas|lõpetas > nägemast; must|tume|hall kardin|kate|sirm|eesriie roomab|hiilib|tõuseb|kerkib|laskub|vajub|lähen*; sähvatus*|välgatus*|valgussähvat* tahma*|nõgi|nõge|kardin|kate|täpp*|täppe|hõljum* !migreen*',
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
    'mähe|mähku|mähkmed kuiv* hommikust|tundi|terve|loid|nuta*|oksenda*|saadik|õhtust|lahti !potil|öösel|märg|päeval > kuiv|aastane|öösel > märg; pole|ei pissinud|pissi|märga > mähet laps|beebi|ta|oksenda*|tundi|loid|hommikust; lohus|sissevaju* silmad|lõge*|lõgemik; pisarateta|ilma > pisarateta; oksenda*|kõht 6+|kümme|korda|pidevalt|kogu kuiv*|pissi*|pissinud|joo; pole|ei > pissinud|pissi laps*|väike*|beebi|oksenda*|täna',
  noTears:
    'pisara* ilma|ei|pole; pisarateta; suu > kuiv; oksenda* kõik|kogu|tundi|lakka*|ei > püsi; kõht > lahti',
  hotJoint:
    'põlv|liiges|puus|hüppeliiges|küünarnukk|randme*|õlg|varvas|labajalg kuum*|punane|tuline|paiste*|tulikuum|põleb punane|kuum*|paiste*|ei > paindu|ei > saa|palav*|külmavär*|süst*|äkki|öö*|lõdis*|painuta* !kuid|aastaid|krõbise*|ei > ole|pole; põlv|liiges|puus süst*|protees* kuum*|palav*|lõdis*|punane; põlv|puus|hüppeliiges|küünarnukk|randme*|ranne|liiges|õlg tulis*|kuum*|punas*|õhetav*|paistes palavik|üleöö|süst*|paistes|38*|39*|öö*; puus|põlv|jalg|puusa laps*|poeg|poiss|tütar|ta|jalale ei_toetu|toetu|astu|ei_astu palavik*|valuta*|38*|39*',
  cannotBend:
    'ei > saa|suuda|kannata|õnnestu painuta*|astuda|käia|liiguta*|toetuda|kõverda*|seista; ei > paindu|kõverdu|liigu; palavik*|külmavär*|lõdis*|39*|38*|vappekülm*; palavik*; 38*; 39*; ei > toetu|astu|kannata; üleöö; õhetav*; süst*',
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
    'rind|rinnas|rinna|rinnanibu|rinnad|rindades kuum*|punane|kõva*|valus*|tükk|muhk|paistes|tuline|klimp palav*|külmavär*|lõdis*|39*|38*|punane|kuum*|tükk|mäda*|kivi* !valuvaigist|pitsit*|süda; rind|rinnad kivikõva|kõva|tulipunane|punane|tuline värise*|vappu*|lõdise*|külmavär*|palavik*',
  redWedge:
    'punane|kuum|punetav kiil|laik|ala rin*|vasak*|parem*|beebi; klimp|muhk|tükk golfi*|pähkel|pähkli*|pähkle*|kõva rin*|vasak*|parem*|beebi; rinnapõletik*',
  doNotRenew:
    'ärge|pole|ei|pigem > pikenda*|uuenda*|kirjuta*|väljasta*; pole|ei ole|ei > vaja|tarvis|pikenda* retsept*|haiguslehte|haigusleht|aega|rohtu|rohtusid|ravimit; ärge|ei > pikenda*; ärge pikenda*|uuenda*|kirjuta* retsept*|enam; vaja|tarvis pole|ei enam|rohkem retsept*|haigusleht*|haiguslehte|rohtu*; rohkem|enam ei > kirjuta|pikenda|vaja',
  noNeedAfter:
    'pärast|peale pühi|reedet|pühapäeva|esmaspäeva|nädalavahetust|jõule|uut|aastavahetust vaja|tarvis|lähe !operatsioon*|reisi*|puhkus*; mul|mulle > ei|pole > lähe|vaja|tarvis enam|rohkem|seda',
  overSoon:
    'reedel|reedeks|esmaspäeval|esmaspäevaks|pühapäeval|pühapäevaks|laupäeval|nädalavahetusel|homme|varsti|õhtul läbi|möödas|otsas|lõppenud > kõik; kõik > läbi|möödas|otsas reedel|reedeks|esmaspäeval|esmaspäevaks|pühapäeval|pühapäevaks|laupäeval|homme|varsti|siis !eksam*|remont*|kool*; kõik > on > läbi|möödas homme|reedel|esmaspäeval|varsti|pühapäeval|laupäeval; siis > pole|ei > midagi > tähtis|oluline',
  goneSoon:
    'homme|varsti|pärast|peale|enam|jõuludeks mind|teda > enam > ei|pole > ole !kodus|tööl|linnas|koolis|eestis; mind|teda homme|varsti|enam > pole|ei > ole|enam !kodus|tööl|linnas|koolis|eestis; esmaspäeva*|pühi|nädalavahetus*|jõul* mind > pole|ei !kodus|tööl|linnas|eestis',
  neverWake:
    'uinu*|magama|magada ei_ärka*|mitte > kunagi|ei|iial ärga*|ärka* !laps*|beebi; mitte|ei > kunagi|enam > ärga*|ärka !laps*|beebi',
  largeSupply:
    'topelt|kahekordne|kahe|kolme|kõik|suurem kogus*|korraga|kuu*|karp* rohtu|rohi|uneroh*|tablet*|rahust*|ravim*; kolme|kuue|kahe > kuu > jagu|varu|uneroht*; kuu > jagu unero*|rahust*|tablet*|rohtu; nii > palju > kui lubatud|saab|võimalik|lubate; võimalikult > palju tablet*|rohtu|unero*|valuvaigist*; kohe|korraga > mitu|kolm|kaks|neli > pakki|karpi|kuud',
  lastTime:
    'viimane|viimaseks|viimast kord|korraks|korda !nädal*|eelmi*|aasta*; rohkem|enam ei_tülita|ei_tüüta|ei_sega|tülita|tüüta; rohkem|enam ei|tülitama|tüütama|tülita|sega tülitama|teid|hakka; rohkem > ma|mina > teid > tülitama|tüütama|enam|ei; rohkem|enam ei > tule|hakka > tülitama|teid|enam; tülitama|tüütama > ei|enam > ei|tule|hakka',
  cannotHoldOut:
    'ei > tea > kaua vastu > pean|pea; kaua > vastu > pean|pea; ei > pea|jaksa > enam|vastu|kauem; vaatan > seda|iga; ei > jaksa > enam',
  weaponNear:
    'püss|relv|püstol|jahipüss|padrunid kapis|sahtlis|laual|käes|kõrval|voodi|olemas|laetud; köis|nöör|tabletid > laual|käes|valmis; püss|relv|jahipüss > on > puhastatud|valmis|laetud|väljas',
  selfCutting:
    'lõigub|lõikub|lõikab|lõigun|kriimustab zilet*|žilet*|tera|teraga|noaga|klaasiga|habemenoa* reisi|reied|käsi|käsivarsi|jalgu|kätt|ennast|end|nahka !kogemata|raseeri*|köögis|süüa; lõigub|lõigun|lõikub > end|ennast|oma > käsi|reisi|käsivarsi; lõikusin|lõikasin|lõikun|lõigun|kriimustan reit|reied|reisi|käsi|kätt|käsivart|randmeid|jalga jälle|eile|sügaval*|seekord|uuesti !kogemata|noaga > köögis|sibul*|leiba; lõikusin > eile|jälle|uuesti; teen|tegin > endale > viga|haiget jälle|uuesti|lõik*',
  noReason:
    'ei > näe|leia ühtki|ühtegi|enam|mingit põhjust|mõtet hommikul|ärga*|tõusta|silmi|silmad|edasi; pole põhjust ärga*|tõusta|edasi|elada; ei > taha hommikul|homme enam ärgata|tõusta',
  othersManage: 'saavad|saab|tulevad > hakkama|toime lapsed|mees|naine|pere|nad|ema|ilma',
  gaveAway:
    'andsin|kinkisin|jagasin|annan|kingin kitarri|ratta|sõrmuse|kella|raamatud|asjad|riided|arvuti|pilli|telefoni|albumi|tööriistad',
  wontNeedIt:
    'ei > lähe seda|neid|enam vaja|tarvis; pole > vaja|tarvis seda|neid|enam|mul; seda|neid enam tarvis|vaja|kasuta pole|ei',
  toxicFumes:
    'segasin|segas|segamini|kokku kloor*|domestos*|valgend* happ*|hapet|äädik*|puhast*|potipuhast*|ammoniaa*; aur*|gaas*|tossu hingas*|sisse kloor*|hap*|happe*|keemi*|lahusti*',
  plainlySaid:
    'kahetsen|kahju|kahetseb > et > üles|ärkasin|ärkan|hommikul|jälle; väsinud > ärkamast|elamast|elust|kõigest; tahan|tahab|tahaks|tahaksin|soovin > ära|lihtsalt|maa|igaveseks|päriselt > kaduda|pealt|olla; tahan|tahab|tahaks|tahaksin > kaduda; tahan|tahaks|tahab > et > mind|kõik > poleks|oleks|lõppeks|läbi; kindlustus*|elukindlustus*|pärandus* > rohkem|parem > kasu|kui; surnuna|surnult > rohkem|parem|kasulik*|väärt; mitu|kui > palju|kui tablet*|xanax*|rohtu|insuliin*|ravim*|unerohtu|pille|diasepaam* ärka*|surra|sureks|sure|tapab|tappa|lõpp !kass*|koer*; hääl|hääled|keegi ütleb|ütlevad|käsib|käsivad|sosista* hüppa*|tapa|lõika|mine|sure|tee; mõtlen|mõtleb > surma*|surmast|enda > tapmi*; ei > taha > siin|enam|hommik* > olla|näha|ilmas; kõigest > kopp|väsinud|villand|küll > ees|elu*; parem > oleks|kui > surnud|ei|poleks > sündinud|olemas; oleks > et > ma|mind|kõik > surnud|poleks|läbi; poosin|pooma|pooks|uputan|tulistan > end|ennast|enda; teeks|teen|teha > lõpu|otsa > peale|sellele|kõigele|endale; võtan|võtta|võtab|võtaks > endalt|oma > elu; magada|magama|uinuda igaveseks|enam_mitte|igavesti; ei > näe|kujuta tulevik*|ette|end|ennast elu*|mingit|enam; plaan*|planeerin kuidas|millal|kus end|endaga|lõpeta*|surra|tapan|teha; lõpetada|lõpetan > see|kõik|oma|piin|kannatus* > piin*|elu|ära|kannatus*|jama; pole|ei > mõtet|mõtte > elada|edasi|ärgata|hommik*; saaksid|saavad|saaks > minuta|ilma > paremini|hakkama; minuta > saaksid|saavad|paremini|hakkama; ei > leitaks|leiaks|leia > mind|mitu|keegi; mind > ei > leitaks|leiaks|leita; keha|organid annetada|annetan|pärandada|kinkida arstiteadus*|ülikool*|enne|kiiresti|nädalavahetus*; rohud|südamerohud|tablet*|ravimid|kõik džinniga|džinn*|viinaga|konjakiga|alkoholiga|viskiga|viina|õllega kiire|valutu|piisa*|surma*|tapa*; mäletada|mäletage sellisena|teda|mind kui|nagu|sellisena; kui > mind > poleks|ei > oleks; hüvastijätuvideo*|hüvastijätukiri|hüvastijätukirja|hüvastijätusõnum*; jahipüss*|püss*|vint* puhast*|õlita*|padrun*|laadi*|välja > võtnud; kellele > mis|kes|mida|minu|mu asjadest|asju|jääb|läheb; mis > minust > alles|järele|jääb; mul > siin > enam > midagi|kedagi; pole|ei siin > enam > midagi > teha|oodata|hoia; pole > mul|mind > siin > enam|midagi; esmaspäeva|homset|hommikut|kevadet|jõule > ma > enam > ei|näe; ei > näe > ma|enam > esmaspäeva|homset|hommikut|kevadet; mõtlen|mõtlesin|plaanin|kavandan|kaalun|uurin > kuidas|iga|kus|millal > see|seda|ma|end|ennast|päev|öö > lõpetada|ära|teha|teeksin|lõpetaksin !treen*|puhkus*; kuidas > see|kõik|seda > kõik|lõpetada|lõpetaksin|lõpule; magama|uinuda|uinuks > ja > mitte|enam > ärgata|ärkaks|ärkama; tahan|tahaks|tahaksin > et > kõik > lõpeks|läbi|otsas|vaikne; tõmbab|kisub|kutsub|ahvatleb > alla|rööbastele|rongi|vette|ette|hüppama; postitas|saatis|kirjutas > hüvasti|kõigile > hüvasti|andke|andestust; lukustas|pani > end|ennast|ukse > vannituppa|lukku|tuppa tabletid|tablet*|nuga|žilet*; pole|ei järgmist|homset|tulevikku > nädalat|päeva|plaanis plaan*; haigusleh* pole|ei plaan* nädal*|enam|mingeid; ei > usalda > ennast|end|iseennast|iseend; peidab|peida*|peitis|luku > taha|ära > pann*|panin noad|nuga|terav*|tablet*|rohud|žilet* usalda|mõtted|hirm|kardan|õhtu* !väikelaps*|beebi; küllalt|piisavalt|kaua > elanud|elatud ootan|lõpeta*|rohud|aitab|tüdinud; ootan > lõppu|surma; lõpetasin|jätsin kõik > rohud|ravimid elanud; kinkinud|kinkis|andis|jaganud|jagas > ära|oma|sõpradele|laiali|kõik kes|palus|küsis|hoolt|hoolitse*|õe|koera|kassi|hamstri* eest|hoolitse*|hoolt; kindlustus* maksa*|makstakse lapse*|lastele|perele|naisele õnnetus*|enesetap*|ise; keha|surnukeha|organid teadus*|ülikool*|anatoomia* anda|annetada|loovutada|saab enne|surma|nädalavahet*|varsti; tabletid|rohud|pillid läheks*|neelaks*|võtaks*|lähevad kõik > korraga; kõik > korraga võtaks*|neelaks*|läheks* tablet*|rohu*|pill*; istun|seison|olen parkimismaja*|katusel|rõdul|sillal alla|vett|vaatan|vaatama; ei > märkaks keegi|mitte_keegi kui|enne|üür*|ärkaks|kaoks; kui > ma > homme|ühel|enam > ei|päeval ärkaks; kui > mind|ma > enam|pole|ei võl*|laen*|pank*|üür* maks*|juhtub|jääb|naine|pere; kui > mind > enam > pole|ei !nimekir*|kliinik*|kodus; viimane > retsept pole|ei > vaja rohkem|enam juba|varsti|pühad*|jõulu*; olen|saan > juba|varsti|siis|jälle ema|isa|mehe|naise|tema|poja|tütre > juures|juurde kalmistul|taevas|pühad*|jõulu*|viimane; ei > karda|hirmu enam|ma kõik > läbi|möödas|otsas reede*|täna|homme|varsti|pühapäev*|siis !operats*|lõikus*|hamba*|eksam*|uuring*; eile|öösel|üleeile proovisin|üritasin|katsetasin köis|nöör|rihm|oks ei|katkes|murdus|pidanud; köis|nöör|rihm|oks > ei|katkes|murdus|läks > pidanud|katki|vastu; kätt|käe|käsi > endale|külge|enda > külge panna|panemi*|pannud|paneb|panen; endale|enda > käe|kätt|käsi; käe > külge > panemi*|panna; teeb|teha|tegema|teen > endale|midagi|iseendale > midagi|rumalat|lolli|halba|lõpu|otsa !süüa|tee; millegi|kellegi > nimel ei|pole|enam ärgata|üles|tõusta|elada|hommikul; ainult|vaid > üks|ainuke|ainus > väljapääs; üks > väljapääs; ainus|ainuke > väljapääs; siin > ilmas ei|enam|olla; siit > ilmast|elust > lahkuda|ära|minna|kaduda; ei > tahaks|taha|soovi > enam > siin|olla|elada|hommikut; peotäie|peotäis|pihutäie ärkasin|ärkas|ellu|kahjuks|eile|öösel !pähkel|pähkli*|pähkle*|marju|vitamiin*; sünged|mustad|tumedad|pimedad > mõtted plaan|hullem*|tugevam*|valj*; plaan > on|mul > olemas|valmis|paigas mõtted|surm*|elu|seekord; seekord plaan|kindel|õnnestub; ots > peale|lahti teha|teeb|teen|endale; otsa|lõpu|lõpp > peale teha|teeb|teen|endale; elu > kallale|küünlaks|jätta|võtta; mitu|palju diasepaam*|tablet*|uneroh*|rahust*|tramadool*|kodeiin*|ksanaks* viin*|alkohol*|viski|vein*|pudel* peale|koos|liiga|piisab; tahan|tahaks > et|lihtsalt valu > lõpeks|lõppeks|kaoks päriselt|igaveseks|lõplikult|jäädavalt; ei > taha > abi lõpeks|lõppeks|rahu; leppinud|leppisin|rahu > sellega|ma|olen|teinud telefon* kinni|välja|õhtul',
  drugAgain:
    'võtsin|võttis|võtnud|sai|andsin|jõin|süstisin|süstis|panin marevan*|varfariin*|insuliin*|digoksiin*|metotreksaat*|morfiin*|liitium*|südameroh*|rõhuroh*|vererõhuroh*|rohtu|rohud|tablet*|ravim*|doosi|annuse|plaastri* kaks|kolm|neli|topelt|kahekord*|kolmekord*|2|3|4 korda|kogemata|täna|juba|unusta*|asemel|järjest|korraga|doosi|annus* !päevas|nädalas|nagu; võtsin|võttis|sõi|neelas|jõi kogemata|segi|ekslikult|eksikombel mehe|naise|ema|isa|vale|teise|koera|vanaema|vanaisa tablet*|rohu*|rohtu|rohud|ravimi*; süstisin|süstis|panin vale insuliin*|ühik*|sulepea*|annus*; kogemata|ekslikult topelt|kaks|kolm annus*|doos*|tablet*|rohtu|rohud|insuliin*; andsin|süstisin kogemata|vale emale|isale|lapsele|mehele oma|vale insuliin*|rohtu*|tablet*',
  wrongDose:
    '1+|kümme|viis ml|milliliitrit|mg|tabletti|ühikut|tilka|lusika* asemel andsin|võtsin|sai|anti|manusta*|süstisin|võttis|jõi|panin; kümme > korda|rohkem annus*|doos*|liiga|rohtu|ravim*|insuliin*; liiga > palju|suure|kange insuliin*|morfiin*|siirupi*|fentanüül*|rahust* unine|uimane|ärata*|väris*|ei',
  swallowedAll:
    'neelasin|neelas|võtsin|võttis|sõin|sõi|jõin|jõi kõik|terve|kogu|peotäie|peotäis|hunniku|lehe|pakitäie|sisu alla|ära|sisse|kapis|karbis|tablet*|rohud|rohtu|pillid|mis|korraga !toit*|kuuri|sööma|supp|aasta|kuu|kuuri|antibioot*|šokolaad*|mg; neelasin|võtsin|võttis|sõi > kõik|kogu > alla|mis|mida > kapis|karbis|leidsin|oli',
  gotHold:
    'laps*|aastane|aastase*|poeg|poiss|tütar|tüdruk|beebi|põnn|pisike|väike*|poja*|tütre*|jõmm sai|sattus|leidis|ronis|pääses|avas|tegi|võttis|lahti kätte|ligi|juurde|lahti|kappi|kapi|sahtli*|koti* tablet*|rohu*|rohi|rohtu*|rohud|*rohud|vererõhu*|südame*|ravimi*|siirupi*|tilga*|veip*|rauda|vitamiini*; rohud|tablet*|*rohud|vererõhurohud|südamerohud|unerohud|pillid|ravimid|rohu* puudu|kadunud|tühi|tühjad|laiali|näri*|suus laps*|poeg|tütar|karp|aastane|põrand*|ta; jõi|jõin|jõime|lonksa*|lakkus|rüüpas|neelas|maitses|sõi|lonksu* umbrohu*|taimemürki|putuka*|tigu*|lambiõli|süütevedelik*|bensiin*|lakibensiin*|tärpentin*|klaasipesu*|kloori*|desinf*|parfüüm*|suuvesi|suuvett|antifriis*|küünelakieemalda*|torupuhasta*|ahjupuhasta*|nõudepesu*|pesukaps*|pesugeel*|veip*|nikotiin*|sinilill*|sõrmkübar*|jugapuu*|maikelluke*|nartsiss*|sibula*|koerapöörirohu*|surmaputk*|karukell*|liim*|värvi|hapet|aluse* !koer|kass|kutsikas; sai|said|saanud > kätte > vanaema|vanaisa|minu|mu|ema|isa|meie|mehe|naise laps*|aastane|poeg|tütar|poiss|tüdruk|pisike|väike*|beebi; karp|pakk|pudel|leht|purk tühi|lahti|poolik|näritud laps*|aastane|poeg|tütar|poiss|pisike|väike*|põrand*; aastane > sai > kätte; tegi|jõi|sõi > tühjaks|tühja; purgi|pudeli|karbi|paki tühjaks|tühi vitamiin*|rauavitamiin*|raua*|tablet*|rohu*|siirup* aastane|laps*|poeg|tütar|sõi|pooleteise*; ei > tea > mitu|palju > sõi|neelas|võttis',
  heartPlace:
    'hõõrub|hõõrun|hoiab|hoian|haarab|haaras|surub|katsub|hoidis|masseerib > käega|kätt|pidevalt|kogu|aeg|oma|kinni > rinda|rinnust|südant|südame*|rinna*|rindkere*|aeg; hõõrub|hoiab|haarab|surub rinda|rinnust|südamest|südant|rindkere*; rihm|vits|nöör|kruvi*|lai|vööga|vöö|köis rinna*|rind|rinda|ribide|rindkere*|ümber; rinnus|rinnas|rinna*|rindkere*|südame* raske|kitsas|pigista*|surub|litsub|põleta*|pitsita*|ahista*|imelik|tõmba*|suru*; keset > rinda|rinda',
  bladesAndArm:
    'abaluude > vahel; abaluude > vahele; vasak*|mõlema*|parem* > käes|käsi|käed|kätte|kätt|käsivars*|õlavar*|küünarnuk*|randme* valu*|raske|rasked|nõrgad|nõrk|tuim*|sure*|surin*|jõuetu*|kiirg*; käed > nõrgad|rasked|nõrk|tinast|vatist|surevad|jõuetud|valutavad; hambad|lõug|lõualuu|alalõug|kael|kaela|igemed valu*|tuikab|tõmba*|kisub|tuim|ka !hambaarst*|plomm|palavik|neelata|kange; vasakus|mõlemas > käes|õlas',
  sprayOften:
    'nitro*|sprei*|keelealu*|keele > alla kaks|kolm|neli|viis|kuus|mitu|3|4|5|6|ikka|otsa|aita*|veel|ei korda|mõju*|aita*|kasu|pitsi*|valu*|uuesti|järjest|tabletti; kolmas|teine|neljas|viies > nitro*|sprei*; nitro* viis|kolm|neli|kuus|mitu > korda; keelealu*|sprei*|nitro* otsa|otsas|tühi|läbi pitsitus*|valu|surve|tagasi|uuesti; sprei > sai > otsa; pihusti*|sprei*|nitro*|lonks* kaks|kolm|neli|mitu|2|3|4 > korda|lasku !nina|astma|inhal*; kaks|kolm|neli|viis|mitu > pihustust|lasku|vajutust !nina|astma*|inhal*',
  tightNow:
    'pitsita*|pigista*|surub|suru*|valu*|põleta*|raske|ahista* ikka|täna|nüüd|jälle|veel|üle|praegu|hommikust|ei; pitsitus|surve|valu|raskus > tuli|on|tagasi; pitsitus tagasi|jälle; pakitse*|kipita*|tuikab|rusub|muljub ikka|täna|jälle|veel|endiselt',
  atEffort:
    'kui|alati > trepist|kõnnin|lähen|tõusen|kannan|lund|kiirustan|pingutan|rohin|lükkan|jooksen|sõidan|treppi; trepist > üles|minnes|käies; koormus*|pinguta*|kõndi*|kõndimi*|trepp*; puhates|puhkan|istudes|seisma > läheb|jään|üle|mööda; lumelükka*|lund|muru|aiatöö*|riita',
  leans:
    'vajub|kaldub|kukub|langeb|tüürib|kisub|vajun|kaldun|kukun|taarub|vankub > paremale|vasakule|ühele|kogu|alati > poole|poole|küljele; paremale|vasakule > poole|küljele kaldu*|vaju*|kukub|taaru*|tüüri*',
  noUnderstanding:
    'äkki|järsku|täna|hommikust|tund|tunni|lõunast|ootamatult|nüüd ei_saa|ei|aru_ei|enam > saa|mõista|taipa aru|mõista jutust|räägi*|talle|ütle*|küsi*|mida|millestki|lihtsa*; vastab|räägib|ütleb > suvalis*|valesti|seosetu*|vale*|arusaamat*|mõttetu*; ajab|ajan|läheb > sõnad|sõnu|nimed|asjad > segi; ütleb|kutsub kassile|tassile|asju|asjade valesti|vale|tool*|teise > nimega; ei > oska|saa > lugeda|kirjutada|arvutada äkki|järsku|täna|hommikust',
  puffsNoHelp:
    'inhalaator*|salbutamool*|ventolin*|pihusti*|sinine|sinist 6+|kuus|kümme|kaheksa|kakskümmend|mitu|iga korda|pihvi|doosi|annust|tund|tunni|poole ikka|ei|pole|kinni|hing*|vilis*|enam; inhalaator*|ventolin*|salbutamool*|pihusti* ei|enam_ei|pole aita*|mõju*|kasu|leeven*|toimi !katki|tühi|köha; inhalaator* tühi|otsas|kadunud hing*|vilis*|lämbu*|atakk|hoog; astmapiip*|piip*|astmapump*|pump*|hingamispiip* ei|enam tee|aita|mõju*|midagi|kasu',
  inMouth:
    'suhu|suus|suuga|sõi|näris|imes|imedes|mängis|köhi*|läkasta*|neelas|kurku|kugista* lego*|helme*|helmes|münt|mündi|pähkel|pähkli*|pähklit|viinamari|viinamarja|õun*|õunatükk*|vorst*|viiner*|komm|kommi|kuul|klaaskuul*|nööp|nööbi|popkorn*|porgand*|hernes|herne*|patarei*|mänguasi|mänguasja*|õhupall*|kont|kala*|luu|krõps*|leib|leiva*|liha*|kirsi*|rosin*|kork|korgi|kaas|magnet*|kruvi|kivi !sööb > hästi; tükk|tükike|õunatükk|lihatükk|leivatükk|saiatükk kurku|kurgus|hingetorru|kinni|köhi*',
  holdsThroat:
    'hoiab|haarab|katsub kõrist|kurgust|kaelast|kaela|kõri|kurku; paanika*; ei > saa > hinga*|rääki*|köhi*; nägu|näost > punane|lilla|sinine|siniseks|lillaks|punaseks; läks > punaseks|siniseks|lillaks; ilastab|sülge|ila; silmad > pungis|jooksevad|pärani',
  backHurtsNow:
    'selg|selja*|seljavalu|kõht|kõhu*|kõhuvalu|külg|rind* valu*|seljavalu|kõhuvalu|valutab|kange|torka* täna|praegu|järsku|äkki|hommikust|õhtul|uus|tugev|kohutav|kange|hakkas|tuli|higi*',
  unequalPupils:
    'pupill*|silmatera* suurem|erinev*|eri|laiem|üks|suured|lai; selge*|vesis*|läbipaist*|vesine|vedelik* ninast|kõrvast|tilgub|nina|kõrva; magab > terve|kogu|enamuse|ainult|pidevalt; verd|veri|sinikas > kõrvast|kõrva|taga; krambid|krambihoog',
  longNosebleed:
    'nina|ninast|ninaverejooks verd|veri|jookseb|voolab|tilgub|ninaverejooks 15+|tund|tundi|pool|kakskümmend|kolmkümmend|nelikümmend|ikka minut*|tundi|tund|ei|jookseb|verevedelda*|jää !nohu|tatti|ise; nina|ninast|ninaverejooks verevedelda*|marevan*|varfariin*|eliquis*|xarelto* jookseb|ei|tilgub|voolab|minut*|veri|verd',
  bowlOfBlood:
    'potis|potti|wc*|vetsus|vetsu*|paberil|pepust|tagumikust|pärakust|püksid verd|veri|punast|klompe|tumepunas*|verine palju|kolm|kaks|mitu|täis|tume*|klomp*|trobi*|jooks*|pea|tilku|korda|nõrk !piss*|uriin*|menstr*|triip|jutt|natuke|hemorro*; oksendasin|oksendas|oksendab|oksendan > verd|kohvipuru*|musta|tumedat|kohvipaksu*; verd > tuli|jookseb|voolab > pärakust|tagumikust|pepust; oksenda* kohvipaks*|kohvipuru*|musta|verd|tume*',
  stiffAndJerked:
    'kangeks|jäigaks|jäik|kange tõmble*|rapp*|värise*|vappu*|krampl*|teadvus* ta|laps|mees|naine|poeg|ema|üleni|kogu|pissis|silmad|minut* !kael|hommikuti|selg; tõmble*|rappu*|krampl*|vappus pissis|vaht*|norsk*|noris*|silmad|keel*|hammus*|sinine|siniseks|ei > alla|suust|vasta|pööri*|keelde|ja|reageeri; vahib|jõllitab|tardu* tühja|ühte|paigale ei|reageeri*|minut*|matsuta*|tõmble* !telekas|telefon; teine|kolmas|jälle > krambihoog|hoog täna|päeva*|järjest; kukkus*|vajus|langes kokku ei_mäleta|keelde|hammusta*|mäleta|teadvus*; hammustas* > keelde',
  throwsBaby:
    'mõte|mõtted|mõtteid|mõtlen|kujutan|näen > ette|nägemus*|hirm|kardan|tung viska*|lämmata*|uputa*|raputa*|pillan|haiget|tapan|lükkan|padja* ta|teda|beebi*|last|laps*|titt*|titte|vastsündinu*|poja|tütre; viskan|viskaks|visata|lämmatan|uputan|raputan > ta|teda|beebi*|lapse|lapse > aknast|alla|vanni|trepist|rõdult|välja; beebi*|laps|titt kuri|kurat|vahetatud|saatan*|parem pole|on|ilma|minuta|minu !maga*',
  howMuchDrug:
    'mitu|palju|kogus|kui > palju tablet*|xanax*|rohtu|insuliin*|ravim*|unerohtu|pille|diasepaam*|paratsetamool*|neid|seda|ksanaks*|morfiin*; mitu|kui_palju xanax*|ksanaks*|tablet*|pilli|unero*|ravim*|diasepaam*',
  notWaking:
    'mitte|ei|enam_mitte|kunagi > üles|enam|ärka*|ärga* > ärka*|ärga*|ärka; ei|mitte ärka*|ärga*; surmav*|surmaks|surra|sureks|tapab|tapaks; igaveseks > magama|uinu*',
  lethalDose:
    '20+|nelikümmend|kolmkümmend|viiskümmend|kuuskümmend|sada|paarkümmend kodeiini|paratsetamool*|tablet*|pilli|xanax*|diasepaam*|insuliin*|tramadool*|morfiini|unerohtu|ühikut viin*|viski*|alkohol*|veini|piisa*|küllalt|surra|sureb|pudel !mg|kuuri|jätku|kuuks; tablet*|rohtu|kodeiini|insuliin* piisav*|piisa* viin*|surma*|tapa*|surra|lõpu*',
  nothingKeeps:
    'mind > ei|miski|enam > hoia|miski|enam > miski|kinni|siin; miski > ei > hoia > mind; elan|olen > ainult|vaid|veel > koera|kassi|laste|ema|selle > pärast|nimel; ainult > koera|kassi|laste|ema > pärast|nimel elan|olen|elus|siin; kui > koer|kass|ta|ema ära|sureb|pole siis|mind|enam miski|ei',
  engineOn:
    'mootor*|heitgaas*|auto|autos garaaž*|kinni|aknad|voolik* käis|käima|töötas|töötab|istusin|istun|öösel|kinni !remont|ülevaatus|müra',
  ingests:
    'jõi|jõin|jõid|jõime|joonud|neelas|neelasin|neelanud|sõi|sõin|sõid|sõime|söönud|lutsis|lutsutas|lakkus|näris|närisin|maitses|rüüpas|lonksas|lonksu|hammustas|võttis|võtsin|võtnud|kugistas|kugistasin|kummutas|läks_suhu; sattus|lasi|pani|pritsis|valas > suhu; sisse > hinganud|hingas|hingasin',
  poisons:
    'antifriis*|valgendi*|kloor*|umbrohumür*|umbrohutõrje*|taimemür*|pesuvahend*|nõudepesuvahend*|pesugeel*|pesukaps*|lambiõli*|süütevedelik*|süüteõli*|bensiin*|diisl*|petrooleum*|tärpentin*|lahusti*|atsetoon*|küünelakieemald*|klaasipesuvedelik*|aknapesuvahend*|torupuhast*|ahjupuhast*|wc-puhast*|potipuhast*|katlakivieemald*|putukamür*|sipelgamür*|rotimür*|hiiremür*|teograanul*|nuuskpiiritus*|ammoniaak*|metanool*|puupiiritus*|sõrmkübar*|jugapuu*|maikelluk*|sinilill*|surmaputk*|kärbsesee*|seeni|seened|e-vedelik*|nikotiin*|patarei*|nööppatarei*|väetis*|desovahend*|desinfitseerimis*|parfüüm*|odekolonn*|suuvee|suuvett|liimi|superliim*|hapet|äädikhap*|seebikivi* !käsi|käele|nahal|nahk|silma|kuuldeaparaat*; klaasipesuvedelikku|aknapesu*|spiraal*',
  medicines:
    'tablet*|pille|pilli|pillid|kapsl*|rohtu|rohtusid|rohud|rohi|ravimit|ravimeid|ravimid|paratsetamool*|ibuprofeen*|ibumetin*|kodeiin*|tramadool*|diasepaam*|xanax*|ksanaks*|zopiklo*|propranolool*|bisoprolool*|amlodipiin*|ramipriil*|varfariin*|marevan*|digoksiin*|insuliin*|metformiin*|sertraliin*|tsitalopraam*|estsitalopraam*|mirtasapiin*|kvetiapiin*|olansapiin*|liitium*|morfiin*|oksükodoon*|pregabaliin*|gabapentiin*|aspiriin*|antidepressan*|unerohtu|unerohud|rahust*|valuvaigist*|rauatablet*|türoksiin*|metotreksaa*|lamotrigiin*|valproaa*',
  atOnce:
    'korraga|korrapealt|järjest > sisse|alla|ära; kõik > koos|ühekorraga; ühekorraga; topelt|kahekordse|kolmekordse|kogemata|ekslikult; asemel > kaks|kolm|ühe; mitu > korda > täna; ühe > hooga',
  manyCount:
    '8+|kümme|kaksteist|viisteist|kakskümmend|paarkümmend|kolmkümmend|nelikümmend|viiskümmend|kuuskümmend|sada|tosin|peotäis|peotäie|hunnik|hunniku|trobikond !mg|mcg|ml|aastat|päeva|nädalat|kuud|minutit|tundi|kraadi|kg|päevas|alles|kuur|kuuri|antibioot*|retsept*',
  gulped:
    'viskasin|viskas|kummutasin|lasin|keerasin > sisse|endale_sisse|alla; neelasin|kugistasin > alla|korraga|järjest; viskasin|viskas|kummutasin|lasin sisse|alla|endale 8+|peotäis|kõik',
  otherDays:
    'esmaspäev*|teisipäev*|kolmapäev*|neljapäev*|reede*|nädal* teisipäev*|kolmapäev*|neljapäev*|reede*|karbi*|laupäev*|dosett*|rohukarp*|ravimikarp* korraga|kõik|koos|sama|terve; terve > nädala > tablet*|rohud|ravimid|karbi*; nädala > jagu !jäänud|jäi|järel|alles|veel|jätku*|jaguks|juurde|palun|sooviks|retsept*|otsas|lõp*; nädala > rohukarbi|rohukarp|karbi|tabletid|rohud|rohtude; ühe > päevaga terve|kogu|nädala',
  smallChild:
    'laps|lapse|lapsel|lapsele|beebi|beebil|beebile|pojale|tütrele|tita|poeg|pojal|tütar|tütrel|poiss|tüdruk|põnn|jõnglane|väikemees|pisike|pisikesel|lapselaps*|kaksik*; aastane|aastasel|kaheaastane|kolmeaastane|neljaaastane|üheaastane; pooleteiseaastane|pooleteisene|poolteist|kaheaastane',
  chestPart:
    'rind|rinda|rinnus|rinnas|rinnaku*|rindkere*|rinna|rinnale|rinnal|südame|südant|südames|ribide|ribi',
  heavyImage:
    'kruustang*|elevant|telliskivi|kivi|põlvita*|betoon|alasi|vöö|rihm|rihmaga|köis|vits|võru|plokk|korsett|tonn|koorem|press_all; suru*|surve|litsu*|muljub|pressi*|pigista*|pitsita*|raskus*|kitsas|raske|istu*|seisa* nagu|keegi|miski|oleks|peal|alla|ümber|üle|hoides|lainetena|väga|hullult|tunne !toit|vererõhk|kingad; muljuta*|muljuks|lömasta*|litsuta* nagu|mind|kokku|rind*',
  sweatsNow:
    'higine|higised|higist|higistan|higistab|läbimärg|leemendab|leemendan|niiske|külm_higi*; otsaesine|särk|laup|selg märg|külm|higine|niiske !öösel|kuumaho*; higi > jookseb|voolab|tilgub|otsaees; külma > higiga|higi',
  ashen:
    'tuhkhall|tuhkjas|kahvatu|kaame|kaamega|lubivalge|kriitvalge|surnukahvatu|vahajas; näost|nägu|ta|läks|on|välja > hall|valge|kahvatu|roheline|hallikas|valgeks|halliks|nagu !juuksed; hall|valge > nagu|näost|sein; valge|kahvatu läbimärg|nagu|näost|kolleegid !juuks|lumi',
  holdsArm:
    'hoiab|hoian|hoidis|katsub|hõõrub|masseerib > kogu|oma|saadik|vasakut|õhtust|kinni|vasakust kätt|õlga|käest|käsivart; vasak|vasakut|vasakus|vasakust > kätt|käsi|käes|käest|käsivars|õlg|õlas|küünarvars',
  burningUp:
    'kõrvetis*|kõrvetus*|kõrvetab|põletab|seedehäire|seedehäired|rennie*|gaviscon*|gaase|maohap* !piss*|uriin|silmad|nahk|suu|jalad',
  armPart: 'käsi|käe|kätt|käed|käes|kätte|käsivars*|käsivarde|sõrmed|jalg|jala|jalga',
  facePart: 'nägu|näo|näost|silmalaug*|põsk|põse|suu|suunurk|suunurgast|huul|kulm|naeratus|näopool*',
  droops:
    'vajus|vajub|vajunud|ripub|rippu|rippus|viltu|kõver|kõveraks|longus|kiskus|alla_vajunud|alla_vajus|alla_poole; ühele > poole; ühelt > poolt; lõtv !aastaid|sünnist|botoks',
  cannotName:
    'ei|oska > ütle|oska|suuda|saa|mäleta|tunne > mu|enda|oma|minu|meie|lapse > nime|nimesid|ära|lapsi|nimi; nime > välja|enam ei|meelde; kordab|räägib > ühte|sama > sõna|lauset; sõnad > ei > tulnud|tule|saanud; ei > saanud|saa > sõnu|sõna > suust|välja; ei > saanud|suutnud > sõnagi|sõna|ühtegi > suust|öelda|välja|sõna; sõnagi > suust; jäin|jäi > keeletuks|tummaks',
  fails:
    'ei > võtnud|võta|haara|hoia|liigu|kuula|tõuse|püsi|tööta|kanna|allu|tõsta|saa|pigista|kirjuta|nööbi > pulti|kinni|sõna|kätte|tassi|midagi|liiguta*|tõsta|haarata|kätte|kruusi|asju; ei > kuula|liigu|tõuse; jõuetu|kohmakas|lõtv|puine|tundetu|nagu > võõras|surnud|puust|kummist !kips|luumurd',
  disoriented:
    'ei > leia|tea|mäleta|tunne|oska > kodus|vetsu|wc*|tuba|teed|oma|kus|üles|ära|köök*; eksib|eksis|eksleb > kodus|oma|korteris; tagurpidi|pahupidi särk|särgi|püksid|jope|selga|riided; pani|paneb > kingad|piima|võtmed|särgi > valesse|ahju|kappi|tagurpidi|valede; ei > saa|tea > aru|kus|kes > kus|ta|on|olen',
  thickTongue:
    'keel|kõne|jutt > pehme|paks|pudine|segane|raske|kange|kohmakas|sõlmes|ei; pudin|pudistab|pomiseb|pudine|poolkeel*; räägib > pudistades|pudiselt|segaselt|nagu > purjus',
  sitsForward:
    'istub|istun|küürus|kummargil ettepoole|püsti|kummargil|küürus|toetab hinga*|hing*|õhku|õlad|sõna*|ahmi*; õlad|ninasõõrmed|roided käivad|kerki*|tõmba*|liiguvad hinga*|hing*|õhku|üles*; sõnade|sõna|lause > vahel|kaupa|haaval hing*|õhku|ahmi*|puhka*',
  blueAround:
    'suu > ümber|ümbrus > sinine|sinakas|lilla|sinised; huuled|keel|nägu|suu > ümber|on|läksid|läks|sinised > sinine|sinised|sinakas|sinakad|lillad|siniseks|lillakaks; sinine|sinakas|lilla > suu|huul*|näost !marja|kriit',
  noFullBreath:
    'ei > saa|suuda|jaksa > kopse|täis|sügavalt|hinge|piisavalt|korralikult > täis|hinga*|hinge|õhku|sisse|tõmmata; ei > saa|jaksa > hingelduse|õhupuuduse|hingata > pärast|tõttu süüa|rääki*|käia|magada; hing|kurk vilis* inhalaator*|ei|otsas|tühi|raske; ahmin|ahmib|püüan > õhku|hinge',
  chokes:
    'läkastas|läkastanud|läkastab|lämbus|kurku > tõmmanud|tõmbas|läks|jäi; tõmbas|läks > kurku|hingetorru|valesse; köhis|köhib popkorn*|pähkel|pähkli*|pähkle*|viinamar*|komm*|lego*|helme*|münt|mündi|õun*; hingetorru; popkorn*|pähkel|pähkli*|pähkle*|viinamar*|komm*|lego*|õun* läkast*|köhi*|kurku; läkasta*',
  badBreath:
    'lärmakalt|valjult|kõlinal|kähinal|kähiseb|kähisedes|vilistab|vilistades|vilin|vile|vilinaga|krooksub|koriseb|korinaga|häälekas|häälekalt|mürinal|rögiseb|ahmib; hingab > imelikult|raskelt|häälega|valjult|kiiresti|lärmakalt; hing > vilis*|kinni',
  turnsColour:
    'nägu|näost|huuled|põsed > tumepunane|punane|sinine|lilla|siniseks|punaseks|lillaks|sinised; läks|läheb|läksid > punaseks|siniseks|lillaks|tumedaks',
  inThroat:
    'kinni|jäi|jäänud|takerdus > kurku|kurgus|hingetorru|neelu|söögitorru; kurku|kurgus|hingetorus > kinni|tükk|luu|tablett|liha|toit !tunne|lima|valus; tablett|toit|liha|luu|kapsel > kinni|kurgus',
  tearingPain:
    'rebiv*|rebest*|rebeneks|rebenes|käristav*|lõhestav*|pussita*|nuga|mõõk|lõhki > valu|tunne|seljas|kiskus; nagu > rebeneks|nuga|noaga|lõhki|midagi > rebenes|katki|lõhki !lihas|sidemed|põlv*|menisk',
  backSpine:
    'selg|selja|seljas|selga|selgroog|selgroos|abaluude|ristluu|kõht|kõhus|rindkere*|rinnus; abaluude > vahel',
  noPulse:
    'pole|ei|puudub|ilma|nõrk > pulssi|pulss|tunne > pulssi|ole|pole; pulss|pulssi|vererõhk|rõhk erinev*|nõrgem|puudub|kadunud|pole|ei käes|käel|kätel|jalas|jalal|käsi; üks|ühel|parem > jalg|käsi > külm|valge',
  hotDegrees:
    '30+ > kraadi|soojakraadi; kuumalain*; kuumus|kuumuses|palavuses|leitsak*; päike|päikese > käes; katusepanija|maraton*|kasvuhoon*|saun !kompress',
  burner:
    'kamin*|ahju|ahi|ahjus|pliit|pliidi|katel|katla|boiler*|gaasikuti*|gaasipliit|generaator*|grill*|korsten*|siiber|söe*|puhur|soojapuhur|kaminas; lõõr|lõõri|korstna*|kütte*|katla* parandati|puhastati|remont*|uus|vahetati|paigaldati',
  everyone:
    'kõik|kõigil|kõigi|pere|perel|terve_pere; lapsed|lastel|meil|meie|kolmel|neljal|mõlemal|mõlemad; mina > ja > korterikaaslane|mees|naine|elukaaslane|lapsed; meie|me > mõlemad|kõik',
  headOrFaint:
    'pea > valu*|ringi|käib|raske; peavalu*|uimane|uimased|iiveldab|iiveldus|minest*|oksenda*|unised|unine|paha; valutab > kõigil|meil > pea; kukkus > kokku; lõhkuva*|kohutava*|tuikava* > peavalu*; peavaluga',
  pets: 'kass|koer|papagoi|hamster|lind|kanaarilind kokku|suri|surnud|minestas|loid|taarub|teadvuseta|kukkus !loomaarst',
  fell: 'kukkus|kukkusin|kukkunud|kukub|libises|libisesin|komistas|komistasin|lõi|lõin|löönud|põrkas|põrutas|põrutasin|lendas|maandus|veeres; sai > löögi|palliga|matsu; vajus|veeres|libises|tuli > voodist|maha|alla; pall|kurikas|kepp|oks tabas|lendas|lõi; tabas',
  headPart:
    'pea|pead|peaga|pähe|laup|lauba|laubaga|otsaesi*|kukal|kukla|kuklasse|kuklaga|oim|oimu|oimukoht|meelekoht*|kolju*; kulm|kulmu|põsesarn|nina',
  knockedOut:
    'teadvuseta|teadvusetu|minuti > teadvuseta|ära; kaotas|kaotasin > teadvuse; oli > hetkeks|minuti > ära; pilt > läks|tasku|taskus; ei > reageerinud|vastanud; tuli > teadvusele',
  bleedsNow:
    'veritse*|verd|verejooks|veri|verine tükk*|klomp*|trombid|palju|tugev*|nõrk|minest*|side*|valu*|krambi*|erepuna* !ige*|nina|proov; verekamak*|kamakad|klombid|trombid',
  threatens:
    'tapab|lõpetab|lööb|matab|põletab|laseb|pussitab|leiab > mind|mu|meid|lapsed|su|ta > maha|ära|üles|ära|läbi !köha|valu|kuumus|palavus|töö|stress|uudishimu|see_köha|selg; ütles|lubas|ähvardas|vandus > et|ära > leiab|tapab|lõpetab|kui|põletab|hakkan; leiab > mu|mind|meid > üles; lõpetab > mu|mind !köha|valu; ei > näe > enam|iial > lapsi; mind > maha|ära > lööb|tapab',
  bruises:
    'sinika*|sinikad|verevalum*|muljumisjäl*|sõrmejälj*; silm|huul > sinine|paistes|lõhki|katki; jäljed kaelal|randmel|kõril',
  partnerDid:
    'partner|elukaaslane|mees|mehe|eks|abikaasa|poiss|kasuisa|ta|tema|naine|kardan|ähvarda*|peidan|kaelal|kaela',
  shakesHard:
    'värise*|vappu*|vapub|lõdise*|külmavärin* hullu*|kontrollimatu*|väga|hambad|voodi|kogu|üle|tugev*; niiske|higine|lõdise*|väriseb hingab|segane|räägib|kiiresti|jampsib',
  nowMuddled:
    'segane|segaduses|segi|sonib|jampsib|pudistab|pudistades|pudine; räägib|ajab > segast|segaselt|seosetult|lora|jama; ei > tea|saa > kus|aru|kes',
  lowSugar:
    'suhkur|suhkru*|veresuh*|glükomeet*|glükoos* 1.*|2.*|3.*|madal*|langes*|langeb|kukkus; insuliin*|gliklasiid* söönud|sõi|söö|süüa|hommikusöö*|tund|tundi|äkki|praegu|täna|süstis*',
  lowSugarSigns:
    'higine|higis|higista*|higistab|väriseb|värisen|värisevad|jõllitab|segane|segaduses|uimane; ei > vasta|reageeri|neela|taha|saa > mahla|juua|midagi|meile|enam|neelata',
  streetDrug:
    'pulbrit|pulber|kristalle|tableti*|amfetamiin*|kokaiin*|ecstasy|mdma|spais*|narkootik*|fentanüül*|midagi peol|peo|sõber|sõbra*|tõmbas|nuusutas|süstis|klubi*|festival*|tuttav* !apteek*|arst*|retsept*',
  drugged:
    'ei > ärka|reageeri|vasta|ava|hinga|mäleta|püsi; oigab|oigas|koriseb|siniseks|sinised|krambi*|tõmbleb|kuum|higine|hallutsin*|teadvuse*|vägivald*',
  worldSpins:
    'tuba|ruum|maailm|kõik|pea pöörleb|keerleb|ringi|pööritab !voodi*|tõus*; vertiigo|peapööritus* äkki|järsku|äkiline|tund|tundi|hommiku*',
  staggers:
    'ei > saa|suuda|püsi > kõndida|seista|püsti|neelata|jalul; tuigu*|taaru*|kisub|kaldub|vajun|vajub > vasakule|paremale|küljele|külje; näen|näeb > topelt|kahekordselt|kahte; topeltnäge*; kõne|keel > segane|pehme|paks|pudistab; näost|nägu|huul tuim*',
  immuneWeak:
    'keemiaravi*|siirda*|siirik*|leukeemia*|lümfoom*|klosapiin*|tiamasool*; ilma > põrnata; põrn > eemaldat*|puudub',
}
