import type { TextPool } from './text-pool.ts'

export const ESTONIAN_TEXTS: TextPool = {
  openings: {
    ACUTE_INFECTION: [
      'Mul on {days} päeva palavik {temp} ja kurk valus. Paratsetamool aitab mõneks tunniks. Kas peaksin vastuvõtule tulema?',
      'Külmetus ja palavik juba {days} päeva, hommikul oli {temp}. Joon piisavalt, aga väsimus on suur.',
    ],
    PRESCRIPTION: [
      'Tere! Ravim {medicine} saab {days} päeva pärast otsa. Palun pikendage retsepti, enesetunne on sama.',
      'Palun uut retsepti ravimile {medicine}. Võtan seda iga päev ja talun hästi.',
    ],
    PRESCRIPTION_REFILL: [
      'Palun pikendage minu kordusretsepti: {medicine}. Tablette jätkub veel {days} päevaks.',
      'Apteegis öeldi, et ravimi {medicine} retsept on aegunud. Palun uut.',
    ],
    JOINT_PAIN: [
      '{side} põlv on {days} päeva valus, eriti trepist käies. Veidi paistes, punane ei ole.',
      '{side} õlg valutab, kui kätt tõstan. Algas {days} päeva tagasi, traumat ei olnud.',
    ],
    BACK_PAIN: [
      'Alaselg valutab {days} päeva pärast raske kasti tõstmist. Jalga ei kiirga.',
      'Selg on kange ja valutab, istudes läheb hullemaks. Kõndida saan tavaliselt.',
    ],
    MOOD_DISORDER: [
      'Meeleolu on mitu nädalat halb, magan vähe ja miski ei paku huvi. Tahaksin sellest rääkida.',
      'Olen enamiku päevadest kurb ja väsinud, töö käib üle jõu. Olen turvaliselt, aga vajan nõu.',
    ],
    ANXIETY: [
      'Tunnen peaaegu iga päev ärevust, enne koosolekuid peksab süda. Mis võiks aidata?',
      'Juba {days} päeva muretsen kõige pärast ja ärkan öösiti. Palun nõu.',
    ],
    GASTROINTESTINAL: [
      'Kõrvetised pärast sööki {days} päeva, õhtuti hullem. Apteegiravim veidi aitab.',
      'Kõht on {days} päeva puhitunud ja iiveldab. Oksendanud ei ole, verd ei ole, kerget toitu söön.',
    ],
    HEADACHE: [
      'Pea valutab {days} päeva, enamasti pärastlõunal. Paratsetamool aitab.',
      'Sel kuul on {days} korda olnud suruv peavalu, samasugune nagu varem.',
    ],
    VERTIGO: [
      'Voodis keerates käib pea mõne sekundi ringi. Kestnud {days} päeva, kuulmine on korras.',
      'Kiiresti püsti tõustes läheb pea uimaseks. Kodus oli vererõhk 110/70.',
    ],
    URINARY_DISORDER: [
      'Pean öösel kolm korda tualetis käima, juba {days} nädalat.',
      'Käin tualetis sagedamini kui varem, valu ja palavikku ei ole.',
    ],
    CERTIFICATE: [
      'Vajan juhiloa jaoks tervisetõendit. Mida pean tegema?',
      'Tööandja küsib viimase tervisekontrolli tõendit. Kas saaksite selle väljastada?',
    ],
    OTHER_PROBLEM: [
      'Olen {days} nädalat tavalisest väsinum ja tahaksin teada, kas on vaja kontrolli tulla.',
      'Mul on juba mõnda aega väike muhk ({part}). Valus ei ole. Kas keegi võiks vaadata?',
    ],
    HEALTH_CONCERN: [
      'Kodus mõõdetud vererõhk on {days} päeva olnud umbes 150/90. Enesetunne on hea.',
      'Süda jätab vahel löögi vahele. Läheb ise üle, rinnavalu ei ole.',
    ],
    MEDICAL_PROBLEM: [
      'Hommikuti on käed {days} nädalat surisenud. Liigutades läheb üle.',
      'Magan halvasti, ärkan kell neli ega uinu enam. Nii on olnud {days} nädalat.',
    ],
    BILLING_QUESTION: [
      'Sain eelmise nädala visiidi eest arve, aga minu teada katab selle Tervisekassa. Kas saaksite kontrollida?',
      'Palun saatke tõendi eest tasumise kviitung minu e-posti aadressile.',
    ],
    QUESTION: [
      'Kas keskus on pühade-eelsel päeval avatud?',
      'Milliseid dokumente on vaja, et perega teie nimistusse tulla?',
    ],
    DERMATOLOGICAL: [
      'Sügelev punane laik ({part}) juba {days} päeva. Lisan pildi. Uut seepi ega ravimit ei ole.',
      'Nahk on kuiv, lööbes ja sügeleb ({part}). Niisutav kreem veidi aitab.',
    ],
    FIT_NOTE: [
      'Palavik on {temp} ja alates eilsest ei saa tööd teha. Vajan töövõimetuslehte.',
      'Selg valutab nii, et tööd teha ei saa. Palun avage tänasest haigusleht.',
    ],
    FIT_NOTE_END: [
      'Olen terve. Palun lõpetage haigusleht, homme on esimene tööpäev.',
      'Enesetunne on parem ja saan esmaspäevast tööle minna. Palun sulgege haigusleht.',
    ],
    SICK_LEAVE: [
      'Ärkasin palavikuga {temp} ja köhin. Tööle minna ei saa, palun avage tänasest haigusleht.',
      'Ööst saati kõhugripp, täna töötada ei saa. Palun haiguslehte.',
    ],
    PREGNANCY_START: [
      'Rasedustest on positiivne, viimane menstruatsioon algas {days} nädalat tagasi. Mida edasi teha?',
      'Olen rase, umbes kuus nädalat. Kelle poole pöörduda ja mis analüüse on vaja?',
    ],
    PREGNANCY_COMMS: [
      'Olen 22. nädalat rase ja õhtuti on kõrvetised. Mida tohib võtta?',
      'Olen 30. nädalat rase, nohu ja nina kinni, palavikku ei ole. Laps liigutab nagu ikka.',
    ],
    BREASTFEEDING: [
      'Imetan ja olen külmetunud. Millist valuvaigistit tohib võtta?',
      '{side} rind on eilsest hell. Palavikku ei ole. Mida teha?',
    ],
    PRESCRIPTION_CONTRACEPTION: [
      'Palun pikendage rasestumisvastaste tablettide retsepti pooleks aastaks. Vererõhk on korras ja ma ei suitseta.',
      'Rasestumisvastased tabletid saavad {days} päeva pärast otsa. Olen neid kolm aastat probleemideta kasutanud.',
    ],
    WELLNESS_VISIT_CHILD: [
      'Lapse tervisekontrolli aeg on käes. Millal on vabu aegu?',
      'Soovin lapsele iga-aastase kontrolli aega.',
    ],
    REQUEST_REFERRAL: [
      'Vajan saatekirja füsioterapeudile. {side} õlg ei parane.',
      'Optik soovitas silmaarsti. Kas saatekiri on võimalik?',
    ],
    REQUEST_VACCINATION: [
      'Soovin gripivaktsiini. Millal võin tulla?',
      'Teetanuse kordusvaktsiini aeg on käes. Kas teie juures saab?',
    ],
    REQUEST_LABS: [
      'Viimastest vereanalüüsidest on aasta. Kas saaksin need uuesti teha?',
      'Tahaksin kontrollida D-vitamiini ja rauda, olen {days} nädalat väsinud.',
    ],
    APPOINTMENT: [
      'Soovin aega perearsti juurde, kõige paremini sobib {time}.',
      'Kas saaks õe juurde vererõhku mõõtma? Mulle sobib {time}.',
    ],
    CANCEL_APPOINTMENT: [
      'Ma ei saa neljapäeval vastuvõtule tulla. Palun tühistage aeg.',
      'Palun tühistage homne visiit, pean ära sõitma. Uus aeg sobiks järgmisel nädalal.',
    ],
    WELLNESS_DIABETES: [
      'Diabeedi aastakontrolli aeg on käes. Hommikused veresuhkrud on 6 ja 8 vahel.',
      'Soovin diabeediõe aega. Mõõtmistulemused on kirja pandud.',
    ],
    WEIGHT_MANAGEMENT_SCREENING: [
      'Soovin kaalu langetada ja vajan nõu, millest alustada.',
      'Kaal on aastaga tõusnud. Kas saaksin sellest õega rääkida?',
    ],
    PROC_SUTURES: [
      'Eelmisest nädalast on haaval õmblused ({part}). Millal need eemaldatakse?',
      'Haiglas öeldi, et õmblused võetakse {days} päeva pärast perearstikeskuses välja.',
    ],
    PROC_WOUNDDRESSING: [
      'Haavaside ({part}) vajab vahetust. Mulle sobiks {time}.',
      'Haav ({part}) paraneb aeglaselt, side saab märjaks. Ümbrus punane ei ole.',
    ],
    PROC_CASTREMOVAL: [
      'Käe kips tuleks järgmisel nädalal eemaldada. Kus seda tehakse?',
      'Kips on randmel olnud neli nädalat. Kas paneksite eemaldamise aja?',
    ],
    RHINORRHEA_NASAL_CONGESTION: [
      'Nina on {days} päeva kinni, palavikku ei ole. Meresoolasprei veidi aitab.',
      'Nohu ja aevastamine {days} päeva, igal kevadel sama. Kas see võib olla allergia?',
    ],
    SORE_THROAT_PHARYNGITIS: [
      'Kurk on {days} päeva valus, neelata on raske, palavik {temp}. Juua saan.',
      'Kurk valutab {days} päeva ja nina tilgub. Kas on vaja testi teha?',
    ],
    ABDOMINAL_AND_PELVIC_PAIN: [
      'Alakõhus on {days} päeva tuim valu. Tuleb ja läheb, palavikku ei ole.',
      'Pärast sööki on {days} päeva kõhukrambid. Süüa ja juua saan.',
    ],
    EAR_PAIN_OTALGIA: [
      '{side} kõrv valutab eilsest, enne oli nohu. Palavik {temp}.',
      '{side} kõrv on pärast ujumist lukus ja veidi valus.',
    ],
    COUGH: [
      'Köhin {days} päeva, enamasti öösel. Õhupuudust ei ole.',
      'Köha jäi pärast külmetust, juba {days} päeva. Palavikku enam ei ole.',
    ],
    DIARRHEA: [
      'Kõht on {days} päeva lahti, umbes viis korda päevas, verd ei ole. Juua saan.',
      'Pärast reisi on kõht {days} päeva lahti. Palavikku ei ole.',
    ],
    CONSTIPATION: [
      'Kõht on {days} päeva kinni. Rohkem joomine ei aidanud.',
      'Kõhukinnisus algas uue ravimiga. Mida võiks võtta?',
    ],
    URINARY_SYMPTOMS_DYSURIA: [
      'Urineerimisel kipitab alates eilsest. Palavikku ja seljavalu ei ole.',
      'Kaks päeva sage ja valulik urineerimine. Sama on varemgi olnud.',
    ],
  },
  childOpenings: {
    ACUTE_INFECTION: [
      '{child}: kaks päeva palavikku {temp} ja nohu. Joob hästi ja vahepeal mängib.',
      '{child} ärkas palavikuga {temp}. Löövet ei ole, joob piisavalt. Kui kaua võib kodus oodata?',
    ],
    COUGH: [
      '{child} köhib {days} päeva, öösel rohkem. Hingab rahulikult, palavikku ei ole.',
      '{child} köhib lahtiselt alates nädalavahetusest. Lasteaias käib.',
    ],
    EAR_PAIN_OTALGIA: [
      '{child}. {side} kõrv valutab eile õhtust. Palavik {temp}, valuvaigisti aitab.',
      '{child} hoiab kõrvast kinni ja magas halvasti. Nohu algas {days} päeva tagasi.',
    ],
    SORE_THROAT_PHARYNGITIS: [
      '{child} ütleb, et kurk on valus, palavik {temp}. Sööb vähe, aga joob.',
      '{child} on rühmas, kus on streptokoki nakkus, ja nüüd on kurk valus. Kas on vaja testi?',
    ],
    RHINORRHEA_NASAL_CONGESTION: [
      '{child}: nina {days} päeva kinni ja uni rahutu. Palavikku ei ole.',
      '{child} on {days} päeva nohus. Kas tohib lasteaeda minna?',
    ],
    DERMATOLOGICAL: [
      '{child}: sügelev lööve ({part}) juba {days} päeva. Lisan pildi.',
      '{child}: kuivad punased laigud ({part}). Kodune kreem ei aita piisavalt.',
    ],
    DIARRHEA: [
      '{child}: kõht kaks päeva lahti, neli korda päevas. Joob hästi, palavikku ei ole.',
      '{child} oksendas öösel ja täna on kõht lahti. Joob väikeste lonksudega.',
    ],
    CERTIFICATE: [
      '{child} vajab lasteaia jaoks tervisetõendit.',
      '{child} läheb spordilaagrisse ja küsitakse tõendit. Kas saaksite väljastada?',
    ],
    REQUEST_VACCINATION: [
      '{child}: millal on järgmine vaktsineerimine? Eelmine jäi nohu tõttu vahele.',
      'Soovin vaktsineerimise aega. Lapse nimi on {child}.',
    ],
    WELLNESS_VISIT_CHILD: [
      '{child}: tervisekontrolli aeg on käes. Millal on vabu aegu?',
      'Soovin iga-aastase kontrolli aega. Lapse nimi on {child}.',
    ],
  },
  questionnaireOpenings: [
    'Täitsin küsimustiku, teema: {topic}. Palun vaadake vastused üle.',
    'Arsti palutud küsimustik ({topic}) on täidetud. Vastused käivad viimase kahe nädala kohta.',
  ],
  questionnaireTopics: {
    QUEST_OXFORD: 'põlv ja puus',
    QUEST_EEK2: 'meeleolu ja enesetunne',
    QUEST_IPSS: 'urineerimine',
    QUEST_IPSS2: 'urineerimine, järelkontroll',
    QUEST_AUDIT: 'alkohol',
    QUEST_FAGER: 'suitsetamine',
    QUEST_EPWORTH: 'päevane unisus',
    QUEST_EPWORTH_STOPBANG: 'unisus ja norskamine',
    QUEST_ISI: 'uni',
    QUEST_SNAP_IV: 'lapse tähelepanu ja aktiivsus',
    'QUEST_M-CHAT': 'väikelapse areng',
    QUEST_CAT: 'köha ja hingeldus',
    QUEST_CAT_MMRC: 'hingeldus argipäevas',
    QUEST_ASTHMA: 'astma kontroll',
    QUEST_START: 'seljavalu',
    QUEST_BDI: 'meeleolu',
    QUEST_GAD: 'ärevus',
    QUEST_PHQ9: 'meeleolu viimase kahe nädala jooksul',
  },
  dialogues: {
    infection: [
      [
        'Tänan kirja eest. Kui kõrge on palavik praegu ja kas hingata on kerge?',
        'Täna hommikul oli {temp}. Hingamine on vaba, juua saab hästi.',
      ],
      [
        'Kas on löövet, kanget kaela, õhupuudust või mõnda muud haigust, millest peaksime teadma?',
        'Midagi sellist ei ole. Muid haigusi samuti mitte.',
      ],
    ],
    prescription: [
      ['Millal Te viimati vererõhku mõõtsite ja kui palju see oli?', 'Eile õhtul oli 128/82.'],
      ['Kas on kõrvaltoimeid ja kas võtate muid ravimeid?', 'Kõrvaltoimeid ei ole. Muud ei võta.'],
    ],
    muscles: [
      [
        'Kas jalg või käsi on tuim või nõrk? Kuidas see algas?',
        'Tuimust ja nõrkust ei ole. Algas vähehaaval {days} päeva tagasi.',
      ],
      [
        'Millist valuvaigistit olete kasutanud ja kas aitas? Kas magada saate?',
        'Ibuprofeeni geel veidi aitas. Magada saan, kui leian hea asendi.',
      ],
    ],
    mood: [
      [
        'Tänan, et kirjutasite. Kas olete turvaliselt ja kas keegi on Teiega? Kui läheb raskemaks, helistage kriisitelefonile igal ajal.',
        'Olen turvaliselt ja pere on minuga. Tahaksin tulla rääkima.',
      ],
      [
        'Kuidas on uni ja söögiisu ning kas tööl saate hakkama?',
        'Magan umbes viis tundi, söön nagu ikka. Tööl on raske, aga saan hakkama.',
      ],
    ],
    stomach: [
      [
        'Kas on verd, palavikku või oksendamist? Kas juua saab?',
        'Verd ja palavikku ei ole. Juua saab, oksendamist ei ole.',
      ],
      ['Kus täpselt ebamugavus on ja kas see äratab öösel?', 'Kõhu keskel pärast sööki. Öösel magada saab.'],
    ],
    head: [
      [
        'Kas algas järsku? Kas nägemine, kõne ja jõud on tavalised?',
        'Algas tasapisi. Nägemine ja kõne on korras, nõrkust ei ole.',
      ],
      [
        'Kui suur oli vererõhk ja mitu korda nädalas valuvaigistit võtate?',
        'Vererõhk oli 124/80. Valuvaigistit kaks-kolm korda nädalas.',
      ],
    ],
    urinary: [
      ['Kas on palavikku, seljavalu või verd uriinis?', 'Palavikku ja verd ei ole. Selg ei valuta.'],
      ['Kas saaksite tuua uriiniproovi?', 'Jah, toomiseks sobib {time}.'],
    ],
    certificate: [
      ['Kes dokumenti küsib ja mis kuupäevaks?', 'Seda on vaja {days} päeva jooksul.'],
      [
        'Kas viimase aasta jooksul on selleks uuringuid tehtud?',
        'Viimased olid umbes kaheksa kuud tagasi teie juures.',
      ],
    ],
    general: [
      [
        'Millest alates ja kas on muutunud? Kas võtate ravimeid?',
        'Umbes {days} nädalat, püsib ühesugune. Võtan ravimit {medicine}.',
      ],
      [
        'Kas kaal on langenud, kas on palavikku või öist higistamist?',
        'Ei, kaal on sama ja palavikku ei ole.',
      ],
    ],
    office: [
      ['Kas saaksite täpsustada visiidi kuupäeva?', 'See oli eelmisel teisipäeval hommikul.'],
      ['Millisele e-posti aadressile võime vastata?', 'Palun sellele, mis on minu profiilis.'],
    ],
    skin: [
      [
        'Kas saaksite lisada päevavalguses tehtud terava pildi? Kas sügeleb või valutab?',
        'Teen pildi. Õhtuti sügeleb, valus ei ole.',
      ],
      [
        'Kas olete mõnd kreemi kasutanud ja kas on uus seep, toit või ravim?',
        'Ainult niisutavat kreemi. Midagi uut ei ole.',
      ],
    ],
    sickLeave: [
      [
        'Mis päevast alates Te tööl käia ei saanud ja milline on enesetunne täna?',
        'Eilsest. Täna veidi parem, palavik {temp}.',
      ],
      ['Mis tööd teete ja kas osa sellest saaks kodus teha?', 'Töötan poes, kodus seda teha ei saa.'],
    ],
    pregnancy: [
      [
        'Kas on veritsust, valu või palavikku? Milliseid ravimeid võtate?',
        'Veritsust, valu ja palavikku ei ole. Võtan foolhapet.',
      ],
      ['Kas ämmaemanda aeg on juba olemas?', 'Veel ei ole, tahaksin selle sel nädalal panna.'],
    ],
    checkUp: [
      [
        'Millal oli viimane kontroll ja kas praegu on mõni haigus?',
        'Umbes aasta tagasi. Praegu on kõik hästi.',
      ],
      ['Kas sobiks {time}?', 'Jah, {time} sobib hästi. Aitäh!'],
    ],
    appointment: [
      ['Järgmisel teisipäeval kell 9.20 on vaba aeg. Kas sobib?', 'Jah, teisipäev kell 9.20 sobib. Aitäh!'],
      ['Mis on mure, et saaksime piisavalt aega planeerida?', 'Vererõhk ja üks retsept.'],
    ],
    wound: [
      ['Kas ümbrus on punane, kuum või paistes, kas on palavikku?', 'Kuiv ja puhas, palavikku ei ole.'],
      ['Millal ja kus see tehti?', 'Erakorralise meditsiini osakonnas {days} päeva tagasi.'],
    ],
    questionnaire: [
      ['Aitäh! Kas pärast täitmist on midagi muutunud?', 'Ei, kõik on nii, nagu kirjas.'],
      ['Kas räägime vastused läbi telefonis või vastuvõtul?', 'Vastuvõtul, kõige paremini sobib {time}.'],
    ],
  },
  closings: {
    infection: [
      'See sobib viirusnakkusega. Puhake, jooge piisavalt, paratsetamooli võtke pakendi juhise järgi. Kirjutage, kui palavik kestab üle viie päeva. Kui hingata on raske, helistage 112.',
      'Praegu piisab kodusest ravist. Kui läheb halvemaks või kolme päevaga ei parane, andke teada ja leiame aja.',
    ],
    prescription: [
      'Retsept on väljastatud, ravimi saate osta igast apteegist. Kasutage nagu seni.',
      'Pikendatud pooleks aastaks. Enne järgmist korda on vaja vereanalüüse, õde paneb aja.',
    ],
    muscles: [
      'Liikuge valu piires, soe aitab. Kui tekib nõrkus, tuimus või ei saa urineerida, pöörduge kohe abi saamiseks. Kui kahe nädalaga ei parane, tulge vastuvõtule.',
      'Panime Teile füsioterapeudi aja; seni kerged harjutused ja valuvaigistav geel.',
    ],
    mood: [
      'Aitäh usalduse eest. Panime Teile sel nädalal vaimse tervise õe aja. Kui tunnete end ohus olevat, helistage igal ajal kriisitelefonile või 112.',
      'Panime pikema aja arsti juurde. Seni aitavad kindel unerütm ja liikumine; kirjutage, kui läheb halvemaks.',
    ],
    stomach: [
      'Juua väikeste lonksudega sageli ja süüa kerget toitu. Kui on verd, kõrge palavik või tugev valu, pöörduge kohe. Kui mõne päevaga ei parane, kirjutage.',
      'Palun tulge analüüsidele, labor on avatud 8–12. Seejärel otsustame edasi.',
    ],
    head: [
      'Kirjeldus sobib pingepeavaluga. Puhkus, vesi ja kindel uni; valuvaigistit mitte üle kümne päeva kuus. Järsu tugeva peavalu, nõrkuse või kõnehäire korral helistage 112.',
      'Õde näitab vastuvõtul harjutusi, aeg on kirjas. Kui läheb halvemaks, tulge varem.',
    ],
    urinary: [
      'Uriinianalüüs näitab põletikku. Retsept on väljastatud, võtke ravim lõpuni. Palaviku või seljavalu korral pöörduge kohe.',
      'Tulemus on korras. Jooge piisavalt ja kirjutage, kui vaevus püsib.',
    ],
    certificate: [
      'Dokument on valmis, näete seda terviseportaalis.',
      'Dokument on väljastatud. Kui on küsimusi, kirjutage.',
    ],
    general: [
      'Soovime Teid näha: õe aeg on pandud, enne seda vereanalüüsid.',
      'Kirjeldatu ei viita millelegi ohtlikule. Jälgige kaks nädalat ja kirjutage, kui muutub.',
    ],
    office: ['Aitäh, kontrollisime üle ja saatsime vastuse e-postiga.', 'Nüüd on parandatud. Vabandame.'],
    skin: [
      'Pilt sobib kerge ekseemiga. Kasutage niisutavat kreemi kaks korda päevas; kui levib või leemendab, tulge näitama.',
      'Soovime seda ise näha. Sel nädalal on arsti aeg pandud.',
    ],
    sickLeave: [
      'Haigusleht on nimetatud päevast avatud. Kirjutage, kui olete terve, hiljemalt kolme päeva pärast.',
      'Haigusleht on lõpetatud. Head tervist!',
    ],
    pregnancy: [
      'Ämmaemanda aeg on pandud. Võtke foolhapet; veritsuse või tugeva valu korral helistage kohe.',
      'See on sage ja enamasti ohutu. Palaviku või veritsuse korral või kui laps liigutab vähem, helistage kohe.',
    ],
    checkUp: ['Aeg on pandud. Palun võtke vaktsineerimispass kaasa.', 'Aeg on kirjas, kohtume vastuvõtul.'],
    appointment: ['Aeg on muudetud, täname teatamast.', 'Kõik on korras, broneering on uuendatud.'],
    wound: [
      'Tulge õe kabinetti, aeg on pandud. Hoidke seni kuivana.',
      'Paraneb hästi. Vahetage sidet üle päeva ja kirjutage, kui läheb punaseks või kuumaks.',
    ],
    questionnaire: [
      'Aitäh, arst on vastused läbi vaadanud. Räägime neist vastuvõtul.',
      'Vastused on salvestatud. Kiiret ei ole, järgmine kord poole aasta pärast.',
    ],
  },
  additions: [
    'Unustasin lisada: algas umbes {days} päeva tagasi.',
    'Veel üks asi: mulle sobib {time}.',
    'Täna on veidi parem, aga päris üle ei ole läinud.',
    'Lisan, et iga päev on võtta {medicine}.',
  ],
  clinicBegins: {
    REQUEST_LABS: {
      invitation:
        'Iga-aastaste vereanalüüside aeg on käes. Mis päev sobiks? Palun tulge söömata kella 8 ja 10 vahel.',
      answer: 'Aitäh, mulle sobib {time}.',
      notice: 'Analüüside vastused on saabunud ja korras. Ravi ei ole vaja.',
    },
    REQUEST_VACCINATION: {
      invitation: 'Lapse järgmise vaktsineerimise aeg on käes. Mis päev sobiks?',
      answer: 'Aitäh, meile sobib {time}.',
      notice: 'Lapse vaktsineerimine on kirja pandud. Järgmine on aasta pärast.',
    },
  },
  closingAgain:
    'Aitäh, et uuesti kirjutasite. Varem öeldu kehtib. Kui midagi jääb segaseks, helistage meile.',
  onBehalf: 'Telefonikõne põhjal kirja pandud: „{text}“',
  notes: [
    'Helistasin, ei vastanud. Proovin pärast lõunat uuesti.',
    'Palun vaata enne vastamist viimaseid analüüse.',
    'Arstiga kokku lepitud, õde vastab.',
    'Haigla väljavõte on küsitud.',
  ],
  reasonWords: {
    REJECT: 'Palun pöörduge perearsti poole, kelle nimistus olete.',
    ARCHIVE: 'Lahenes telefonis.',
    CANCEL: 'Kirjutasin vale teema alla.',
    CLINIC_REOPEN: 'Saabusid uued analüüsivastused.',
    PATIENT_REOPEN: 'Mul on veel üks küsimus.',
  },
  fileNames: { skin: 'lööve', diary: 'vererõhupäevik', document: 'saatekiri' },
  slots: {
    side: ['Parem', 'Vasak'],
    medicine: ['ramipriil', 'metformiin', 'levotüroksiin', 'atorvastatiin', 'metoprolool', 'amlodipiin'],
    part: ['käsivars', 'säär', 'kael', 'selg', 'käeselg'],
    time: ['esmaspäeva hommik', 'kolmapäeva pärastlõuna', 'neljapäev pärast kella 14', 'reede hommik'],
  },
  decimalMark: ',',
}
