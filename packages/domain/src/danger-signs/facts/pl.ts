import type { Facts } from '../scenes.ts'

export const POLISH_FACTS: Facts = {
  farewellLetters:
    'pożegnał*|żegnam wszystkimi|dziećmi|rodziną|mamą|przyjaciółmi; list|listy|kartk*|notatk* napisał*|dzieci|męża|żony|mamy|rodziny|pożegnal*|zostawił*|szufladzie|stole !lekar*|szkoł*; pożegnaln* list*|film*; napisał* dzieciom|mężowi|żonie|mamie > list*; listy|list|kartka > leżą|leży|są|napisane stole|widocz*|dzieci; pożegnał* dziećmi|wszystkimi|mamą; znalazł*|zostawił* list|kartk*|liścik|zeszyt|notatk*|sms przeprasza*|żegna*|kocha|wybacz*|lepiej !szkoł*|lekar*; kartkę|list|liścik przepraszam|przeprasza|żegnaj*|wybacz* mamo|tato|nas|lepiej|was|wszystkich',
  affairsInOrder:
    'papiery|dokumenty|sprawy|rachunki|testament|mieszkanie|polisa uporządkow*|zapłacon*|porządk*|załatwion*|przepisał*|szufladzie|stole|podpisał*|spisał*|opłacon*; klucze|kwiaty|rzeczy|kota|psa|ubrania sąsiad*|rozdał*|oddał*|rozdaję|siostr*|brat*|zostawił*; rozdał*|rozdaję rzeczy|wszystko|kwiaty|książki|ubrania; testament; kot|pies|kotka > jest > u|sąsiad*|siostr*|mamy|schronisk*; klucze skrzyn*|sąsiad*|wycieracz*|stole; przepisał*|spisał*|napisał* testament',
  absence:
    'mnie|mi niedługo|już|wkrótce|potem > nie > będzie|zabraknie !domu|pracy; nie > będzie > mnie > już|niedługo; nie > będę > przeszkadzać|zawracać|sprawiać|ciężarem|problemem|czekał*; proszę > nie > oddzwaniać|dzwonić|szukać|odpisywać; gdy|kiedy|jak mnie > zabraknie|nie > będzie; po > tym > weekendzie|niedzieli; dziś|niedługo > wszystko > się|koniec; to > ostatni*|koniec; odchodzę|odejdę|odejść > na > zawsze|stąd|z > tego; nie > obudzę; więcej > nie > napiszę|zobacz*; od > poniedziałku nikomu|nie',
  noMoreNeeds:
    'niczego|nic|nic > już|więcej nie > trzeba; niczego > mi > już|nie; niczego|nic|leków|recepty|zwolnienia|tabletek już|więcej nie > trzeba|nie > potrzeb*|potrzeb*; proszę > nie > przysyłać|wystawiać|przedłużać; nic > już|mi > nie|nie > ma > sensu; wszystko > postanowione|jedno; nie > ma > już > sensu',
  farewell:
    'dziękuję > za > wszystko; dziękuję > państwu|pani|panu > za > wszystko; dziękuję|dziękuje za lata|opiekę|troskę > opieki|doktor*; żegnaj*|żegnam; przepraszam > za > wszystko|kłopot; wybaczcie; proszę > przekazać|powiedzieć dzieciom|mężowi|żonie|mamie kocham|że; wybacz*; żegnajcie; żegnaj; podziękowa*|dziękuje|dziękował* był*|byłam|byłem|dobr* siostr*|brat*|mam*|ojc*|przyjaci*|córk*|syn*; jako > jedyna|jedyny > mnie > słucha*|rozumia*|pomog*; jedyna|jedyny > słuchał*|rozumiał*; nigdy > tak > nie > mówi*',
  burden:
    'wszystkim|im|dzieciom|mężowi|żonie|rodzinie będzie|byłoby|lepiej|łatwiej|lżej beze > mnie|bez > mnie; lepiej|łatwiej|lżej > beze|bez > mnie; beze > mnie lepiej|łatwiej|lżej; ciężarem; jestem|będę|byłam|byłem tylko|dla > ciężar*|wszystkich|ciężarem|kulą; zawadzam; nikomu|nikt nie_jestem|nie > jestem|zauważy|zatęskni|potrzebn* potrzebn*|jak|gdy|zniknę|nie; nikt > nie > zauważy|zatęskni|będzie > jak|gdy|tęsknił*|zniknę; czy > ktoś zauważy*|zauważył*; ciężarem jestem|dla|tylko|wszystkich',
  onTheEdge:
    'stoję|stałam|stałem|siedzę|siedziałam|siedziałem|wszedłem|weszłam|chodzę|jeżdżę|pojechał*|byłam|byłem moście|most|wiadukcie|dachu|dach|krawędzi|balkonie|balkonu|torach|tory|parapecie|peronie|barierk* !remont*|napraw*; po > drugiej > stronie > barierki; patrzę > na > tory|w > dół|pociągi; skocz*|skoczyć|rzuc* mostu|dachu|okna|balkonu|pociąg|tory|wiaduktu; pod > pociąg|tira|auto|samochód|metro; nogi zwieszon*|krawędzi|dach*; wjechać|wjadę > w > drzewo; myślę|myśli|wyobraża* wejść|skoczyć|rzucić|wyskoczyć|rzucę pod|pociąg|okna|dachu|mostu|balkonu|metro; stoję|siedzę wiadukcie|moście|peronie|dachu|torach; pod > pociąg|tramwaj|metro; już|jestem|teraz > na > moście|dachu|krawędzi|torach|peronie|wiadukcie woda|dole|czarn*|zimn*|pociąg|wiatr; ciągle|znowu|coraz|wciąż > trafiam|ląduję|chodzę|kończę|idę przejazd*|tor*|most*|peron*|wiadukt* stoję|nocą|zmroku|dłużej; poszedłem|poszłam|poszedł|poszła|idę|chodzę|byłem|byłam|jadę > na|pod|w > tory|most|dach|wiadukt|przejazd|peron znowu|znów|bliżej|krok|wczoraj|nocą|coraz|każdym !remont*|spacer; podchodzę|podchodził* bliżej|krawędz*|tor*|barier*; ściągnął|ściągnęli|sprowadził* mnie|go|ją dach*|most*|barier*|ochroniarz|tor*',
  meansReady:
    'ile tabletek|nasennych|paracetamolu|leków|tabletki umrzeć|obudzić|obudził|śmiertelna|zabić; sznur|linę|pętlę kupił*|szuflad*|schow*; sznur|lina|linka|pętla|pasek|pasku gotow*|garaż*|kupił*|wisi|hak*|belk*|szyj*|strych*|powies*|przygotow*; pistolet|broń|strzelb* nabit*|gotow*|szuflad*|głow*|załadow*|obok; żyletk*|nóż|brzytw* żył*|wann*|kupił*|nadgarst*|gotow*; ile tabletek|paracetamolu|insuliny|leków|nasennych > trzeba|umrze*|śmierteln*|zabi*|wystarczy|żeby; śmierteln* dawk*|ilość; rura|wąż wydech*|spalin*; powies* się; podetn*|podciąć|pociąć żył*; utop* się; zastrzel* się; wybrał* sposób|jak > to',
  reunion:
    'czas|idę|pójdę|chcę|pora|odchodzę|dołącz* > do > żony|męża|mamy|syna|córki|niego|niej !lekarza|szpital*|sanator*; spotkam|spotkamy|będę|będziemy > się|z|znowu|razem > z|niebie|nim|nią|tam; za > mężem|żoną|nim|nią > idę|pójdę|pójść|odejść; cmentarz* miejsce|obok; dołącz* > do > żony|męża|mamy|niego|niej; idę|pójdę > za > mężem|żoną; niedługo|wkrótce|zaraz|już będę|będziemy > przy|z|obok|razem > niej|nim|nią|mężu|żonie; będę > przy > niej|nim',
  savedTablets:
    'tablet*|leki|leków|nasenn*|proszki|opakowa*|je|pigułk* odkład*|odłoż*|zbier*|uzbier*|gromadz*|zachow*|schow*|chowam|zaoszczędz*|nazbier*|ukry*; uzbierał*|nazbierał*|zgromadził* tablet*|leki|opakow*|nasenn*; odkładał*|odłoży*|zbierał*|chował* uspokaj*|nasenn*|tablet*|przeciwból*|insulin*|morfin*; nie > biorę|łykam|zażywam odkładam|zbieram|chowam|gromadz*; odkładam > do|na > pudełka|szuflady|słoika|bok|bok; zamiast > brać|łykać odkład*|zbier*|chow*',
  enough:
    'wystarczy|starczy|dość|wystarczająco|prawie > wystarczy; naraz|wszystkie > naraz|za > jednym; wezmę > wszystkie|wszystko; dziś > wieczorem|w > nocy; na > raz; powinno > już > wystarczyć; wystarczyć; wystarczy',
  calm: 'spokojn*|spokój|lekko|wolny|wolna|ulga|ulgę pierwszy|wreszcie|dawna|nareszcie|zdecydow*|postanow*|teraz|miesięcy; nie > boję > się > już; już > się > nie > boję; zdecydował*|postanowił*; pogodzony|pogodzona; spokojn*|spokój|lekko pierwszy|wreszcie|nareszcie|teraz|roku',
  alone:
    'czekam aż|kiedy|gdy; aż|kiedy|gdy > mąż|żona|dzieci|wszyscy|mama|rodzice > wyj*|pójd*|zasn*; sama|sam > domu|wieczorem|zostanę; jak|gdy > nikogo > nie',
  newHome:
    'kota|psa|kotka|pieska|zwierzę przygarn*|zaopiek*|adopt*|weźmie|nowy|dom|oddać|szkoda !schronisk; dobre > ręce; nowy|dobry > dom kot*|ps*',
  placeChosen:
    'miejsce|dzień|data|termin|sposób|most wybran*|wybrał*|ustalon*|znalazł*|upatrzon*; do > soboty|niedzieli|piątku|świąt|wiosny zdążę|po|będzie > po; wybrał*|ustalił*|wyznaczył* datę|dzień|miejsce|czas|sposób',
  voiceTells:
    'głos|głosy|coś każe|każą|mówi|mówią|rozkaz*|szep*|nakazuj* !lekarz|telefon|stracił*|chryp*; słyszę|słyszy > głos*; coś|ktoś|głos każe|kazał*|szepcze jej|mi|jemu|oddać; telewizor|radio|tv|internet|anioł*|bóg|jezus|szatan|diabeł|demon*|ściana|ścian*|duch*|satelit* mówi*|nadaje|wysyła|kazał*|każe|przekaz*|szepcze|przemawia|rozkaz* !program*|wiadomościach|reklam*; ktoś|coś > mi|mu|jej > podpowiada|szepcze|nakazuje|każe|kazał*|mówi żeby*|by|żebym; dostałam|dostałem|otrzymał*|mam > misję|polecenie|rozkaz|zadanie|znak|nakaz; wysyła|wkłada|czyta|kradnie > mi|moje > myśli|w; głos > ze|z|w > ściany|ścian|głowy|głowie|sufitu; patrzy|mówi|przemawia|wyziera > diabeł|szatan|demon|zło|z > jej|jego|niej|niego|przez; diabeł|szatan|demon patrzy|mówi|siedzi|wszedł|oczu|oczy',
  gaveBirth:
    'urodził*|po > porodzie; porod*|poród|połog*; noworod*|niemowl*; mała|mały|maluszek > ma > tygod*; maleństw*|dzidzi*|karmię; tygodnie|tygodni > po > porodzie|cesarce; patrzę > na > dziecko|małego|małą|córk*|syn*; dziecko podmienili',
  babyHarm:
    'dziecko|małego|małą|synka|córeczkę|córkę|syna|go|ją|maleństwo wody|wrzuc*|wyrzuc*|okna|utop*|udus*|zabi*|krzywdę|skrzywdz*|potrząs*|wodzie|poduszk*|poduszce !spac|łóżeczk*; boję zostać|zrob*|skrzywdz*|zabi* dzieck*|mał*|synk*|córk*|sama; dziecko > jest > złe|opętan*|nie > moje|diabł*; nienawidzę > dziecka|go; boję że|coś zrobię|skrzywdz*|zabiję|wyrzucę|upuszczę dziec*|mał*|maluch*|mu|jej !porod*; dziec*|mał* podmienili|podmienion*|nie > moje|nasze|oddać|diab*; myślę|myśli|wyobraża* poduszk*|poduszce|okn*|wann*|noż* dziec*|mał*|nim|niej; poduszk*|poduszce dziec*|mał*|twarz*; myśli|natrętn*|ochotę zrzucić|wyrzucić|upuścić|uderzyć|rzucić|utopić dziec*|mał*|córk*|syn*; zrzucić|wyrzucić|rzucić dziec*|mał* schod*|okn*|balkon*; przyłożyć|przyłożył*|położyć|przyłożyłabym poduszk*|poduszce jej|mu|dziec*|mał*|twarz; puszczam|puścić|wypuszczam|zepchnąć wózek|wózka schod*|tor*|ulic*|jezdni*; obmyć|zanurzyć|oczyścić|włożyć mał*|go|ją|dziec* wann*|wod* na > zawsze|z > tego|zła|grzech*',
  handsOnNeck:
    'dusił|dusi|złapał|ścisnął|zacisnął|ręce za > gardło|szyj*|gardle|mnie; bije|uderzył|pobił|kopnął|kopie|popchnął|katuje|tłucze|spoliczkował mnie|nas|dziecko|dzieci|po > twarzy|głowie|brzuchu; mąż|partner|konkubent|ojczym|były|ojciec|syn|chłopak bije|uderzył|pobił|dusił|kopnął|popchnął|szarpie|rękę > podniósł|podnosi; siniak* mąż|pobił|uderz*|bici*|partner*; zmusza|zmusił|zgwałc* seks*|mnie|współżyc*|siebie; dotyka|dotykał|obmacuje|maca mnie|córkę|córkę|syna|tam ojczym|wujek|trener|dziadek|intymn*; zrzucił|zepchnął|pchnął|rzucił|cisnął > mnie|nas|ją > ze|ze|na|o|po|przez > schodów|ścianę|podłogę|okno|meble; ślady|ślad|siniaki > palców|na|po > szyi|gardle|palcach|duszeniu; złapał|chwycił|trzymał > mnie|ją|nas > za > gardło|włosy|szyję|ręce',
  lockedIn:
    'zamknął|zamyka|zamknęła mnie|drzwi|nas|pokoju|domu|klucz mąż|partner|on|telefon|nie > wypuszcza|konkubent; nie > wypuszcza|pozwala|puszcza > mnie|wyjść|wychodzić|z > domu|dzwonić|nigdzie; zabrał|zabiera|rozbił|odebrał telefon|dowód|paszport|pieniądze|kartę|klucze mąż|mi|on|partner|drzwi; nie > mogę > rozmawiać|mówić|dzwonić|zadzwonić słucha|mąż|on|obok|domu|słyszy|podsłuch*; chowam|ukrywam|schowałam|zamknęłam > się > w > łazience|przed|w; zamyka|zamknął|zamykał > mnie|nas|drzwi > na|w|w > klucz|domu; nóż|siekiera|broń|nożem > pod > poduszk*|poduszce|łóżk*; pod > poduszk*|poduszce nóż; kazał|każe > mi|mówić > mówić|że|powiedzieć spadł*|upadł*|przewróc*|sama|sam',
  deathThreat:
    'zabije|zabiję|zabić|zarżnie|zadźga|spali|zastrzeli|zatłucze > mnie|nas|cię|dzieci; groz*|grozi|groził|odgraż* zabi*|śmierc*|noż*|siekier*|mnie|mąż|spal*; żywa|żywy|żywcem nie > wyjd*|stąd|wypuś*; mówi|powiedział > że > mnie > zabije; jak > nie > on|ja|ze > to > nikt; jeśli > nie > ja > to > nikt; oblał*|polał* benzyn*|kwas*|rozpuszczaln* mnie|drzwi|wycieracz*|dom|auto|dzieci; następnym > razem podpali|zabije|spali|zadźga|nie > wstan*|będzie > gorzej|wyrzuci|dostan*; butelk*|nóż|nożem|szkło|szkłem|pistolet|nożyczk* przyłożył*|przystawił*|celował*|wymachiw* twarz*|szyi|gardł*|brzuch*|głow*|mnie|mi',
  afraidOfHome:
    'boję > się męża|partnera|ojczyma|ojca|wracać|wrócić|iść|niego|konkubenta|być|syna dom*|pije|pobij*|wróci|bije|zrobi|zabij*|pijany; boję > się > męża|partnera|ojczyma|konkubenta; nie > czuję > bezpieczn* domu|domu; rzucił*|rzuca|cisnął|rozbił*|tłucze talerz*|krzesł*|kubk*|telefon*|rzeczami dziec*|mnie|ścian*|boję; boję > się > wieczoru|jego|gdy|jak|kiedy|wracać !lot*|operac*|zabieg*|dentyst*; nie > dzwonić|dzwońcie > do|na > domu|dom|stacjonarny mąż|boję|rzuc*|on|bije|usłyszy; ojczym|wujek|dziadek|brat|ojciec przychodzi|wchodzi|zakrada|kładzie pokoju|łóżka nocy|nocą; ojczym|wujek|dziadek|brat przychodzi|wchodzi|kładzie mnie|mojego|łóżka|pokoju mama|nocki|nocce|nikomu|wieczor*|śpi; stoi|czeka|siedzi|kręci > znowu|pod|przed|u|się > domem|pracą|szkołą|drzwiami|blokiem|pod były|mąż|eks|on|chłopak',
  tookTooMany:
    'wziął|wzięłam|wziąłem|wzięła|połknął*|połknęł*|łyknął*|łyknęł*|zjadł*|zażył*|wypił*|nałykał*|podałam|podałem|dałam|dałem 8-34|43+|osiem|dziewięć|dziesięć|kilkanaście|piętnaście|dwadzieścia|trzydzieści|garść|kilkadziesiąt|pełno|kupę > tablet*|paracetamol*|ibuprof*|nasenn*|apap*|proszk*|leków|ketonal*|sztuk|aspiryn*|xanax*|antydepr*|uspokaj*|żelaza|insulin* !antybiotyk*|kuracj*|mg|dni|tygodni*|miesiąc*|dzień; wziął|wzięłam|wziąłem|wzięła|połknął*|połknęł*|łyknął*|łyknęł*|zjadł*|zażył*|wypił*|nałykał*|podałam|podałem|dałam|dałem > 35-42 > tablet*|paracetamol*|ibuprof*|nasenn*|apap*|proszk*|leków|ketonal*|sztuk|aspiryn*|xanax*|antydepr*|uspokaj*|żelaza|insulin* !antybiotyk*|kuracj*|mg|dni|tygodni*|miesiąc*|dzień; wzięłam|wziąłem|wziął|wzięła|podałam|podałem|dałam|wstrzyknął*|wstrzyknęł* za > dużo|podwójn*|zbyt > dużo|dwa > razy|za > wiele|zamiast leku|leków|dawk*|insulin*|syropu|tabletek|nasennych|jednostek; pomylił* dawk*|insulin*|strzykawk* podał*|wstrzykn*|jednostek|zamiast; nałykał* > się; przedawkow*; otru* się|tablet*; trzy|dwa|cztery|podwójn* > razy|dawk* wziął|wzięł*|brał*|podał*|połknął leki|lek|tablet*|serce|insulin*|ciśnien* zapomnia*|przypadk*|pomył*|już; zapomnia* że|już wziął|wzięł*|brał* leki|lek|tablet*; jednostek > insuliny zamiast|pomył*|przypadk*|omyłk*; listki|listek|blistr*|blister* paracetamol*|tablet*|ibuprofen*|nasenn*|leków wzię*|wziął*|połkn*|łykn*|zjadł* !recept*|proszę',
  wholePackAtOnce:
    'wziął|wzięłam|wziąłem|wzięła|połkn*|zjadł*|łykn*|wypił* całe|całą|cały|wszystkie|pół|resztę|dwa|trzy > opakow*|paczk*|blister|listek|butelk*|tabletk*|leki|buteleczk*|pudełk* !kurac*|wody|soku|antybiotyk*|zgodnie|zalecen*; tabletk*|leki|proszki > naraz|na > raz|jednym wzięł*|wziąłem|połkn*|zjadł*; tablet*|nasenn* wódk*|alkohol* popił*|wzięł*|wziął*; dawk*|leki|tablet* tydzień|tygodn* naraz wzięł*|wziął*; wzię*|wziął*|połkn*|łykn*|zjadł*|wypił* cały|całą|całe|dwa|trzy|pół|wszystkie słoiczek|słoik|paczk*|opakow*|listki|listek|buteleczk*|blister* aspiryn*|tablet*|paracetamol*|nasenn*|leków|ibuprofen*|przeciwból* !kurac*|antybiotyk*',
  swallowedToxic:
    'wypił*|łykn*|łyknął|łyknęł*|napił*|połkn*|połknęł*|zjadł*|polizał*|łyk|spróbował*|upił* płyn*|wybielacz*|domestos*|kreta|kret|udrażn*|ocet|octu|kwas*|rozpuszczal*|benzyn*|naft*|denaturat*|aceton*|borygo|chłodnicz*|spryskiwacz*|trutk*|trucizn*|odkamieniacz*|detergent*|chlor*|zmywacz*|kapsułk* > do > prania|naczyń|proszek|proszku|perfum*|terpentyn*|metanol*|środek|środka|żrąc*|pestycyd*|oprysk*|płynu|odrdzewiacz*|podpałk*|mydł*|nikotyn*|liquid*|rtęć !woda|dużo|lek*; zjadł*|połkn*|najadł* jagód|owoce|jagody|grzyb*|roślin*|liść|liście|konwali*|cis|cisu|bieluń|muchomor* nieznan*|czerwon*|trując*|lesie|ogrod*|wymiot*|konwal*|bieluń|cis; denaturat wypił*; płyn > do|spryskiw* wypił*|łykn*|napił*; łykn*|wypił*|napił*|polizał*|przegryzł*|rozgryzł*|połkn*|ssał* płyn*|kapsuł*|żel*|proszk*|środk*|tablet* szyb|naczyń|prania|prani*|zmywark*|wc|rur|podłóg|paznokc*|spryskiw*; kapsuł* > do > prania|zmywarki przegryz*|rozgryz*|połkn*|buzi; dostał*|trafił*|wpadł*|prysnął|prysnęł* ust|buzi|gardła płyn|środek|kwas|wybielacz|odkamieniacz|preparat piekarnik*|kuchni|rur|toalet*|do; płyn > do > piekarnika|rur|wc ust|buzi|wypił*|łykn*',
  childTookDrug:
    'zjadł*|połkn*|wypił*|łykn*|znalazł*|rozgryzł*|nażarł*|dobrał*|ssał*|wyjadł* moje|moich|babci|dziadka|mamy|taty|z > torebk*|szuflad*|szafk*|apteczk*|z > torby|stolik*|nasze|męża tablet*|leki|leków|żelaz*|syrop*|nasercow*|ciśnieni*|witamin > d|pigułk*; syn|synek|córka|córeczka|mała|mały|dziecko|wnuk|wnuczka|dwulat*|roczn* zjadł*|połkn*|nałykał*|wypił*|rozgryz* tablet*|leki|leków|opakow*|blister*|żelaz*|syropu !po|zgodnie|rano|odmawia|przed|obiad|śniadanie|kolację; brakuje > tabletek|tablet* dziec*|syn*|córk*|mał*|wnuk*; pust* blister*|opakow*|listek|butelk* obok|buzi|ręk*|syn*|córk*|dzieck*; dorwał*|dobrał*|sięgn*|znalazł*|otworzył*|wyciągn*|dostał* babci|dziadka|mamy|taty|moje|do|szafk*|torebk* tablet*|leki|leków|lekarstw*|ciśnien*|serce; opakowan*|blister*|pudełko|listek|buteleczk* > pust* tablet*|leki|maluch*|dzieck*|syn*|córk*|babci; pust* > opakowan*|blister*|pudełko; bawił*|grzebał*|znalazł*|otworzył*|dobrał*|dobrała kasetk*|pudełk*|listk*|blistr*|apteczk*|organizer* pust*|brak*|brakuje|przegród*',
  weeklyTakenDaily:
    'codziennie|dzień > zamiast|raz metotrek*|tygodni*|zamiast brał*|biorę|wzięł*; metotrek* codzien*|podwój*|pomył*|zamiast; warfaryn*|digoksyn*|lit|litu podwój*|dwa > razy|pomyli*|za > dużo; plast* dwa|trzy|kilka fentanyl*|przeciwból* sen*',
  mushrooms: 'grzyb*|muchomor*|sromotnik*',
  vomiting:
    'wymiot*|rzyg*|zwrac*|zwymiot*|mdłości|nudności|niedobrze|chlusta; biegunk*; niedobrze > mi|jej|mu',
  swallowedBattery:
    'połkn*|połknęł*|zjadł*|włożył*|nos|nosa =bateria|=baterię|=baterie|=baterii|=magnes|=magnesy|=magnesik !aparat|słuch; połkn*|połknęł* małą|guzikow*|okrągł* =baterię|=monetę; =baterię|=bateria połkn*|nosie|buzi',
  elephant:
    'ktoś|coś stoi|stał|siedzi|usiadł|stanął|siadł klatce|klatc*|piersi*|mostku; słoń|słonia|głaz*|cegł*|kamień|płyta|imadł*|ciężar|beton* usiadł*|siedzi|leży|przygniata|mnie|piersi*|klatce|klatk*|przygniót*|stanął*|mostku|środku !serca|serce; klatk*|piersi*|mostek|żebra zgniat*|miażdż*|przygniat*|imadł*|rozpiera*|zgniót*; ciężar > na > środku|klatce|piersi',
  pressureBand:
    'obręcz*|imadł*|pas|pasem|opaska|opaską ścis*|zacisk*|klat*|dookoła|wokół|żebr*|łopatk*; ścis*|ucisk*|uciska|gniecie|dusi|piecze|pali|rozpiera*|ciężar|ciężko|dław*|ciśnie klatk*|klatc*|mostk*|mostek|serc*|środku|piersi*|żebr*|łopatk* !but*|spodni*|głow*|powietrze|jedzeni*|uszy; myślał* > że > zgaga|wiatry|żołądek|nerwoból; zgag* ale|a|nie > przech*; pod|między > łopatk* ścis*|boli|piecze|ucisk*',
  jawOrArm:
    'promieniuje|ciągnie|idzie|przechodzi|strzela|rozchodzi|schodzi ręk*|rękę|żuchw*|szczęk*|bark*|ramie*|ramię|łopatk*|szyi|zęb*|brod* !noga; lew* ręka|ręki|rękę|ręce|ramię|bark|dłoń boli|bolą|drętwie*|zdrętw*|ciągnie|mrowi|ciężk*|słab*|rwie|cierpnie !szczep*|zastrzyk*|złama*|upad*|wysypk*; obie|ręce > ręce|bolą|drętw*|jak|waty; żuchw*|szczęk* boli|ciągnie|drętw*|rwie|ból|ucisk* !ząb|zęb*|dentyst*|aparat*; drętwieje|drętwiała|drętwiał > ręka|ręk*; ręce > jak > waty|ołowiu; między|pod > łopatk* ból|boli|piecze|ściska|ucisk*|pali; lewej|lewą|lewa > ręce|rękę|ręka',
  coldSweat:
    'cały|cała > mokr*; zimn* pot*|poty|pot|potem; pot|poty|potem leje|oblan*|zlan*|obl*|kapie|spływa; mokry|mokra|spocon*|zlany|zlana|oblany|oblana|przepocon* cały|cała|jestem|potem|jest|zimny|jak > mysz|koszul*|strasznie; pot > zimny|się > leje; pocę > się|zimno; lepk* > pot*; spocony|spocona; zlany; mokry > od; zimn*|lepk* > pot*|poc*; czoło|cały|cała|koszula|plecy mokr*|zimn*|wilgotn* zimn*|pot*|poc*|mokr*|czoło',
  greyFace:
    'szary|szara|blad*|blady|blada|ziemist*|biał*|siny|sina|poszarz*|zbladł* jak|twarz*|cały|cała|jest|jestem|na > twarzy|ściana|papier|bardzo|mąż|tata|mama|i !stolec|włos*|palec; zbladł*; jak > ściana|kreda|papier; duszn*; ciemno > oczami|przed; słabo > mi|mu|jej|się; szary|szara|siny|sina|blady|blada > jak|na|trzyma; tata|mąż|ojciec|mama|żona > szary|szara|blady|blada',
  nausea: 'nudności|mdli|mdłości|niedobrze|wymiot*|zbiera; zbiera > na > wymioty',
  sprayFailed:
    'nitro*|nitrogl*|nitromint|spray|sprej|tabletka > pod > język|pod > język nie|nic|drug*|trzec*|bez pomog*|pomag*|dało|działa|daje|poprawy|psikn*|wzięł*|tabletk* !nos*|gardł*|katar*; nitro* drug*|trzec*|nic|dwa|trzy|nie; drugą > tabletkę > pod; ból zaraz|znów|znowu|od_razu wraca|wrócił',
  likeMyHeartAttack:
    'jak|tak > samo|identyczn*|dokładnie|podobnie przed|przy|wtedy|kiedy|gdy|poprzedni* zawał*|stent*|bajpas*|operac*',
  behindBreastbone:
    'za|pod > mostk* piecze|pali|boli|ból|ścis*|gniecie|piekło|ucisk*|dławi|rozpier*|ściskało; mostek|mostku|mostkiem ścis*|piecze|pali|gniecie|ucisk*|dławi|piekło|ból|boli; klatk*|piersi* schod*|wysił*|chodz*|spacer*|przystank* piecze|ścis*|boli|dławi|gniecie|ból; środku > klatki',
  clutchesHeart:
    'trzyma|łapie|chwyta > się > za > serce|klatkę|pierś; trzyma|łapie|złapał*|chwyta|przyciska|ręk*|trzymał* się > za|za > serce|serce|klatkę|pierś|mostek !dzieck*|mał*; za > serce; trzyma|łapie > się > za > klatkę|serce|pierś; trzyma|łapie klatk*|serce|pierś',
  crookedFace:
    'twarz|usta|uśmiech|kącik|kącikiem|powieka|oko|policzek|buzia|warga|pół > twarzy opad*|krzyw*|wykrzywi*|wykrzywion*|zdrętwia*|opuszczon*|asymetr*|przekrzyw*|uciek*|nierówn*|jednostronn*|zjech*|nie > rusza !ząb|zęb*|dentyst*|pryszcz*|opryszcz*|wysypk*; pół|połowa > twarzy|buzi drętw*|opad*|nie > rusza*|sparaliż*',
  dribbles:
    'cieknie|wycieka|wylewa|leci|wypływa|ścieka herbat*|kaw*|wod*|zup*|ślin* kącik*|ust|z > ust|jedną|bok*; kącik* cieknie|wycieka|leci|wylewa !niemowl*|ząbk*',
  losesGrip:
    'wypada|upuszcza|wypuszcza|upuści*|leci|nie > utrzyma|nie > podniesie|wylatuj*|nie > trzyma|nie > utrzymam kub*|łyżk*|widel*|długopis*|telefon|szklank*|filiżank*|grzebie*|ręki|ręką|dłoni|rąk|klucze|szczotecz*; guzik*|zamek|sznurówk*|suwak*|zapiąć|zawiązać nie > mog*|nie > zapi*|nie > umi*|nie > dał*|nie > potraf* !gruby|brzuch|opuch*|tusz*; ręka|ręki|ręką|rękę|noga|nogi|dłoń nie > słucha*|nie > podnios*|nie > rusza|nie > mogę > podnieść|odmawia|bezwład*|opad*|niesprawn*|wisi|osłabł*|zwisa !bark|miesią*|lat|złama*|gips*; klucz* zamek|zamka|dziurk* nie > traf*|trafia; kubka > nie|nie > podniesie > kubka; kubek|łyżk*|telefon|filiżank* upuścił*|wypadł*|wypuścił*; wypadł*|wyleciał*|wyślizgn*|wypada > jej|mu|mi|z > z|ręki|ręce|rąk > ręki|rąk|dłoni|palców; nóż|widelec|kubek|łyżka|telefon|szklanka wypadł*|wyleciał*|wyślizgn* ręki|rąk|dłoni|palców',
  sideOrSudden:
    'prawa|lewa|prawą|lewą|prawej|lewej|jedna|jedną > ręka|ręką|ręki|rękę|noga|nogi|nogą|nogę|strona|stronę|stronie|połowa|dłoń|oko; nagle; naraz; znienacka; dziś|dzisiaj > rano|od; od > rana|godziny|obiadu|śniadania|dziesiątej|ósmej; minut > temu; zaczęło > się; godzinę|pół|godziny > temu|godziny; obudził*; rano',
  limbNotMine:
    'ręka|noga|rękę|dłoń|strona jak|jakby|jest > nie > moja|cudza|obca|drewniana|nie > moją; jak|jakby > nie > moja|moje|cudza|obca',
  wrongWords:
    'słowa|słów|mowa|mowę|język|zdania|mówi|mówię|gada|wyrazy wychodzą|plącz*|myl*|bełk*|nie > te|niewyraźn*|pokręcon*|przekręc*|bez > sensu|dziwn*|nieskład*|brakuje|bełkotliw*|zamazan*|seplen*|ucieka*|znaleźć !formularz*|hasł*|angiels*; chcę|chce > powiedzieć|mówić co|inne|inne|wychodzi|nie|mówi*; mówi|mówię|odpowiada|gada > bełkotliw*|niewyraźn*|bez|dziwnie|bzdury|od > rzeczy; język > się|mi > plącze; czytam|litery|gazet* sens*|rozum* nie|nagle; nie > może > mówić|powiedzieć|wydusić|wymówić; nie > rozumie > co|słów; mówi|mowa > jak|kluska z|klusk*; klusk* mówi|buzi|ustach',
  drunkWithoutDrink:
    'pijan*|pijany|podpit*|wstawion* jak|jakby|wygląda|brzmi nie > pił*|nie > pije|trzeźw*|nic|abstyn*|mówi|chodzi|choć|a > nie|kropli; jak > pijan* mówi|mowa|chodzi|idzie|zatacza',
  legDrags:
    'noga|nogę|nogą ciągnie|powłócz*|zahacz*|ucieka|nie > słucha|zaczepia|włócz*|plącze|potyka !kolan*|bark|krzyż*|rwa|gips*; przechyla|zatacza|leci|ściąga|znosi|przewraca > się|na > prawo|lewo|bok|w > prawo|lewą|prawą|jedną',
  ignoresSide:
    'lew*|praw* strone|stronę|strony|stronie|połow* nie > patrz*|nie > widzi*|nie > zauważ*|ignor*|nie > reag*|jakby; klucz* zamek|dziurk*|zamka nie > traf*; oczy|oko|wzrok skręcon*|uciekł*|ucieka|zwrócon*|zbacza stron*|praw*|lew*; połow* pola|wzroku > widzenia|znikn*|brak',
  noSentence:
    'inhalator nic|nie_pomaga|nie_działa|pomaga; nie zdania|zdanie|słowa|powiedzieć|mówić|słów dokończ*|mogę|może|powie|daje|skończ*|wypowie* duszn*|oddech*|powietrz*|tchu|łap*|dysz*; nie > dokończę|dokończy|dokończyć > zdania|nawet|słowa; dwa|trzy|kilka|po|co > słow*|słowa|słowach|słowo oddech*|powietrz*|tchu|łapi*|przerw*|dech|odpocz*; mówić|leżeć|chodzić|jeść > nie > mogę|może|daję duszn*|powietrz*|oddech*|tchu|dusz*|dysz*; nie > mogę > złapać|zaczerpnąć|oddychać|leżeć|tchu; brakuje|brak > powietrza|tchu; brak > mi > powietrza|tchu; nie > może > złapać|oddychać; zdaniu|zdania|słowie|słowa po|każdym|między łapi*|powietrz*|oddech*|tch*; siedzia*|siedzę noc|oknie|okna|siedząco łapi*|powietrz*|oddech*|tch*|oknie',
  ribsDrawIn:
    'wciąga|zapada|zaciąga|zapadają skór*|dołek|żebr*|brzuszek|mostk*|szyj*|międzyżebr*|wdech*|brzuch|nad|pod; nozdrza|skrzydełka > nosa|się|poruszają|rozszerz*; stęka|postękuje|jęczy oddych*|wdech*|wydech*|oddech*|każdym|gorącz* !kup*; oddycha|oddech szybk*|płytk*|ciężko dziec*|mał*|synek|córk*|niemowl*|nie > pije; wciągają|zapadają|zaciągają > żebra|się|żebr*; żebra wciąg*|zapad* oddech*|wdech*|dzieck*',
  gulpsAir:
    'łapi*|łapię|łapie|łyka|chwyta > powietrze|oddech|powietrza; przy|okn*|otwart* okni*|okno|oknie powietrz*|siedz*|oddych*|dusz*|oddech*; siedzę|siedzi|siedząco śpię|śpi|noc*|całą|godzin*|oknie|półsiedz* powietrz*|dusz*|oddych*|położyć|oddech; nie > mogę > leżeć|położyć|spać dusz*|oddech*|powietrz*|kaszl*; topię > się dusz*|leż*|płuc*|wodzie; duszę|dusi > się !pracy|roboc*|obowiąz*|chrzan*|szef*|domu|sos*; położę|leżąc|leżę|położy|leżeć duszę|dusi|topię|tonę|tchu|powietrz*; śpię|śpi > na > siedząco duszę|dusi|dusz*|leż*|położ*',
  blueFingers:
    'usta|ust|wargi|palce|paznokcie|opuszki|język|twarz|buzia|uszy sine|siny|sina|sinieją|niebiesk*|fiolet*|ciemn*|szare|szara|granat*|zsiniał* !lakier*|siniak*|gips*|farb*|jagod*|zimn* > rąk; sinieje|zsiniał*|siny|posiniał* !siniak*|palec|paznokieć; wokół > ust > sin*',
  pinkFroth: 'różow*|krwist*|pienist* pian*|plwocin*|wydzielin*; piana ust|różow*|kaszl*; pian* różow*',
  barks:
    'szczeka|szczekając*|foka|świszcz*|świst*|rzęzi|charcz*|piszcz*|stridor|krup* kaszl*|wdech*|oddech*|jak|każdym|przy; świszczy|charczy|rzęzi',
  tooTired:
    'nie > daje > rady|nie > ma > siły|nie > może > płakać|pić|ssać|płakać|jeść|mówić|oddychać; nawet > płakać|pić|mówić > nie; brak > siły',
  wrongWay:
    'nie > tam|w > złą|nie > w > tę wlecia*|poszł*|wpad*|trafi*|gardł*|dziurk*; zachłysn*|zakrztus*|zadławi*|zaciągn*; wciągn* orzech*|koralik*|pestk*|klocek|groszek|cukier*|orzeszek; utkn*|stan* gardle|tchawic*|krtani|przełyk*; połkn* monet*|ość|koralik*|klocek|cukierek|orzech*|zabawk*|kość|kulk*; krztusi|dławi > się|jedzeni*|kęs*',
  noisyBreath:
    'świszcz*|świst*|rzęzi|charczy|charcz*|piszcz*|bulgocz*|furcz* oddech*|wdech*|teraz|przy|i|każdym|głos*; charczy|rzęzi|świszczy; kaszle > bez|cały|ciągle|jak; nie > może > oddychać|złapać|odkaszlnąć; ciężko > oddycha; gwiżdż*|świst*|świszcz*|chrapliw*|charcz*|rzęzi wdech*|oddech*|oddych*|każdym|teraz|przy',
  noVoice:
    'nie > ma > głosu; głosu > nie; nie > może > mówić|krzyczeć|płakać|wydać|kaszleć|wydobyć; bez > głosu; stracił* > głos; ani > dźwięku|słowa; milczy; ochryp*',
  drools: 'ślini|ślina|ślinę|ślini > się; nie > połyka|nie > może > połykać|przełknąć',
  stuckInWindpipe:
    'utkn*|stan*|wpad* tchawic*|krtani|gardle|dróg|drogach nie > oddych*|sin*|dusi|charcz*|nie > mówi|mówić; zadławi*|zakrztusi*|zachłysn* sin*|nie > oddych*|charcz*|rzęzi|dusi|przytomn*; ciało > obce drog*|oddech*|gard*',
  hives:
    'wysypka|bąble|pokrzywk*|plamy|swędz* cał*|całym|ciel*|nagle|wszędzie|szybko|po|wyszł*|ciało|minut*; pokrzywk*; bąble; obsypa*; bąble|bąbli|bąblami|pokrzywk* cał*|ciał*|wysyp*|pokry*|wyszł*',
  ateOrStung:
    'zjadł*|jadł*|użądli*|ukąsi*|ugryz*|wziął|wzięła|wzięłam|wziąłem|wypił*|zastrzyk*|po|spróbował* orzech*|orzesz*|os|osa|osy|pszczo*|szersz*|ryb*|krewetk*|jaj*|mlek*|antybiotyk*|amoksyc*|penicyl*|tabletc*|ibuprof*|owoc*|truskaw*|czekolad*|kiwi|małż*|leku|ketonal*; użądli* osa|pszczoła|szerszeń; orzeszk*|fistaszk*; zjadłam|zjadł|zjadła|jadł* krewet*|ryb*|orzech*|orzesz*|owoc* > morza|miód|sezam*; użądlił* osa|pszczoła|szerszeń; użądl* osa|pszczoła|szerszeń; użądliła|użądlił; zjadł*|jadłem|jadłam|spróbow* nerkow*|pistacj*|orzech*|migdał*|sezam*|kiwi',
  itch: 'swędz*|swędzi*|świąd|piecz*',
  throatOrLips:
    'wargi|warga|język|gardło|twarz|oczy|krtań|usta|szyja puchn*|spuch*|opuch*|obrzęk*|ścis*|zacisk*|swędz*|zwęż*|wielkie|jak|nie > mieści|zamyk* !opryszcz*|ząb|zęb*|migdał*|angin*; gardło|gardle > się|zaciska|ściska|puchnie|ścisk*; głos chryp*|zmien*|znik*; ciężko|trudno > oddychać; nie > mogę > przełykać|oddychać; słabo > mi|mu|jej; kręci > w|się; świszcz*; wargi|usta|język|twarz rosną|puchną|rośnie|puchnie gardł*|ciasn*|krewet*|orzech*|zjadł*; gardle > ciasno|kluch* warg*|krewet*|orzech*|zjadł*; język|wargi > grub*|sztywn*|spuchnięt* głos|gardł*|chrypk*|zachryp*; usta|język|gardło|wargi mrowi*|ścisk*|zacisk*|swędz*|szczyp*|drętwie*|piecz*',
  tearingBack:
    'rozryw*|rozdziera*|rozerwał*|nóż|nożem|sztylet*|pękło|rozrywa* plec*|łopatk*|krzyż*|klatk*|piersi*|między !więzad*|mięsień|łąkot*|spodn*; jak > nóż|nożem plec*|łopatk*|krzyż*|klatk*|brzuch*; dźgnęło|coś > w > łopatkę|pękło|między|między; coś > pękło|rozerwało > w|między',
  unequalPressures:
    'ciśnienie|prawej|zmierzył* praw* lew* 90+; na > prawej > ręce lew* 90+; różn*|inne ciśnien* rękach|ręce|praw*',
  aneurysm: 'tętniak*|aort*',
  strongPain:
    'straszn*|siln*|okropn*|potworn*|ostr*|nagł*|nieznośn*|wściekł*|rozdziera*|koszmarn* ból|bólu|boli|brzuch*|krzyż*|plec*|klatk*|boku; ból > straszny|okropny|potworny|silny|nie > do > wytrzymania|nagły',
  pulsingBelly:
    'pulsuje|tętni|wali|bije brzuch*|pępk*|guz*|kul* !dziec*|głow*|ząb|skron*; brzuch* > mi > pulsuje',
  nearFaint:
    'zemdla*|omdla*|mdleję|mdleje|słabo|ciemno|kręci|zasłab*|mroczki|przytomn* robi|prawie|oczami|wstaj*|wstaję|dwa|o > mało|mi|się|stracił*|tracę|przed|mu|jej; ciemno > przed|mi; słabo > mi|mu|jej; robi > się > słabo; zemdlał*; blady|blada|zimny > pot',
  coldLeg:
    'noga|nogi|nogę|stopa zimn*|lodowat*|drętw*|zdrętw*|biała|blada nagle|teraz|praw*|lew*|ból|boli|zrobił*|i !gips|zawsze|zimą|skarpet*; noga > zimna|lodowata',
  gasSource:
    'piec|pieca|piecyk*|kominek|kominka|kuchenk*|kocioł|kotła|agregat*|grill*|koza|kozę|junkers*|gaz*|węgiel|węglem|spalin*|grzejnik*|wentylac*|komin* garaż*|namio*|zamkn*|palił*|napalił*|pracował*|chodził*|domu|spaliśm*|noc*|łazien*|włącz*|kuchni*|przyczep*|pomieszcz*|zapalił*|auto|aut*|wkład*|grzał*|kąpie*|zatk* !rachun*|faktur*|przegląd; junkers*; piecyk* gazow*|łazien*|kąpiel*; agregat*|grill* garaż*|namio*|domu|piwnic*; napalił*|palił* piec*|komink*|kozie; zapach > gazu; zaczadz*; rozpalil*|napalil*|zapalil* piecu|piec|komink*|kozie; włącza|włączy|włączymy|zapali*|chodzi|grzeje|odpal* > się|ogrzewanie|piec|kocioł|piecyk > ogrzewanie|piec|kocioł|piecyk|łazience; ogrzewani* włącz*|chodzi|grzej*; piecyk*|palnik*|kuchenk* włączon*|kamper*|namio*|przyczep*|nocą|spali*',
  gasAlarm:
    'czujk*|czujnik*|alarm czad*|gaz*|wył*|wyje|piszcz*|włącz*; czad|czadu|czadem; tlenek|tlenkiem > węgla; zaczadz*; czujnik*|detektor*|alarm* czad*|tlenk*|gaz*|piszcz*|wyje|włącz*; czujnik|czujka|alarm przestaje|pika|wyje|piszczy|dzwoni|włączył piec*|kotł*|czad*|gaz*|kuchn* !bateria|dymu; czujnik > przy|koło|obok|od > piecu|pieca|kotle|kuchence|gazu',
  severalIll:
    'wszyscy|wszystkich|wszystkim|oboje|obojgu|cała|całą|troje|trójk*|czworo|dwoje|nam|rodzina boli|wymiot*|mdli|głow*|źle|niedobrze|słab*|nogi|kręci|zachorow*|nas|rodzin*|rodzina; żona|żonę|mąż|męża|dzieci|syn|córka|mama|kot|pies|brat|kolega też|także|ledwo|słab*|nie > wstaje|zatacza|leży|wymiot*|nieprzytomn*|ospał*|nie > może; wszyscy > wymiot*|mamy|źle; wszystkich > boli|mdli|głow*|kręci; wszystkim|wszystkich niedobrze|słabo|kręci; dzieci|wszyscy|wszystkich|cała|oboje|rodzina senn*|mdli*|mdłoś*|głow*|słabo|wymiot*|zawrot*; mężowi|żonie|dzieciom|synowi|córce|mamie|bratu > też|także|to > samo|też; też > mąż|żona|mężowi|żonie|dzieci',
  betterOutdoors:
    'lepiej|przechodzi|ustępuje|mija|lżej dwor*|zewnątrz|powietrz*|okn*|balkon*|wyjś*|wyjd*|polu; na > dworze|zewnątrz|powietrzu > lepiej|przechodzi|mija; pracy|dworze|zewnątrz|szkole|powietrzu przechodzi|lepiej|mija|ustępuje; na|w|po > zakupach|spacerze|pracy|wyjściu|dworze|zewnątrz przechodzi|mija|ustępuje|lepiej|puszcza',
  sickHead:
    'głowa|głowy|głowę|głow* boli|pęka|ból|kręci|huk|łupie|ciężk*|wali; ból|bóle|zawroty > głowy; skroni* huk|wali|łup*|tętni; mdli|nudności|niedobrze|słabo|wymiot*|zataczam; nogi > się > uginają; huk > w; boli > głowa|głowy; mdli',
  wontWake:
    'nie > wstaje|budzi|obudz*|mogę|reaguje|można|daje|wstanie > obudzić|dobudzić|się|go|jej|nie; dobudzić nie|trudno|ciężko|mogę; nieprzytomn*; stracił* > przytomn*; zemdla*; bez > przytomności; leje > się > przez > ręce; wiotk*|bezwładn*|ospał*',
  hotPlace:
    'upał*|upale|słońc*|słońcu|skwar*|żar|gorąc*|saun*|aut*|aucie|szklarni*|dach*|maraton*|bieg*|plaż*|poddasz*|samochod* cały|godzin*|dzień|pracow*|biegł*|spał*|siedzi*|zamkn*|grał*|leżał*|na|stopni*|w|zostawi*|obozie|trening* !krem|gorączk*; na > słońcu; w > upale; udar > słoneczny|cieplny; 30+ > stopni*; zamkniętym > aucie|samochodzie; przegrza*; w > upał|gorącu|duchocie; szklarni*|aucie|słońc*|upał*|maraton*|namio*|foliak* cały|dzień|został*|zostawi*|biegł*|był*|w|na|zamkn*; kosił*|kopał*|pracował* upale|słońcu|upał|skwarze; aucie|samochodzie|dachu|słońcu upał*|słońcu|zamknięt*|godzin*|cały|został*; w > upale|upał|skwarze|ukropie; bieg*|maraton*|meczu|treningu|wycieczc* po|podczas gorąc*|zasłabł*|upadł*|zemdlał*',
  dryHotSkin:
    'skóra|twarz|czoło|ciało|on|ona|cały|cała gorąc*|czerwon*|parzy|rozpalon*|pali|rozgrzan* such*|i|nie > poci|pot*|parzy|jak > piec|aż|czerwon*; nie > poci; przestał* > się > pocić; aż > parzy; sucha|suchy > i > gorąc*; czerwon* > such*; rozpalony|rozpalona; 40+ > stopni*; gorący|gorąca|gorące|rozpalon* suchy|sucha|wiotk*|czerwon*|i; skóra > pali|gorąc*|such*|parzy; skóra|czoło|ciało|głowa jak|niczym|gorąc*|rozpalon* piec|ogień|kaloryfer|such*; nie > poci|pocę|pocił*; nie > się > pocę|poci; gorący|gorąca|rozpalon* > w|do > dotyku',
  confusedOrLimp:
    'majaczy|bredzi|splątan*|ospał*|wiotk*|drgawk*|padł*|upadł*|zatacza|zdezorient*|bełkocz*|przytomn*|zemdla*|bezwładn*|półprzytomn*; odpowiada|mówi|gada > bez|od|dziwnie|niewyraźn* > sensu|rzeczy; nie > poznaje|rozumie|reaguje|kojarzy|wie|odpowiada > gdzie|kto|mnie|nas|co|na; nie > mogę > dobudzić|obudzić; dobudzić|dobudz* nie|do > końca; leje > się > przez; gada > bzdury|głupoty|od|trzy; nie > wie > gdzie|jaki|kto|co; wiotk*; padł; mowa|mówi > zaplątan*|splątan*|plącze|dziwn*; bredzi*|majacz*|plącze|splątan*; gada*|mówi > bzdury|głupoty|bez|od > sensu|rzeczy; gadam|gada > bzdury|głupoty; rozmawia|mówi ludźmi|kimś|osobami których|nie|nieobecn*; mówi > bez|od > sensu; zasłabł*; gada*|gadam|mówi|mówię|plecie|plotę > bez > ładu|składu|sensu|związku; rozmawia|gada|mówi > z|do > nieobecn*|ludźmi|kimś|umarł*|zmarł*',
  spotsStay:
    'kropki|wysypka|plamki|plamy|wybroczyn*|kropeczki|cętki nie > bled*|nie > znika*|szklank*|nacis*|ucis*|zostaj*; fiolet*|purpur*|ciemn*|czerwon*|sin* krop*|plam*|wysypk*|wybroczyn* gorącz*|39*|40*|ospał*|szklank*|gorąc*|wymiot*|sztywn*; szklank* blad*|bledn*|wysypk*|krop*|nacis*|znika*; wybroczyn*; kropki|wysypka|plamki|plamy jak siniak*|siniaczki|ukłuc*|wybroczyn*; krzyczy|płacze rusz*|dotyk*|zgin*|podnos* szyj*|głow*|kark*',
  lightHurts:
    'światł*|światłowstręt* razi|boli|przeszkadza|nie > może|nie > znosi|ból|wstręt|oczy !migren*; światłowstręt*; razi > światło|go|ją; chowa|zasłania|ucieka|kryje|odwraca > się|przed|oczy|od > przed|światłem|od > światłem|światła; światło|lampa|lampy > mnie|nie|go|ją|jej > zabija|znosi|razi|boli|przeszkadza|męczy; nie > znosi|znoszę > światła|lampy|słońca',
  highFever:
    '38.*|39|39.*|40|40.*|41|gorączk*|temperatur*|gorączkuje; 38 > stopni*|gorącz*; gorący|gorąca|rozpalon*; 38*; 39*; zmierzył*; gorączk*',
  stiffNeck:
    'kark|karku|szyja|szyi sztywn*|zesztywn*|nie > zegnie|nie > zgina|brod*|ruszyć|nie > mogę|przygi*; brod* klatk* nie|dotk*',
  rigors:
    'trzęsie|telepie|dreszcz*|drgawki > z > zimna|dygocz*|trzęsę mną|nim|nią|tak|strasznie|cał*|łóżk*|zęb*|39*|40*|noc*|mocno|od|go|ją !ręk*|stres*|nerw*; dreszcz*; trzęsie > mną|nim|nią|się; telepie; szczęka > zębami; trzęsie|telepie|dygocze zimn*|z > zimna|dreszcz*; trzęsie|telepie > się|go|ją|nim|nią|mną > aż|tak|cała|cały|że; łóżko > chodzi|się > trzęsie|skacze|lata; szczękam|szczęka|dzwonię|dzwoni > zębami',
  mottled:
    'nogi|ręce|skóra|kolana|ciało|brzuch|stopy plam*|marmur*|sin*|zimn*|szar*|cętk* !wysyp*|egzem*|żylak*|opal*|gips*|swędz*; marmurk*',
  noUrine:
    'moczu|mocz|siku|siusia*|sika*|siusiu nie|ani|bez|brak|mało|prawie|zero dzień|rana|kropli|godzin*|cały|wczoraj|dobę|nocy; bez > siusiania|sikania; nie > sika|siusia|sikał*|oddaje|siusiał* > moczu|od|cały; ani > kropli > moczu',
  infection:
    'zapaleni*|infekcj*|zakażeni*|pęcherz*|antybiotyk*|cewnik*|ran*|róża|angin*|ropień|ropn*|chemioterap*|płuc; zapaleni* > pęcherza; cewnik*',
  bleedsThrough:
    'krew|krwi|krwawi*|rana|ranę|nos|krwotok* nie > ustaje|nie > przestaj*|przesiąk*|leje|minut|nie > mogę|nie > da|przecieka|tamow*|zatamow*|cieknie > i|ciurkiem; uciskam|trzymam|ściskam|dociskam minut|15|20|pół|kwadrans|godzin* krew|krwi|krwaw*|ran*|nos*; ręcznik*|opatrunek|bandaż*|ścierk*|szmat* przesiąk*|drugi|trzeci|mokr*|cały|cała krw*|krew|krwaw*|ran*; nie > mogę > zatamować; krew|krwawi* nosa|rany|pół|godziny|20|30 nie > chce > przestać; nie > chce > przestać krew|krwaw*|lecieć; pół > godziny krew|krwaw* nie',
  spurts:
    'krew|krwi|krwawi* tryska|sika|chlusta|pulsuj*|strumieni*|fontann*|bije|leje|ciurkiem; szlifierk*|piła|piłą|siekier*|pilark*|kątówk*|szkł* ręk*|nog*|palec|przedram*|ud* krew|krwi|kość|głębok*|tryska|uciskam',
  eyesRolled:
    'oczy|gałki wywróc*|uciek*|przewróc*|szklist*|w > słup|wywrócił*|wywraca; ciało|cały|cała|całym|ręce|nogi|rzuca|trzęsie drgaw*|szarp*|sztywn*|prężył*|prężyl*|rzuca|trzęs*|wygięł* oczy|pian*|przytomn*|minut|nieprzytomn*|ust|nie > reag* !dreszcz*|gorącz*|nerw*; piana ust|ustach; przygryz* język; zesztywnia* !palc*|palec|dłon*|kolan*|kark|szyj*|bark*|staw*|rano; przewrócił*|upadł* szarpał*|trzęsł*|rzuca* nią|nim|ją|go; szarpało > nią|nim; nią|nim > szarpało|rzucało|trzęsło',
  notComingRound:
    'nie > wraca|odzyskuje|dochodzi|reaguje|budzi|ocknął|odpowiada > do|na|przytom*|siebie|się|już !leczeni*|antybio*|telefon*|wiadomo*|mail*; nie > wraca > do > siebie; nieprzytomn*; stracił*|traci > przytomność; nie > oddycha; zemdlał*|omdlał* !nie; upadł* nie > wstaje|przytomn*|reaguj*; znalazł* podłodz*|nieprzytomn* mam*|tat*|męż*|żon*|babci*|go|ją; nie > wie > jaki|jaka|który > dzień|rok; odcięło|zemdlał*|odpłyn*|urwał kierownic*|aucie|drodze|rano|mnie; odcięło > mnie|go|ją',
  headBlow:
    'uderzy*|upadł*|spadł*|walnę*|walną*|przewróc*|rąbn*|grzmotn*|stukn*|wywróc*|dostał*|trzasn* głow*|skroni*|czoł*|potylic*|kask*|schod*|rower*|hulajnog*|motor*|kaloryfer|ścian*|drabin*|krawężnik*|lód|lodzie|beton*|huśtaw*|drzew*|koni*|ław* !cen*; głową > w|o; bez > kasku; wstrząśnieni*|uraz > mózgu|głowy; guz* głow*; spadł*|upadł*|dostał*|uderzył* trampolin*|przewijak*|potylic*|szafk*|kijem|piłk*|kij* głow*|potylic*|o|na|w; dostał* > w > głowę; w > głowę dostał*|kij*|piłk*; guz|rana|siniak|krwiak czole|głow*|czoło|potylic*|skroni* !lat|miesięcy|swędz*; potknęł*|potknął|poślizgn*|upadł*|przewróci* czoł*|głow*|potylic*|skroni*|twarz* !kolan*|kostk*; zderzył*|stuknęł*|zderzyli > się > głowami|głową|czołami',
  repeatedVomiting:
    'wymiot*|zwymiot*|rzyg*|zwrac* razy|dwa|trzy|pięć|już|kilka|ciągle|dwukrotn*|po|potem|i|2+|od; wymiotuje|zwymiotował*|wymiotował*; wymiotował*; trzy|dwa > razy > wymio*; razy wymiot*; wymiotował*|wymiotuje|zwymiotował*|rzygał* 2+|dwa|trzy|cztery|pięć|kilka razy|raz',
  sleepy:
    'śpiąc*|senn*|ospał*|śpi|spać|zasypia|przytomn*|otępia* chce|cały|ciągle|trudno|stracił*|i|bardzo|tylko|dobudz*|nie; senny|senna|śpiący|ospały; stracił* > przytomność; nie > pamięta; nie > można > dobudzić; senna|senny|otępiał*|ospał*|śpiąc*; senn*|śpiąc*|śpi|ospał*|nie > dobudzić|obudzić; lecą > przez > ręce',
  bloodThinner:
    'warfaryn*|xarelto|eliquis|rywaroksaban*|apiksaban*|pradax*|dabigatran*|klopidogrel*|acenokumarol*|sintrom|heparyn*|clexane|plavix|fraxiparyn*|przeciwzakrzep*; rozrzedza* > krew|leki; leki > na > rozrzedz*|krzepliw*',
  clearFluid:
    'ucha|nosa|ucho|uszu przezroczyst*|płyn*|wodnist*|krew|jasn*|woda leci|cieknie|wycieka|kapie|z !katar*|alerg*|kich*',
  sameQuestions:
    'to > samo; w > kółko; pyta to|kółko|samo|wciąż; nie > pamięta; powtarza to|kółko; utrata > pamięci; nie > pamiętam|pamięta meczu|nic|co|upadku|gry|jak; pamięć dziur*|luk*; ciągle|wciąż|cały > pyta|czas|dopytuje > jaki|o|kto|gdzie|co|która|pyta',
  doubleVision:
    'podwójn*|widzę > podwójnie|niewyraźn*|zamazan*; widzi > podwójnie; drętw* ręk*|nog*; zaburzen* > widzenia; podwójnie > widzę|widzi; widzę|widzi > podwójnie|dwa; dwoi',
  worseByTheHour:
    'ból|boli|głowa gorzej|mocniej|nasila|silniej godzin*|każd*|coraz|cały; z > godziny > na > godzinę; coraz > gorzej|mocniej|bardziej głow*|boli|ból',
  axeInHead:
    'siekier*|młot*|uderz*|eksplo*|wybuch*|pękł*|piorun*|strzał*|obuch* głow*|potylic*|kark*|czaszk* sekund*|nagle|jak|jakby|znienacka|nigdy|życi* !ankiet*|prac*; głow* sekund*|nagle|moment*|chwili|znienacka|raptown* nigdy|życi*|najgorsz*|najsiln*|straszn*|jakby|jak|potworn*|rozsadz*; nigdy|życiu > tak|nie głow*|ból*|bolała; takiego > bólu; najgorszy|najsilniejszy ból > głowy|życi*',
  noWind:
    'gaz*|gazy|wiatr*|bąk* nie > odchodz*|nie > odda*|brak|nie > puszcz*|zatrzyma*; zatrzyma* gaz*|stol*; ani > gazów|stolca',
  drumBelly:
    'brzuch|brzuch*|podbrzusze|pęcherz bęben|bębn*|tward*|wzdęt*|deska|napięt*|napuchn*|rozdęt*|balon|kamień; jak > bęben|deska|balon|kamień; brzuch jak|twardy > skała|skałę|kamień|deska|piłka',
  foulVomit:
    'wymiot*|wymioc*|zwrac*|rzyg* kał*|brąz*|zielon*|żółci*|fus*|kaw*|czarn*|śmierdz*|zapach*|stolc*',
  tarStool:
    'kupa|kupę|stolec|stolce|kał|biegunk*|wypróżn*|toalet*|kupy czarn*|smoł*|smolist*|krw*|krew|bordow*|lepk*|malin*|wiśni* jak|i|lepk*|smoła|czarn*|dużo|skrzep*|żyw*|ciemno|słab*|śmierdz*|od|dni !żelaz*|burak*|badani*|węgiel|krzesł*; jak > smoła|smołę; smolist* > stol*|kup*; wymiot*|zwrac*|rzyg* krwi*|krew|fus*|czarn*; fus* kaw*',
  saddleNumb:
    'krocz*|między > nogami|pośladk*|odbyt*|pachwin*|siodł*|pupa|pupę|pupy|tyłek|intymn*|genital*|podciera* drętw*|zdrętw*|nie > czuj*|czuci*|jak > obc*|bez > czucia|odrętw*|brak > czuc* !swędz*|grzyb*; nie > czuję kiedy|papier*|toalet*|krzesł*|podcier*|sika*|krocz*|siadam; drętwe > krocze; nie > czuję papier*|podciera*|siedzenia|krocz*|pupy|siodełk*; nie_czuję|nie_czuje podciera*|podcier*|wyciera*; siedzę|siedział*|siedziała|siedziałam|jakbym > na|jak > wacie|poduszce|chmurze|gąbce|niczym|powietrzu; na > wacie',
  leaks:
    'mocz|moczu|stolec|pęcherz*|siku|siusiu|kał ucieka|sam|popuszcz*|nie > trzym*|nie > kontrol*|nie > czuj*|wycieka|bezwiedn*|cieknie|nie > mogę|leci > sam !kich*|kaszl*|śmiech*|lat|dzieck*; nietrzyman*; posika*|posikał*|zsika*; nie > mogę > się > wysikać|oddać > moczu',
  bothLegs:
    'obie|obu|nogi|nóg nogi|nóg|nogach|słab*|drętw*|odmaw*|uginają|nie > trzyma*|jak > waty|promieniuj*|bezwład*|nie > słucha* !opuch*|żylak*|skurcz*|zmęcz*|wysyp*; do > obu > nóg; nogi > jak > waty|odmawiają; obie|obu|oba stopy|nogi|stóp|nóg|uda mrowi*|drętw*|słab*|ciężk*',
  oneSideUp:
    'jedno|jedna|lewe|prawe|lewa|prawa jądr*|strona|moszn*|jajk*|jądro spuch*|gór*|podesz*|podcią*|boli|ból|twarde|powięk*|opuch*|wyżej; ból|boli|bolą jąd*|moszn*|jaj*|krocz*|dole piłk*|nagle|siln*|strasz*|wymiot*|noc*|okropn*|nagły; skręt* > jądra; jądro|jądra|jądrze|moszn* tward*|czerwon*|spuch*|boli|ból|sin* godzin*|nagle|rana|chodzić|dziś !miesiąc*|guzek',
  downThere: 'na > dole; jądr*|jąder|moszn*|jaja|jajko|pachwin*; tam > na',
  latePeriod:
    'okres*|miesiączk*|miesiączka spóźni*|brak|nie > ma|bez|tygodni|opóźn*|dni|nie > dostał*; bez > okresu; test* pozytywn*|dodatni*|dwie > kreski|kreska; wkładk*|spiral* !założ*|buty|stop*|ortoped*; w > ciąży; ciąża|ciąży|ciążę; pozamaciczn*; 4+ > tygodni* > ciąży; in > vitro; test > pozytywn*|dodatn*|ciążow*; pozytywn*|dodatn* > test; okres > spóźnia; ciąży|ciąża; 4+ > tydzień|tygodni|tygodniu; poroni*',
  oneSidedPain:
    'po > lewej|po > prawej|boku|stronie|lewej|prawej|jednej|dole|podbrzusz* ból|boli|kłuje|rwie|przeszył*|ostry|strzela|piecze|ciągnie|dźg*|przeszyw*; przeszyło > po|mnie; ból > po > lewej|prawej|jednej|z > boku; jednej|lewej|prawej > strony|stronie kłuj*|boli|ból|rwie|ciągnie|rżnie; z > jednej > strony',
  shoulderTip:
    'bark|barku|ramię|ramieniu|obojczyk* strzela|promien*|boli|ból|kłuje|też|ciągnie; strzela > w > bark',
  gushOfRed:
    'chlusn*|leje|leci|poleciał*|pociekł*|zalał*|skrzep*|żywa|ciurkiem|cieknie|krwawi*|krwotok* krew|krwi|krwaw*|czerwon*|czerwieni*|jasn*|nogach|nog*|skrzep* !nos*|dziąs*|badani*; jasn* > czerwon*; krwawieni*|krwawię|krwotok siln*|skrzep*|dużo|zaczęł*|obfit*|nog*|dziś; chlusnęło; brązow* plamien*|upław*; plamię',
  soakedPads:
    'podpask*|podpas*|wkładk*|tampon* godzin*|przesiąk*|dwie|trzy|co|pełn*|zmieni*|skrzep*; krew|krwawi* obfit*|siln*|leje|skrzep*|mocno; zalał* krwią|łóżko',
  pregnantWeeks:
    '4+ > tydzień|tyg|tygodni*|tc|tydz !temu|zwolnien*|urlop*|po|wiek*; ciąż*|ciąża|ciężarn*; trymestr*; urodził*|porod*|połog*; termin > porodu',
  splittingHead:
    'głow* pęka|boli|ból|rozsadza|łupie|siln*|drugi|dzień|straszn*|nie > przech*|rozłup*|okropn*; pod > żebr* bol*|ból|praw*; ciśnienie 150+|160*|170*',
  flashes:
    'przed > oczami błysk*|mroczk*|gwiazd*|iskr*|plam*|miga*|zygzak*|mgł*; mroczki|błyski|iskry|mroczk*|zygzak* oczami|widzę|przed|oczach; niewyraźn*|zamazan*|mgł* widzę|wzrok*|oczy; widzę mgł*|gwiazd*|podwój*',
  ringsStuck:
    'obrączk*|pierścion*|buty nie > zdejm*|nie > schod*|nie > mogę|ciasn*|zejść|nie > wchodz*; twarz|ręce|palce|nogi|oczy opuch*|spuch*|puchn*|nabrzm* nagle|bardzo|rano|od|strasznie|twarz|i; opuch* twarz*|ręc*; nie > zdejmę|ściągnę|schodzi|zdejmuję > obrączk*|pierścionk*|pierścion*|obrączki; twarz > jak > księżyc|balon|bania|piłka',
  babyQuiet:
    'mały|mała|dziecko|maluch|dzidzia ucichł|ucichła|ucichło|przestał|zamarł; ucichł|ucichła|ucichło; mały|mała|dziecko|maluch|malucha|dzidzi*|ruchy|ruchów|brzuchu|dziecka|kopniak* ucich*|nie > rusza|nie > kopie|mniej|słab*|brak|cisza|przesta*|mało|nie > czuję|rzadz*|spokojn* !śpi|sen; nie > czuję > ruchów|malucha|dziecka|małego|kopniaków|kopania; ucichł*|cisza w > brzuchu|mał*|dzieck*; ruchy > słabsze|rzadsze|mniej|mniejsze; mniej > ruchów; mały|mała|dziecko|maluch|dzidzi*|brzuch leniw*|cich*|spokojn*|ospał*|senn*|milczy wczoraj|dziś|dzisiaj|zwykle|jakiś|rana; nie_kopie|nie_rusza|nie_wierci dziś|wcale|wczoraj|rana|brzuch|mał*; liczył*|policzył* kopni*|ruch* tylko|dwa|trzy|mało; kopni*|ruchy tylko|zaledwie dwa|trzy|jeden|jedno; nie > pamięta* kiedy|ostatni* rusza*|kopa*|wierci*|ruch*; brzuch > dziś > taki > cich*; wierci|kopie|rusza zwykle|zawsze|normalnie dziś|dzisiaj|wcale|teraz > nie|się > nie|nie ruszył*|rusza|kopn*|kopie; nie > ruszył*|kopn*|wierci dziś|dzisiaj|wczoraj|rana|zwykle; dziś|dzisiaj się > nie > rusz*; ani > jednego|razu > kopniaka|ruchu|kopnięcia; kopniak*|kopnięć|kopnięcia|ruchów nie|ani|mało|mniej|brak; prawie > nie|się > się|nie|rusza|kopie; brzuch spokojn*|cich* dzień|dziś|wczoraj|rana|cały; zwykle|zawsze|normalnie dziś|dzisiaj|teraz cisza|nic|cicho',
  calfThick:
    'noga|łydka|łydki|udo|nogę|łydce spuch*|opuch*|grub*|czerwon*|gorąc*|tward*|obrzęk*|puchn*|napuch* boli|ból|czerwon*|locie|lot|samolot*|operac*|gips*|drug*|jedna|lew*|praw*|wdech*|gorąc*|tward*|razy|bolesn*|ciepł* !obie|ugryz*|żylak* > od|lat; lot|locie|samolo*|operac* łydk*|nog* spuch*|boli|tward*|grub*|opuch*; łydka > tward*|gorąc*|spuch* > i|boli',
  sharpBreath: 'kłuje|boli|ból|kłucie wdech*|oddych*|oddech*; duszn*; krwią|krwi* kaszl*|odkrztu*|plu*',
  cast: 'gips|gipsie|gipsu|gipsem|szyna|szynie|szynę|orteza|ortezie|longet*; gips*; szyn*',
  whiteFingers:
    'palce|palców|paluszki|dłoń|stopa|ręka biał*|sin*|zimn*|drętw*|zdrętw*|nie > rusza*|blad*|czarn*|spuch*|opuch*|nie > czuj*|ciemn*|fiolet*; ból|boli|rwie|rozpiera siln*|nieznoś*|coraz|nie > pomag*|strasz*|gorzej|wytrzym*|okropn*; ciasn*|uciska|ciśnie|gniecie siln*|gips*|bardzo|mocno|za; płacze|krzyczy > z|nawet|po; palce|palców zdrętwi*|fiolet*|sin*|biał*|nie_czuj*; pulsuj* przeciwból*|nic|gips*; palców nie > czuję|nogi|ręki; nie > czuję palc*',
  meterHigh:
    'cukier|cukry|glukometr*|glukoz*|sensor|cukru hi|18+|wysok*|błąd|powyżej|ponad|skali|300+; keton|ketony|ketonów|ketonach; pokazuje > hi; glukometr|cukier|pokazuje|aparat 18+; typ|typu > 1; pierwszego > typu',
  pumpOff:
    'pompa|pompy|wkłucie|insulin* odpad*|odłącz*|skończy*|wypad*|nie > podaj*|pominę*|zepsu*|zapomni*|odczepi*|nie > dał*|zatka*|nie > brał*|odklei*; bez > insuliny; brak > insuliny',
  acetoneBreath:
    'aceton* czuć|zapach*|ust|oddech*|pachnie|śmierdzi; aceton*; jabłk* zapach*|pachn* ust|oddech*; buzi|ust|oddech*|oddechu zmywacz*|aceton*|jabłk*|owoc*|lakier*',
  fewWeeksOld:
    '1-14|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem > tygodni*|tyg|dni mały|mała|dziecko|synek|córeczka|ma|mamy|noworod*|niemowl*; noworod*; mamy|ma > 1+|dwa|trzy|cztery|pięć|sześć|siedem > tygodni*|tygodnie|miesiąc*|dni; miesięczn*|tygodniow*|dwumiesięczn* mał*|dzieck*|syn*|córk*|niemowl*; pięciotygodn*|trzytygodn*|sześciotygodn*|czterotygodn*; dwumiesięczn*|miesięczn*|pięciotyg*|sześciotyg*|trzytyg*|czterotyg*; mała|mały|dziecko|córka|syn > ma > 1+|dwa|trzy|cztery|pięć|sześć > tyg*|miesiąc*|dni; tygodniow*; 1-14 > tygodniow*|tyg|tydzień; dwutygodniow*|trzytygodniow*|czterotygodniow*|pięciotygodniow*|sześciotygodniow*|miesięczn*|dwumiesięczn*; ma|mamy|mała|mały|córka|córki|córeczka|syn|synek|synka > 1.5|2.5|półtora|dwa|2|1 > miesiąc*|miesiac*|mies; kruszyn*|maleństw*|maluszk* 1-12|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziesięć > tygodni*|tyg; ma > kilkanaście|dziesięć|dwanaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście|dwadzieścia|1-30 > dni|dni',
  floppyChild:
    'wiotk*|ospał*|leje > się|szmacian*|nie > budzi|apatyczn*|senn*|blad*|szar*|marmur*|nie > reag*|nie > płacz*|kwili|jęczy|słab*; leje > się > przez > ręce; jak > szmaciana|szmatka|lalka; piskliw* płacz*|krzy*; klapnięt*|oklapnięt*|osowiał*|przelewa',
  refusesFeed:
    'nie > chce|je|ssie|pije|bierze|odmawia > piersi|pierś|jeść|pić|ssać|butelk*|mleka|nic; nie > ssie|je|pije; odmawia piersi|jedzen*|pici*|butelk*; pierś|piersi > nie; nie > chce|ssie|bierze > piersi|pierś|butelk*; ciągle > śpi; cały > czas > śpi; nie > można > dobudzić',
  spitsOutSaliva:
    'ślin*|ślinę|wody|przełknąć|połknąć|przełyka* nie > mog*|nie > prze*|nie > poł*|wyplu*|wypluwam|kubka|leci|cieknie|nawet|własn* !niemowl*|ząbk*|sen; nie > mogę|może > przełknąć|połknąć|przełykać > śliny|wody|nawet|nic|własnej; ślin* wyplu*|kub*|cieknie; nie_przełknę|nie_połknę|nie_przełyka* śliny|nawet|własnej; własnej > śliny',
  jawLocked:
    'szczęk*|usta|ust|buzi nie > otw*|na > palec|szczękościsk*|zablok*|ledwo|otwieram gardł*|migdał*|angin*|gorącz*|ropi*|otwier*|palec|przełyk*|ślin*; szczękościsk*',
  notADrop:
    'ani > kropl*|kropelki|kropli; nie > mogę|mogłem|może > się|oddać|wysikać|sikać|siku|moczu; mocz|moczu|siku nie > leci|nie > idzie|nie > schodzi|kapie|kropl*|zatrzyma*; po > kropl*|kropelce; nie > sikał*|siku|oddał* rana|wieczora|godzin*|wczoraj|nocy; zatrzyman* > moczu',
  painful: 'ból|boli|bolą|ścian*|pęka|pękn*|wytrzym*|nieznoś*|strasz*|okropn*|pełn*|rozpiera|napięt*',
  curtain:
    'zasłon*|kurtyn*|firan*|cień|czarn* > plama|plama|mgł* ok*|oczu|opad*|przed|zasłoni*|widz*|pole !okn*|kuchn*; ok*|oczy|wzrok* nagle|raptem|od > rana|rano|dziś|znienacka oślep*|nie > widz*|stracił*|ślep*|zniknę*|zamaz*|połow*|ciemn*|pogorsz*|nic; nie > widzę|widzi > ok*|połow*|jednym|lewym|prawym|nic|dołu|góry|na > jedno; błyski|błysk* ok*|oczach mroczk*|męty|cień|zasłon*; oślep*; straci* > wzrok; oko|okiem|oku nic|nie_widzi|nie > widzi|nie > nic praw*|lew*|jedno|obudził*; roleta|rolet*|kurtyna|zasłona|firanka|cień zjeżdża|opada|spada|nasuwa|czarn* oko|oku|oka|wzrok*|widzen*; pół|połow* > strony|twarzy|obrazu|ekranu widzę|szar*|czarn*|nie|brak*; druga > połowa szar*|czarn*|niewid*|zamaz*; oku|oka > zniknął|zniknęł*|zgasł* obraz|wszystko; zniknął|zgasł* obraz oku|oka|oczu; kropek|kropki|plamek|męty|sadz* błysk*|nagle ok*|oczach; przesta* > widzieć|widziec > na|lew*|praw*|jedn*|oko|okiem; oko|oku|okiem|oka zgas*|żarówk*|wyłączył*; czarn*|ciemn*|szar* zasłon*|kurtyn*|firan*|rolet* opada|nasuwa|zasuwa|pełz*|wpełz*|podnosi|zjeżdża; błysk* sadz*|zasłon*|męt*|kurtyn*|firan* !migren*',
  daysWithoutDrink:
    'dzień|dni|doba|dobę|wczoraj|tydzień|nagle|drugi|trzeci odstawi*|nie > piję|bez > wódk*|bez > alkohol*|nie > pije|ciąg*|przesta* > pić|rzucił*|trzeźw*|po > ciągu; bez > wódki|alkoholu|picia|piwa; odstawi* alkohol|picie|wódkę|piwo; przesta* > pić; po > ciągu; nie_piję|nie_pije|nie_piłem|nie_piłam dzień|dni|doba|dobę lat*|latach|ciąg*|wódk*|alkohol*; od > ostatniej|ostatniego > wódki|piwa|butelki|kieliszka|drinka|wina; dni|dzień|doba > od > ostatniej|ostatniego; przestałam|przestałem|przestał > pić; rzucił*|odstawił* > piwo|wódkę|picie|alkohol|wino > z|nagle|we|w|od',
  shakyHands:
    'ręce|ciało|cały|cała|dłonie latają|trzęs*|drż*|trzęsą|dygocz*|telepie; drżen*|trzęsawk*; pot > się > leje; trzęsie; trzęsą; poci|pocę; telepie|trzęsie > mnie|go|ją|mną|nim; ręce|dłonie > mi|mu|jej > latają|drżą|trzęsą|się',
  seesThings:
    'widzę|widzi|zwid*|słyszę|słyszy|chodzą|łażą|biegają|pełz* robak*|pająk*|szczur*|mysz*|owad*|głos*|rzeczy|ścian*|sufi*|ludzi|których; halucyn*|omam*; białe > myszki; delirka|delirium; drgawk*; robaki; zbiera|strzepuje|łapie|ściąga|goni > ze|z|coś|niewidzialn* > ściany|rzeczy|powietrza|kołdry|czego; rzeczy|ludzi|robaki|osoby > których|które > nie > ma; słyszę|słyszy > muzykę|głosy|rozmowy|szepty|śpiew',
  skinSheets:
    'skóra|skórę schodzi|złazi|płat*|odchodzi|pęcherz*|czern*|czarn*|odpada|zostaje ust*|oczy|lek*|tablet*|prześcierad*|płat*|ból*|gorącz*|cał* !opal*|słońc*|pięt*|dłon*|łuszczyc*|egzem*|łupież*; skóra > schodzi|złazi|odchodzi > płat*',
  mouthSores:
    'usta|ust|ustach|wargi|język|buzia rany|ran|pęcherz*|owrzodz*|nadżer*|strup*|afty|same nowy|nowe|lek*|tablet*|cał*|oczy|gorącz*|wysypk*|pełn*|same',
  gluedEyes:
    'oczy|oczu zaklej*|sklej*|czerwon*|ropie*|spuch*|zalepi*; wysypka|pęcherze bol*|rozprzestrz*|twarz*|gorącz*|cał*; nowy|nowe|zaczę* > lek*|tablet*|lamotryg*|antybio*',
  dryNappy:
    'pieluch*|pielusz*|pampers* such* rana|godzin*|dob*|ospał*|wymiot*|cał*|biegun*|łez|wieczora !wysypk*|nocnik*|skór*|nocy; nie > sika|siusia|sikał*|siusiał*|siku dzieck*|mał*|syn*|córk*|godzin*|biegun*|wymiot*|rana|wiotk*|ospał*|dzień; zapadnięt* oczy|ciemiącz*; bez > łez; wymiotował*|wymiotuje|biegunk* 6+|dziesięć|dwanaście|razy|ciągle|cały such*|sikał*|siusiu|pije|łez; nie > sikał*|siusiał* maluch*|dziec*|dziś|rana|wymiot*',
  noTears:
    'bez > łez; łez > nie; such* usta|język|wargi|buzi*; wymiot*|biegunk*|chlusta ciągle|wszystk*|co|dzień|cał*',
  hotJoint:
    'kolano|staw|stawie|łokieć|biodro|kostka|bark|nadgarst*|palec czerwon*|gorąc*|spuch*|opuch*|rozpalon*|pali|jak > balon gorąc*|czerwon*|nie > zegn*|nie > zgi*|gorącz*|dreszcz*|zastrzyk*|opuch*|spuch*|nagle|stanąć|rozpalon*|chodzić !miesiąc*|lat|nie > czerwon*; kolano|staw|biodro|zastrzyku zastrzyk*|protez*|endoprot*|kolano gorąc*|czerwon*|rozpalon*|dreszcz*|spuch*; kolano|biodro|kostka|łokieć|staw|bark|noga gorąc*|czerwon*|spuchnię*|boli|opuch* gorączk*|noc|38*|39*|zastrzyk*|staje; biodro|noga|nodze|kolano nie_staje|nie > staje|utyka|stanąć gorączk*|38*|39*|syn*|dziec*',
  cannotBend:
    'nie > zegnę|zgina|zgiąć|zginam|mogę > zgiąć|chodzić|stanąć|ruszyć|wyprost*; nie > stanę; gorącz*|dreszcz*|38*|39*|trzęsie; nie > staje; gorączk*; zastrzyk*; noc; 38*; 39*',
  burningUrine:
    'piecze|pieczeni*|boli|ból|szczypie|pali sika*|siusia*|moczu|mocz|cew*|oddawa*; zapaleni* > pęcherza|nerek; mocz* mętn*|krw*|śmierdz*|ciemn*; odmiednicz*; pęcherz* zapal*',
  flank:
    'bok|boku|nerk*|lędźw*|plec*|krzyż*|żebr* boli|ból|rwie|kłuje|bolą|tętni|kolk* praw*|lew*|pod|jedn*|nerk*|siln*|gorącz*|strasz*; nerk* > boli|bolą|zapal*',
  earSticksOut:
    'ucho odstaje|wystaje|sterczy|odstając*|wypych*|do > przodu; za > uchem|uchem|za > nim czerwon*|spuch*|opuch*|guz*|boli|gul*|obrzęk*|bolesn*|gorąc* !węzeł|węzł*|okular* gorącz*|zapal*|ucho|odstaj*|boli|bol*|czerwon*; czerwon*|guz*|opuch* > za > uchem gorącz*|zapal*|ucho',
  redLine:
    'czerwon* smug*|pręg*|linia|pas|kresk*|szlak idzie|gór*|od|ręk*|nog*|ran*|ciągnie|pachwin*|pach*|szwu|ugryz*|wędruje !test*|ciąż*; czerwona > smuga|pręga|linia; zaczerwien* rozszerz*|rośnie|rozprzestrz*|powiększ*|rozlew* ran*|ugryz*|nog*|ręk*|szybko|szew|szw*',
  hotSeam:
    'szew|rana|ranę|rany|blizna|szwy|cięcie|ugryzieni* gorąc*|czerwon*|rop*|śmierdz*|cuchn*|sącz*|rozesz*|spuch*|opuch*|pulsuj*|paskudz*|cieknie czerwon*|rop*|gorąc*|dreszcz*|gorącz*|boli|opuch*|telepie|rozesz*|żółt*|zielon*|śmierdz*',
  hotBreast:
    'pierś|piersi|piersią|sutek|brodawk* czerwon*|gorąca|gorące|gorący|tward*|kamień|guz*|gula|spuch*|boli|ból|bolesn* gorącz*|dreszcz*|trzęsie|39*|38*|czerwon*|gorąca|gorące|kamień !mammogr*|klatk*|kaszl*|serc*',
  redWedge:
    'czerwon*|gorąc* klin|plama|placek pierś|piersi*|lew*|praw*; guz*|gula|kula pierś|piersi*|lew*|praw*|orzech*|tward*',
  doNotRenew:
    'już|więcej|nie nie_przedłuż*|nie_wystawi*|przedłużać|wystawiać|trzeba|potrzebn* recept*|zwolnieni*|tablet*|leków|leki|wizyt*; zwolnieni*|recept* > już > niepotrzebn*|zbędn*',
  noNeedAfter:
    'po|do|przed świętach|świąt|weekendzie|weekendu|piątku|poniedziałku|niedzieli|sobocie|sylwestrze|nowym nie > będzie|będą|przyda potrzebn*|potrzebować|przyda* !operacj*|urlop*|wyjazd*; nie > będzie|będą > mi > potrzebn*',
  overSoon:
    'do|w|jutro|niedługo|po poniedziałku|poniedziałek|piątku|piątek|niedzieli|niedzielę|soboty|weekendzie|jutra będzie|wszystko|koniec po|skończ*|koniec > wszystkim|się !egzamin*|kurac*|remont*; będzie > po > wszystkim; wszystko > się > skończy; nic > już > nie > będzie > ważne',
  goneSoon:
    'jutro|niedługo|pojutrze|wkrótce|gwiazdkę|święta|weekendzie|wiosną mnie|go|jej już > nie > będzie !domu|mieście|pracy|szkole|wizycie; jutro|niedługo|wkrótce już > mnie|go|jej > nie > będzie !domu|mieście|pracy|szkole|wizycie; mnie|go|jej > już > nie > będzie na|jutro|niedługo|świat* !domu|mieście|pracy|szkole|wizycie',
  neverWake:
    'zasnąć|usnąć|zasypia* nie > obudzi*|budzi* !dzieck*|syn*|mał*; zasnąć|usnąć|położyć nigdy|więcej|się > nie > obudz*|budzi*; nie > obudzić > się|więcej|już chc*|chciał*|wolał*|najlepiej; chcę|chciał*|wolał* nie > się|obudzić > obudzić; chcę|chciał*|wolał* zasnąć|usnąć > na > zawsze',
  largeSupply:
    'naraz|od > razu|dwa|trzy|podwójn*|więcej|zapas miesiąc*|opakowa*|dawk* nasenn*|tablet*|uspokaj*|leki|przeciwból*|morfin*; na > trzy|sześć|dwa > miesiące|miesięcy nasenn*|tablet*|lek*|uspokaj*',
  lastTime:
    'więcej|już|nigdy nie_będę|nie_zawrac* zawracać|przeszkadzać|głowy|niepokoić; ostatni > raz proszę|piszę|zawracam|przeszkadzam; więcej|już > nie > będę > niepokoić|państwa|przeszkadzać|zawracać',
  cannotHoldOut:
    'nie > wiem ile|jak > jeszcze|długo wytrzym*|pociągn*|dam; ile|długo > jeszcze wytrzym*|pociągn*; nie > mam > już > siły|sił; już > nie > wytrzymam|mogę|daję',
  weaponNear:
    'strzelba|pistolet|broń|naboje|sztucer szafie|szufladzie|stole|obok|ręku|sejfie|nabit*; sznur|pętla|tabletki > w > ręku|garażu|stole; siekier*|młotek|młotkiem|nóż|nożem|tasak*|maczet*|broń|pistolet|kij|pałk* > w|na > torbie|ręku|ręce|plecaku|kieszeni|rękawie|aucie; w > torbie|ręku|ręce|plecaku|kieszeni|aucie > siekier*|młotek|nóż|tasak|maczet*|pistolet|mam > siekier*|młotek|nóż|tasak; stoję|siedzę|czekam|chodzę|idę > z|już|na|tu > siekierą|nożem|młotkiem|tasakiem|maczetą|bronią|z > siekierą|nożem|młotkiem|tasakiem|maczetą|bronią; naostrzył*|kupił*|przygotował* siekier*|nóż|maczet*|tasak; w|na > torbie|ręku|ręce|plecaku|kieszeni|rękawie młotek|siekier*|nóż|nożycz*|tasak|maczet*|pistolet !kuchni|obiad*; z > nożyczkami|nożem|siekierą|młotkiem > w > ręku|ręce|dłoni',
  selfCutting:
    'tnie|tnę|ciął|cięła|kaleczy|nacina żyletk*|nożyk*|ostrz*|szkłem|brzytw* sobie|uda|ręce|nogi|przedramion*|nadgarst*|skórę !goleni*|przypadk*; tnie|tnę > się|sobie uda|ręce|nogi|przedramion*|nadgarst*|brzuch',
  noReason:
    'nie > widzę|mam powodu|sensu rano|otwierać|wstawać|budzić|dalej|żyć; brak|nie > ma powodu|sensu wstawać|budzić|otwierać|dalej',
  othersManage: 'poradz* dzieci|mąż|żona|oni|rodzina|beze; dadzą > sobie|radę dzieci|mąż|żona|oni|beze',
  gaveAway:
    'oddał*|podarował*|rozdał*|dałam|dałem gitar*|rower|pierścionek|zegarek|książki|rzeczy|ubrania|laptop*|narzędzia|biżuteri*',
  wontNeedIt: 'nie > będzie|będą mi|już potrzebn*|przyda*; mi|już nie > potrzebn*|przyda*|potrzebuję',
  toxicFumes:
    'zmiesza*|miesza* wybielacz*|chlor*|domestos* wc|octem|ocet|kwas*|kamień|kamieniem|amoniak*|odkamieniacz*|środk*; nawdycha*|wdycha* chlor*|opar*|gaz*|rozpuszcz*|kwas*',
  plainlySaid:
    'żałuję|szkoda|żałuje > że > obudził*|wstał*|znowu|budzę|rano|się; zmęczon* > budzeniem|życiem|wstawaniem|wszystkim|życia; chcę|chce|chciał*|chciałabym|chciałbym > zniknąć|umrzeć|zasnąć|przestać > istnieć|na|i|nie; chcę|chce|chciał* > zniknąć|umrzeć; więcej|większy > pożytk*|warta|warty|z > martw*|polisy|śmierci|po; polis*|ubezpieczen*|spadk* więcej|lepiej ze > mnie|niż; ile tabletek|tabletki|xanaxu|insuliny|proszków|leków|paracetamolu|relanium|ketonalu obudz*|umrzeć|zabi*|śmier*|zasnąć|koniec !kot|pies; głos|głosy|ktoś|coś mówi|mówią|każe|każą|szepcze skocz*|zabij|zrób|tnij|idź|umrzyj|skacz|skończ; myślę|myśli|mysli|myślał* > śmierci|samobój*|żeby|o > umrzeć|zabić|skończyć|samobój*|śmierci; nie > chcę|chce > się|mi|tu|już|dłużej > budzić|być|żyć|istnieć|obudzić; lepiej > gdybym|żebym|by|jakbym > nie|umarł*|było > urodził*|obudził*|żył*|istni*; powieszę|powiesić|utopię|utopić|zastrzelę|otruję|podetnę|podciąć > się|sobie|żyły; skończyć|skończę|kończę > z > sobą|tym|życiem|wszystkim !kaszl*|katar*|palen*|bólem|leczen*|szkoł*; odebrać|odbiorę > sobie > życie; zasnąć|usnąć > na > zawsze|i; nie > widzę > przyszłości|sensu|siebie|wyjścia > życia|za|dalej|już|dla|w; planuję|zaplanował*|plan > jak|kiedy|gdzie|śmier* > to|umrzeć|zrobić|skończyć|zabić; tnie|cięła|pocięła|potnę|tnę > sobie|się|ręce > ręce|uda|żyletk*|nadgarst*|przedrami*|nożem !szklank*|przypadk*|kuchni; skończyć|zakończyć > cierpienie|męczarnie|ten|to > koszmar|wszystko|ból; poradzi|poradzą|dadzą > sobie|radę > beze|świetnie|dobrze|lepiej; beze > mnie; nikt|nie > by > mnie > nie|znalazł; nie > znalazł*|znajdą > mnie|nikt|przez; mnie > nie > znalazł*|znajdą|znajdzie; oddać|zapisać|przekazać ciało|narządy uczelni*|medyczn*|przed|szybko|nauk*; tabletki|leki|proszki ginem|wódką|alkoholem|whisky|winem|popite|popić szybko|wystarcz*|bezboles*|śmier*|umrzeć; zapamięta*|pamiętajcie > go|ją|mnie|takim|taką; gdyby > mnie > nie > było; pożegnaln* film|filmik|list|wiadomość|wpis|nagranie; układam|obmyślam|wyobrażam|rozmyślam > w|sobie|nad|jak > głowie|jak|tym|to > jak|to|zrobić|zrobię !remont*|urlop*; jak > to > zrobić|zrobię żeby|noc*|cicho|dzieci|bezbole*|nikt; żeby > dzieci|mama|mąż|żona|nikt|oni > mnie|nie > nie|mnie > znala*|znaleź*|widz*; żeby > na > pewno > zadział*|się|umrz*|podziała*; ciągnie|kusi|korci > mnie|żeby > żeby|skoczyć|zrobić|rzucić|pod|w > skoczyć|zrobić|krok|rzucić|pociąg|dół; jeden|ostatni|ten > jeden|krok peron*|most*|dach*|tor*|zrobić; zasnąć > i > już|nigdy > nie > się|wsta*|obudzi*; chciał*|chcę|marzę zasnąć żeby rano|jutro|już; żeby > rano|jutro > już|nie > nie > przyszł*|nadesz*; nic > mnie > tu|już > nie > trzyma|tu; nic > mnie > nie > trzyma; nie > mam > tu > czego|po|nic > szuka*|co|robi*; napisał*|wysłał*|rozesłał* żegnaj*|pożegna*; zamknął|zamknęła > się > w > łazience tablet*|żyletk*|nóż|nożem; strzelba|sztucer|broń|pistolet wyczyszcz*|naładowa*|nabi*|wyjął|wyjąłem; nie > ręczę > za > siebie; nie > ufam > sobie; schował*|schować|ukryć|ukrył*|pochował*|pochować noże|nóż|żyletk*|tabletk*|sznur|kluczyki|ostre myśli|boję|siebie !dziec*|maluch*; nażył* > się > już; nażył* > się; dość|wystarczająco > już|się > żyłem|żyłam|nażył*; czekam|czekać > na > koniec|śmierć; leki|tabletki > odstawił*|rzucił* koniec|nażył*; nie > mam > planów|już zwolnieni*|już|żadn* tydzień|przyszł*|żaden; rozdał*|podarował*|oddał*|rozdaje kota|kotem|psa|chomik*|siostr*|brat* kto|będzie|zajmie|zaopiek* karmi*|opiek*|zajm*; ubezpiecz*|polis* wypłac*|wypłat*|dostan* dzieci*|rodzin*|żon*|mąż wypad*|samob*|sam; wziąłbym|wzięłabym|połknął*|połknę|wezmę|zażyj* wszystkie|wszystko|całe|je naraz|na > raz|od > razu; siedzę|stoję|siedzi|stoi dachu|parking*|balkon*|moście|moscie dół|patrz*|wodę|krawęd*; nikt > by|nawet|i > nie > zauważy*|by; nikt > nie > zauważy*; jakbym|gdybym > któregoś|jutro|nie > dnia|nie|nie > wrócił*|obudził*|przyszł*|przyszedł nikt; jak|gdy|kiedy|jeśli > mnie > zabraknie; kredyt*|dług*|hipotek* mnie > zabraknie|nie; ostatnia > recepta więcej|już > nie > będzie|trzeba; będę > już|znowu|znów|niedługo > z|razem|przy ostatni*|potrzebn* święta|wielkanoc|niedługo|wkrótce; nie > boję już|więcej po > wszystkim|koniec|skończy* !operac*|zabieg*|dentyst*|egzamin*|badan*; wczoraj|nocy|przedwczoraj próbował* sznur|pasek|gałąź|pętla urwał*|nie|pękł*|zerwał*; sznur|pętla|pasek|gałąź > się > urwał*|zerwał*|pękł*; coś|cokolwiek > sobie > zrobi*|zrobię; zrobi|zrobię|zrobić > sobie > coś|krzywdę; targnąć|targnie|targn* > się|na > życie; targnąć > się; jedno|jedyne|ostatnie > wyjście !operac*|zabieg*|lek*; tylko > jedno > wyjście; nie > ma|widzę|mam > wyjścia; po|dla > co|czego|kogo wstawać|budzić|żyć|wstać nie|ma|mam; nie > chcę > już|tego > życia|żyć; nie > chcę > już > tego > życia; skończyć|skończę|zakończyć > z|ze|to > sobą|wszystk*; skończyć|zakończyć > z > tym > wszystk*; skończyć > ze > sobą; garść wczoraj|nocy|połknął*|wzięł*|łyknęł*|połknęłam obudził*|żyję|niestety|szkoda; żałuję|szkoda > że > się|żyję > obudził*|nie; myśli czarniejsze|czarne|ciemne|mroczne plan|silniejsz*|głośniejsz*|gorsz*|coraz; mam|jest > plan|już > plan myśli|tym > razem|śmierć; tym > razem > mam > plan myśli|śmier*|życi*; żeby > mnie > w|nie|już > ogóle|było|nie; wolałabym|wolałbym|lepiej > żeby|by > mnie; odebrać|odbiorę|odbierze > sobie > życie; skoczę|rzucę > się|z > pod|z|mostu|okna; ile relanium|tabletek|nasenn*|diazepam*|tramal*|xanax* wódk*|alkohol*|whisky|butelk*|wina popi*|dużo|wystarczy|razem; chcę > żeby > ból|to|wszystko > się|to > skończył*|skończyło dobre|zawsze|wreszcie; nie > chcę > pomocy chcę|skończył*|spokoj*; pogodził* wieczorem|dziś|jutro|końca telefon|konie*|wyłącz*; odstawił*|przestał*|nie > biorę|brać|insulinę|insuliny|leki|leków|dializ* specjalnie|celowo|umyślnie|szybciej|prościej|skończy|koniec; przykro|żal|smutno|zawiedzion*|rozczarowan* > że > się|znowu|jeszcze|nadal > obudził*|budzę|żyję; bez > mnie wiosn*|święt*|lato|lata|rok*|jutr*|przyszł* !polec*|wizyt*; nie > ma > dla > mnie jutra|przyszłości|miejsca|ratunku; żadnego > jutra|przyszłości; propranolol|tabletki|leki|insulina|paracetamol|nasenne wódk*|alkohol*|whisky|butelk* szybko|boli|zadział*|działa|pewno|wystarcz* !pić_po|antybiotyk; im > szybciej > tym > lepiej specjalnie|odstawił*|przestał*|leki; nie > wystawia*|wystawiać|rezerwować|umawiać|zapisywać mnie nie > będzie|ma|zdecydował*; mnie > w|na lutym|marcu|kwietniu|maju|czerwcu|lipcu|styczniu|wiosnę|święta|lato > nie > będzie !domu|kraju|mieście|pracy|polsce; przypala|przypalam|nacina|kaleczy|tnie > sobie|się > ręce|rękę|uda|nogi|skórę|przedramiona; nie > będzie > komu; siebie|siebie_nie|nad > sobą nie > panuję|ręczę|ufam; łatwo|prosto byłoby|by puścić|skręcić|odpuścić|zjechać kierownic*|trasie|drzewo|filar; tabletki|nasenne|betablok*|leki|proszki|insulina by|razem > wystarczy*|starczy* !miesiąc|tydzień|koniec; komu > co > zostawi*|oddać|dam|dać; spisał* komu zostawi*|co|oddać|dostanie; siły|sił walczyć|żyć nie !kaszl*|rak*; przez > leki nikt|nie myślał*|wina; napisał* cześć|żegnaj*|pa > na > zawsze; na > zawsze telefon|żegnaj*|cześć|odchodz*|zasnąć',
  drugAgain:
    'wziął*|wzięł*|wzięłam|podał*|dał*|dała|wstrzyknął*|wstrzyknęł*|przykleił*|nakleił* warfaryn*|acenokumarol*|insulin*|digoksyn*|metotreksat*|morfin*|lit|tabletk*|lek|leki|leków|dawk*|plastr*|eliquis|xarelto|fentanyl* dwa|trzy|dwukrot*|trzykrot*|podwójn*|2|3|cztery|dwie|drugi pomyłk*|przypadk*|omyłk*|razy|raz|już|dawk*|zamiast !dziennie|dobę|zalec*; wziął*|wzięł*|zjadł*|połkn* pomyłk*|przypadk*|pomylił* męża|żony|mamy|taty|cudze|nie > te|babci|psa tabletk*|lek|leki|leków; wstrzyknął*|wstrzyknęł* nie|podwójn*|zamiast|zł* insulin*|tę|dawk*|jednost*; podał*|wstrzyk*|dał*|zrobił* pomyłk*|przypadk* mamie|tacie|dziec*|mężowi|babci swoj*|nie > tę|cudz* insulin*|lek*|tablet*',
  wrongDose:
    'podał*|dał*|dała|wziął*|wzięł*|wypił*|wstrzyk* 1+|dziesięć|pięć ml|mg|jednostek|tabletek|łyżek|łyżki|kropli zamiast; dziesięć|10 > razy dawk*|więcej|za|insulin*; za|zbyt dużo|duż* insulin*|morfin*|syrop*|fentanyl*|nasenn* senn*|śpi|dobudz*|trzęs*|nie',
  swallowedAll:
    'połknęł*|połknął*|wziął*|wzięł*|łyknęł*|wypił*|zjadł*|nałykał* wszystko|wszystkie|całe|całą|garść|opakowanie|listek|pudełko|butelk* co|tabletk*|apteczk*|leki|leków|naraz|szafce|proszk* !jedzeni*|kuracj*|obiad*|antybiot*|czekolad*|rok|miesiąc|kuracji|zalec*; nałykał*|najadł* > się > tabletek|leków|proszków',
  gotHold:
    'dziec*|mał*|syn*|córk*|wnuk*|wnuczk*|latek|latka|dwulat*|trzylat*|roczn*|berbeć dorwał*|dobrał*|znalazł*|dostał*|otworzył*|wyciągnął*|wyciągnęł*|sięgnął* tabletk*|tabletek|leków|leki|kropl*|syrop*|apteczk*|e-papieros*|żelazo|witamin*; tabletki|tabletek|leki|leków|opakowanie brakuje|pust*|zniknęł*|rozsypan*|pogryz*|buzi dziec*|mał*|syn*|córk*|wnuk*|podłodze|on|ona; wypił*|napił*|łyknął*|łyknęł*|polizał*|zjadł*|połknął*|połknęł*|upił* chwast*|roundup*|trutk*|pestycyd*|nafta|nafty|naftę|benzyn*|rozpuszczalnik*|aceton*|zmywacz*|płyn*|wybielacz*|domestos*|chlor*|odkaż*|perfum*|ocet|octu|kapsułk*|prani*|zmywark*|kret|kreta|odkamieniacz*|konwali*|cis|cisu|naparstnic*|wilcz*|belladonn*|bieluń|bielunia|cebul*|barszcz > sosn*|muchomor*|klej|kleju|lakier*|kwas*|ług*|płynu > do|spryskiwacz* !pies|kot|kolacj*|wody|herbat*; opróżnił*|wypił*|zjadł*|wysypał* słoik*|butelk*|opakowan*|pudełk* witamin*|żelaz*|tablet*|lek*|syrop*; nie > wiemy|wiem > ile > zjadł*|wypił*|połkn*',
  heartPlace:
    'pociera|trzyma|łapie|masuje|przyciska|chwyta|złapał* > się|za|klatkę|ręką|rękę > za|klatkę|serce|mostek|piersi|pierś|klatk*; pociera|masuje > klatkę|mostek|pierś; klatk*|piersi*|mostk*|żebr* pas|pasem|obręcz*|imadł*|ścisn*|ściska*|gniecie|pali|dusi|ucisk*|ciężar*|ciężko|dławi|lina; za > mostkiem; środku > klatki',
  bladesAndArm:
    'między > łopatkami|łopatek; lewej|obu|lewą|obie|lewa|prawej > ręce|rękach|rękę|ręka|dłoń|ramieniu|ramię ból|boli|drętw*|ciężk*|ciągnie|promieniu*|słab*|rwie|i|waty; ból między|lewej > łopatk*|ręce|rami*; ręce > jak|z|ciężkie|słabe|drętwe|bolą > waty|ołowiu; zęby|ząb|żuchw*|szczęk*|szyj* bolą|boli|ćmi|rwie|ciągnie|promieniuje|też|drętw* !dentyst*|plomb*|gorączk*; promieniuje > do|na|w > ręki|ręce|żuchwy|łopatki|szyi|lewej|lewą|zębów',
  sprayOften:
    'nitro*|nitrogliceryn*|spray|pod > język dwa|trzy|cztery|pięć|sześć|drugi|trzeci|3|4|5|dalej|nadal razy|raz|dusi|nie|tabletk*|boli|psik*|pomaga; trzecia|druga|trzeci|drugi > tabletka|nitro*|psik|spray; spray|nitro* skończył*|pust* ściska*|ból|wrócił*|dusi|ucisk; spray*|aerozol*|nitro* dwa|trzy|cztery|2|3|4 > razy|psik*|raz !nos*|astm*; psikał*|psiknął*|psiknęł*|rozpyli* dwa|trzy|cztery|pięć|razy !nos*|gardł*|astm*',
  tightNow:
    'dusi|ściska|gniecie|pali|boli|ból|uciska|ciężko|piecze dalej|znowu|teraz|nadal|dziś|wciąż|nie|jeszcze; ściskanie|ucisk|ból|ciężar > wrócił*|znowu|znów',
  atEffort:
    'jak|kiedy|gdy > idę|chodzę|wchodzę|niosę|odśnieżam|biegnę|kopię|spieszę|koszę; przy > wysiłku|chodzeniu|szybkim|wchodzeniu; po > schodach; pod > górę|górkę; po > odpoczynku; puszcza|przechodzi > jak|gdy|kiedy > siądę|usiądę|stanę|odpoczn*; odśnieżani*|koszeni*|kopani*',
  leans:
    'przechyla|przewraca|zatacza|upada|leci|znosi|ściąga|pada|przechylam|chwieje|kładzie|ciągnie > się|na|w|go|ją|mnie > na|w|lewo|prawo|prawą|lewą|bok|jedną; prawo|lewo|bok przechyl*|zatacza|znosi|ściąga|leci|przewraca',
  noUnderstanding:
    'nagle|dziś|dzisiaj|rana|godzin*|teraz|obiedzie przestał*|nie rozumie* co|mnie|nas|słów|mówi*|poleceń|prostych !aplikacj*|instrukcj*|stron*; odpowiada|mówi|gada > bez > sensu; odpowiada|gada > głupoty|bzdury|nie > na; myli|pomylił*|miesza > słowa|imiona|wyrazy; mówi|powiedział*|nazywa kota|kubek|rzeczy krzesł*|inaczej|źle|pies; nie > może|potrafi|mogę|umiem > czytać|przeczytać|pisać|liczyć nagle|rana|dziś',
  puffsNoHelp:
    'inhalator*|salbutamol*|ventolin*|berodual*|psik*|wdech* 6+|sześć|osiem|dziesięć|dwadzieścia|co|już razy|psik*|dawk*|godzin*|pół|wdech* nie|nadal|dalej|wciąż|świszcz*|dusz*; inhalator*|salbutamol*|ventolin*|berodual*|nebulizator* nie|już_nie|przestał pomaga|działa|pomógł|ulgi !kaszel|zepsut*; inhalator* skończył*|pust* świszcz*|dusz*|odd*|atak; 6+|sześć|osiem|dziesięć|dwadzieścia|tyle > wziewów|wdechów|psików|psiknięć nic|nie|dalej|nadal; wziew*|pompk*|psik* nic|nie|bez > efektu|pomaga|pomogł*|i',
  inMouth:
    'buzi|ust|ustach|jadł*|żuł*|ssał*|gryzł*|bawił*|zakrztusił*|zadławił*|krztusi*|połknął*|połknęł*|gardł* lego|klocek|klocka|koralik*|monet*|orzech*|orzesz*|winogron*|jabłk*|parówk*|kiełbas*|cukier*|kulk*|guzik*|popcorn*|marchew*|marchewk*|grosz*|bateri*|zabawk*|ość|ości|kość|chips*|chleb*|mięs*|wiśni*|rodzyn*|zakrętk*|magnes*|śrub*|kamyk*|balon*; kawałek|kawałkiem|kęs > jabłka|mięsa|chleba|kiełbasy|parówki|marchewki|jedzenia|balonu; poleciał*|wpadł* > nie|tam > tam|gdzie > gdzie|dziurk*',
  holdsThroat:
    'trzyma|łapie|chwyta|pokazuje > się|na > za|gardło|szyję > gardło|szyję; panik*; nie > może|mogę > oddychać|złapać|mówić|kaszleć; twarz > czerwona|sina|fioletowa|purpurowa; zsiniał*|poczerwieniał*; ślini*|ślina; oczy > wytrzeszcz*|łzaw*|na > wierzchu',
  backHurtsNow:
    'plecy|pleców|plecach|krzyż*|lędźwi*|brzuch*|bok*|klatk* boli|bolą|zabolał*|ból|bóle|łupie dziś|teraz|nagle|nagły|mocno|siln*|rana|nocy|wieczor*|pot|poty|dzisiaj',
  unequalPupils:
    'źrenic* większ*|różn*|szersz*|jedna|wielk*|nierówn*; przezroczyst*|wodnist*|płyn nos*|uch*|usz* leci|cieknie|kapie|z; śpi > cały|całą|ciągle|prawie; krew > z > ucha|uszu; siniak* za > uchem|uszami; drgawk*',
  longNosebleed:
    'nosa|nos|nosem leci|cieknie|krwaw*|krew|sika|leje 15+|pół|godzin*|czterdzieści|dwadzieścia|trzydzieści|długo minut*|godzin*|krew|nie|już !katar|glut*|samo; nosa|nosem|nos rozrzedz*|warfaryn*|acenokumarol*|eliquis*|xarelto*|przeciwkrzep* leci|nie|cieknie|krew|minut*|krwaw*|krwi',
  bowlOfBlood:
    'muszl*|toalec*|toalet*|sedes*|kibl*|nocnik*|odbyt*|pupy|tyłka|majtk* krew|krwi|krwawi*|skrzep* duż*|ciemn*|trzy|dwa|razy|pełn*|skrzep*|leje|kręci|cała|kilka !mocz*|miesiączk*|okres*|kropl*|smug*|hemoroid*; wymiotuję|wymiotuje|zwymiotował*|wymioty > krwią|fusami|fusowat*|czarn*|ciemn*; krew > leje|leci|tryska > z > odbytu|pupy|tyłka; zwymiotował*|wymiot* fus*|krew|krwi*|czarn*|ciemn*',
  stiffAndJerked:
    'wyprężył*|zesztywniał*|naprężył*|zastygł*|wygiął* szarpał*|trzęs*|trząsł*|drga*|rzucał*|drgawk* on|ona|cały|cała|nim|nią|się|dziec*|mąż|syn|minut*|oczy; szarpał*|trząsł*|trzęsł*|rzucał*|drgał* posikał*|zmoczył*|pian*|chrapie|oczy|język|przygryz*|zsiniał*|nie > odpowiada|ust|przewróc*|reaguje|się; posikał*|przygryzł* > się|język chrapie|nie > odpowiada|drgawk*|szarpał*|trzęs*|upadł*; patrzy|zastygł*|wpatruje > się|w|przed > punkt|pustkę|jeden|siebie nie|minut*|reaguje|mlaska; drugi|trzeci|znowu|kolejny > napad|atak dziś|z > rzędu|drgaw*|padaczk*|po',
  throwsBaby:
    'myśl*|myślę|wyobrażam|widzę|obraz*|boję|ochot*|chęć|strach wyrzuc*|rzucić|udus*|utop*|potrząs*|upuśc*|skrzywdz*|zabić|uderz*|poduszk*|poduszce go|ją|je|dziec*|synk*|córeczk*|niemowl*|noworod*|malut*|mał* okn*|wod*|wann*|schod*|balkon*|urodził*|poduszk*|poduszce|niemowl*|dziec*|noworod*; wyrzucić|zrzucić > go|ją|dziecko|małego|małą > przez|z > okno|okna|balkonu; dziecko|niemowlę|mały podmien*|nie_moje|demon*|diabeł|szatan* !śpi',
  howMuchDrug:
    'ile tabletek|tabletki|xanaxu|insuliny|proszków|leków|paracetamolu|relanium|tego|ich|morfiny|ketonalu|trzeba',
  notWaking:
    'nie|nigdy > się|już|więcej > obudz*|budzi*; nie > obudz*; śmierteln*|umrzeć|zabije; zasnąć > na > zawsze',
  lethalDose:
    '20+|czterdzieści|trzydzieści|pięćdziesiąt|sześćdziesiąt|dwadzieścia|sto tabletek|kodein*|paracetamol*|xanax*|relanium|insulin*|tramal*|morfin*|jednostek|nasenn* wódk*|alkohol*|wina|wystarcz*|umrzeć|butelk*|whisky !mg|kurac*; tabletek|insulin*|kodein* wystarcz*|starczy wódk*|umrzeć|śmier*|zabić|żeby',
  nothingKeeps:
    'nic|nikt > mnie|już|tu > tu|nie|już > trzyma|nie|już > trzyma|tu; nie > trzyma; trzymam|żyję|jestem > się|tylko|jeszcze > tylko|dla|ze|przez|dopóki > dla|ze|psa|kota|dzieci|mamy|względu; tylko > dla > psa|kota|dzieci|mamy; jak|gdy|kiedy odejdzie|umrze|zabraknie pies|kot|mama|on|ona|jego nic|mnie|po',
  engineOn:
    'silnik*|spalin*|aucie|samochod* garaż*|zamknięt*|okna|wąż siedział*|włączon*|wyłączył*|nocy|znowu|pracował* !napraw*|przegląd|hałas',
  ingests:
    'wypił*|napił*|pił|piła|łyknął*|łyknęł*|połknął*|połknęł*|zjadł*|jadł*|jedli*|polizał*|pogryzł*|przegryzł*|rozgryzł*|spróbował*|wziął*|wzięł*|zażył*|nałykał*|upił*|ssał*|żuł*; wylało|wlało|dostało|trafiło|prysnęło > się|do > do|ust|buzi > buzi|ust; wdychał*|nawdychał*',
  poisons:
    'borygo|wybielacz*|domestos*|chlor*|roundup*|chwastobójcz*|trutk*|pestycyd*|owadobójcz*|detergent*|środk* > na|do|przeciw > chwasty|mrówki|szczury|czyszczenia|udrożniania|ślimaki|komary|rur; kapsułk* > do > prania|zmywarki; olej*|płyn*|płynu > do > lampy|lamp|naczyń|szyb|spryskiwaczy|chłodnic|prania|zmywarki|podłóg|wc|dezynfekcji; nafta|nafty|naftę|benzyn*|ropy|rozpuszczalnik*|terpentyn*|aceton*|zmywacz*|denaturat*|metanol*|amoniak*|kret|kreta|odkamieniacz*|naparstnic*|konwali*|cis|cisa|bieluń|bielunia|wilcz*|muchomor*|grzyby|grzybów|bateri*|nikotyn*|nawóz|nawozu|perfum*|klej|kleju|ług|kwas_solny|kwas_octowy|kwas_siarkowy; podpałk*; rozpałk* !ręce|skór*|oko|aparat; spryskiwacz*|płynu_do|płyn_do',
  medicines:
    'tabletk*|tabletek|lek|leki|leków|proszk*|kapsuł*|pigułk*|paracetamol*|apap*|ibuprofen*|ibuprom*|kodein*|tramal*|tramadol*|relanium|diazepam*|xanax*|zopiklon*|nasen|propranolol*|bisoprolol*|amlodypin*|ramipryl*|warfaryn*|acenokumarol*|eliquis*|xarelto*|digoksyn*|insulin*|metformin*|sertralin*|citalopram*|escitalopram*|mirtazapin*|kwetiapin*|amitryptylin*|lit|litu|morfin*|pregabalin*|gabapentyn*|aspiryn*|antydepresant*|nasenn*|przeciwbólow*|uspokajając*|żelazo|letrox*|euthyrox*|metotreksat*|lamotrygin*|walproinian*|ketonal*|hydroksyzyn*',
  atOnce:
    'naraz|jednocześnie|jednorazowo|razem > wszystk*|dziś|rano; na > raz; za > jednym > razem|zamachem; wszystkie|wszystko > naraz|razem; podwójną|potrójną|przypadkiem|omyłkowo; przez > pomyłkę; zamiast > jednej|dwóch|tygodni*; dwa|trzy > razy > dziś',
  manyCount:
    '8+|dziesięć|dwanaście|piętnaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|sto|garść|kupę|mnóstwo|kilkanaście|kilkadziesiąt !mg|ml|lat|dni|tygodni|miesięcy|minut|godzin|stopni|kg|dziennie|zostało|kuracj*|antybiot*|zalec*|przepis*|gorączk*|temperatur*|temp|czopek|czopk*',
  gulped:
    'łyknął*|łyknęł*|nałykał*|wrzucił* > w|wszystko|garść|dziś|naraz|na|w; połknął*|połknęł* > naraz|garść|na|wszystk*',
  otherDays:
    'poniedział*|wtor*|śród|środ*|czwart*|piąt*|tydzień|tygodni* wtor*|środ*|czwart*|piąt*|sobot*|kasetk*|pudełk* naraz|wszystk*|raz|razem; z > całego > tygodnia naraz|tabletk*|leki|wzięł*|wziął*; tygodniow* > dawk*|zapas !został*|recept*|starczy|potrzeb*; z > całego > tygodnia; w > jeden > dzień tabletk*|tydzień|tygodni*|wszystk*',
  smallChild:
    'dziec*|niemowl*|noworod*|maluch*|mały|mała|małą|małego|syn|syna|synek|synka|córk*|córeczk*|wnuk|wnuka|wnuczk*|chłopiec|chłopczyk|dziewczynk*|bliźnia*|dwulat*|trzylat*|czterolat*|roczn*; 1+ > latek|latka|letni|letnia|lata; półtoraroczn*|półtora > roku',
  chestPart:
    'klatka|klatkę|klatce|klatki|piersi|piersiach|pierś|mostek|mostkiem|mostku|żebra|żebrach|serce|sercu|serca',
  heavyImage:
    'imadł*|słoń|słonia|cegł*|głaz*|kamień|klęcz*|beton*|kowadł*|pas|pasem|obręcz*|gorset*|lina|liną|tona|ciężarówk*; ucisk*|uciska|ściska|ściśnięt*|gniecie|zgniata|przygniata|dławi|ciężar*|ciężk*|rozpiera|stoi|siedzi|miażdży jakby|jak|ktoś|coś|przez|cały|całą|falami|mocno|na|wokół !jedzenie|buty; zgniata*|zmiażdż*|przygniata* jakby|mnie|coś',
  sweatsNow:
    'pot|pocie|potem|potu|poci|pocę|spocon*|zlan*|mokr* > od|cały|od > potu; lepki|lepka|zimn* > pot*|poc*|od; czoło|koszula|plecy mokr*|zimn*|wilgotn* !noc*|uderzeni*',
  ashen:
    'popielat*|szary|szara|blady|blada|biały|biała|ziemist*|woskow*|zielony|zielona|poszarzał*|pobladł*|zbladł*|zzieleniał* !włosy|stolec|język|kot|upław*; zbladł*|blady|biały mokr*|cały|cała; jak > popiół|papier|wosk|kreda|ściana|trup',
  holdsArm:
    'trzyma|trzymam|pociera|łapie|masuje > się|za|lewą > za|lewą|rękę|ramię|lewe; lewą|lewa|lewej|lewe > ręka|rękę|ręce|ramię|ramieniu|dłoń',
  burningUp:
    'zgag*|pieczeni*|piecze|pali|niestrawnoś*|rennie|gaviscon*|manti|gazy !mocz*|sik*|oczy|skór*|ustach|stopy',
  armPart: 'ręka|ręki|rękę|ręce|dłoń|palce|ramię|ramiona|noga|nogę|nodze',
  facePart:
    'twarz|twarzy|powieka|powiekę|policzek|usta|ust|warga|kącik|uśmiech|brew; pół > ust|twarzy; połowa > ust|twarzy',
  droops:
    'opadł*|opada|opadnięt*|zwisa|wisi|wykrzywi*|krzyw*|skrzywi*|ściągnęło|ściągnięt*|zjechał*|przekrzyw*|nierówn*|obwis*; na > bok; na > jedną > stronę !lat|urodzenia|botoks; nie|się > się|nie > rusza',
  cannotName:
    'nie > może|mogę|pamięta|potrafi|umie|poznaje > powiedzieć|wymówić|mojego|swojego|nazwać|sobie|mnie|imienia|moje > imienia|imię|mojego|swojego|słowa; powtarza > jedno|to > słowo|samo; nie > mogłem|mogłam|mogę|mógł > wydobyć|wykrztusić|powiedzieć > słów|słowa; słowa > nie > przychodz*|wychodz*; nie > mogłem|mogłam|mógł|mogła > wydusić|wymówić|wypowiedzieć|powiedzieć ani|słowa|słow*',
  fails:
    'nie > złapała|trzyma|podnosi|słucha|rusza|działa|chwyta|ściska|mogę|zgina|daje > pilota|niczego|kubka|podnieść|ruszyć|się; nie > słucha|rusza|działa; bezwładn*|bezsiln*|niezdarn*|obca|drewnian*|zwisa|odmawia !złaman*|gips; nie > może > utrzymać|podnieść maszynk*|kubk*|łyżk*|telefon*|ręce',
  disoriented:
    'nie > trafia|może|wie|znajduje|poznaje > do|łazienki|gdzie|znaleźć|drogi|własnym|domu|kuchni|pokoju; zgubił*|gubi > się > w|we > domu|własnym|mieszkaniu; tyłem > na > przód; na > lewą > stronę koszul*|swet*|ubrał*|założył*; założył*|włożył* > buty|koszulę|mleko|klucze > odwrotnie|tyłem|do|nie; nie > wie|rozumie > gdzie|kim|co > jest|się|jestem',
  thickTongue:
    'język|mowa > plącze|się|ciężki|bełkotliw*|niewyraźn*|gruby|jak|sztywny; plącze > się|język; bełkocze|mamrocze|sepleni; mówi > niewyraźnie|bełkotliwie|jak > pijan*',
  sitsForward:
    'siedzi|siedzę pochylon*|zgarbion*|oparty|wyprostowan*|przodu oddech*|oddych*|tch*|ramion*|powietrz*|słow*; ramiona|nozdrza|żebra chodzą|unoszą|rozszerz*|wciąg* oddech*|oddych*|tch*|powietrz*|łapie; między|co > słowami|słowo tch*|oddech*|łapie|wdech*',
  blueAround:
    'wokół > ust|warg > sin*|niebiesk*; usta|wargi|ust|twarz|język sine|sina|sino|zsinia*|fioletow*|niebieskie !szmink*|jagod*',
  noFullBreath:
    'nie > mogę|może|łapię|łapie|daję > wziąć|nabrać|złapać|zaczerpnąć|tchu|pełnego; nie > łapie|łapię > tchu|powietrza|oddechu; przez > duszność|zadyszkę nie|jeść|spać|mówić|chodzić; łapię|łapie|walczy > powietrze|oddech|o; gardło|piersi świszcz*|gwiżdż* inhalator*|skończył*|nie|powietrz*',
  chokes:
    'zakrztusił*|zadławił*|zachłysnął*|zachłysnęł*|krztusił*; poleciał*|wpadł* > nie|do > tam|tchawicy|tą|płuc; wciągnął*|wciągnęł* orzech*|koralik*|popcorn*|klocek|winogron*; wpadł*|poleciał* > nie > tą|tam; kawałek kurczaka|mięsa|jedzenia|jabłka nie > tą|tam; wciągnęł*|wciągnął* koralik*|orzech*|klocek|monet*|kulk*',
  badBreath:
    'głośno|głośny|świszcz*|świst*|charcz*|chrapliw*|gwiżdż*|rzęzi*|furczy|bulgocz*|stęka|piszczy; oddycha > dziwnie|głośno|ciężko|szybko|z; nie > może > oddychać; skrzeczy|świszczy|charczy|rzęzi|gwiżdże|stęka',
  turnsColour:
    'purpurow*|zsiniał*|sina|siny|sine|poczerwieniał*|czerwona|czerwony|fioletow* twarz|twarzy|usta|wargi|cały|cała|zrobił*|on|ona; zsiniał*|poczerwieniał*',
  inThroat:
    'utknęł*|utknął|stanęł*|stanął|zaklinował*|ugrzązł* > w|tabletka|kawałek|mu|jej|ość > gardle|przełyku|tchawicy|poprzek; w > gardle > utknęł*|utknął|stanęł*|ość|kawałek|tkwi !gula|flegm*; tabletka|tabletkę|ość|jedzenie|mięso utknęł*|stanęł*|utknął',
  tearingPain:
    'rozdziera*|rozrywa*|rozerwał*|pękł*|nożem|sztylet*|rwący ból|boli|plec*|klatk*|brzuch*|środku|kręgosłup*|łopatk* !mięs*|więzad*|okres*|ząb',
  backSpine:
    'plecy|pleców|plecach|kręgosłup*|łopatk*|łopatek|łopatkami|klatce|klatka|klatki|brzuch*|krzyż*|lędźwi*',
  noPulse:
    'nie|brak|bez|słabe > ma|tętna|pulsu|wyczuwam|tętno|puls; tętno|puls|ciśnienie różn*|słabsz*|zanikł*|inne|brak ręk*|rąk|ręce|nadgarst*|nog*|stron*; jedna|jedną|prawa|lewa > ręka|noga > zimn*|biał*',
  hotDegrees:
    '30+ > stopni|c !gorączk*; upał|upale|upały|skwar|skwarze; na > słońcu; dekarz|maraton*|szklarn*|saun* !okład|zbić|gorączk*',
  burner:
    'kominek|kominku|kominka|piec|piecu|pieca|piecyk*|junkers|kocioł|kotła|grzejnik_gazow*; gazow* > piecyk|kuchenka|butla|grzejnik; agregat*|grill*|komin|komina|kozę|koza|węgiel|węgl*|palimy|palenisk*|promiennik*; komin|komina|piec|kotła naprawi*|czyszcz*|wymien*|remont*|nowy',
  everyone:
    'wszyscy|wszystkich|wszystkim|cała_rodzin*|całą_rodzin*|całej_rodzin*; dzieci|oboje|obie|my|nas|troje|czworo|domownic*|domownik*; ja > i > współlokator*|mąż|żona|partner*|dzieci; my|oboje|obaj|razem > z',
  headOrFaint:
    'głowa|głowy|głow* boli|bolą|ból|kręci|pęka|ciężka|zawroty; mdli|mdłości|wymiot*|zemdl*|omdl*|przytomnoś*|senn*|słabo|osłab*; bólem|bóle|ból > głowy',
  pets: 'kot|kota|pies|psa|papuga|chomik|kanarek przytomnoś*|zemdlał*|padł*|zdechł*|omdlał*|słania|zatacza|przewrócił* !weterynarz',
  fell: 'spadł*|upadł*|przewróci*|poślizgn*|potknął*|potknęł*|uderzył*|walnął*|walnęł*|wyrżnął*|grzmotn*|runął*|runęł*|zleciał*|wpadł*; zsunął*|zsunęł*|stoczył*|sturlał* > się; piłk*|kij*|gałęzi*|cegł* dostał*|trafił*|oberwał*; dostał*|oberwał* > piłką|kijem|w',
  headPart:
    'głow*|czoło|czołem|czole|skroń|skronią|skroni|potylic*|czaszk*|ciemię; brew|brwi|skroń|policzkow*',
  knockedOut:
    'nieprzytomn*|utracił* > przytomność|przytomności; stracił* > przytomność; odpłynął*|odpłynęł*|film > mu|jej|urwał; nie > reagował*|odpowiadał*|kontaktował*; odzyskał* > przytomność',
  bleedsNow:
    'krwawi*|krew|krwi|krwawieni* skrzep*|dużo|mocno|żyw*|obfit*|słabo|kręci|podpask*|ból|boli|leje|chlust* !dziąs*|nos|badan*; skrzepy|skrzepami kręci|duże|słabo|dużo',
  threatens:
    'znajdzie|zabije|wykończy|zadźga|spali|zakopie|udusi|potnie|zatłucze|zniszczy > mnie|nas|dzieci|i|cię|mi|wszędzie !kaszel|ból|głowa|upał|stres|praca|katar; powiedział*|grozi|groził|odgraża|obiecał|przysięga > że|mi|się|jeśli > jak|zabije|znajdzie|odejdę|wykończy|jeśli|spali|pożałuję; mnie > znajdzie|wykończy|zabije|dopadnie|zatłucze !kaszel|ból|głowa|upał|stres|praca|katar; nie > zobaczę > dzieci|już',
  bruises:
    'siniak*|siniaki|sińc*|sińce|wybroczyn*|ślad* > palców|na|duszenia|po > szyi|palcach|nadgarstk*|pasie; rozcięta|rozbita > warga|brew|usta; podbite > oko; limo',
  partnerDid: 'partner*|mąż|męża|konkubent|chłopak|były|ojczym|szyi|szyja|on|grozi|boję|ukrywam|chowam',
  shakesHard:
    'trzęsie|telepie|dreszcz*|dygocze|drży|trzęsą mocno|cały|cała|nim|nią|mną|zęby|łóżko|strasznie|bardzo; spocon*|lepk*|drży|dreszcz* oddych*|splątan*|rozmawia|bredzi|szybko',
  nowMuddled:
    'bredzi*|majacz*|splątan*|bełkoc*|bełkot*|plącze|zdezorient*; mówi|gada > bez|od|bzdury|głupoty; nie > wie|poznaje|kojarzy > gdzie|kto|mnie|nas|co',
  lowSugar:
    'cukier|cukru|glukometr*|glikemi*|sensor*|libre|pomiar 1.*|2.*|3.*|30-69|nisk*|spad*|lo|leci !ciśnien*|hba1c; insulin*|gliklazyd*|diaprel*|glimepiryd*|cukrzy* jadł*|zjadł*|je|śniadan*|obiad*|kolacj*|dwa|godzin*|minut|nagle|teraz|podał*|wziął*|wzięł*|dziś|wstrzyk* mg > 30-69; jedynk*|typ_1|typu_1|jedynka; sensor|libre|dexcom|glukometr lo|low|strzałk*|w > dół',
  lowSugarSigns:
    'spocon*|poci|pocę|zlan*|pot|potem|poty|mokr*|trzęs*|trzęsie|drży|drżą|dygocz*|telep*|szklist*|splątan*|bełkocz*|agresywn*|senn*|otępia*; nie > połyka|połknie|odpowiada|reaguje|poznaje|kontaktuje|przełyka; nie > chce|może|mogę|da > pić|połknąć|wypić|przełknąć|zjeść|się|dać soku|sok|cukru|słodk*|coli|cukierk*|miodu|herbat*|napoić; gapi|patrzy|wpatruje > się|przed|w|przez|nieobecn*|szklan*; gada|mówi|plecie > bez|od|bzdury|głupoty|nieskład*; nie > rośnie|podnosi|idzie; dobudzić; słania; leje > się > z|po > niego|niej|mnie|pot; patrzy > przeze|przez > mnie|nas; wyzywa|krzyczy|agresj*|bije > na|mnie|się; nie > chce|weźmie|zje > żelk*|cukierk*|soku|słodkiego|nic',
  streetDrug:
    'proszek|proszku|proszki|kryształ*|krysztal*|piguł*|tabletk*|tabsy|amfetamin*|kokain*|mefedron*|ecstasy|mdma|metamfetamin*|heroin*|fentanyl*|lsd|kwasa|narkotyk*|prochy|koks|koksu|feta|fety|coś|czegoś|jakieś impre*|kolega|kolegi|kumpel|kumpla|koleżank*|wciągn*|wciągał*|wciągnęł*|wstrzykn*|klub*|festiwal*|dyskote*|dilera|dealera|znajom*|współlokator*|osiemnastk* !prania|pieczenia|lekarz*|recept*|apte*; dopalacz*|ćpał*|naćpan*|dragi|dragów|spice; dosypa*|dosypal*|dorzuc*|wsyp* > mi|jej|mu|coś|czegoś; gaz > rozweselający; dosypa*|dosypal*|wsyp*|wrzucił* drink*|piwa|piwo|coś|czegoś|kieliszk*|szklank*',
  drugged:
    'nie > budzi|reaguje|odpowiada|otwiera|wstaje|oddycha|kontaktuje|pamięta*|może|mogę|da|można; jęczy|stęka|charczy|chrapie|siny|sina|sine|nieprzytomn*|drgaw*|trzęsie|rzuca|odpływ*|odlatuje|gorąc*|rozpalon*|spocon*|halucyn*|omam*|wrzeszcz*|majacz*|bredzi|agresywn*|sztywn*|wiotk*|bezwładn*|szczękościsk*|pian*; serce > wali|kołacze|łomocze|bije; oczy > wywróc*|uciek*|jak|wielkie|szklan*; ledwo > stoi|oddycha|chodzi|stoję; urwał > film; nie > mogę|mogłam|mogłem|może > ustać|wstać|się|chodzić|mówić|ruszyć',
  worldSpins:
    'świat|pokój|wszystko|ściany|podłoga|sufit > wiruje|kręci|wirował*|zawirował*|ucieka|faluje|przechyla|obraca !łóżk*|przekręc*|obrac*; zawroty|zawrót|wirowanie nagle|nagły|nagłe|godzin*|rana|dziś|dzisiaj|zaczę*|minut|silne|potworne !łóżk*|wstaj*|lat|przekręc*; kręci > mi|mu|jej|się nagle|godzin*|rana|karuzel*|minut !łóżk*|wstaj*; straci* > równowag*; karuzel* głow*|jak; podłoga|pokój|świat|ziemia przechylił*|zachwiał*|uciekł*|zakołysał*',
  staggers:
    'nie > mogę|może|jestem|daję|utrzym* > iść|chodzić|stać|ustać|połykać|przełknąć|stanie|równowag*|prosto|się; zatacz*|znosi|ściąga|przewraca|chwieje|rzuca|ciągnie > mnie|się|go|ją|w|na|do|jak; jak > pijan*; dwoi; podwójnie > widzę|widzi; widzę|widzi > podwójnie|dwa|wszystko; bełkocz*|seplen*; mowa|język > plącz*|niewyraźn*|bełkot*|się; drętw*|zdrętw* twarz*|warg*|język*|policz*; czkawk*|chryp*; nie > trafiam|trafia; nie > przełykam|przełyka; zez|ucieka > oko; lecę|leci|spadam|przewracam > na|się > bok|lewo|prawo|na; nie > mogę|może > usiąść|siedzieć',
  immuneWeak:
    'chemia|chemii|chemię|chemią|chemioterap*|przeszczep*|neutropeni*|białaczk*|chłoniak*|szpiczak*|klozapin*|klozapol*|tiamazol*|thyrozol*|metizol*|takrolimus*|immunosupres*; bez > śledziony; śledzion* wycię*|usunię*|mam|nie; szpik*; nie > mam|ma > śledziony',
}
