import type { DangerLanguage } from '../rules.ts'

export const ESTONIAN: DangerLanguage = {
  groups: {
    pain: 'valu*|valut*|valus*|pist*|krambi*|kisub|torki*|lööb',
    strong:
      'tugev*|väga|kohutav*|talumat*|hull*|meelet*|jube*|hirms*|kõva*|metsik*|meeletu*|üle|julm*|raske|jubed*|põrgu*',
    cant: 'ei|pole|raske*|vaevu|raskusi',
    breathe: 'hinga*|hingam*|õhk|õhku|õhust|hinge',
    chest: 'rind|rinna*|rinnu*|rindkere*|rinnak*|süda*|südame*',
    belly: 'kõht*|kõhu*|magu|mao|kõhtu',
    fever: 'palavik*|temperatuur*|temp*|38|38.*|39|39.*|40|40.*|kraadi',
    pregnant: 'rase|raseda*|rasedus*|lapseootel',
    baby: 'beeb*|imik*|vastsündinu*|laps|lapse|tita|titt|titel',
    blood: 'veri|vere*|verd|verit*|verejooks*|veritse*|verine|verist|veriseid|verised',
    vomit: 'oksend*|okse*|oksenda*|öögi*|ropsi*',
    back: 'selg|selja*|seljavalu*|ristluu*|radikuliit*',
    cast: 'kips*|lahas*',
    wound: 'haav*|haava*|õmblus*|niidi*|lõike*|op|operatsioon*|arm',
    diabetes: 'diabee*|suhkruhaig*|suhkurtõ*|insuliin*|suhkrutõ*',
    sudden: 'äkki*|järsku|järsk*|ootamatu*|äkil*|äkitselt|korraga',
    alcohol: 'alko*|joom*|viin*|jõin|joonud|joomine|joomast|purju*|pohmel*',
    numb: 'tuim*|nõrk*|nõrga*|halva*|sure*|tundet*|tunne*|suri*|lonkus',
    swollen: 'paiste*|paist*|turse*|turs*|tursus|paistes',
    birth: 'sünnit*|sünnitus*',
    limp: 'tuim*|nõrk*|nõrga*|nõrgem*|halvat*|halvatud|jõuetu*|jõudu|surnud|sureb|suri|lõtv*|tundetu*|ripub',
    drug: 'tablet*|tabl|pill|pille|pilli|kapsel|kapslit|rohtu|rohi|rohtusid|paratsetamool*|ibuprofeen*|ibumetin*|aspiriin*|unerohtu|ravimit|südametablet*|unetablet*|valutablet*|rõhutablet*|vererõhutablet*|valuvaigistit|rahustit',
    syrup:
      'siirup*|köhasiirup*|palavikusiirup*|ibuprofeen*|ibumetin*|panadol*|nurofen*|paratsetamool*|aspiriin*|insuliini|tilku|tilkasid',
    kid: 'laps|lapse|beeb*|imik|väikelaps*|tita|titt|põngerjas|poeg|poja|poiss|tütar|tüdruk|lapselaps|pojapoeg|tütretütar|pisike|pisipõnn|aastane|üheaastane|kaheaastane|kolmeaastane|neljaaastane|viieaastane',
    person:
      'ema|isa|emme|issi|mees|naine|abikaasa|elukaaslane|laps|beebi|poeg|tütar|vend|õde|vanaema|vanaisa|ta|tema|sõber|sõbranna|inimene',
    whose: 'minu|mu|meie|oma|ema|isa|vanaema|vanaisa|kellegi|teise|võõra*|venna|õe',
    pills:
      'tablet*|pill|pille|pilli|kapsel|kapslit|rohtu|rohtusid|ravimit|ravimeid|unerohtu|südametablet*|unetablet*|valutablet*|rõhutablet*|vererõhutablet*|rahustit|rahusteid',
    many: '8+|kümme|kaksteist|viisteist|paarkümmend|kakskümmend|kolmkümmend|nelikümmend|viiskümmend|tosin|peotäis|peotäie|hunnik|hunniku|mitukümmend',
  },
  negators: 'ei pole polnud ilma mitte ega puudub puuduvad pold',
  joining: 'ei pole',
  fillers:
    'ole olnud olnd tulnud märganud on oli mul tal mu ta mingit mingeid mingi ühtegi üldse enam praegu hetkel kordagi tunne tunnen tunnet esine esinenud esineb kaasne ja ei pole ka teda mind ma käes jalas mõtteid mõtet plaani',
  alternatives: 'või ega',
  turns: 'aga kuid vaid ent ainult',
  nows: 'täna nüüd praegu aga kuid',
  affirmations:
    'on oli tuli tekkis algas algab jälle taas tagasi jah tugev kohutav hull hullem talumatu väga valutab pigistab surub pistab kange kõva',
  common:
    'palun palju palve palav nädal nädala nädalat päeva päevas hommikul homme hommikune tänan tänada retsept retsepti ravimi ravimit perearst perearsti pikendada pikendage vastuvõtt vastuvõttu vaktsiin vaktsiini saatekiri saatekirja tervis tervise tervist küsimus esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev kontroll kontrolli',
  phrases: {
    CHEST_PAIN:
      '@chest @pain|pitsit*|pigist*|surub|surve*|raskus*|põlet*|kõrvet*|rõhu*|lõhub !rinnad|nibud|nibu|rinnapump*|imetan; rinnavalu*; südamevalu*; rindkerevalu*; rinnusvalu*; infark*; südameatak*; südamerabandus*; stenokard*; valu kiirg* kätte|lõuga|selga|õlga|vasak*; vasak* käsi|kätte|käe @pain @chest|kiirg*|lõug; rinnus raske; rinnus kitsas; elevant rinnal; press*|litsub|muljub > rinnus|rinnas|rindkere*|südame*|rinnaku*; rinnus|rinnas|rindkere* > press*|litsub|muljub; kivi|raskus|elevant|telliskivi rinnus|rinnal|rinnas|rinnale|rinnaku*',
    STROKE:
      '=insult*|=insuld*; ajuinfark*; rabandus; suunurk|nägu|suu|näost|näopool vajub|vajunud|viltu|kõver*|longu*|alla|ripub|rippu; kõne|jutt|räägib|rääkida|räägin segane|segas*|pudi*|imelik*|arusaamat*|kadus|kadunud|pehme; ei > saa|suuda > rääki*|sõnu; keel > pehme; keel > ei > kuula*; käsi|jalg|käes|käe|jala|käega @numb|kuula*|liigu*|ripub @sudden; üks|üks|vasak|parem|pool|keha|poolest|ühe pool*|kehapool* @numb; pool > nägu|keha > @numb; käsi > ei > kuula*|tõuse|liigu*; suu > viltu; käsi|käe|kätt|jalg|jalga|nägu|näopool*|põsk > @limp; @limp > käsi|käes|käega|jalg|jalas|nägu|näopool* !süst*|vaktsii*|gripp*; vasak*|parem*|üks|ühe|pool käsi|käe|käes|kätt|jalg|jala|jalas|nägu|näopool* @limp; nõrkus*|tuimus* käes|jalas|näos|näopool*; käsi|käe|jalg|jala > jõud > kadu*|kaob|otsas; käes|jalas > pole|ei > jõudu|tunnet; jõud|tunne kadus|kadunud|kaob käest|jalast|käes|jalas; nägu > vajub|vajus|viltu|ripub; näopool* > vajub|vajus|viltu|ripub; kõne|jutt > segan*|segi|pudine|segane; pudikeel*; keel > pehme; vasak*|parem*|üks|pool pool|keha*|külg|kehapool* ei > liigu|liiguta|kuula|tööta !hamba*|hammas|lääts; naerat* viltu|kõver*|ühepool*|imelik; käsi|jalg ripub|rippu|vajus|vedasin|lohise* !kips*; jalg|käsi tuim|halvatud; lause* > ei > kokku|moodusta; ei > saa > lause*|sõna* > kokku',
    BREATHING:
      'ei > saa|suuda|jaksa > hinga*; hinga* > ei > saa|suuda; ei > saa > õhku; õhku > ei > saa; lämbu*; lämbum*; õhupuud*; õhust > puudu*; hingeldus*|hingeldab|hingeldan; hingam*|hinga*|hingata raske*|vaevali*|kiire*|kiiresti|kinni|raskend*|raskusi; huule*|huuled|näost|sõrmed|küüned sini*|hall*; õhk > otsas|otsa; hing > kinni|kinni; hingamine > kinni; astmahoo*|astmahoog; inhalaator > ei > aita; ei > hinga; hinge > kinni; lause* > ei > saa|jõua; kriiksu*|kriuksu*|vilise*|vilista*|kraaksu*|krigise* sisse|iga > hing*; sisse > hingates kriiksu*|vilise*|kähise*|korise*; haugub|haukuv* kriiksu*|hing* sisse|vilise*',
    ANAPHYLAXIS:
      'keel|kurk|huuled|huul|kõri|nägu|näost|silmad|kael @swollen; anafül*; raske*|tugev*|äge* allergi*; allergi* @breathe|minest*|@swollen; herilase|mesila*|pähkel|pähkli*|pähkle* @swollen|@breathe|minest*|lämbu*; kurk > läheb > kinni; epipen* süstis*|tegi|tegin|kasutas*|panin|pani|sai|juba|ikka !retsept*|aegu*|uuenda*|kui; herila*|mesila*|pähkel|pähkli*|pähkle*|vaablas* keel|huul*|kõri|nägu suur*|paks*|paiste*|puhet*',
    SUICIDE:
      'enesetap*; suitsi*; tapa*|tappa|tapan > end|ennast|enda*; end|ennast|enda tappa|tapan|tapmi*; ei > taha > elada|elu|olla|enam; ei > jaksa > elada; tahan|tahaks|tahaksin > surra|surnud; surra tahan|tahaks|tahaksin; elu > lõpeta*; lõpetan > elu|endaga|end; lõpp* > peale|endale; viga > teha > endale; endale > viga; vigasta* > end|ennast; lõigu* > end|ennast|käsi; =lõika* > end|ennast !habe*|raseeri*|kogemata|süüa|aias|köögis; =lõika*|=lõigu* > veene|veenid|=randmed|=randmeid|käsivarsi !kogemata; veenid > läbi|katki|=lõika*; elu* > mõtte* > pole|ei|kaot*; parem > kui > mind > poleks; parem oleks surnud|poleks; elul > pole > mõtet; pole > mõtet > elada; hüppa* sild|sillalt|alla; poon|puua > end|ennast; elust > väsinud; ei > näe > mõtet; kõigil > parem > minuta; mind > enam > poleks; teen > endale > midagi|lõpu; lõpu|lõpp > teha|peale|kõigele; tablet*|ravimeid|rohtusid kogunud|kogusin|tagavara*; viga > teha !avaldus*|vorm*|taotlus*|töös|arvut*; nuga|noatera|tera|žilett > käes|peos|randmel|kaelal lõpetada|lõpetan|lõpetaks|lõpp|lõpu !leiba|leiva|süüa|toitu|köögis|kokates|tööl|remon*|habe*; päevik*|märkmik*|vihik* päev|kuupäev|viis|koht valitud|valinud|valis|otsustanud|paigas',
    VIOLENCE:
      'peks* mind|last|lapsi|lapse|meid|naist|ema|mees|isa|abikaasa|kodus|elukaaslane|läbi; lööb|lõi|taob|kägista*|kägistas|klopib > mind|last|meid|lapsi|näkku; mind > lööb|lõi|lüüakse|peks*|kägista*|lüüa; vägista*; vägival*; ähvarda* tappa|tapmi*|noaga|ära|tapab|mind; kardan > meest|abikaasa*|elukaaslas*|meest|isa|kodus; mees|elukaaslane|isa|kasuisa lööb|peks*|lõi|ähvarda*; ahista*; peksab|peksis|peksavad !süda|südame|pulss|pulsi|vihm|rütm*; ähvarda*|ähvardas maha|lüüa|tappa|mind|mu; lööb|lüüa > maha > mind|mu; ta|mees|eks|isa|kasuisa|elukaaslane|abikaasa|poeg tapab > mu|mind|meid; maha > lüüa|lööb',
    MENINGITIS:
      'kael|kukal|kukla* kange*|jäik*|liiguta*|paindu* !õlad|õlgade|õlavöö*|arvuti*|kontori*|istuva*|massaaž*|füsio*|tõmbetuul*|tuuletõmb*|padja*|padi; kaelakang* !õlad|õlgade|õlavöö*|arvuti*|kontori*|istuva*|massaaž*|füsio*|tõmbetuul*|padja*|padi; lööve|löövet|laigud|täpid ei kao*|kahvatu*; lööve|löövet|laigud|täpid vajut*|klaas*|lill*|veri*; lillad > täpid|laigud; meningii*; @fever unine|uimane|segane|segas*|segadus*|loid|valguskart*|sonib|jampsib; lõug > rinnale; sonib|jampsib',
    SEPSIS:
      'sepsis*; veremürgit*; marmorj* nahk|jalad|käed|nahka; marmor > nahk|nahaga; @fever segadus*|segane|segaduses|vappe*|lõdise*|värise*; vappekül*|vappeku*|vappekülmad; nahk külm* niiske|laiguline|hall; külmavär* kontrolli*|tugev*|kohutav*; @fever kiire* hinga*|süda*|pulss',
    BLEEDING:
      '@blood ei > peatu*|lõpe*|jää*|kinni|saa; @blood tugev*|palju|jookseb|purska*|voola*|ohtralt|lakkamatu*|kõvasti|hullult|hirmsasti|seisma|väga; ei > saa > verd|verejooksu; verejooks*; side > läbi > ligune*|verd; veri > ei > jää; veritse* ikka|veel|palju',
    SEIZURE_FAINT:
      'krambihoo*; krambihoog*; epileps*|langetõ* hoog|hoo|atakk; krampi|krambid läks|jäi|kogu|terve|keha|laps*|tõmble*; teadvuse*|teadvus|teadvust kaot*|kadus|ilma|läks; teadvuset*; minest*; minestas; kokku > kukku*|vajus|langes; kukkus > kokku; ei > ärka*; ei > tule > teadvus*; ei > saa > ärata*|ärkvel*|üles; ei|enam > reageeri* !ravi*|antibiootikum*|rohu*|tableti*|kõne*|sõnum*|kirja*|kirjadele|telefoni*|dieedi*|kreemi*|salvi*; @person ei > vasta !telefon*|kõne*|sõnum*|kirja*|kirjadele|küsimus*|ravi*|nõuetele|toru|meil*|meilidele; teadvusel > ei|pole; pilt > läks|kadus|tasku; pildi* > eest|tasku|must*; krambid; krampides; tõmble*|tõmbles|tõmbleb krampi*|krambi*|kramp*|teadvus*|silmad|vahtu|laps*; krample*; kramplem*',
    POISONING:
      'üledoos*; mürgit*; liiga > palju > @syrup; jõi|jõin|joonud|võttis|võtsin > terve|kogu|pool > siirup*|köhasiirup*|palavikusiirup* !kuuri*|lõpuni; sõi|söönud|söönd > @whose > @pills !enne|pärast|peale|vitamiin*; @kid sõi|söönud|neelas|neelanud|näris > @pills !enne|pärast|peale|vitamiin*|hästi|süüa|toitu|putru; @kid @pills > söönud|neelanud|sõi !enne|pärast|peale|vitamiin*; @kid võttis|võtnud|leidis|jõi > minu|mu|meie|ema|isa|vanaema|vanaisa|kellegi|võõra* > @pills; neela*|sõi|söönud =magnet|=magneti*|=magneteid|=magnetid|=külmkapimagnet*|nööppatarei*|nööpelement*|patarei*; liiga > palju > tablet*|ravim*|rohtu|rohte|paratsetamool*|rohi; võt* > liiga > palju; võtsin|võttis|neelas* > terve|kogu > paki|karbi|pudeli|lehe; neela*|jõi|jõin|sõi|söönud|joonud kemikaal*|pesuvahend*|patarei*|valgend*|hapet|marju|seeni|seent|puhastus*|torusii*|kapsli*; terve|kogu|mitu paki*|pakk|karp|lehe|topelt tablet*|rohtu|ravim*|võt*|rohtusid|ära; vingugaas*; vale*|mürgise* seen*|seeni; topeltannus*; topelt > doos*|annus*; seene > mürg*; võtsin|võttis|võtnud|neelasin|neelas|neelanud|jõin|jõi|sõin|sõi|söönud|joonud|kugistas*|manustas* > @many > @drug !mg|päevas|päeva|päevaks|nädalas|kuuri|kuur|nädala|kuu; tahan|kavatsen|lähen|plaanin > võtta|neelata > @many > @drug !mg|päevas; neela*|jõi|jõin|joonud|lonksu* nõudepesu*|nõusepesu*|puhast*|pesuvahend*|pesugeel*|äädika*|lahusti*|bensiin*|väetis*|tindi|küünelakieemald*|klaasipuhast*; nõudepesu*|nõusepesu*|pesuvahend* > jõi|neelas|suhu',
    HEAD_INJURY:
      'peatrauma*; ajupõru*; ajuvapus*; lõi|kukkus|löök|põrutas|lõin|kukkusin|sai|löönud pea|peaga|pähe|pead|kukla* @vomit|uimane|segane|unine|peavalu|ei|veri*|verd|kukkus|halb|iiveldab|iiveldus|mäleta*|ära; kukkus|kukkusin > pea|peaga|pähe; pea* > ära > lõi|löönud|lõin; lõi|lõin > pea|pead; koljumurd*; koljuluu*',
    THUNDERCLAP:
      'elu tugevaim*|hulleim*|kõige peavalu*; @sudden peavalu*|migreen*; @sudden pea @pain; peavalu* @strong|talumatu*|kõige; pea valut* @strong|lõhke*|plahva*; pea > lõhub|lõhke*; peavalu välk* ; äkkpeavalu*; peavalu nagu löök|noaga|plahvat*|haamri*',
    ACUTE_ABDOMEN:
      'kõhuvalu* @strong|hullem*|karjun|kõver*; @belly @pain @strong|talu*|kannata*|kõver*|sirgu|karju*; @belly kõva|pinges|laud*|puhevil|kivikõva; @vomit verd|veri*|rohelist|sappi|sapp|kohvipaks*; pimesool*; paremal > all|alla* @pain|kõhu*; kõht* nagu laud|kivi; umbsool*; gaasid > ei > tule; @belly valut* nutan|nutab|karju*|roomab|kõver*|hulluks',
    GI_BLEED:
      'must*|tõrva*|verine|verist|verega|veri|verd|veriseid roe|rooja*|väljahei*|kaka*|iste|sitt|sita*|kakas|põhi|pott; verd|veri|veritse* pärak*|tagumiku*|pepust|päraku*|pärasool*|wc|potis|potti|tualet*; @vomit verd|veri*; pärakust > verd',
    CAUDA_EQUINA:
      'jalgevahe* @numb|tuim*|tundetu; jalgade > vahel > tuim*; tuimus|tuim genitaal*|tagumik*|tuhar*|suguelund*|kubeme*; @back ei pissi*|urineeri*|uriin*|põis|põie*|kontroll*; kontroll* kadu*|kaot* sool*|põi*|uriin*|rooja*|pissi*; ei > pea|püsi > uriin*|pissi|kinni|rooja !aevasta*|köhi*|köha*|naer*|hüpa*|hüppa*|hüpe*|jooks*|trenn*|sünnitus*|vaagnapõhja*; @back @numb jalg|jalad|jala*|jalga; jalad > ei > kanna|kuula*|tunne; jalg|jalad > halvatud|tundetud|nõrgad; pissin > alla|püksi !aevasta*|köhi*|köha*|naer*|hüpa*|hüppa*|hüpe*|jooks*|trenn*|sünnitus*|vaagnapõhja*; püksi > teen|tegin|läks; ei > saa|suuda > pissi*|urineeri*|pissile|kusta; pissi*|urineeri* > ei > saa; jalgade > vahel > @limp; @limp > jalgade > vahel; jalgevahe|tagumik|kubemes > tundetu|tunne > kadu*|pole|ei',
    TESTICLE:
      'munand*|muna|munad|munandikot*|munni|munade* @pain|@swollen|valutab|valus|keerd*; munandivalu*; munandikeerd*',
    PREGNANCY_BLEED:
      '@pregnant @blood|määri*|verine; emakaväli*; @pregnant @belly|kõhuvalu*|külg|küljes|ühel|alakõhu* @pain|valu*; @pregnant minest*|kukku*; raseduse > katkemi*; nurisünn*; @pregnant kõhuvalu*|krambid|kramp*; raseduse > ajal > verd',
    PREECLAMPSIA:
      '@pregnant peavalu*|pea; @pregnant virvend*|silme*|nägemi*|udune|laigud|tähed|hägu*; @pregnant vererõhk*|rõhk*|vererõhu*; preeklam*; eklampsi*; silme|silmade > ees > virvend*; @pregnant @swollen näg*|käed|käte|jalad|äkki; @birth peavalu*|pea|vererõhk* @strong|silme|virvend*|rõhk*|180|170|160; @pregnant ribide > all; @pregnant 140-220 > 90-140',
    FETAL_MOVEMENTS:
      '@baby|loode|lapse|liigutus* ei|pole liiguta*|liigu*|põksi*|tunne*|tunda !usinasti|hästi|palju|kõvasti|rohkem|tublisti|aktiivselt; liigut* vähem|vähe|kadu*|lakanud|pole|nõrge*; veed tuli*|tulid|lahti|ära|läksid|puhke*|jooksid; lootev*; lootevee* ; ei > tunne > last|liigut*|lapse; laps > kõhus > vaikne|ei|vähe*; lapsevesi',
    CLOT: 'jalg|säär|sääre*|reis|sääremar*|jala @swollen|punane|kuum|paksem|jämed* @pain|kuum|punane|üks|valus|vasak|parem|teisest; üks > jalg > @swollen|paistes; säär > @pain|paistes; köh* verd|veri*|verist; tromb*; kopsuembol*|kopsuemboo*; embool*; süvaveeni*; sülita* verd|verist; jalaveeni*; veritulp',
    LIMB_CAST:
      '@cast pigist*|pitsit*|surub|kitsas|soon*|tihe*|liiga; sõrm*|varb*|käsi|jalg sini*|valge*|külm*|tuim*|lilla* @cast; @cast @pain @strong|rohkem|järjest|hullem*; @cast sõrm*|varb* @numb|tuimad|sini*|ei',
    DIABETES_CRISIS:
      'suhkur|veresuhkur|suhkru*|glükoos* madal*|kõrge*|väga|hi|lo|2.*|18|19|20|21|22|23|24|25|26|27|28|29|30|värise*|segane|@vomit|all|üle|lakke|põhjas; hüpo; hüpoglük*; hüperglük*; ketoat*; ketoon*; @diabetes @vomit|segane|janu|unine|värise*|higista*; suhkur > läks > alla; madal > suhkur|veresuhkur',
    INFANT_FEVER:
      '@baby|nädalane|kuune|imikul @fever nädala*|kuu*|vana|päeva*|vastsünd*|beebi*|imik*|tita; @baby loid|lõtv|lõdv*|unine|apaat*|sinakas|hall|kahvatu; @baby|imik|laps ei söö*|joo*|ärka*|ime*|reageeri*|süüa|juua !antibioot*|ravim*|rohtu|siirup*; vastsünd* @fever; imiku* > palavik*; laps|poeg|tütar täiesti|väga|nii loid|lõtv|apaatne; imik*|vastsünd*|beeb* palavik*|temperatuur*|temp|38|38.*|39|39.*|40|40.*; @baby 1-12|kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa|kümme > nädalat|nädala|nädalane @fever !tagasi|vaktsi*',
    THROAT_CLOSING:
      'ei > saa|suuda > neela*; neela* > ei > saa; sülg|sülge|ila voola*|jookseb|neela*|suust|tilgub; ilastab; ilast*; suu > ei > avane*|lahti|saa; suud > ei > saa; stridor; vilistav|vilin|vilista* hingam*|hinga*|sissehing*; kurk > kinni|kinnine; lõualuu > lukus|kinni',
    RETENTION:
      'ei > saa|suuda > pissi*|urineeri*|pissile|kusta|kusele|uriini; pissi*|urineeri*|kusta > ei > saa; uriin|piss|pissi|kusi > ei > tule; uriini > ei; põis > täis|lõhke*|tühjene*; põis > ei > tühje*; pole > pissi*|urineeri*|saanud; pissi*|pissida|kusta|urineeri* ei > tule > midagi|tilka*; proovi* > pissida ei; ei > tule > pissi|uriini|tilka*',
    SUDDEN_VISION:
      'nägemine|nägemi*|silmanäge* kadu*|kaot*|läks|halvene*|hägu*|must*|ära @sudden|silm*|täiesti|kadus|kadunud|kaotasin|kaotas|ära|järsku; pime*|pimeda* @sudden|silm*|jäin|jäi; @sudden ei > näe; ei > näe > silm*|midagi|enam; silm|silma*|silmas|silmavalu* @pain|valus|punane @strong|punane|nägemi*|äge; silmavalu* @strong; kardin|vari|sähvat*|välgat*|must silm*|ees|näg*|vaatevälj*; topelt*|kahekordselt > näe*|nägemi*; topeltnägemi*; kaks > pilti; nägemine|silmanägemine > kadus|kadunud|kaob|läks; kadus|kaotasin|kaotas > nägemi*',
    ALCOHOL_WITHDRAWAL:
      'deliir*; @alcohol lõpeta*|jätsin|jätnud|maha|pärast|peale|võõrut* värise*|värisen|nägem*|näen|higista*|kramp*|krambid|hallutsin*|segane|kujutle*; võõrutusn*|võõrutus*; hallutsin*; näen|näeb > asju|putukaid|olendeid|ussikesi; viinahullus; viinaviru*',
    POSTPARTUM_MIND:
      'lapsele|beebile|lastele|imikule > viga|halba|liiga|kurja; hääli > kuul*; kuul* > hääli; @birth hääli|hääled|surra|tappa|viga; laps*|beebi*|lapse tappa|tapan|tapma|kägista*|visata; kahjusta* > last|beebi*; last|beebit > vigast*',
    SKIN_SEVERE:
      'lööve|lööb*|lööbe* vill* ; lööve|lööbe* @fever|levib|kiiresti|suus|silmad*; nahk|nahka koor*|irdu*|must*|maha|mustaks; vill* suus|silm*|keha|kogu; nahk tuleb > maha|ära; nahk mustab',
    DEHYDRATION:
      'ei|pole|polnud|ühtegi märg|märga mähe|mähet|mähku|mähkmeid|mähkmed !öösel|öösiti|pott*|potil; mähe|mähku|mähkmed|mähkmes kuiv|kuivad eile|eilse*|hommiku*|tund*|päev*|öö* !öösel|öösiti|potil|lööve*|nahk; ei > suuda|saa|jaksa > juua|joo*; vedelik*|vesi|vett|midagi|miski ei > püsi*|pea|seisa; vedelikupuud*; vedelikukao*; dehüdra*; ei|pole > pissi*|urineeri* tund*|päev*|hommik*|ööpäev*; kõik > tuleb > välja|üles|tagasi; kõik > oksend*|oksen*; suu > kuivab|kuiv pearinglus|uimane|nõrk; kõhulahti*|oksend* päeva|päev nõrk|nõrkus|uimane|jaksa; joo* ei > püsi > sees; ei > joo > üldse; midagi|miski|söök|vesi|vett > ei > püsi; ei > püsi > midagi|miski|sees; sees > ei > püsi',
    HOT_JOINT:
      'liige*|põlv|põlve*|hüppeliig*|puus|küünar*|ranne|varvas kuum*|tuline|punane|punetab @swollen|punane|punetab|kuum|@fever; ei > saa|suuda > jala*|jalga|toetu*|astu*|kõndi*|käia; jalale|jala > toetu*|astu* > ei; jala > peale > ei|toetu*; liige* @swollen @fever; põlv @swollen @fever',
    KIDNEY_INFECTION:
      '@fever külg|küljes|küljevalu*|neeru*|külje*|selja* @pain|valu|valut*|küljevalu*; neeruvalu*; neerud|neer @pain|põletik*; neerupõlet*|neeruvaagna*; palavik* küljevalu*|neeruvalu*; pissi*|urineeri* @fever|külmavär*|vappe* kipita*|põlet*|valus|kõrvet*|valu*; neeru* @fever',
    EAR_SPREAD:
      'kõrvatagu* @swollen|punane|valus|muhk|paistes; kõrva > taga > @swollen|punane|muhk|valus|paiste*; kõrv* eemal*|peast|punnis|ettepoole; kõrv* @pain näg*|suunurk|vajub; mastoid*',
    WOUND_INFECTION:
      'haav*|õmblus*|lõike*|niidi* avane*|lahti|lõhki|rebene*|mäda*|mädane*|kuum*|punane|punetab|haise*|@fever|põletik*|@swollen|imbub|katki|eritab; mäda|mädane*|mädaneb|mädanik; punas* > triip*|triib*|jooned; @wound mäda*|punetab|kuum*|@fever|@swollen|haise*|põletik*; mäda > haavast|tuleb|jookseb',
    BREAST_ABSCESS:
      'rinnapõlet*; mastii*; rind|rinnas|rinna|rinnad|nibu kuum*|punane|tükk|kõva|muhk|punetab @fever|valus|valut*|külmavär*|kuum|punane|tükk|tuline; rind @fever kõva|punane|valus|kuum; rinna* mäda*|abstsess*|mädani*',
  },
}
