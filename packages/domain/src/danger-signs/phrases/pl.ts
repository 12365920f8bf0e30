import type { DangerLanguage } from '../rules.ts'

export const POLISH: DangerLanguage = {
  groups: {
    pain: 'ból|bólu|bóle|bólem|boli|bolą|bolało|bolesn*|kłuje|kłucie|rwie|piecze|boleć|bolał*|bolic|napier*',
    strong:
      'siln*|bardzo|strasz*|okropn*|potworn*|ostr*|mocno|mocny|ogromn*|nieznośn*|wytrzym*|cholern*|najgorsz*|koszmarn*|masakr*|niesamowit*',
    breathe: 'oddych*|oddech*|powietrz*|tchu|dech*|oddycha*|oddechu',
    chest: 'klat*|klatce|klatka|piersiow*|mostk*|serc*|sercow*',
    belly: 'brzuch*|żołąd*|brzuszk*|jelit*|podbrzusz*',
    fever: 'gorączk*|gorącz*|temperatur*|temp*|38|38.*|39|39.*|40|40.*|stopni',
    pregnant: 'ciąż*|ciężarn*|trymestr*|tc',
    baby: 'dziec*|niemowl*|noworod*|maluch*|synek|córeczk*|córk*|syn|dzidzi*|bobas*|maluszek|maleństw*',
    blood: 'krew|krwi|krwią|krwaw*|krwawi*|krwotok*|krwawien*',
    vomit: 'wymiot*|wymioc*|rzyg*|zwrac*|zwymiot*|haft*',
    back: 'plec*|kręgosłup*|krzyż*|lędźw*|rwa',
    cast: 'gips*|szyn*|ortez*',
    wound: 'ran|rana|rany|ranie|ranę|raną|szw*|szew|blizn*|skaleczen*|operacj*|nacięc*',
    diabetes: 'cukrzyc*|cukrzyk*|insulin*|diabet*',
    sudden: 'nagle|nagły|nagła|nagłe|nagłego|gwałtown*|znienacka|niespodziewan*|raptem',
    alcohol: 'alkohol*|pić|piję|piłem|piłam|pił|wódk*|odstaw*|chlał*|chlać|picia|ciąg*|picie|trzeźw*',
    numb: 'drętw*|zdrętw*|osłab*|słab*|bezwład*|czuci*|sparaliż*|paraliż*|niedowład*|odjęło|czuj*|czucia',
    swollen: 'opuch*|obrzęk*|spuch*|puchn*|puchnie|spuchł*|nabrzm*|napuch*',
    birth: 'porod*|poród|porodzie|urodz*|połog*',
    limp: 'drętw*|zdrętw*|ścierp*|osłab*|słaba|słabą|słabej|słabsza|słabość|słabnie|słabo|bezwład*|sparaliż*|paraliż*|niedowład*|wiotk*|odjęło',
    drug: 'tablet*|tabl|tabsy|tabsów|tabs|pigułek|pigułki|kapsułek|kapsuł*|prochów|proszków|paracetamol*|ibuprofen*|apap*|ibuprom*|aspiryn*|nasennych|leków',
    syrup: 'syrop*|paracetamol*|ibuprofen*|apap*|nurofen*|ibuprom*|pedicetamol*|aspiryn*|insulin*|kropli',
    pills: 'tablet*|tabl|pigułk*|pigułek|kapsuł*|leki|leków|lek|lekarstw*|nasenne',
    kid: 'dziec*|niemowl*|maluch*|maluszek|synek|syn|synka|córeczk*|córk*|dzidzi*|bobas*|wnuk|wnuczek|wnuczka|roczn*|dwulat*|trzylat*|czterolat*|chłopczyk|dziewczynk*',
    person:
      'mama|matka|tata|ojciec|mąż|żona|syn|synek|córka|córeczka|dziec*|brat|siostra|babcia|dziadek|on|ona|partner|partnerka|kolega|koleżanka',
    whose: 'moje|moich|moją|mój|nasze|naszych|babci|dziadka|mamy|taty|męża|żony|cudze|cudzych|czyjeś',
    many: '8+|osiem|dziesięć|dwanaście|piętnaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|kilkanaście|kilkadziesiąt|garść|tuzin|kupę',
  },
  negators: 'nie bez brak ani nigdy zero',
  joining: 'nie bez brak',
  fillers:
    'myśli mam ma miał miała miałem miałam mnie mi jest było była żadnego żadnych żadnej żadne w wcale teraz już czuję odczuwam występuje występują są to i ogóle też tu nie się mieliśmy jej jego go ręki nogi ręce nodze zamiaru planów',
  alternatives: 'lub ani albo czy',
  turns: 'ale lecz jednak natomiast tylko za',
  nows: 'dziś dzisiaj teraz ale lecz jednak',
  affirmations:
    'jest są mam ma tak znowu znów wrócił wróciła pojawił pojawiła zaczął zaczęła boli bolą silny silna straszny straszna okropny mocny mocno bardzo nieznośny ostry uciska gniecie piecze',
  common:
    'proszę prosze dziękuję dziekuje tydzień tygodnia tygodnie receptę recepta recepty lekarz lekarza doktor pani panie dzisiaj jutro rano wieczorem tabletki wizyta wizytę skierowanie zwolnienie zaświadczenie szczepienie szczepienia badania badanie wyniki',
  phrases: {
    CHEST_PAIN:
      '@chest @pain|ucisk*|ściska*|gniec*|pali|palen*|ciężar*|kłuc*|dusi|rozpier*|ścisk*|przygniat*|uciska|gniotą*; ból w > piersi|piersiach; zawał*; zawal; zawałow*; angina; dusznic*; stenokard*; promieniu* ręk*|rękę|rekę|szczęk*|ramieni*|ramię|żuchw*|barku|łopatk*; @pain lew* ręk*|ręka|ramię|szczęk*; za > mostkiem; serc* > atak*; gniec*|ściska*|uciska*|kłuje|piecze|pali|dusi > piersi|piersiach|sercu|klacie|mostku; klata|klacie > @pain|ściska*|gniec*; kamień|ciężar|głaz|słoń|cegła klatce|klatkę|klacie|piersiach|mostku',
    STROKE:
      'udar*; wylew; wylewu; twarz*|ust*|usta|kącik*|uśmiech* opad*|wykrzyw*|krzyw*|skrzyw*|zwis*|zdrętw*|drętw*; mow*|mówi|mówić|mówię bełkot*|niewyraź*|zaburz*|plącze|seplen*|bełkocz*|niezrozum*|dziwnie; bełkot*|bełkocz*; nie > może|mogę|moze > mówić|mowic|wypowiedzieć|wydusić; język plącze|plącz*|kołowat*; ręk*|rękę|ręka|reka|nog*|noga|nóg @numb|bezwładn* @sudden|połow*; ręk*|rękę|ręka|reka|nog*|noga nie > rusza*|słucha|podnos*|podnieść; połow*|stron*|lewa|prawa ciał*|twarz*|strona|stronę @numb; ręka|noga > bezwładn*|nie > słucha; zdrętwiał* > połow*|stron*; ręk* osłab* nagle; ręka|ręką|rękę|ręki|dłoń|noga|nogą|nogę|twarz|twarzy|policzek > @limp; @limp > w > ręce|nodze|ręku; @limp > ręka|rękę|ręki|ręką|dłoń|noga|nogę|nodze|nogą|twarz|twarzy|policzek !szczepien*|zastrzyk*|gryp*; lewa|lewą|lewej|lewą|prawa|prawą|prawej|jedna|jednej|połowa|połowę ręka|rękę|ręki|ręce|ręką|noga|nogę|nodze|nogi|twarz*|dłoń|dłoni @limp; nie > mam > siły|czucia|siły > ręce|nodze|ręku; nie > czuję > ręki|nogi|twarzy|dłoni; strac*|utrat* > czuci*|władz* ręce|nodze|ręki|nogi|ręką|nogą|twarzy; bełkot*; seplen* nagle|dziwnie|twarz*; lewa|prawa|jedna|lewej|prawej|połowa stron*|połow*|ciał* nie > rusza*|słucha|działa|czuj*; ręka|ręki|ręce|noga zwisa|wisi|opada|odmówił*|odmawia* !gips*|ortez*; zdani*|słow* > sklec*|wydus*|powiedz* nie; nie > może > zdani*|słow*; noga|ręka drętw*|zdrętw*|bezwład*|sparaliż*',
    BREATHING:
      'nie > mogę|moze|może|moge|mogła|mógł|możemy > oddych*|złap*|oddech*|tchu|oddychac; ciężko|trudno|trudności|problem*|ledwo|słabo > @breathe|oddycha*|oddychać; @breathe trudn*|ciężk*|ciezk*|problem*|szybk*|ledwo|świszcz*; dusz* > się|sie|mnie; duszę|dusze|dusi|dusimy; dusznoś*|duszność; duszno > mi|mu|jej; dławi*|dławię|dławi; brak* > tchu|powietrz*|oddech*; nie > ma > czym > oddych*; sin* usta|ust|warg*|palc*|twarz; siny|sinieje|zsiniał*|posiniał* !palec|palca|uderz*|siniak*|noga|kolano|paznok*|stłucz*; świszcz*|charcz* > oddech*|oddych*|strasznie|bardzo; usta|wargi sine|sinieją|niebieskie; atak > astmy; astm* atak*|inhalator*; inhalator > nie > pomaga; nie > oddycha; łapie > powietrz*; zatyka mnie|oddech; zadysz* !schod*|piętro|piętra|schudn*|wysiłk*|sport*|bieg*|wag*; nie > mogę|może > dokończyć > zdani*; piszcz*|świszcz*|skrzyp*|chrapliw* > przy|na > każdym|wdech*|wdechu; przy|na > wdechu > piszcz*|świszcz*|skrzyp*',
    ANAPHYLAXIS:
      'język*|gardł*|usta|ust|warg*|twarz*|krtań|krtani|powiek* @swollen|zaciska*; anafil*; ciężk*|siln*|ostr* alergi*|uczul*|reakcj*; alergi*|uczul* @breathe|zemdl*|dusz*|@swollen; użądl*|osa|osy|pszczoł*|orzech*|orzesz* @swollen|dusz*|@breathe|słabo|zemdl*; wstrząs > anafil*; epipen* podał*|wstrzyk*|użył*|dał*|już|nadal !recept*|przetermin*|przedłuż*|jeśli; gardło > się > zaciska|zamyka',
    SUICIDE:
      'tym skończyć|skończę|skończyłam !kaszl*|katar*|palen*|bólem|leczen*|szkoł*; samobój*; samoboj*; zabić|zabije|zabiję|zabic > się|sie|siebie; się > zabić|zabiję|zabije; nie > chcę|chce|chcem > żyć|zyc; żyć > mi > się > nie; nie > chce > mi > się > żyć; odechci* > żyć; chcę|chce|chciał*|wolał* > umrzeć|umrzec|umierać|zniknąć|zdechnąć|zdychać; wolał* > nie > żyć; odebrać > sobie > życie; sobie > życie; życie > odebrać; skończyć|skonczyc ze > sobą|soba; skończyć|skonczyc > z > życiem|tym !kaszl*|katar*|palen*|bólem|leczen*|szkoł*; ze > sobą > skończ*; krzywdę > sobie; zrobić > sobie > coś|krzywd*; zrobię > sobie; tnę|tne|pociąć|pocięł*|pociął*|ciąć|cięł* się|sie !goleni*|goląc|przypadk*|kuchni; pocięł*|pociął*|podcięł*|podciął*|podciąć|przecięł*|przeciął*|tnę > nadgarst*|żyły|żył|ramiona !przypadk*; nadgarst*|żyły > pocięł*|pociął*|podcięł*|podciął*|podciąć; okalecz*; życie > nie > ma > sens*; nie > ma > sensu > żyć; nie > widzę > sens*; bez > sensu > życie|żyć; lepiej > beze > mnie; lepiej gdyby|żeby > mnie > nie; powiesić > się; skoczyć z|mostu|okna; mam > dość > życia; nie > dam > rady > żyć; myśl* > samobójcz*|o > śmierci; nie > mam > po > co > żyć; nie > po > co > żyć; zdechnąć > chcę; żyć > nie > chcę|mam|warto; mam > wszystkiego > dość > żyć; koniec > ze > mną; nóż|ostrze|żyletk* ręku|ręce|dłoni|trzymam|nadgarst* skończyć|zakończyć|koniec !kuchni|chleb*|obiad*|gotow*|mięs*|goleni*; pamiętnik*|dziennik*|zeszy*|notatnik* dzień|datę|data|sposób|miejsce wybran*|wybrał*|ustalon*|ustalił*',
    VIOLENCE:
      'bije|leje|lał|tłucze|napierdala|okłada|pobił|bił|uderzył|uderza|dusi|dusił|kopie|kopał|katuje|szarpie|pobil > mnie|dziec*|nas|ją|dzieci|córk*; mnie > bije|pobił|bił|uderzył|uderza|dusił|kopie|zgwałc*|bil; mąż|partner|ojciec|ojczym|chłopak|konkubent|maz bije|pobił|uderz*|grozi|dusił|dusi|znęca|szarpie; zgwałc*; gwałt; gwałc*; przemoc*; grozi śmierci*|zabi*|nożem|mi|zabije; znęca*; boję|boje > się|sie > męża|partnera|ojca|chłopaka|wracać; molest*; wykorzyst* seksual*; mąż|maz|partner|ojciec|ojczym|chłopak|konkubent|facet|stary mnie|nas > bije|leje|tłucze|okłada|lał; facet|stary > mnie > bije|leje|tłucze|pobił|uderzył; mąż|były|ojciec|ojczym|partner|chłopak|facet|stary|syn|on mnie|nas zabije|zatłucze|zadźga; grozi > że > zabije',
    MENINGITIS:
      'kark|karku|szyj* sztywn*|zgiąć|schylić|zegnę|zegnie|przygiąć !bark*|ramion*|komputer*|laptop*|biurk*|biurow*|masaż*|fizjo*|przewiał*|przeciąg*|poduszk*; kark|karku|szyj* nie > zegnę|zgina|mogę|może|daje|da|rusz*|schyl*|zgiąć !bark*|ramion*|komputer*|laptop*|biurk*|biurow*|masaż*|fizjo*|przewiał*|przeciąg*|poduszk*; sztywn* > kark*|szyj* !bark*|ramion*|komputer*|laptop*|biurk*|biurow*|masaż*|fizjo*|przewiał*|przeciąg*|poduszk*; wysypk*|plam*|wybroczyn*|kropk* ucisk*|szklank*|fiolet*; wysypk*|plam*|wybroczyn*|kropk* nie bledn*|znika*; wybroczyn*; zapaleni* > opon; meningo*; @fever senn*|majacz*|splątan*|światł*|przytomn*|bredz*|wiotk*; światłowstręt*; majacz*',
    SEPSIS:
      'seps*; sepsa; sepsę; posocz*; zakażeni* > krwi; marmurk* skór*|nog*|nóż*; @fever splątan*|dreszcz*|trzęs*|majacz*|bredzi; dreszcz* siln*|wstrząs*|niekontrol*|trzęs*|okropn*|potworn*; splątan* ; skór* zimn* lepk*|plam*|szar*; trzęsie > mnie|mną|nim|nią dreszcz*|@fever|zimna|strasznie',
    BLEEDING:
      '@blood nie > ustaj*|ustęp*|zatrzym*|przest*|mogę|da; @blood siln*|leje|tryska|mocno|dużo|obfit*|bardzo|leci|płyn*|strumien*|masywn*; krwotok*; nie > mogę|można|umiem > zatamow*|zatrzym* ; krwaw* > cały|ciągle|nadal; zatamow* nie|krw*; przesiąk* > krw*',
    SEIZURE_FAINT:
      'drgaw*; drgawk*; napad* padacz*|epilep*|drgaw*; padaczk* atak|napad*; atak > padaczk*|epilep*; przytomn* strac*|stracił*|utrat*|bez|trac*|odzysk*; nieprzytomn*; zemdl*; omdl*; mdlej*; mdlał*; nie > można|mogę|da|możemy > dobudz*|obudz*|wybudz*; nie|przestał* > reaguj*|reagow* !antybiot*|leczen*|lek|leki|tablet*|telefon*|wiadomoś*|maść|krem|diet*|smsy; @person nie|przestał* > odpowiad* !telefon*|wiadomoś*|pytani*|sms*|mail*|leczen*|listy|list|wymag*; film > mi > się; urwał* > film; utrat* > przytomn*; straciłam|stracił|straciła|straciłem > przytomn*; osun* > się|na > ziemię; nie > budzi; dobudz* nie; oczy > uciek*|wywróc*|przewróc* !ból; rzucał*|rzuca|trzęsło|telepało > nim|nią|oczy|dzieckiem|mlodym|młodym; rzucał*|trzęsło|telepało oczy|pian*|przytomn*; piana > z > ust',
    POISONING:
      'przedawk*; zatru*; otru*; @kid zjadł*|zjedz*|najad*|pogryzł* > @pills !przed|po|witamin*; zjadł* > @whose > @pills !przed|po|witamin*; @kid wzią*|wzię*|połkn*|połknę*|łykn*|dorwał*|wypił* > @whose > @pills; za > dużo > @syrup wzię*|wzią*|zażył*|łykn*|połkn*|wypił*|dostał*|dałam|dałem|podał*|przyjął*|przyjęł*; wypił* > cały|całą|całego|pół > syrop*|butel* !kurac*|zalec*|recept*|tydzień; za > dużo > tablet*|leków|leku|proszk*; wzią*|wziął*|połkn*|wypił*|zjad*|łykn*|zażył* tablet*|leków|opakowan*|tabletki|leki za|dużo|całe|wszystkie|garść !antybiotyk*|kurac*|zalec*; połkn*|wypił*|zjad* chemi*|wybiel*|domestos*|bateri*|kwas*|płyn*|grzyb*|kapsułk*|jagod*|kret*|detergent*|=magnes|=magnesy|=magnesu|=magnesik*; podwójn* > dawk*; czad*; tlenek* > węgla; tlenkiem > węgla; grzyb* zatru*|trując*|muchom*|brzuch*|wymiot*; garść > tablet*|leków; całe > opakowan* !antybiotyk*|kurac*|zalec*; wzią*|wzię*|połkn*|połknę*|zjad*|zjadł*|łykn*|łyknę*|zażył*|wypił*|nałyk*|najadł* > @many > @drug !mg|dziennie|dzień|dni|kuracj*|zalec*|antybiotyk*; chcę|zamierzam|zaraz > wziąć|połknąć|łyknąć > @many > @drug !mg|dziennie; napi* > kreta|kret|domestos*|płynu|wybielacz*|octu|rozpuszczaln*|benzyn*|środk*|detergent*; napił* kreta|rur|domestos*|środka|wybielacz*|detergent*; łykn*|łyknę*|wzię*|połknę*|połkn* całe|całą|całego|wszystkie|pudełko|blister|listek !tydzień|kurac*|antybiotyk*',
    HEAD_INJURY:
      'uraz* > głow*; wstrząs* > mózg*; wstrząśn*; uderz*|walną*|upad*|stłuk*|rozbi*|spad*|przewróc* głow*|potylic* @vomit|zawrot*|senn*|splątan*|boli|krew|krwaw*|mdł*|nie|mocno|źle|pamięt*|gorzej; uderz*|walną*|rąbn*|stuk*|palną* > głow*|głową|w > głowę; głow* > uderz*|rozbi*|stłuk*|spad*; upad* głow*|głowę; spad* > na > głow*; rozbi* > głow*; czaszk* pęk*|złam*',
    THUNDERCLAP:
      'najgorsz*|najsilniejsz* > ból*|bol|boli > głow*|życi*; nagł*|nagle ból*|boli|bol głow*; @strong ból*|boli|bol > głow*; ból*|bol > głow* @strong|nagl*|nigdy|wytrzym*; głow* pęka|eksplod*|rozsadz*|wybuch*|rozsadza; głow* boli @strong|nigdy; piorunuj*; migren* @strong|nagl*|najgorsz*',
    ACUTE_ABDOMEN:
      '@belly @pain @strong|wytrzym*|skręca|zwija|krzycz*|płacz*|wyprost*|nasila*|coraz|wyję|zgięt*|zgina*; brzuch* twardy|twarda|desk*|deska|kamień|=wzdęt*|napięt*; @vomit krw*|krew|żółci*|zielon*|fusow*|fusy; wyrost*; zwija* > z > bólu; prawej|prawym|prawy dole|dół|strony|bok* @belly|@pain; niedrożn*; gazy > nie > odchodz*; skręca > mnie',
    GI_BLEED:
      'czarn*|smolist*|krwaw*|krwią|krew|krwi|smoł* stolec|stolc*|kup*|kał|kale|kału|toalec*|biegunk*|wypróżn*|sedes*|papier*; krew|krwi|krwaw* odbyt*|odbytu|pup*|tyłk*|sraczk*; @vomit > krwi*|krew; smoliste; krwawien* > z > odbyt*',
    CAUDA_EQUINA:
      'zdrętw*|drętw*|bez_czucia|brak_czucia|czucia|utrat* kroc*|krocz*|między|pośladk*|pachwin*|narząd*|intymn*; między > nogami > @numb; @back nie siku*|moczu|sikać|oddać|wysik*|trzym*|kontrol*|stolc*; nie > trzymam|kontroluję|czuję > mocz*|stolc*|kału|nóg; nietrzyman* !kich*|kaszl*|kaszel|śmie*|skak*|skok*|bieg*|dźwig*|ćwicz*|porod*|wysił*; strac*|utrat* > kontrol*; @back @numb nog*|nóg|stop*|nodze; nogi > jak > nie|waty; nogi|nog > nie > czuj*|słucha*|trzym*; nie > czuję > nóg; nogi odmów*|odjęło|bezwład*; popuszcz* !kich*|kaszl*|kaszel|śmie*|skak*|skok*|bieg*|dźwig*|ćwicz*|porod*|wysił*; posika* !kich*|kaszl*|kaszel|śmie*|skak*|skok*|bieg*|dźwig*|ćwicz*|porod*|wysił*; nie > mogę|może|moge|mogłam|mógł > siku*|sikać|wysik*|siusi*; nie > mogę|może|moge > oddać|oddac > moczu; nie > czuję|czuje > krocz*|kroku|pośladk*|narząd*|dołu|pupy',
    TESTICLE: '@pain jąd*|jądr*|jądra|jądro|moszn*|jaj*; @swollen jąd*|moszn*|jaj*; skręt* > jądr*; jąderk*',
    PREGNANCY_BLEED:
      '@pregnant @blood|plam*; pozamacicz*; ektopow*; @pregnant @belly|podbrzusz*|bok*|jednej|skurcz* @pain|boli|skurcz*|siln*; @pregnant zemdl*|omdl*|mdlej*; poroni*|poronien*; @pregnant skurcz*|skrzep*; plamien* ciąż*',
    PREECLAMPSIA:
      '@pregnant ból*|boli|bol głow*; @pregnant mroczk*|widz*|plamy|błysk*|gwiazd*|wzrok*|oczami; @pregnant ciśnien*; przedrzucaw*; rzucawk*; mroczki > przed > oczami; @pregnant @swollen twarz*|ręce|rąk|dłon*|nogi|nagle; @birth ciśnien*|mroczk*|ból* głow*|wysok*|mroczk*|160|170|180|oczami; @pregnant pod > żebr*; stan > przedrzuc*; @pregnant 140-220 > 90-140',
    FETAL_MOVEMENTS:
      '@baby|ruch*|płód nie|przest*|mniej|słabi*|brak|mało rusza*|kopie|kop*|czuj*|ruch*|poczuł*; ruch* mniej|brak|słabsze|słabe|nie|rzadz*|mało; odeszły|odchodzą|odeszla|odeszly > wody|wod*; wody > odesz*|odchodz*|sączą; wody > mi; sącz* wod*|płyn*; nie czuję|czuje kopał|kopie|kopal; nie > czuję > ruch*|dziec*|maluch*|kopni*',
    CLOT: 'nog*|łydk*|udo|noga|nodze|łydce @swollen|czerwon*|gorąc*|grubsz*|ciepł* @pain|gorąc*|czerwon*|jedna|lewa|prawa|ciepł*|twarda|napięt*; spuchnięt*|opuchnięt*|obrzęk > nog*|łydk*|jednej; jedna|lewa|prawa > noga|łydka > @swollen|grubsza; kaszl* krwi*|krew|krwaw*|krwią; pluj* krwi*|krew; odkrztu* krew|krwi*|krwią; krwioplu*; zakrzep*; zator*; skrzeplin*; łydk* @pain @swollen|ciepł*|twarda',
    LIMB_CAST:
      '@cast ucisk*|ciasn*|ściska*|gniec*|ciśnie|mocno; palc*|dłoń|stop*|ręka|noga sin*|biał*|zimn*|zdrętw*|drętw*|fiolet*|niebiesk* @cast; @cast @pain @strong|nasila*|coraz; @cast palc* @numb|sin*|zimn*|czuj*',
    DIABETES_CRISIS:
      'cukier|cukru|glukoz*|cukr* nisk*|wysok*|bardzo|spad*|1.*|2.*|bredz*|bełko*|18|19|20|21|22|23|24|25|26|27|28|29|30|300|350|400|450|500|trzęs*|splątan*|@vomit|hi|lo|skoczył*|poza; hipoglik*; hiperglik*; hipo; ketokwas*; kwasic*; keton*; @diabetes @vomit|splątan*|senn*|pragnien*|trzęs*|poty|aceton*|zlan*; niedocukrz*; aceton* zapach|ust|moczu|czuć|oddech*; cukier|cukru|glukoza > 30|32|35|38|40|42|45|48|50 !lat|gram*; cukier|cukru|glukoza od > rzeczy',
    INFANT_FEVER:
      'noworod*|niemowl*|tygodn*|miesi*|dzidzi*|maluszek|synek|córeczk*|dziec* @fever tygodn*|miesi*|noworod*|niemowl*|dniow*|dni; @baby wiotk*|lejąc*|apaty*|sin*|ospał*|bezwład*|blade|blady|słabiutk*|leje; @baby nie je|pije|ssie|budzi|obudzić|dobudzić|reagu*|ssać|jeść|dobudz*; odmaw* @baby jedz*|picia|piersi|mleka|ssania|pić; noworod* @fever; lejące > się > przez; niemowl*|noworod*|bobas*|dzidzi* gorączk*|temperatur*|temp|38|38.*|39|39.*|40|40.*; noworod*|niemowl*|tygodn*|miesięczn*|miesieczn*|dzidzi* =rozpalon*|=gorący|=gorące|=gorąca !potówk*|lek*|od; @baby 1-12|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć > tygodni*|tyg @fever !temu|szczepi*|choruje|kaszl*',
    THROAT_CLOSING:
      'nie > mogę|może|moge|mogl*|mógł > przełk*|połkn*|połyk*|przelkn*; ślin* leci|cieknie|ciekn*|przełk*|połk*|wypływa|połyk*; ślinot*; ślini > się|sie; nie > mogę|może > otworzyć > ust|buzi|szczęk*; ust > nie > mogę|otw*; szczękościsk*; stridor; świst* wdech*|oddech*|oddych*; szczęk* zablok*',
    RETENTION:
      'nie > mogę|może|moge|mogłam|mógł > siku*|sikać|wysik*|siusi*; nie > mogę|może|moge > oddać|oddac > moczu; nie > mogę|może|moge > zrobić > siku; mocz* > nie > leci|idzie|mogę|odda*; nie > odda* > mocz*; nie > sika* dob*|godzin*|rana|wczoraj|dnia|dzień; pęcherz* pełn*|pęka|opróżn*|pęknie|rozsadz*; zatrzyman* > mocz*; w > ogóle > nie > sika*; nie > leci > mocz*; siku > nie > leci; próbuję|probuje|próbuje > wysik*|siku|sikać|siusiu nic|nie|kropl*; siku|mocz* > ani > kropl*; ani > kropl* sik*|mocz*|siku',
    SUDDEN_VISION:
      'strac*|utrat*|stracił* > wzrok*|widzen*; ślep* @sudden|oko|oka|oczy|jedno; oślep*; @sudden wzrok*|widz*|oczy|oko|zamaz*|podwój*; nie > widzę|widzi|widze > oko|okiem|oczy|nic|jedn*|lew*|praw*|na; oko|oka|oku|oczy @pain @strong|czerwon*|wzrok*|widz*; @strong ból*|boli > oka|oko|oczu; zasłon*|kurtyn*|cień|błysk*|mroczk*|czarn* oko|oka|oku|okiem|widzen*|wzrok*; podwójn* > widz*; widz* > podwójn*; dwoi > się|mi',
    ALCOHOL_WITHDRAWAL:
      'delir*; majaczen* > alkohol*; @alcohol przest*|rzuc*|po|odstaw* trzęs*|trzęsę|drży|drżą|drgaw*|widz*|omam*|halucyn*|poc*|zwid*; halucyn*; omamy; omam*; zwidy; zespół > abstynen*|odstaw*; abstynenc*; białe > myszki; robaki widz*|łaz*',
    POSTPARTUM_MIND:
      'skrzywdz*|krzywd*|zabić|udus*|uderzyć|wyrzuc*|potrząsn*|utopić > dziec*|maluch*|córk*|syn*|niemowl*|je|dziecku; dziec*|maluch*|córeczk* > skrzywdz*|krzywd*|zabić|udus*; słysz* > głos*; głosy > słysz*|w > głowie|mówią|każą; @birth głosy|omamy|umrzeć|zabić; zrobić > coś|krzywdę > dziec*; skrzywdz*|krzywd*|zabić|udus*|utopić noworod*|niemowl*|maleństw*|dzidzi*',
    SKIN_SEVERE:
      'wysypk*|pęcherze|pęcherzy|pęcherzami|pęcherzyk* @fever|ustach|szybko|rozprzestrz*|oczach|rozlewa|szerz*; skór* schodzi|złazi|czern*|czarn*|odchodzi|płatami|odpada !farb*|włos*|tusz*; pęcherz* na|całym|całe ciele|ciało|ustach; =martwica|=martwicy|=martwicą|=martwicze; skóra > złazi|schodzi',
    DEHYDRATION:
      'nie|ani|brak|bez|żadnej|zero > mokr* > pielu* !nocnik*|noce|nocą; pielu* > such* wczoraj|godzin*|rana|doby|cały !nocnik*|wysypk*|skór*|krem*; nie > mogę|może|moge|mogl* > utrzym*|pić|pic|napić; odwodn*; wszystko > zwrac*|wymiot*|wylatuje; zwracam > wszystko|wodę; wymiot* wod*|wszystk*|płyn*|piciu; nie > przyjmuje > płyn*; nie > pije > nic|w|od; nie > sika*|siusia* godzin*|dob*|rana|wczoraj|cały; biegunk*|wymiot* dni|dzień|dobę|dobe słab*|siły|wstać|zawrot*|kręci; suchość > w > ustach słab*|zawrot*; sucho > w > ustach; nic|niczego|wody|jedzenia|picia > nie > utrzym*; nie > utrzym* > nic|niczego|wody|żołądku|jedzenia',
    HOT_JOINT:
      'staw*|kolan*|kostk*|biodr*|łok*|nadgarst*|palec gorąc*|ciepł*|czerwon* @swollen|czerwon*|gorąc*|@fever|zaczerw*; nie > mogę|może|moge > stan*|chodzić|oprzeć|stawać|obciąż*|stąp* nog*|nodze|kolan*|stop*; stan* > nie > mogę; staw*|kolan* @swollen @fever; na > nodze > nie',
    KIDNEY_INFECTION:
      '@fever bok*|boku|nerk*|nerek|nerki|lędźw* @pain|ból|boli; nerk*|nerek|nerki @pain|zapal*|kolk*; odmiedn*; pieczen*|piecze|sika*|mocz* @fever|dreszcz* sika*|mocz*|oddaw*|piecz*; kolk* > nerk*; boku @pain @fever',
    EAR_SPREAD:
      '@swollen|czerwon*|guz*|zaczerw* za > uchem; za > uchem @swollen|czerwon*|guz*|boli|ból; uch* odsta*|wystaje|odpych*; uch* @pain|boli twarz opad*|wykrzyw*|krzyw*; wyrostk* > sutkow*; mastoid*',
    WOUND_INFECTION:
      'rana|rany|ranę|szew|szwy|ranie|szwów rozesz*|rozchodz*|otwiera*|otworzył*|rop*|gorąc*|czerwon*|śmierdz*|@fever|@swollen|sącz*|zainfek*|zakaż*|puści*|pęk*; ropa; ropieje !oko|oka|oczy|oczu; ropi* !oko|oka|oczy|oczu; ropą; ropę; czerwon* > smug*|pręg*|linie|linia; @wound rop*|czerwon*|gorąc*|@fever|@swollen|sącz*|śmierdz*',
    BREAST_ABSCESS:
      'zapaleni* > piers*|sutk*; ropień; ropnia; pierś|piersi|sutek|cyc* gorąc*|czerwon*|guz*|tward*|zaczerw*|kamień @fever|boli|bolesn*|dreszcz*|gorąc*|czerwon*; pierś|piersi @fever|dreszcz* czerwon*|boli|tward*|gorąc*|ból; zastój @fever|pokarm*; mastitis',
  },
}
