import type { Cues } from '../scores.ts'

export const ESTONIAN_CUES: Cues = {
  noNeedOfIt:
    'pole|ei|ole|ära|ärge > vaja|tarvis|pikenda*|kirjuta*|saatke|pane*|läheb|lähe seda|neid|retsept*|rohtu|rohtusid|haiguslehte|haigusleht*|aega|ravi*|tablet*|analüüs*|enam|insuliini; tühista* > kõik|palun|mu|minu > ajad|aeg|mu|vastuvõtud|visiidid|kõik; võtke|kustutage|eemaldage > mind > nimekirjast|maha|ära; pole|ei > mõtet > saata|pikendada|kirjutada|enam|ravida|aega; ei > tule > enam|järele|rohkem !menstr*|piss*|verd|palav*; pole|ei > seda|neid > retsept*|rohtu|tablet* > enam > tarvis|vaja; sulgeda|sulgege|kustutage|sulgeda > mu|minu|kaart*|konto*; kaardi|konto > sulgeda',
  goneThen:
    'mind > pole|ei > enam|ole|siis|siin; selleks|siis|sinna > ajaks|kuhu|on > kõik|läbi|läbi|lähen|ma|läinud; kuhu|kus > ma|mina > lähen|olen > seda|neid|ei|midagi; kõik > on|saab|möödas|siis > läbi|möödas|otsas !hästi|korras; pärast|peale > esmaspäeva|reedet|pühapäeva|homset|tänast|nädalavahetust|jõule|sünnipäeva mind|midagi|enam|pole|ei !operats*|reis*; minuga > midagi|miskit > juhtub|juhtuks|peaks; viimane|viimased|viimast > päev|päevad|õhtu|öö|nädal|jõulud|kord !kuuri|ravikuur|puhkus*|tööpäev; kui > mind > enam|ei|pole|poleks|siin; enne > kui > lähen|läheb|kõik !reisi*|puhkus*|tööle; ei > ole|pole|näe > enam > siin|kevadet|jõule|teid|kohal !haigus*; jään > magama > igaveseks; varsti|homme > olen|on|pole > läinud|koos|vaba|rahu; selleks|siis > ajaks > on > kõik|läbi|möödas; viimane > palve|soov|sõnum|kiri|tervitus',
  decided:
    'kuupäev|päev|koht|aeg|viis > on|juba > valitud|paigas|välja|otsustatud|teada; valisin|valinud|määrasin|otsustasin|otsustanud > päeva|koha|kuupäeva|aja|viisi|et|ära|selle; olen > otsustanud|otsuse; otsus > on|tehtud|langetatud; ei > ole|rääkinud|räägi > kellelegi|kellelegi|rääkinud|öelnud; keegi > ei > tea|peata|takista|muuda; tegin|teinud > otsuse; kõik > on > planeeritud|valmis|paigas|otsustatud|läbi > mõeldud; tean|tead > kuidas|kus|millal > teen|seda|ma; plaan > on|mul|juba > valmis|olemas|paigas|kindel',
  countsPills:
    'loen|loeb|lugesin|lugenud > tablet*|rohtusid|rohtu|pille|üle|iga|neid|unerohtu tablet*|rohtu*|pille|üle|karp*; hoidsin|hoian|hoiab|peitsin|peitis|kogusin|kogun|kogunud|säästsin|varusin|panin > rohud|rohtu|tablet*|alles|kõrvale|pille|karbid|karpi|neid|unerohtu|need !lehte; 30+ > tükki|tabletti|tk|pilli|kapslit; karpi|karbid|pakki|lehte alles|puutumata|avamata|kõrval|sahtlis|peidus; puutumata|avamata karbid|karpi|rohud|tabletid; varu|tagavara tablet*|rohtu|rohud|unerohtu|insuliini; loen|loeb|lugesin õhtu*|öö*|üle tablet*|rohtu*|pille|neid',
  manyInHand:
    '30+ > tükki|tk|tabletti|olemas|juba|nüüd !päeva|aasta*|kg|minut*; juba > 30+ !aasta*|päeva|kg|minut*|nädal*; sada|sadakond|poolsada|viiskümmend|kuuskümmend|seitsekümmend > tükki|tk|tabletti|juba|pilli',
  oddRelief:
    'julgus|julgust|julge > tuleb|kokku|lõpuks|jätku*|võtta|olen|piisavalt|seda; kergendus|kergendust|kergem > on|tunnen|hakkas|tunne; imelikult|kummaliselt|äkki|veidralt|ootamatult > rahulik|rõõmus|õnnelik|vaikne|lahke; rahu > hinges|käes|leidnud|lõpuks; olen|on > lõpuks|nüüd|täiesti > rahulik|vaba|rahul|valmis|õnnelik; ei > karda > enam|surma|midagi; enam > ei > karda|jaksa|suuda|talu; ei > jaksa|suuda|viitsi > enam|nii|võidelda|teeselda|edasi; andsin|andnud|andis > alla !hinnangu; väsinud > kõigest|võitlemast|teesklemast|olen; mõõt > täis; aitab > sellest|kõigest|mulle',
  gives:
    'kingib|kingin|kinkis|jagab|jagan|jagas|annab|annan|andis|andsin|kinkisin|jagasin > oma|ära|laiali|sõpradele|kõik|sõbrale|vennale|õele > mänge|asju|asjad|riided|raamat*|ratta|kitarri|kella|ehted|arvuti|telefoni|tossud|kogu|mängud|ära|kõik|minu|mu|oma; müüsin|müüs|müün > kõik|oma|maha|ära > asjad|maha|ära; paroolid|pin|testament|viimne|pangakaar* > kirjas|laual|sahtlis|tahe|kirjuta*|ümbrikus|valmis; kiri|kirjad|video > lastele|emale|naisele|mehele|kõigile|igaühele; kirjutasin|kirjutas|kirjutan|salvestasin > kirja|kirjad|lastele|emale|igaühele|kõigile|video|viimase; tasusin|maksin|maksnud > kõik > võlad|arved|ära; matus*|matuseraha; kustutasin > konto*|kõik|fotod|sõnumid; pin*|paroolid|koodid|kontod kirjutas|kirjutasin|paberile|andis|andsin|kaardile; mäletada|mäletage sellisena|mind|teda; andis|andsin|andnud|üle > oma|üle|mulle|talle|õele > asjad|kella|sõrmuse|võtmed|albumi; asjad õele|vennale|sõbrale|lastele andnud|andsin|andis|jagatud|üle; kustutas|kustutasin > kõik|oma > kontod|konto|pildid|fotod|sõnumid',
  deadlyPlace:
    'köis|köie|nöör|nööri|silmus|žilet*|zilet*|tera|terad|nuga|püss|püstol|püksirihm !köögi|habe|raseeri*|kogemata|lõikasin|tööl; katusel|katusele|katus|sillal|sillale|silla|rõdul|rõdule|kaljul|rööpa*|raudtee*|rongijaam*|perroon*|platvorm*|ääre > peal|ääre*|serva*|juures|jälle|läksin|seisin|seisan|käisin|istusin|lähen|mõtlen|ronisin|vaatan|peale; seisin|seisan|istun|istusin > ääre*|sillal|katusel|rööb*|serva*|rongi*|parvekal; jõe|mere|järve|jõkke|merre > ääres|äärde|sisse|põhja|kõndida|minna; heitgaas*|summuti|voolik garaaž*|auto; vann > žilet*|föön|teraga; tabletid|rohud|pillid > käes|laual|ees|peos|voodil; karjäär*|viadukt*|pais|tamm|sadama*|kai|estakaad*|silla > juurde|poole|peale|alla; garaažis|kuuris|keldris|pööningul|vannitoas istub|lukustas|lukus|ei_tee|uks|ust',
  overInASecond:
    'üks > samm|hüpe|liigutus|lõige|sekund|pauk > ja|kõik|veel; hetkega|sekundiga|kohe|kiiresti > läbi|möödas|otsas|kõik; kõik > oleks|saaks|lõppeks > läbi|möödas|vaikne|kohe; keegi > ei|poleks > peaks|märka*|pane|igatse*|nuta*|hooli*|leia|otsi|vaja; hüppa*|hüpata|astuda|sõita > alla|ette|vastu|rongi|puud|sisse|üle; valutu*|kerge|lihtne|kiire > viis|lõpp|surm; kõigil|teistel|neil|perel|lastel > kergem|parem|lihtsam; ei > peaks|pea > enam > ärka*|tundma|võitlema|hooli*; vaikus|rahu > lõpuks|siis|ometi',
  notTheirFault:
    'polnud|pole|ei > ole|olnud|tema|nende|kellegi|sinu|teie > süü|süüdi; süüdi > keegi|ei|pole; öelge|ütle|andke|öelda > emale|isale|lastele|naisele|mehele|perele|vennale|neile|talle|edasi > et|kui|ma; kes|keda|kellele > teatatakse|teavitatakse|helistatakse|leiab|öeldakse; leiab|leiaks|leiavad > mind|mu > keegi|surnu*|keha|ema|politsei; hoolitsege|hoidke|vaadake > lapsi|laste|ema|teda|üksteist|nende; andke|anna|palun > andeks|mulle|kõik|andestust|vabandust > kõigilt|emalt|kõige|kõik; armastan|armastasin > teid|sind|neid|kõiki|lapsi; hoidke > ennast|end|üksteist; süü|süüdi polnud|pole|ei_olnud tema|nende|teie|kellegi|sinu|see|keegi öelge|ütle|et; hoiaksin|hoia|hoolitseks|hoolitse|vaata > ema|isa|lapsi|venda|õde|pere',
  whoCaresFor:
    'kes|keegi|kuhu > hooldaks|hoolitseks|võtaks|võtab|võtta|toidab|toidaks|vaatab|vaataks|saab|anda kass*|koer*|looma*|ema|vanaema|lapsi|laste|lapsed|linde|jänes*; võtmed > on|naabri*|mati|poti|postkastis|ukse > all|juures|käes|matt|kastis; uus|uue|hea > kodu koer*|kass*|talle|neile|jaoks; koer|kass|koera|kassi > läks|viisin|viin|jääb|jäi|saab > õe|venna|naabri*|varjupaik*|sõbra*|ema*',
  keepsSecret:
    'naine|mees|ema|vanemad|lapsed|kõik|pere|elukaaslane on|läks|lähevad|sõitis|sõidab|magavad > ära|maal|reisil|tööl|magama|nädalavahetus*|ema|pühapäeva*|homseni; ärge|ära > öelge|ütle|rääkige|räägi > emale|isale|kellelegi|vanematele|mehele|naisele|talle|neile; keegi > ei > tea|aima|märka|kahtlusta; peitsin|peitis|peidan|peidab|peidus > ära|kapi|garaa*|sahtlis|kuuris|voodi|vanemate*; teen|teeb > näo|nägu > nagu|et > kõik|hästi; üksi > kodus|täna|nüüd|kuni; kui|kuni > kõik|nad|lapsed|ta > magavad|magama|lähevad|läinud|ära',
  wantsToVanish:
    'kaduda|kaoks !valu|lööve|plekk|laigud|muhk; ei > taha > siin|enam > olla|elada; mind > pole|ei > kellelegi|kellelgi|keegi|enam > vaja|tarvis; keegi > ei > vaja|armasta|igatse|hooli > mind|minust|enam; ei > näe > väljapääs*|tulevik*|mõtet|lahendus*|teed; elul|millelgi|sellel|kõigel > pole|ei > mõtet|mõte*; lootusetu|lootusetus*|lootust > pole|enam|ei|tunne|on; vihkan|vihkab > ennast|end|oma|elu; koormaks|koorem|nuhtlus|tüliks|risuks; tühi|tühjus|väärtusetu|mõttetu > sees|tunne|hinges|olen|elu|inimene !kõht|karp|pudel; kriibib|kriimusta*|kõrveta*|põleta* > endale|end|ennast|oma > käsi|käsivar*|jalgu|nahka|žilet*|sigare*; varrukad|varrukaid > pik*|peidab|arme|lõikeid',
  tidyHouse:
    'juhis*|nimekiri|paberid|kõik külmkap*|laual|sahtlis|kirjas|köögis|valmis !eksam; maja|korter|tuba|toa|kapid|kodu > korras|koristatud|tühi|koristasin|korda|tühjaks|on; kirjutasin > üles|paberile|kus|kuidas > kus|kõik|mis|paroolid; pakkisin|pakkinud > asjad|kõik|kotid|kastid|kokku !reis*|koli*; kott|kotis|kotid > pakitud|valmis|koos|sees > kiri; kus > mis|miski|kõik > on|asub; ütlesin > üles lepingu*|korteri|tellimus*',
  wasted:
    'raisku; raiskamine; pole|ei > mõtet > välja|kirjutada|tellida|pikendada|saata|ravida|minu|mulle; ärge > raisake|kulutage > aega|raha|ravimeid|minu; keegi|teine|teised > vajab|vajavad|saab rohkem|seda|aja; andke > see|aeg|koht > kellelegi|teisele; parem > kellelegi > teisele',
  forgiveAll:
    'palu*|palun > kõigilt|kõigi|neilt|emalt|lastelt > andeks|vabandust; kõigilt > andeks|vabandust; andke > andeks|mulle; andesta* > kõik|mulle|palun; jätab|jättis|jätan > kõigiga|hüvasti',
  quietWish:
    'tahan|tahaks|soovin|tahab > lihtsalt|ainult|et > rahu|vaikust|et|puhata|magada|kõik|see > kõik|vaik*|lõpp*|jääks|läbi|lõppeks|magama; et > kõik|see|valu|pea > jääks|oleks|lõppeks|saaks > vaik*|läbi|otsa|lõpp*; tean > kuidas|mida > seda|teha|lõpetada; jääks|oleks > vaikseks|vaikne|vaikus; lõpuks > rahu|vaikus|puhkus|puhata; igavene|igavest > rahu|uni; täna|õhtul|homme > õhtul|on|saab > rahu|vaikus|vaikne; rahu|vaikus majas|kõigil|lõpuks',
  noCare:
    'kõik > on > ükskõik|mõttetu; ükskõik > kõigest|mis|on|kõik|mulle; mul > on|kõik > ükskõik|kõik > ükskõik; miski > ei > loe|rõõmusta|huvita|aita|ole > tähtis|enam; ei > hooli > enam|millestki|endast; ei > söö|pese|vasta > enam; mis > vahet|mõte|mõtet',
  familyRelieved:
    'pere|perel|lapsed|lastel|kõik|kõigil|neil|mees|mehel|naisel|vanemad|vanematel > saavad|saaks|oleks|on|hakkab > kergendus|kergem|parem|rahu|lihtsam|õnnelikum|rõõmsamad|lahti; kergendus|kergem|parem > kõigile|perele|neile|lastele|kõigil; saavad|saab > minust|must > lahti|rahu',
  ownDeath:
    'elule|elu|elul > lõpu|lõpp|lõpetada|lõpetab|ots|otsa|võtta|võtab|võtmast; elukindlustus*; enesetap*; ennast|end|enda ära|tappa|tapaks|tapan; mu|minu|oma > matus*|surm|surma|testament; pärast > minu|mu > surma; kui > mind > pole|enam; pärast|peale > mind',
  noBotherAfter:
    'ei|enam > tülita|tülitama|sega|tüüta|kirjuta|vaja|puuduta|puutu|huvita|loe > teid|mind|enam|pärast; enam > ei > tülita|sega|tüüta|kirjuta|puuduta|puutu; viimane|viimast|viimase > palve|kord|korda|kiri|retsept|sõnum; selleks > ajaks mind|ei|pole|enam; ei > ole|pole > minu > mure|asi',
  tempted:
    'üks > samm; nii|kui > lihtne|kerge oleks|hüpata|keerata; hüpata|hüppa*|astuda|lasta > alla|ette|lahti; keera* rool*|vastassuuna*|puu|veoauto*; kutsub|kutsus|tõmbab|tõmbas > alla|mind|vesi|kuristik; poleks > vahet|hullu kui; loodan|sooviksin|tahaks|soovin ei > ärkaks|ärka|oleks|oleks; loodan|sooviks* et > midagi|auto|vähk',
  deathSpot:
    'perroon*|platvorm*|rong|rongi|rongide|rongile|rööb*|raudtee*|sild|silla|sillal|sillale|katus|katusel|katusele|kalju*|rekka|rekkale|veoauto*|vastassuuna*|köis|köie|köit|nöör|nööri|rõdu|rõdul|rõdult|pank > äär*|karjäär*',
  courage: 'julgust|julgus|julgeks|julgen|julgenud; kardan > ennast|iseennast|mida; ei > usalda > ennast|end',
  phoneOff:
    'telefon|telefoni|mobiil > on|läks|lülitas|pani > väljas|välja|kinni; lülitas|pani > telefoni; ei > vasta|võta > telefon*|kõne*|sõnumi*|kellelegi|enam|meile; kadunud|kadus|lahkus|läks > kodust|ära|autoga|teadmata|hommikul; ei > võta > vastu|toru; auto|autot|ratas|passi|jope|võtmed > pole|kadunud|läinud > hoovis|ukse|kodus|maja; autoga|jalgsi|rattaga|taksoga läinud|läks|sõitis|kadus kuhugi|kuskile|teadmata|tea_kuhu|metsa|mere|üksi',
  lovesAll:
    'armastab|armastan|andestust|andeks > meid|teid|kõiki|neid|et|lapsi; kirjutas|saatis|helistas|kallistas|palus|ütles > kõigile|meile|lastele|kõiki|andeks|sõpradele|armsad|emale; hoidke > üksteist|teineteist|lapsi; armsad > kirjad; andku|andke|andestage|andesta andeks|meile|talle|mulle|kõik; kallistas|kallistasin kõiki|kaua|kõvasti|lapsi|nuttes; saatis|kirjutas|postitas kõigile|meile|lastele|sõpradele olge|elage|hoidke|armsad|tublid|head',
  lowMood:
    'masendu*|depress*|lootuse*|väärtusetu|tühi|tühjus|üksi|üksik|meeleheit*|mõttetu|mõttetus|kurb|nutan|nutab; väljapääsu; pole|ei > ole > mõtet|lootust|tulevikku|midagi; andnud|andsin > alla; elust|kõigest > väsinud',
  cannotGoOn:
    'ei|enam > jaksa|suuda|taha > enam|nii|seda|niimoodi|elada|võidelda; väsinud > elust|elamast|kõigest|võitlemast; enam > ei > jaksa|suuda|pea > vastu|seda; elamisest|elust|kõigest > siiber|kõrini|väsinud; jõud > on > otsas; mul > on > kõrini',
  blade: 'žilet*|tera|teraga|nuga|noaga|noa|noad|skalpell*|sigaret*|välgumihkl*|habemenuga',
  cutsBody:
    'lõika*|lõiku*|kriimust*|kraapi*|põletasin|põletan|põletas|täksi* > käsi|käsivar*|käe|kätt|reie*|reit|jalg*|randme*|ennast|end|kõhtu|jälle|ennast; lõika*|kriimusta*|vigasta*|karista* ennast|end|käsivar*|reisi|randme*; sügavam* > kui|seekord|lõi*; seekord > sügavam*',
  lookedUp:
    'otsi*|uurisin|uurin|lugesin|vaatasin|guugel* > kui|kuidas|netist|internetist|viisi* kaua|kiire*|valutu*|palju|surmav*|annus*; valutu*; kui > kaua > see > võtab',
  thingsGone: 'vööd|rihmad|köis|tabletid|rohud|ravimid|relv|püss|nuga on|kadunud|puudu|läinud',
  intrusive:
    'pildid|pilt|pilte|kujut*|näen|mõtted|mõte|sundmõt* > silme|ette|kuidas|vaimusilmas|peas|pähe|tulevad; silme > ees|ette; mõtted > tulevad|ei; tung|sund',
  dropsOrDrowns:
    'viska*|pillan|kukuta*|upu*|lämmata*|raputa*|tõuk*|löön|torka* > ta|teda|beebi*|last|laps*|alla|välja; rõdult|aknast|vanni|trepist|noaga viska*|kukub|pillan|kukuta*|upu*|lasen|lahti|alla; padi|patja > peale|näole; teen|teha > talle|lapsele|beebile > haiget|viga|midagi',
  afraidOfSelf:
    'kardan > ennast|iseennast|end; kardan > mida|et > ma|teen|talle; ei > usalda > ennast|end; hirm > iseenda; kardan üksi > temaga|beebiga|lapsega',
  secretly:
    'ärge|palun > helista*|kirjuta*|saat*|ärge > koju|mulle|helista*|posti; loeb|kontrollib|vaatab > mu|minu|kõik > sõnum*|kirju|telefon*|meile; kirjutan > töö*|salaja|naabri*|raamatukog*; salaja|sosin*|peidan|peidus|varjan; kuni|enne > ta|mees|isa > ära|koju|tuleb|magab|tööl; ta|mees > ei > tohi > teada|näha; ilma > et > ta|mees|tema|abikaasa teaks|näeks|kuuleks|saaks',
  hits: 'lõi|lööb|löönud|peks*|peksa*|tõuka*|lükka*|viska*|kägista*|sikuta*|vägista*|ähvarda*|kolki* > mind|mu|meid|vastu|jälle|teda|ema|last|rusikaga|eile; jalaga > lõi|selga|kõhtu; tõstab|tõstis > kätt|käe; käperda*|puudu* > mind|teda; meelega|tahtlikult|nimme lõi|murdis|lükkas|põletas|virutas',
  entersRoom:
    'tuleb|tuli|ronib > mu|minu|tema|meie > tuppa|voodisse|voodi|juurde; öösel|öösiti > tuppa|voodisse; sõber|kasuisa|isa|onu|mees|vend tuleb|tuli|käib|hiilib tuppa|voodi*|vannituppa kui|öösel|öösiti',
  hurtVisibly:
    'sinika*|vigastus*|muljumis* kirjelda*|pildista*|fotogra*|dokument*|tõend*|fikseeri*|kirja|üles; nägu|näoga > selline|niisugune|sinine|paistes inimeste|välja|tööle; inimeste > hulka|ette > ei|näoga|minna|lähe nägu|näoga|silm|sinine|paistes',
  livesInFear:
    'lapsed|laps|poeg|tütar peidavad|peidab|peitu*|poevad|kardavad|kardab|värisevad|julge kui|koju|ta|isa|mees|voodi|kapi|tuleb; passib|kontrollib|mõõdab|jälgib|valvab > mind|kaua|palju|mu|kus|iga|isegi|telefon* poes|telefon*|olen|käin|sammu|raha|kell*; palus|palub > andestust|vabandust jälle|pärast|aga|lapsed|lubas; vabandas aga|jälle|lapsed|lubas',
  falseStory:
    'ütlesin|rääkisin|valetasin > kukkusin|komistasin|arstile|tööl|kõigile|et > kukkusin|komistasin|uks|trepist; vastu > ust; pikad|pikkade > varrukad|varrukatega',
  medicineMissing:
    'puudu|kadunud|tühi|tühjaks|tühjad|lahti > karp|pakk|purk|blister|leht|kolm|kaks|pool|mõni; karp|pakk|purk|blister|tabletid|tabletti > on > puudu|tühi|läinud|kadunud|lahti',
  mouthTraces:
    'suu|huulte|keel|huuled|suust > ümber|ümbrus|on|peal|lõhnab|haiseb > valge|sinine|pulber|pulbrit|vaht|vahtu|on|lõhn*; vaht > suul|suust; haiseb|lõhnab|lõhna > kloori|kemikaali*|bensiin*|mandli*',
  mixedUp:
    'ajasin|ajas|läks|läksid > karbid|segi|segamini|sassi; vale > karp|karbi|süst*|rohu|rohi|ravim*|annus*|pudel*|insuliin*|tilgad; asemel > võttis*|võtsin|süstisin|ühe; kaks|kolm > annus*|kogus* !päevas|nädalas|kuus|aastas|ööpäevas; topelt*; arvasin|mõtlesin > et > see > on|oli; plaastri*|plaaster valesti|vana|kaks|peal|eemaldam* peal|külge|veel|unusta*',
  jawPart: 'lõug|lõuas|lõuga|lõuast|lõualuu*|hambad|hammastesse|alalõu*',
  elbowPart: 'küünarnuk*|küünarvar*|ranne|randmeni|käsivar*|sõrmedeni|väike > sõrm*|õlavar*',
  draws: 'kisub|kiskus|tõmbab|valutab|kiirgab|läheb|liigub|kandub|surub|ulatub|tirib|jookseb',
  callsThings:
    'nimetab|nimetas|kutsub|kutsus > teekann*|mind|koera|kassi|tassi|teda|asju|ema|tütart|jalgratta*|valesti|vale; vale > nime*|nimega|sõna|sõnu; tagurpidi > selga|jalga; pahupidi; king* > vale*|segi; paneb|pani võtmed|piima|telefoni külmkap*|ahju|prügi*',
  smallThing:
    'pähkel|pähkli*|pähkle*|maapähk*|viinamar*|komm|kommi|helmes|helme*|lego*|münt|mündi|popkorn*|porgand*|viiner*|vorst*|õun*|oliiv*|luu|kont|kondi|kalaluu|mänguas*|seeme|nööp|kuulike',
  sinceThen: 'sellest > ajast|saadik; sest > saati|ajast; pärast|peale > seda; kohe > pärast|peale',
  tore: 'rebene*|rebi*|käris*|katke*|lõhke*|plaksa*|puru* > midagi|abaluu*|seljas|rinnus|sees|nagu|oleks; nagu|midagi > oleks|justkui rebene*|käris*|katke*|lõhke*',
  movesDown:
    'liigub|läheb|läks|liikus|kandu*|vajus|rändab > alla|allapoole|ristlu*|kubeme*|jalg*|selga|kõhtu|nimme*; liigub|roomab|läheb|rändab|levib|kandub|valgub|vajub puusa*|jalga|jalgadesse|alaselga|kubemesse|neeru*|puusadesse',
  heat: 'kuuma|kuumas|kuumaga|kuumus*|leitsak*|päike*|päikes*|saun|sauna|saunas|kasvuhoon*|palav|palavas|lõõm*; maraton*|poolmaraton*|jooks*|katusel kuuma*|kraadi|päike*|palav*',
  voiceOdd:
    'hääl > on|läks|imelik|kähe|kadus|muutus|ära|teistsugune|kummaline; kähe*; kuum > kartul; klomp > kurgus|kõris; hääl imelik|kähe*|kadus|muutu*|kummaline|paks',
  minutesAfter:
    'minut|minuti|minutit|minutiga|tund|tunni > pärast|peale|hiljem|tagasi|jooksul; kohe|varsti > pärast|peale; pärast|peale > antibiootikum*|süsti|tabletti|pähkli*|pähkle*|söömist|nõela*|vaktsiini|krevet*|kooki|ravimi|annust; min|minutit|tund > tagasi|pärast|peale|hiljem',
  curtains:
    'kardin*|ruloo*|pime|pimedas|pimedat tuba|toas|kinni|ette|palub|tahab; valgus|valgust|valguse talu|talub|häirib|valus|silmad|karjub; varjab|katab > silmi; lõug|lõuga > rinnale|rinnani|vastu; kael kange|kangeks|jäik|painu*|paindu|valus',
  feelsDying:
    'tunne > et|nagu > suren|surema|lõpp; suremas|suren > tunne|ära; mitte|pole > kunagi|iial > nii > halb|halvasti|haige; hirmus > halb; kõige > hullem; tunne > nagu|et > sureks|sureksin|suren|surem*|lõpp; ei > ela > seda|selle|ööd > üle|välja',
  muddled:
    'ei > tea|teadnud|tunne|tundnud > mis|kus|kes|päev|aasta|mind|kellaaeg|ära|meid; mis > aasta|päev|kuu; segane|segaduses|segast|segi|sonib|soni*|jampsi*|hallutsin*; räägib|ajab|rääkis > segast|jama|lolli|mõttetut|imelikku; pole > tema > ise; ei > saa > aru > kus|mis',
  coldLimbs:
    'käed|jalad|nahk|sõrmed|varbad > on|jää*|külm*|sinak*|laigu* > külmad|külm|jääkülmad|sinakad|laiguline|kahvatu*; jääkülm*; külmad > käed|jalad; temp*|palavik*|kraad* =34|=34.*|=35|=35.*',
  tools:
    'saag|saega|saagis|mootorsaag*|kirves|kirvega|ketas|lõikur|klaas|klaasi|klaasiga|nuga|noaga|noa|niiduk*|trell*|käärid|aken|akna*|flex|relakas|relaka*',
  deepCut:
    'sügav*|lahti|luu|luuni|rasv*|kõõlus*|haigutab|servad > haav|haava|lõige|lõike|paistab|näha|näen|ripu*; näha > luu|luud|rasva; läks|käis|lõikas|tõmbas > läbi|üle|sisse > käe*|käsi*|sõrm*|jala*|reie*',
  cloth:
    'rätik|rull|rulli|rätiku*|rätt|käterät*|side|sidemed|plaaster|plaastri*|padi|padja*|lina|linad|särk|läbi > imbu*|märg|vettinud; läbi|tilgub|loik|lomp|imbu*',
  jerks: 'tõmble*|tõmblu*|väris*|krampi*|kramp|krambid|krampe|jõnks*|jäik|jäigaks|jäigalt|kangeks|rapu*',
  noContact:
    'ei > saa|saanud|ole > kontakti|vastust|temast|aru > temaga|kätte; ei > vasta|reageeri|ärka|tunne|tulnud > meile|mulle|kuidagi|mind|ära|teadvusele|küsimustele|hüüdmisele; vaatab|vahib|jõllitab > tühja|läbi|ühte|ainiti; klaasistunud|tühi > pilk; teadvus* > kadus|kaotas|tagasi',
  collapsed:
    'kukkus > kokku|maha|pikali|ümber|põrandale; minestas|minestasin|minestus|vajus > kokku|ära|maha|põrandale; vajus|varises > kokku; teadvuse > kaotas|kaotasin; pilt > läks|taskus|eest; jalad > nõrgad|kadusid|alt; kadus > pilt|teadvus; pilt|teadvus > kadus',
  tongueBitten:
    'keel|keele|keelde > katki|hamma*|hammustas|veri*|verine; hammustas > keel*; vaht > suul|suust|suu; tegi > püksi|märja*|alla; pissis > alla|püksi',
  likeAHit:
    'kurika*|haamri*|kirve*|plahvat*|välk|välgu*|pauk|püssi*|lask|tellis*|löök|löödud|löönud|pomm*|kaika*|malaka*|nui*|elektri*|plaks*|praks*',
  inASecond: 'hetkel|hetkega|sekund*|silmapilk*|järsku|äkki|ootamatult|korraga|järgmisel|momen*',
  worstEver:
    'hullem|hullemat|hullim|tugevaim|kõige|talumatu|väljakannatamatu|jube|põrgulik > peavalu|valu|elus|elu|mis|kunagi; mitte|pole > kunagi|elus|iial nii|sellist',
  navel: 'naba|nabast|naba > juures|juurest|ümber|ümbert; kõhu|kõht > keskel|keskelt|keskkoh*',
  lowRight: 'paremal|paremale|parem > all|pool|alla|kõhu*|kubeme*|küljes; all|alla > paremal|paremale|kõhus',
  doubledUp:
    'kõver*|kägar*|kronks*|kerra|kahekorra; ei > saa|suuda|jaksa > sirgu|sirgeks|püsti|liikuda|kõndida|liigutada|käia; sirgu|sirgelt|püsti ei > saa|suuda|tõuse; lamab|lebab > liikumatu*|vaikselt',
  everyStep:
    'iga|igal > samm|sammu|sammuga|auk|augu|köhat*|konar*|liigutus* valu|valus|piin|tapab|lööb|on|oli; rappumine|hüpe|hüpata|köhides valus|valu|piin; kõht > kõva|pinges|nagu|laud* > laud|trumm|nagu|pinges',
  coffeeGrounds: 'kohvipaks*|kohvipuru*; kohvi > paks*|puru*; nagu > tõrv|kohv*|pigi',
  broughtUp: 'üles|tagasi > tuli|tuleb|ajas; okse*|oksend*|oksen*|öök*|iivel*',
  wetUnaware:
    'ei > märganud|märka|tunne|tundnud|pannud|saa|taju > et|kui|kas|enne|aru|tähele|püksid|urineeri*|pissi*|pot*; püksid|voodi|märg|märjad|püksi > märjad|märg|märjaks|tuli|läks|lasin; kontroll > kadu*|puudub|põie|soole; ei > pea > kinni|uriini|sool*',
  testicle:
    'üks > pall|muna|munn; muna|munand*|munad|munandikot*|munn > valu*|tapa*|tapv*|hiigel*|paistes|punane|kõrgemal|on|all|üleval|hella*; vasak|parem|ühe > muna|munand*; munand*',
  wokeWith:
    'ärkas|ärkasin|ärgates|ärkamisest|äratas > nuttes|valuga|valu|öösel|selle|üles|karjudes|hommikul|saati; keset > ööd; öösel',
  underRibs:
    'ribi*|roiete|roide* > all|alune|alt|alla; ribialu*|roidealu*|ribide; parem* > ribi*|roide*|roiete; ülakõht|ülakõhus|maoauk|südamealus*',
  highPressure:
    '150+|16*|17*|18* 9*|10*|11*|12*; rõhk|vererõhk > kõrge|150+|üles|tõusis|tõusnud|laes; käed|nägu|jalad|sõrmed > paistes|paksuks|paksud|turses|tursunud|turse|läksid; üleöö > paks*|paistes|turs*',
  kicks:
    'togi*|lööb|löögid|lööke|liigu*|liigut*|müks*|müttab|siputa*|möll*|kõhubeebi|beebi|laps; trallib|müra*|mürgeldab|hüppab',
  nothingToday:
    'vaikus|vaikne|vait|rahulik|midagi|ühtegi|ükski > päev|täna|eile|hommiku*|öö*|olnud|ei|kõhus; terve|kogu > päev|öö|hommik vaik*|ei|mitte|pole; ei > ole|liigu|liigutanud|tunne|tundnud > enam|täna|hommiku*|eile*|üldse|tükk|liigu*|kordagi !veel|tublisti|usinasti; vähem > kui|liigu*; harva; tavaliselt|muidu|alati täna|praegu|nüüd|õhtul ei > midagi|liiguta*|ole|vaikus|vaikne !peavalu; täna|nüüd > ei > midagi|vaikus|vaikne; eilsest|eilest|hommikust|õhtust|lõunast > saadik|peale|vaikus|vait|vaikne|midagi vaikus|vait|vaikne|midagi|liigutust; aga > eilsest|hommikust|õhtust vaikus|vait|vaikne|midagi',
  travelled:
    'lend*|lendasin|lennuk*|lennult|bussi*|autosõit*; operatsioon*|lõikus*|kips*|rasestumisvasta*|pillid|voodihai* > pärast|tagasi|nädal*|kuu*|päev*|võtan',
  fingersStill:
    'sõrmed|varbad|käsi|jalg|sõrmi|varbaid ei|tuim*|külm*|sini*|valge*|kahvatu*|paistes|surub|liigu*|tunne|lilla*',
  thirsty:
    'janu|jano*|joob|joon > kogu|kohutav|hullult|palju|liitrit|liitreid|vett|nagu; pissi*|urineeri* > kogu|pidevalt|palju|iga; alla|kaalust > võtnud|langenud|läinud; väga|nii|hirmus > väsinud|uimane|nõrk; atsetooni*|puuvilja* ; suhkur|glükomeeter|näit|sensor|veresuhkur > hi|high|üle|kõrge|20+|25|30|näitab; joob|joon|jõi > nagu > kala|hobune|kaamel; kõhnaks|kõhnemaks|kaalus > jäänud|jäi|alla; joob|joon|jõi lõputult|pidevalt|ämbrite*|kannu*|vahetpidamata|liitrite*',
  mouthShut:
    'suu|suud|lõuad|lõug ei|ainult|vaevu|lahti|lukus > lahti|avane|avada|teha|saa|jagu; suu > avane*|lahti; sõrme > jagu|laiu*; lõualukk',
  noSwallow:
    'ei > saa|suuda|jaksa|lähe|saanud > neelata|alla|juua|sülge|vett|midagi; neela* ei|võimatu|väga|valus; sülg*|ila|tatt > alla|välja|suust|voolab|jookseb|tilgub|kaussi; vesi|toit|jook|sülg|söök läheb|läks|lähevad valesti|valesse|ninna > kurku; neelata > ei|raske > saa|oska|õnnestu',
  lastPassed:
    'viimati|viimane > käisin|kord|pissi*|urin*|wc*|tualet*|käis; ei > ole|saa|tule|tulnud|saanud > pissi*|urineeri*|pissil|uriini|tilka*|tilgakest|piisk*; tilk|tilka|tilkagi|tilgub|piisk* ei|ainult|vaid|mõni; surun|pressin|pingutan ei|tilk*|midagi; põis|põie > täis|lõhkemas|pinges',
  eyePart: 'silm|silma|silmas|silmaga|silmad|silme|nägemi*|näen|nägin|nägi',
  darkens:
    'must|pime|pimedaks|hall|tume|ruloo*|kardin*|loor|vari|varju|udu*|sähvat*|välgatus*|täpid|kadus|kadunud > ees|ette|silm*|pool*|nägemi*|poole|langes|vajus|tõmmatud|üle|osa',
  alcohol:
    'viin|viina|viinast|õlu|õlut|õlle|vein|veini|alkohol*|joomi*|jooma|joonud|napsu*|napsi*|kange*|purju*|joomase*|tsük*',
  stoppedIt:
    'jätsin|jättis|lõpeta*|loobu* > maha|järele|joomi*|ära|viin*|alkohol*|õlle; ei > joo|joonud|võta|võtnud > enam|viin*|alkohol*|õlu*|päev*; esmaspäev*|teisipäev*|kolmapäev*|neljapäev*|reede*|laupäev*|pühapäev*; päeva > kaine|kuiv|ilma; võõrutus*; kaine|kainena',
  blisters:
    'vill|villid|ville|vilistab > suus|nahal|täis|lõhkevad; ville|villid|haavandid|haavand* ; koorub|kooru*|nahk > tuleb|koorub|maha; rakud',
  newDrug:
    'lamotrigi*|karbamasepi*|allopurino*|antibiootikum*|penitsilli*|amoksitsilli*|ibuprofe*|naprokse*|sulfa*|uus|uue|uut > ravim*|rohi|rohu|tablet*',
  sunkenEyes:
    'silmad > aukus|vajunud|augus|auku; aukus|vajunud silm*|lõge*|põsed; lõgemed; suu|huuled|keel > kuiv*; pisaraid|pisaratega|pisarateta',
  nothingStays:
    'miski|midagi > ei > püsi|seisa|jää > sees; ei > püsi|seisa|jää > midagi|sees|vesi|miski; kõik > tuleb > välja|tagasi|läbi; vesi|vett|lonks tuleb > tagasi|välja|üles; oksendab|oksendan > kõik|kõike|iga|vett',
  jointPart:
    'põlv|põlve|põlves|puus|puusa|hüppeliige*|pahkluu*|liiges|liigese*|küünarnukk|ranne|õlg|õla|varvas',
  swollenHot:
    'paistes|paistetas|paistetu*|turse|turses|nagu > pall; tuline|tulikuum|kuum|kuumav|õhetab|punane|punetab|põletav|hõõgub',
  noWeight:
    'ei > saa|kannata|suuda|lase|jaksa > toetuda|astuda|kõndida|painutada|peale|liigutada|käia|seista|puudutada; jalale|peale > toetuda|astuda|ei',
  behindEar:
    'kõrva|kõrv > taga|tagant|tagune|hoiab|on|eemal|ees|ette|püsti; kõrvatagu*; kõrv > ette|eemale|hoiab|lükatud',
  pus: 'mäda|mädane|mädaneb|mädanik|kollast|kollane|rohelist|haiseb|haiseva|lehkab|vesitab|immitseb|eritis*',
  spreadingRed:
    'punane|punetus|punaselt|triip|triibu*|vööt|joon > levib|laieneb|läheb|jookseb|liigub|suuremaks|suureneb|üles|küünar*|ülespoole; levib punetus|punane',
  breastPart: 'rind|rinna|rinnas|rinda|rinnad|nibu|rinnanibu*',
  woundPart:
    'haav|haava|haavas|haavast|õmblus*|arm|lõige|lõikehaav*|hammustus*|operatsioon*|varvas|sõrm|sõrme|haavand*|niidid',
  bellyPart: 'kõht|kõhu|kõhus|kõhtu|kõhuvalu*|magu|mao|maos|sooled|soole*',
  notThere:
    'ei > usu|arva|näe > et > ma|siis|mind > olen|enam|elan|oleks; ei > ela > siiani|selle|selleni|enam|kuuni; mind > siis > enam|pole; siis > enam|mind > ei|pole > ole|olen',
  pointless: 'mõtet|mõttetu; milleks',
  withoutMe:
    'ilma > minuta|must; minuta; mind > poleks|polekski|pole; keegi > ei > märka*|nutaks|igatseks|märkakski',
  betterOff: 'paremini|parem|kergem|lihtsam|rahulikum',
  whoGetsThings:
    'kellele > ta|tema|mu|minu|mis asjad|jäävad|jääb|jäta*; nimekir* > kellele|kes|asjad; asjad > jäävad|kellele',
  reliefByPain: 'siis > on|läheb > kergem|parem; kergem > siis|hakkab|on; midagi > tunneksin|tunda',
  cancelsAll: 'tühista*|katkesta*|lõpeta*|kustuta* > kõik > mu|minu|retsept*|püsiretsept*|ajad',
  keysLeft:
    'võtmed|võtme > jätan|jätsin|andsin|annan|naabri*|viin; jätan|jätsin|annan > võtmed; võtmed|võtme jättis|pani|viis lauale|laual|kapile|köögilauale|postkasti|naabri*',
  dogAway:
    'koera|kassi|koer|kass > viin|viisin|annan|andsin|läheb|saab|õe > õele|õe|sõbra*|naabri*|varjupai*|nädal*|juurde; kass|koer|kassi|koera > naabri*|sõbra*|õe|ema|varjupai* > juures|juurde|hoole*',
  engineRuns: 'mootor > käis|käib|töötas garaaž*|uks*; garaaž* > mootor*|istus|istun|auto',
  sedatives:
    'rahust*|unerohi|unerohtu|unerohu|unetablet*|diasepaam*|zopiklo*|xanax*|morfi*|tramadol*|insuliin*',
  bigPack: 'korraga; kolmeks > kuuks; suurem > pakk|kogus; rohkem > kui',
  familyGets:
    'pere|naine|lapsed|mees > saab|saavad > siis|kindlust*|raha; kindlustus* > kätte|raha|maksab; lapsed|naine|pere|poeg|tütar > saavad|saab > maja|korteri|raha|kõik|päranduse; kindlustusraha*|kindlustussumma*',
  notOurs: 'pole|ei > ole|meie|minu|tema > laps|meie|minu|beebi; vahetatud|ära > vahetat*|kuri',
  sleepless: 'pole|ei > ole > maganud|magada; maganud > pole|ei; ei > maga > üldse|päev*|juba|enam',
  slipped: 'libisesin|komistasin > ; pean|pidin > ütlema|rääkima|valetama',
  takesMoney: 'võtab|võttis|varastab > mu|ema|tema|minu|kogu|raha > pension*|raha|kaardi|palga|pangakaar*',
  locksIn: 'luku > taha|taga; lukustab|lukustas|paneb > ta|mind|ukse|luku; ei > luba|lase > mul|tal|välja',
  gaveToo:
    'andis|andsin|anti > ka|veel|uuesti|teine; andis|andsin > mees|vanaema|isa > ka; ka > andis|andsin; siis > andis|andsin',
  syrups: 'nurofen*|ibuprofe*|paratsetamo*|siirup*|tilku|tilka|küünal|küünla',
  timesTaken: 'kaks|kolm|neli|topelt|2|3|4 > korda|annus* !päevas|nädalas|kuus|aastas|ööpäevas',
  numbFace:
    'huul|huult|huuled|nägu|põsk|keel|suu > on|läks|tuim*|suris* > tuim|tuimaks|surnud|sureb; pool|poole > huul*|nägu|näost > tuim|on',
  wrongLetters:
    'valesid|vale|valed > tähti|sõnu|tähed|sõnad; kirjutan|trükin > valesid|segast|valesti; ei > saa|oska > kirjutada|lugeda',
  dressesWrong:
    'tagurpidi|pahupidi; vale > jalga; paneb|pani|panen|tõmbas|ajab king*|kingi|saapa*|jope*|särk|särgi|püks*|kindad valesse|vale|pahupidi|tagurpidi|teise|ühte',
  chinToChest: 'lõug* > rinna*|vastu; kael > kange*|jäik|ei; pead > painuta*|ette',
  throatTight:
    'kurku|kurk|kurgu|kõri > kinni|paistes|pitsita*|tõmbab|kitsas; tõmbab|pitsitab|surub > kurgu|kurku|kõri; kurk|kõri läheb|jääb|tundub|tõmbub kitsaks|ahtaks|umbe|kokku; kurgus|kurk ikka|endiselt|jälle tükk|paks|paksu|klomp|kinni',
  redAllOver: 'üleni > punane|sügel*|täppe; terve|kogu > keha > punane|sügel*|kihel*; punane > üleni',
  nosePours:
    'ninast > lahinal|jookseb|voolab|veri*|tuleb|purskab; ninaverejooks; voolab|lahinal|jookseb > veri*|verd|ninast',
  onFloor:
    'ärkas*|leidsin|leiti|tuli* > põrandal*|maas|põrandalt|maast; põrandal|põrandalt|maas; ärkasin|ärkas|toibus* kõnniteel|tänaval|asfaldil|teel|murul|trepil',
  wetClothes:
    'märg|märjad|märjaks > seelik|püksid|voodi; seelik|püksid > märg*|märjad|oli|olid; püksid|seelik|voodi > said|läksid|oli|olid > märjaks|märjad; lasi|tegi|pissis > püksi|alla|voodisse',
  hardlyMoves: 'vaevu|vaevalt|peaaegu > liigu*|ei|tunne*|liiguta*; teistsugune|teisiti > täna|kõht',
  legThicker: 'kaks|poole > korda > paksem|jämedam|suurem; paksem|jämedam|suurem > kui > teine|parem|vasak',
  legPart: 'jalg|jalga|säär|sääre|reis|pahkluu',
  notDrinking: 'pole|ei > ole|joo|taha|võta > joonud|juua|midagi|üldse|vett|lonksu*',
  leatherTongue: 'keel|suu|huuled > nagu|on|kuiv*|lõhen* > nahk*|nahatükk|liivapaber|kuiv*|pragunenud',
  runs: 'lahti|kõhulahtisus*|vesine|okse*|oksend*',
  eyeGone:
    'ei > näe > vasaku|parema|ühe|selle|silm*; silmaga|silm > ei > näe; nägemi* > kadus|kadunud|läks; ühe|parema|vasaku > silmaga näen|näeb ainult|vaid|halli|udu|musta|tumedat|hämarust ärkasin|ärgates|äkki|järsku|täna|hommikul; ühe|parema|vasaku > silmaga > näen|näeb halli|udu|musta|tumedat',
  whileEating: 'süües|sõi|söömi*|sööma|närides|naeris|naerma',
  cantCry:
    'ei > saa|suuda > korralikult|nutta|rääkida|häält|karjuda; vait|vaikseks > jäi|süües|äkki; jäi > vait',
  pointsThroat: 'näitab|hoiab|haarab > kaela*|kõri*|kurgu*|kurku',
  otherSide: 'teisel > pool|pool; näeme > teisel|taevas; ilus > sõit|elu',
  noAnswer: 'ei > võta|vasta|tõsta|vastanud > telefon*|vastu|toru|kõne*',
  laidOut:
    'tabletid|rohud > on|laual|reas > laual|reas|ritta|loetud; laual > tabletid|rohud; hauaplats|hauakoht|matus* makstud|ostetud|valmis',
  isItEnough: 'kas > on|neist|sellest|piisab|jätkub > piisa*|jätkub|küllalt; piisavalt',
  nothingToLive:
    'ei > ole|pole > enam|mul > millegi|kellegi > nimel; milleks > elada; millegi > nimel > elada; pole|ei mul > siin|enam > enam|midagi|kedagi > teha|midagi|oodata; elul > pole|ei > mõtet',
  whereTheyAre: 'tahan|lähen|tahaks > sinna|tema > kus|juurde; sinna > kus > tema|ta',
  weapon: 'nuga|noa|noaga|relv|relvaga|haamer|pudeliga|rihmaga',
  raisesAt: 'tõstab|tõstis|viibutab|näitab|haarab|vehib > köögi|mu|noa|nuga|relva|minu',
  wantToLeave: 'kui > ütlen|tahan|ähvardan > et|ära|lahku* > tahan|ära|lähen|lahku*',
  mixedFumes: 'segasin|segas|segades kloor*|puhastus*|hape*|hapet|valgendi*',
  coughsOn: 'köha > ei > lõpe|lakka|kao; silmad > jooksevad|kipitavad|vesised',
  wordByWord:
    'sõna > kaupa|haaval; ühe > sõna; sõna|sõnu > korraga; kahe|ühe|paari|kolme > sõna > kaupa; sõna|sõnade > kaupa|haaval räägi*|rääg*',
  inhalerNoHelp: 'astmapihust*|inhalaator*|pihusti|ventolin* ei|enam; astmapiip*|piip*|astmapump* ei|enam',
  eyesUp: 'silmad > läksid|pöördusid|pahupidi|vajusid > pahupidi|üles|valge*',
  threeMonths: 'kahekuu*|ühekuu*|kolmekuu*|vastsünd*|nädalane|nädalasel; 1|2|3 > kuud|kuune|kuune|kuul',
  weakCry: 'nutt|nutab > on|nõrk|nõrgalt|vaikselt|kiunu*|oigab; ei > söö|ime|ärka|võta',
  bloodySpit: 'köhi*|sülit* verd|veri*|verist',
  operatedLately: 'operatsioon|operatsiooni|lõikus*|opereeriti|operatsioon*',
  hurtsBreathing: 'hingates|hingan|hingamisel|hingata|sissehing* valu*|torka*|terav*',
}
