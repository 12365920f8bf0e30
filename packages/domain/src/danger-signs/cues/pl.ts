import type { Cues } from '../scores.ts'

export const POLISH_CUES: Cues = {
  noNeedOfIt:
    'nie|niepotrzebn* > będzie|trzeba|potrzeb*|będę|musi|przyda recept*|zwolnien*|leki|leków|tabletk*|wizyt*|wynik*|insulin*|przedłuż*|tego; nie > trzeba|przedłużajcie|wypisujcie|musicie|potrzebuję recept*|zwolnien*|tabletk*|leków; odwołać|anulować|odwołuję|skreślić > wszystkie|moje|wszystko|mnie > wizyty|terminy|moje|z|listy; nie > ma > sensu|po > przedłuż*|wypis*|leczy*|recept*|zwolnien*|co; nie > odbiorę|przyjdę > już|więcej|tabletek|recept*; zamknąć|zamknijcie|usunąć > moją|moje|mój > kartę|konto|kartotek*; nie > umawiać|umawiajcie|zapisywać|rezerwować|mnie|wysyłać > umawiać|na|wizyt*|kontrol*|zapisywać',
  goneThen:
    'mnie > już|nie|wtedy|niedługo > nie|będzie > będzie|już|ma; nie > będzie > mnie|już > już|tu !pracy|domu|mieście; do > tego > czasu > będzie|po|wszystko|mnie; tam > gdzie > idę|będę|odchodzę; będzie > po > wszystkim; wszystko > się > skończy|skończyło; po > poniedziałku|piątku|niedzieli|weekendzie|świętach|jutrze|dzisiaj mnie|nic|już|nie !operac*|zabieg*; coś > mi > się > stało|stanie|stało; gdy|jak|kiedy|gdyby > mnie > nie|zabraknie|już > będzie|było|nie; zabraknie > mnie; mnie > zabraknie; ostatni*|ostatnie > dzień|dni|wieczór|noc|tydzień|święta|raz !kurac*|antybiot*|urlop*|miesiączk*|okres*; nie > doczekam|dożyję|zobaczę > wiosny|świąt|jutra|lata|rana; zanim|przed > odejdę|odejściem|pójdę; niedługo|wkrótce|jutro > odejdę|dołączę|spotkam|będę > wolna|wolny|nim|nią|mamą|razem; ostatnia|ostatni|ostatnie > prośba|wiadomość|list|życzenie|słowa; potem|później|od|wtedy > mnie > już|nie > nie|będzie; mnie > już > nie > będzie; w > lutym|marcu|maju|wiosnę > nie > będzie; nie > będzie > komu|kogo',
  decided:
    'data|dzień|miejsce|termin|sposób > już|jest > wybran*|ustalon*|znam; wybrał*|ustalił*|wyznaczył* > dzień|datę|miejsce|godzinę|sposób|już; podjął*|podjęła > decyzję; decyzja > podjęta|zapadła; zdecydował* > się|już|jak; wszystko > zaplanował*|przygotował*|zaplanowane|przygotowane|postanowione|gotowe|przemyślane; nikomu > nie > powiedział*|mówił*|mówię; nikt > nie > wie|zatrzyma|podejrzewa|przeszkodzi; wiem > jak|gdzie|kiedy > to|zrobię; w > jedną > stronę; nikt > nie > wie; wiem > czym|jak|co > to|się|zrobi* > skończy|robię|zrobić; zdecydował*|zdecydowałam|zdecydowałem|postanowił*|postanowione',
  countsPills:
    'liczę|liczy|policzył*|przeliczam > tabletki|tabletek|proszki|je|leki|co > na|tabletk*|wieczór|łóżku; liczę > ile|opakowania|pudełka; odkładam|odłożył*|zbieram|uzbierał*|schował*|chowam|chowa|trzymam|zachował*|nazbierał*|oszczędz* > tabletki|leki|je|proszki|opakowan*|insulin*|nasenn*|na; 30+ > tabletek|sztuk|proszków|szt|kapsułek; opakowania|pudełka|listki|blistry nietknięt*|nieotwart*|stoją|leżą|pełne|schowan*; zapas tabletek|leków|nasenn*|insulin*|proszków; sześćdziesiąt|pięćdziesiąt|czterdzieści|sto > tabletek|sztuk; liczę|liczy|przeliczam|licze tabletk*|proszk*|lek*|nasenn*; przeliczył*|policzył*|przeliczam; chowa|chowam|ukrywa|schował* tabletki|leki|przeciwbólow*|nasenn*|morfin* skarpe*|szuflad*|szaf*|pod|pudełk*|torbie',
  manyInHand:
    '30+ > sztuk|tabletek|szt|już; już > 30+|sześćdziesiąt|pięćdziesiąt|czterdzieści|sto|siedemdziesiąt; sześćdziesiąt|pięćdziesiąt|czterdzieści > sztuk|tabletek|szt; jest|już|mam|z > już|ze|z > sto|setka|setki|pięćdziesiąt; setka|ponad > sto|tabletek',
  oddRelief:
    'odwag*|odważn* > zbior*|starcz*|zebrał*|w|nabior*|wreszcie|nareszcie|na; ulga|ulgę|ulgą|lżej > czuję|wreszcie|nawet|mi|jest; dziwnie|podejrzanie|nagle|niezwykle > spokojn*|wesoł*|szczęśliw*|cich*|radosn*; wreszcie|nareszcie|pierwszy > spokój|spokojn*|lekko|woln*|raz > spokojn*|lekko|od; nie > boję|bałam > się|już > już|śmierci|niczego; już > się|nie > nie|boję|mogę > boję|tak|mogę; nie > mam|mogę > siły|sił|już|tak > już|dłużej|żyć|walczyć|udawać|znieść; zmęczon* > wszystkim|życiem|walką|udawaniem|tym; poddał*|poddaję > się|badani*; mam > dość > wszystkiego|życia|już|tego|siebie; tak > lekko > nie > było',
  gives:
    'rozdaje|rozdał*|rozdaję|oddał*|oddaje|oddaję|podarował*|daje > kolegom|swoje|swój|swoją|wszystko|moje|siostrze|bratu|rzeczy|ubrania|znajomym > gry|rzeczy|ubrania|książki|rower|gitarę|zegarek|biżuterię|kolekcj*|laptop*|telefon|wszystko|buty|płyty|narzędzia; sprzedał*|sprzedaję > wszystko|rzeczy; hasła|testament|dokumenty|karta|pin > spisał*|leżą|leży|stole|kopercie|napisał*|podpisał*|szufladzie|teczce; list|listy|nagranie|film > dla|do > dzieci|mamy|żony|męża|każdego|wszystkich|rodziców; napisał*|piszę|nagrał* > listy|list|pożegnaln*|dla|do > dzieci|mamy|każdego|wszystkich|pożegnaln*; spłacił*|zapłacił*|uregulował* > wszystkie|długi|rachunki|wszystko; pogrzeb*; usunęł*|skasował* > konta|wszystkie|zdjęcia|wiadomości; piny|hasła|kody|konta spisał*|zapisał*|dał*|kartc*|kartk*; zapamięta* > go|ją|mnie; wziąć|weź|zatrzymaj|zatrzymać|przyjąć > jego|jej|moją|swoją|moje|mój > gitarę|zegarek|kolekcję|rower|książki|płyty|biżuterię; kazał*|chce|prosi > mi > wziąć|zatrzymać gitar*|zegar*|kolekcj*|rower*|płyt*; zamknął*|zamknęła|zlikwidował* > konto|konta|rachunek; oddał*|zdał* > legitymacj*|identyfikator*|klucze|odznak*; klucz|klucze dałam|dałem|dał*|oddał*|zostawił* siostr*|brat*|sąsiad*',
  deadlyPlace:
    'sznur|sznura|lina|pętla|pętlę|żyletka|żyletki|żyletkę|żyletką|nóż|strzelba|pistolet|pasek > wisi|garaż*|piwnic*|leży|mam|szopie|kupił*|przy|strych*; dachu|dach|moście|most|mostu|balkonie|balkon|parapet*|peronu|peronie|torach|tory|klif*|urwisk*|krawędzi > stoję|stał*|siedzę|siedział*|znowu|krawędzi|weszł*|wszedł|chodzę|myślę|był*|peronu|dachu|mostu; stoję|stał*|siedzę|siedział* > na|przy > krawędzi|dachu|moście|parapecie|torach|barier*|peronie|balkonie; rzeki|rzekę|rzece|jeziora|jezioro|morze > nocą|wejść|wejdę|utop*|znowu; spalin*|wąż > garaż*|aut*|rur*; tabletki|żyletki|proszki > w|na|przede > ręce|stole|mną|łóżku|dłoni; żyletk* przede|mam|obok|schowan*; kamieniołom*|wiadukt*|tama|tamy|zapor*|estakad*|molo|nabrzeż*; koło|obok|na|do kamieniołom*|wiadukt*|most*|tor*|urwisk*; wiadukt',
  overInASecond:
    'jeden|jedno|jedna > krok|skok|ruch|sekunda > i; sekunda|chwila|moment|szybko > i|po > po|koniec|wszystkim|już; wszystko > by|byłoby|się|od > skończyło|ucichło|po|skończone; nikt > nie|by > zauważy*|zatęskni*|będzie|zapłacze|znajdzie|musiał|przejmie > się|za|tęsknił|płakać|szukał|mną; skoczyć|skoczę|skoczyła|rzucić|rzucę|wjechać > pod|z|w|na|się|z; bezbolesn*|łatw*|szybk* > sposób|śmierć|koniec; wszystkim|dzieciom|rodzinie|im|mężowi|żonie|mamie > lżej|lepiej|łatwiej|spokojniej; cisza|cicho|spokój > wreszcie|nareszcie|w > końcu',
  notTheirFault:
    'nie > jej|jego|ich|twoja|wasza|niczyja|obwiniaj* > wina|winy|się; niczyja > wina; nikt > nie > jest|zawinił > winny|winien; powiedzcie|powiedz|przekażcie|proszę > mamie|tacie|dzieciom|żonie|mężowi|rodzinie|im|jej|jemu|powiedzieć > że|jak|mamie|dzieciom; kto|kogo|komu > zawiadomi|powiadomi*|znajdzie|dowie|zostanie > powiad*|mnie|się|mamę|poinform*; znajdzie|znajdą > mnie|ciało|mama|rano; zaopiekujcie|zajmijcie|dbajcie > się|o > dziećmi|mamą|nimi|siebie|dzieci; wybaczcie|przepraszam|wybacz > mi|za|was|wszystkich|mamo > wszystko|wszystkich|że|to; kocham > was|ich|cię|wszystkich; trzymajcie > się; dbajcie > o > siebie; to > nie > jej|jego|pani|pana|ich|wasza|niczyja > wina; nie > jej|jego|pani|wasza > wina',
  whoCaresFor:
    'kto|ktoś|komu|gdzie > weźmie|wziąłby|zaopiekuje|zajmie|nakarmi|przygarnie|oddać|zająłby|będzie kota|kotem|psa|psem|kotk*|mamą|babcią|dziećmi|zwierz*|papug*; klucze > są|u|pod|w|zostawił* > sąsiad*|wycieracz*|doniczk*|skrzynce|brata|siostry; dobry|nowy > dom|domu psa|kota|dla|kotk*; kota|psa|kot|pies > oddał*|zawiozł*|trafi*|wzięł* > siostr*|schronisk*|sąsiad*|mam*|bratu; kto|ktoś > mógłby|może|by|będzie|weźmie > wziąć|zaopiekować|przygarnąć|karmić|wyprowadzać|zająć kota|psa|kotem|psem|królika|chomika|papugę',
  keepsSecret:
    'żona|mąż|mama|rodzice|dzieci|wszyscy|rodzina|partner* > wyjechał*|wyjeżdża*|na|śpią|zasną|wraca|wróci|poszł* > do|dopiero|działc*|delegac*|niedzieli|jutro|nocn*|w; nie > mówcie|mów|powiedzcie|wspominajcie > rodzicom|mamie|nikomu|mężowi|żonie|tacie|jej|jemu; nikt > nie > wie|podejrzewa|domyśla; schował*|chowam|chowa|ukrył* > w|pod|przed|sznur > garaż*|piwnic*|szaf*|materac*|rodzicami|wszystkimi; udaję|udaje > że|szczęśliw*|przed > wszystko|wszystkimi|jest; sam|sama > w|do|dzisiaj|dziś > domu|niedzieli|wieczor*|nocy; kiedy|jak|aż > wszyscy|dzieci|mąż|żona|zasną > zasną|wyjdą|wyjedzie|pójdą|śpią; mąż|żona|mama|rodzice ma|jest|idzie|na nockę|nocce|noc|dyżur*|delegacji|wyjeździe dzisiaj|dziś|jutro',
  wantsToVanish:
    'zniknąć !plam*|ból|wysypk*; nie > chcę|chce > mi|tu|już|nic|być > się|już|żyć|nic|tu; nikomu > nie|już > jestem|potrzebn*; nikt > mnie|nie > nie|kocha|potrzebuje|zauważa|rozumie; nie > widzę > wyjścia|sensu|przyszłości|nadziei; bez|nie > ma|sensu|nadziei|wyjścia > sensu|nadziei|wyjścia|wszystko; nienawidzę|nienawidzi > siebie|swojego; ciężar*|ciężarem|kulą|balast*|zawadz* > dla|wszystkich|rodziny|u|wszystkim; pustka|pusto|bezwartościow*|bezużyteczn* > w|we|czuję|środku|jestem|się; drapie|przypala|nacina|kaleczy > sobie|się|ręce|skórę > ręce|do|żyletk*|agrafk*|cyrkl*|ramion*; rękaw* długie|chowa|blizn*|ran',
  tidyHouse:
    'instrukcj*|lista|papiery|dokumenty|wszystko lodówce|stole|szufladzie|spisał*|porządku|napisał*|uporządk*; dom|mieszkanie|pokój|szafa|szafy > ogarnięt*|posprzątan*|uporządkow*|posprzątał*|opróżnił*|w; napisał*|spisał* > gdzie|co|wszystko > co|jest|gdzie|leży; spakował* > rzeczy|wszystko|torb*|pudła|się !wakac*|szpital*|przeprowadzk*; gdzie > co|wszystko > jest|leży',
  wasted:
    'zmarnuje|zmarnować|zmarnują|marnować|marnujcie|marnowanie > się|czasu|na|leków|pieniędzy|tylko|tego; się > zmarnuje; nie > marnujcie|traćcie|tracić > czasu|na|leków|pieniędzy; nie > ma > sensu > wypisywać|leczyć|zamawiać|przedłużać|wysyłać|przepisywać; oddajcie|dajcie > to|komuś|ten|termin > komuś|innemu; komuś|innym > bardziej|potrzebniej*; tak > będzie > prościej|lepiej|łatwiej|najlepiej',
  forgiveAll:
    'przeprasza|przepraszam|przeprosił* > wszystkich|was|ich|mamę|rodzinę; prosi|proszę > o|wszystkich > wybaczenie|przebaczenie|o; wybaczcie|wybacz > mi|wszystko; żegna|pożegnał*|żegnam > się > ze|z > wszystkimi|nami|rodziną',
  quietWish:
    'chcę|chciał*|chce > tylko|żeby|już|spokoju|ciszy|po > żeby|spokoju|ciszy|prostu|wszystko|to|było > było|cicho|ciszy|się|wszystko > cicho|skończyło|ucichło|ciszy; żeby > było|wszystko|to|się > cicho|się|było|wreszcie > skończyło|cicho|ucichło; było > cicho; wiem > jak > to|zrobić|zakończyć|skończyć; wreszcie > odpocznę|spokój|cisza; wieczny|wiecznego > sen|spokój|snu|spokoju',
  noCare:
    'wszystko > mi|jest > jedno|obojętn*; mi > jedno|obojętne|wszystko|już > jedno|obojętne; nic > mnie|mi|już|nie > nie|się > cieszy|obchodzi|chce|interesuje|pomaga|ma; nie > jem|myję|wstaję > już|od; co > za > różnica; bez > różnicy; nie > zależy > mi; odstawił*|przestał* > brać|insulinę|dializy|leki|insuliny',
  familyRelieved:
    'rodzina|rodzinie|dzieci|dzieciom|wszyscy|wszystkim|mąż|mężowi|żonie|rodzice|im > będzie|będą|odetchnie|odetchną|poczuje|wreszcie > lżej|lepiej|ulg*|łatwiej|spokój|szczęśliw*|odetchn*; ulga|lżej|lepiej > dla|wszystkim|rodzinie|im|dzieciom; uwolnię|uwolnić > ich|się|od > ode|mnie|od; dzieci|dzieciaki > mają > ojca|matkę|tatę|mamę|siebie',
  ownDeath:
    'odebrać|odbierze|odebrał*|odbiorę > sobie|swoje > życie; ubezpiecz* życi*|rodzin*|żon*; samobój*; skończyć|skończę|kończyć > z|ze > sobą|życiem|tym; targn* > na; mój|moim|mojej|mojego > pogrzeb*|śmier*|testament; po > mojej > śmierci; kiedy|gdy|jak > mnie > nie|już > będzie|zabraknie; zabić > się; zabiję > się',
  noBotherAfter:
    'nie > będę|muszę > zawracać|zawraca*|przeszkadzać|niepokoić|dotyczyć|mój|moje|zawracał*|potrzebował*; już|więcej > nie > będę|będzie|potrzeb*|zobacz*|napisz*; ostatni|ostatnia > raz|prośba|recepta|wiadomość; mnie > to > już|nie; nie > moj*|mój > problem|sprawa|zmartwienie',
  tempted:
    'jeden > krok; jak|tak > łatwo|prosto byłoby|skoczyć|skręcić|puścić; skoczyć|zeskoczyć|rzucić|zrobić > krok|w|pod|z|się|na; skręc*|puścić > kierownic*|drzewo|przeciw*; ciągnie|ciągnęło|kusi|woła > mnie|w|żeby|na; wszystko > jedno czy|jeśli|umrę|obudzę; chciał*|mam|marzę|żeby|nadziej* nie > obudz*|istni*|było; żeby > mnie|coś > ktoś|coś|potrąc*|zabił*',
  deathSpot:
    'peron*|tor|tory|torach|torów|pociąg*|most|mostu|moście|dach|dachu|klif*|urwisk*|tir|tira|tirem|ciężarówk*|czołowe|lina|linę|sznur*|pętl*|balkon*|wiadukt*|pasek|paski',
  courage:
    'odwagi|odwagę|odważ*|odważyć; boję > się > siebie|samej|samego|co; nie > ufam > sobie; nie > panuję > nad > sobą; nie > wiem > czy > się > powstrzymam|opanuję',
  phoneOff:
    'telefon|komórka|komórkę > wyłączył*|wyłączony|milczy|wyłączona|nie; wyłączył*|wyłączyl* > telefon|komórkę; nie > odbiera|odpisuje|odpowiada > telefon*|od|na|nikomu|wiadomości; wyszedł|wyszła|zniknął|zniknęła|pojechał* > z|bez|rano|i|w|nic; zamknął|zamknęła|zamyka > się > w|od > łazience|pokoju|sypialni|środka|toalecie; nie > otwiera|wychodzi > drzwi|z|pokoju|nam|do; telefon wyłączon*|wyłączył*|poczta|głucho; telefon > wyłączony|wyłączyła|wyłączył',
  lovesAll:
    'kocha|kocham|przeprasza|przepraszam|wybaczcie|wybacz > wszystkich|nas|was|ich|mnie|dzieci; napisał*|wysłał*|zadzwonił*|poprosił*|przytulił*|pożegnał* > wszystkim|do|nam|się|dzieciom|wszystkich|o|że > kocha|przeprasza|wszystkich|z|nas|wybaczenie; opiekujcie|zaopiekujcie|dbajcie > się|sobą|o',
  lowMood:
    'depresj*|przygnębi*|beznadziej*|bezwartościow*|pustk*|pusty|pusta|samotn*|rozpacz*|bezsens*|płaczę|płacze; nie > ma|widzę > wyjścia|sensu|przyszłości|nadziei|nic; poddał*|poddaję > się; nic > mnie > nie|już > cieszy|trzyma; bez > wyjścia|sensu|nadziei',
  cannotGoOn:
    'nie > daję|dam|mam|mogę|wytrzym* > rady|rade|siły|sił|już|dłużej|więcej|tak|tego; zmęczon*|dość|dosyć > życi*|życiem|wszystkim|wszystkiego|walk*|tego; brak > sił; nie > chcę > już|tak|dłużej|żyć; mam > dość|dosyć',
  blade: 'żyletk*|ostrz*|brzytw*|nóż|noża|nożem|skalpel*|papieros*|zapalniczk*',
  cutsBody:
    'cięłam|ciąłem|tnę|tnie|ciąć|cięła|pociął*|pocięłam|drapał*|przypala* > się|rękę|ręce|ręk*|udo|uda|nadgarst*|nogę|nogi|brzuch; pociął*|pocięła|tnę|tnie|okalecza*|rani* > się|siebie|ręce|uda; głębiej > niż|tym; tym > razem > głębiej; brakuje|zniknę* > ostrza|żyletki|nożyka; temperówk*',
  lookedUp:
    'szukał*|czytał*|sprawdzał*|sprawdził*|googl* > jak|ile|sposob*|w|o|internecie długo|szybk*|bezbol*|trwa|dawk*|śmierteln*; bezbol*; ile|jak > długo > to > trwa',
  thingsGone: 'paski|pasek|lina|tabletki|leki|broń|nóż zniknę*|zniknął|nie|pust*|brakuje',
  intrusive:
    'obraz*|widzę|wyobraża*|myśli|natrętn*|wizje > jak|przed|że|w|o|mam; przed > oczami; przychodz*|wchodz* > do|mi > głowy; natrętn*; przymus',
  dropsOrDrowns:
    'upuszcz*|rzuc*|wyrzuc*|topi*|utopi*|dusz*|potrząs*|uderz*|popych*|trząs* > go|ją|dziecko|małego|z|w|przez|nim; z > balkonu|schodów; przez > okno; w > wannie|wodzie|wody upuszcz*|topi*|wkłada*|trzymam|zanurz*; poduszk*|poduszce > na > twarz|głowę; zrobić|zrobię|skrzywdz* > mu|jej|coś|dziecku|małemu|go|ją > krzywd*|coś|złego',
  afraidOfSelf:
    'boję > się > siebie|samej|samego|że > siebie|zrobię|skrzywdzę; boję > się > zostać|zostawać|być > sama|sam|z; nie > ufam > sobie',
  secretly:
    'nie > dzwonić|dzwońcie|pisać|dzwoni*|wysyłać > do|na|domu|mnie; czyta|sprawdza|przegląda > moje|mój|mi|wszystkie > wiadomości|telefon|maile|sms*; piszę > z|od|po > pracy|kryjomu|sąsiadki; kryjomu|ukrywam|chowam|szeptem|ukryciu|potajemnie; dopóki|kiedy|gdy|jak > go|mąż|nie|on|śpi > nie|ma|śpi|w|wróci; żeby > nie|mąż|on > wiedział|widział|nie|się; tak|bez > żeby|jego|wiedzy|mąż > wiedz*|dowiedz*',
  hits: 'zepchnął|bił|bije|pobił*|uderzył*|uderza*|kopał*|kopnął|kopie|pchnął|popchnął|popycha*|szarp*|dusił*|dusi|rzucił*|zgwałc*|gwałc*|zmusza*|szturch* > mnie|nas|ją|mamę|na|o|mną|w|znowu|pięści*|po|ścian*|za; podnosi|podniósł > rękę|na; dotyka|obmacuje > mnie|ją; mnie > bił|bije|uderzył*|kopnął|pchnął|pobił*; specjalnie|celowo|umyślnie przytrzas*|uderzył*|popchn*|złamał*|oparzył*|oblał*',
  entersRoom:
    'przychodzi|wchodzi|kładzie|włazi|wszedł > do|się|w|mojego|mi > pokoju|mnie|łóżka|nocy|mojego; w > nocy > pokoju|łóżk*',
  hurtVisibly:
    'siniak*|siniaki|obrażeni*|ślady opis*|udokument*|sfotograf*|zdjęci*|obdukcj*|zaświadcz*|spisa*|zapisa* !sport*|warfaryn*|leki; twarz taka|taką|opuchni*|rozbit* ludzi|wyjść|pokaza*|pracy',
  livesInFear:
    'dzieci|dziecko|syn|córka chowa*|boją|boi|kuli|drż*|ukrywa* on|mąż|ojciec|wraca|przychodzi|domu|łóżk*|szaf*; pilnuje|sprawdza|kontroluje|śledzi|liczy|mierzy > ile|mnie|mój|gdzie|nawet|każdy|czas sklep*|telefon*|jestem|chodzę|krok|minut|pieniąd*; przeprosił|przeprasza ale|znowu|dzieci|kwiaty|obiecał',
  falseStory:
    'powiedział*|mówię|mówiłam|skłamał* > że|wszystkim|lekarzowi|w > upadł*|przewróci*|pracy|potkn*; o > drzwi; długi*  > ręka*; powiedział*|mówię że schody|schodów|drzwi|spadł*',
  medicineMissing:
    'brakuje|brakowało|zniknę*|nie > ma tabletek|trzech|dwóch|kilku|połowy|pięciu|kapsułek; brakuje > trzech|dwóch|kilku|połowy|czterech|tabletek; pust*|otwart* > opakowanie|blister*|butelk*|pudełk*|listek; opakowanie|blister|butelka|pudełko|listek > pust*|otwart*|rozerwan*',
  mouthTraces:
    'buzia|buzi|usta|ust|wargi|język|buzię > cała|wokół|całe|na|w|biał*|niebies* > biała|białe|proszek|pian*|resztki|czerwon*; z > ust > piana|czuć; pachnie|śmierdzi > chlorem|benzyną|chemi*|rozpuszczalnik*|migdał*',
  mixedUp:
    'pomyli*|pomylon*|zamieni*|przez > pomyłkę; nie|zły|złe > ten|tę|te|to|lek|zastrzyk > lek|tabletk*|zastrzyk|butelk*|pen|dawk*|kropl*; zamiast > jedn*|mojej|jego|ml|razu|swo*; dwa|trzy|podwójn* > dawk*|zastrzyk* !dziennie|na_dobę|w_tygodniu|tygodniowo|w_miesiącu|w_roku; myślał* > że > to',
  jawPart: 'szczęk*|żuchw*|brod*|zęby',
  elbowPart: 'łokć|łokci*|łokieć|przedrami*|nadgarst*|małego > palca',
  draws: 'ciągnie|ciągnęło|promieniuje|rwie|idzie|przechodzi|schodzi|boli|kłuje|ćmi|pełznie',
  callsThings:
    'mówi|nazywa|woła > na|czajnik|mnie|kubek|psa|kota|rzeczy|mamę|inaczej|cudzym; myli > imiona|słowa|nas|dni|rzeczy; tył > na > przód; na > lewą > stronę; nie > tym > imieniem; kładzie|wkłada|włożył*|schował* klucze|mleko|telefon lodów*|piekarnik*|kosz*',
  smallThing:
    'orzesz*|orzech*|winogron*|cukier|cukierk*|cukierek|koralik*|lego|klock*|monet*|popcorn*|marchew*|parówk*|kiełbas*|jabłk*|oliwk*|kość|kości|ość|ością|zabawk*|pestk*|guzik*|kulk*',
  sinceThen: 'od > tego|tamtej|tej > czasu|pory|chwili; odtąd; po > tym; zaraz|tuż > po',
  tore: 'rozdar*|rozer*|zerwał*|pękł*|pęka*|rozryw* > się|między|w|coś|środku|łopatk*|plec*|klat*; coś|jakby > się|coś rozdar*|rozer*|zerwał*|pękł*|urwał*',
  movesDown:
    'schodzi|zeszł*|przesuw*|przenosi|idzie|przeszł* > w|do|na|niżej|dół|się > krzyż*|dół|pachwin*|nog*|brzuch*|niżej|lędźw*',
  heat: 'upał*|skwar*|słońc*|słońcu|saun*|szklarn*|gorąc* > upale|słońcu; maraton*|półmaraton*|biegł*|dach* upał*|słońc*|stopni',
  voiceOdd:
    'głos > dziwn*|ochryp*|zmieni*|stracił*|chryp*|inny|zanik*; głos dziwn*|chryp*|ochryp*|zmieni*; chryp*|ochryp*; gorąc* > ziemniak*|kluch*; gula > w > gardle',
  minutesAfter:
    'minut|minuty|godzin* > po|temu|później|od|dwadzieścia|dziesięć|piętnaście|pięć; zaraz|tuż|krótko > po; po > antybiotyk*|zastrzyk*|tabletc*|orzech*|jedzeni*|użądleni*|szczepie*|krewetk*|cieści*|lek*|kroplówc*',
  curtains:
    'zasłon*|zasłoni*|żaluzj*|rolet*|ciemn* okien|okna|prosi|chce|pokoj*; światł* razi|boli|przeszkadza|oczy|nie|znosi; zakrywa|zasłania > oczy; brod* pierś*|piersi|klat*|przyciągn*|dotkn*; szyj*|kark* sztywn*|zgiąć|schylić|pochyl*|zgina',
  feelsDying:
    'umieram|umiera|umrę|konam; wrażenie|czuję > że|jakbym > umieram|umiera*|umrę; nigdy > tak|nie > źle|czuł*; najgorz*',
  muddled:
    'jaki|który > rok|dzień|miesiąc; nie > wie|poznaje|rozumie|pamięta|poznał*|kojarzy > jaki|który|gdzie|kto|nas|mnie|co|dni*; majacz*|bredz*|splątan*|bełkocz*|halucyn*|zdezorient*; gada|mówi|plecie > od|bez|głupoty|bzdury|nie > rzeczy|sensu|składzie; nie > ten > sam',
  coldLimbs:
    'ręce|nogi|dłonie|stopy|skóra|palce > zimne|lodowat*|sine|marmurk*|plam*|jak > lód; lodowat*|zimne > ręce|nogi|dłonie|stopy; marmurk*; temperatur*|temp =34|=34.*|=35|=35.*',
  tools:
    'piła|piłą|piły|siekier*|szlifierk*|flex*|szkło|szkłem|szyb*|nóż|nożem|noża|kosiark*|wiertark*|nożyc*|ostrz*|okno',
  deepCut:
    'głębok*|widać|wystaje|rozchodzi|do > kość|kości|ran*|rozcięci*|tłuszcz|ścięgn*; do > kości; przejechał*|przeszł*|weszł*|przeciął*|rozciął*|rozcię* > po|przez|w|na|rękę|palec > przedrami*|ręk*|ręc*|nog*|pal*|ud*|dłoń*',
  cloth:
    'ręcznik*|rolka|rolkę|bandaż*|opatrun*|szmat*|prześcierad*|poduszk*|poduszce|koszul*|chustecz*|plast*|przesiąk*|przecieka|kałuż*|kapie',
  jerks: 'szarp*|drga*|drgaw*|trzęsł*|trzęs*|zesztywn*|sztywn*|wypręż*|prężył*|rzucał*|podryg*',
  noContact:
    'nie > ma|mam|reaguje|odpowiada|budzi|poznaje|kontaktuje|wraca > z|kontaktu|na|się|nas|mnie|do|żadn* ; brak > kontaktu|reakcji; szklan*|pust* > wzrok|oczy|spojrzeni*; patrzy|gapi|wpatruje > w|przez|się > jeden|pustk*|dal|nic|ścianę',
  collapsed:
    'stracił*|straciłam|tracił* > przytomność|świadomość; zemdl*|omdla*; osunął*|osunęła|upadł*|padł*|runął* > na|się|nieprzytomn*|bez > ziemię|podłogę|ruchu|ziemi; nogi > ugięły|miękkie|odmówiły; film > urwał; nieprzytomn*',
  tongueBitten: 'przygryzł*|ugryzł* > język|się|wargę; piana > z|na|w; zmoczył*|zsikał*|posikał*',
  likeAHit:
    'kijem|kij|młot*|siekier*|wybuch*|eksplo*|piorun*|grzmot*|strzał*|strzel*|cegł*|walną*|uderzył*|uderzon*|bomb*|pałk*|bejsbol*|prąd*|trzask*',
  inASecond: 'sekund*|moment*|chwil*|nagle|gwałtown*|mgnieni*|znienacka|raz > z',
  worstEver:
    'najgorsz*|najsilniejsz*|nie > do|okropn*|potworn*|straszn* > ból|bólu|głow*|w|zniesienia|wytrzymania > głowy|życiu|życia; nigdy > tak|takiego|nie',
  navel: 'pępk*|pępek; środk* > brzuch*; brzuch* > środk*',
  lowRight:
    'prawej|prawo|prawym|prawy > dole|dół|strony|stronie|biodr*|pachwin*|podbrzusz*|boku; na|w > dole > po|prawej|brzuch*; dole > po|prawej',
  doubledUp:
    'zgięt*|zwija*|skulon*|skulił*|kuca*|zgina*; nie > mogę|może|da > się|wyprost*|wstać|chodzić|leżeć|ruszyć|iść > wyprost*|wstać|ruszyć; wyprost* > nie|się; leży > nieruchom*|bez',
  everyStep:
    'każd* > dziur*|krok*|wybój|wyboj*|wstrząs*|ruch*|kaszl*|kaszel|oddech; podskok*|skoczyć|kaszel boli|ból|męk*|męczarn*; brzuch > tward*|jak|desk*|napięt* > desk*|bęben|kamień|skał*',
  coffeeGrounds: 'fus*; fus* > kawy|z|kawow*; kawow*; jak > smoł*|kawa|fusy',
  broughtUp: 'zwrócił*|zwraca*|wróciło|poszło; wymiot*|zwymiot*|rzyga*|mdł*|mdli',
  wetUnaware:
    'nie > zauważ*|czuję|czuł*|kontroluj*|trzymam|poczuł* > że|kiedy|gdy|jak|moczu|mokr*|parci*|stolc*|potrzeb*; mokr*|zmoczył*|posikał*|popuszcz*|zrobił* > się|spodnie|majtki|łóżko|pod|że|w; mam|miałem|miałam > mokro; spodnie|majtki > mokre; zmoczył*|zsikał*|posikał*',
  testicle:
    'jądro|jądra|jądrze|mosznie|moszna|jajko|jajka|jajo > boli|bol*|spuch*|wyżej|opuch*|czerwon*|podciąg*|twarde|lewe|prawe; lewe|prawe|lewym|prawym|lewego|prawego > jądro|jądrze|jajko|jądra; jądro|jądrze|moszna|mosznie',
  wokeWith: 'obudził*|budzi|wybudził*|zbudził* > się|go|mnie|ją|z|w; środku > nocy; w > nocy',
  underRibs:
    'pod > żebr*|prawym*|prawymi; podżebrz*; prawym|prawymi|prawego > żebr*|podżebrz*; nadbrzusz*; góra|górze > brzucha',
  highPressure:
    '150+|16*|17*|18* 9*|10*|11*|12*; ciśnien* > wysok*|150+|skoczył*|podskoczył*|ponad|wzrosł*; ręce|twarz|nogi|palce|dłonie > spuch*|opuch*|puchn*|przez; spuch*|opuch* > przez|twarz|ręce|palce|dłonie',
  kicks:
    'kop*|rusza*|wierci*|czkawk*|ruch|ruchy|ruchów|kopni*|dziecko|maluch|mała|mały; szalej*|fika*|brykał*|bryka|synek|córeczka',
  nothingToday:
    'cisza|cicho|nic|ani|spokój|żadn* > dziś|dzisiaj|cały|od|dzień|razu|rana|wczoraj|w|ruch*; cały > dzień|wieczór|ranek cisza|nic|nie|ani; nie > rusza|kop*|czuję|czuje|poruszył*|ruszył* > od|dziś|dzisiaj|się|cały|już|ruch*|dziecka|wcale|rana !jeszcze; mniej|słabiej|rzadziej > niż|rusza|kopie|ruch*; zwykle|zawsze|normalnie dziś|dzisiaj|teraz cisza|nic|spok*|nie|cicho; dziś|dzisiaj|teraz > cisza|nic|cicho; od > wczoraj|rana|nocy|wieczora|południa|obiadu cisza|spokój|cicho|nic !jeszcze',
  travelled:
    'lot|locie|lotu|samolo*|leciał*|podróż*; operacj*|gips*|antykoncep*|tabletki|unieruchom* > po|temu|tydzień|tygodni|dni|biorę',
  fingersStill:
    'palce|palców|palcami|dłoń|stopa|ręka|noga > nie|zdrętw*|drętw*|zimn*|sin*|biał*|blad*|spuch*|czuj*|rusz*',
  thirsty:
    'pragnien*|piję|pije > litr*|dużo|wodę|ciągle|bez|non|i; sikam|sika|oddaję > ciągle|często|co|dużo|bez; schudł*|chudnie; bardzo|strasznie > słab*|senn*|osłab*; aceton*|owoc*; cukier|glukometr|sensor|glikemia > hi|high|ponad|powyżej|20+|25|30|pokazuje; pije|piję > hektolitr*|wiadrami|litrami; wychudł*|chudnie',
  mouthShut:
    'usta|ust|buzi|szczęk* > otwier*|nie|tylko|otworzyć|ledwo|zacisn* > palec|otwier*|otworzyć|nie|ledwo; otworzyć > ust|buzi; szczękościsk',
  noSwallow:
    'nie > mogę|może|przełkn*|przełyka*|daję|połkn*|pije > przełkn*|połkn*|przełyka*|śliny|pić|wody|nic; ślin* > nie|leci|cieknie|wypluwa*|przełkn*|kapie; przełyka* > nie|niemożliw*',
  lastPassed:
    'ostatni > raz sika*|siku|moczu|mocz|toalec*|oddał*|byłem|był*; nie > mogę|sika*|leci|oddał*|oddaje > się|wysika*|siku|moczu|mocz|od|nic; ani > kropl*|kropel*; kropl*|kapie > tylko|ledwo|po; prę|cisnę|parcie nic|kropl*|nie; pęcherz > pełn*|pękn*|rozpiera*|boli',
  eyePart: 'oko|oka|oku|okiem|oczy|oczami|wzrok*|widzę|widzi|widzenie',
  darkens:
    'czarn*|ciemn*|rolet*|kurtyn*|zasłon*|cień|mgł*|błysk*|mroczk*|męty|zniknę*|stracił*|oślepł*|szar* > opad*|przed|pół|oczami|oczyma|oka|oku|na|połow*|część|pol*|zasłon*|wzrok*',
  alcohol: 'wódk*|piwo|piwa|wino|wina|alkohol*|pił|piła|picie|picia|pić|bimbr*|chlał*|ciąg|ciągu',
  stoppedIt:
    'przestał*|rzucił*|odstawi*|skończył* > pić|picie|picia|alkohol*|wódk*|nagle|z; bez > wódk*|alkohol*|picia|piwa|kropli; nie > piję|pije|piłem|piłam|pił > od|wódk*|alkohol*|już|piw*; poniedział*|wtork*|środ*|czwart*|piąt*|sobot*|niedziel*; dni|dzień > trzeźw*|na > sucho; odstawien*|kac|detoks*',
  blisters: 'pęcherz*|bąbl*|bąble|nadżerk*|owrzodz*|schodzi|złuszcz*|łuszcz*',
  newDrug:
    'lamotrygin*|lamotrig*|karbamazep*|allopurinol*|antybiotyk*|penicylin*|amoksycylin*|ibuprofen*|naproks*|biseptol*|now*  > lek|lekiem|leku|tabletk*',
  sunkenEyes:
    'oczy|ciemiączko|policzki > zapad*|wpad*|podkrąż*; zapad*|wpad* > oczy|ciemiączk*|policzk*; such* > usta|język|wargi|pieluch*; bez > łez; płacze > bez',
  nothingStays:
    'nic > nie|się > trzyma|utrzym*|zostaje|przyjmuje|nie; wszystko > zwraca|wraca|leci|wylatuje|wymiot*; nie > utrzym*|trzyma > nic|wody|nawet; łyk* > wod*|wraca|zwraca|wymiot*; wymiot* > wszystk*|nawet|po|wodą|każd*',
  jointPart: 'kolan*|biodr*|staw|stawu|stawie|kostk*|łokieć|łokci*|nadgarst*|bark|barku|palec|paluch',
  swollenHot:
    'spuch*|opuch*|obrzęk*|napuch*|jak > balon|bania|piłka; gorąc*|czerwon*|pali|parzy|pulsuj*|rozpalon*|ciepł*',
  noWeight:
    'nie > mogę|może|da|zegn*|zgina > stanąć|chodzić|zgiąć|zegnę|ruszyć|dotknąć|oprzeć|nastąpić|się|iść|stawać; stanąć > nie|się',
  behindEar: 'za > uchem|uszami|uszkiem; ucho > odstaje|sterczy|wystaje|odpycha|przodu',
  pus: 'ropa|ropy|ropn*|ropie*|żółt*|zielon*|śmierdz*|cuchn*|sączy|cieknie|leci|wydzielin*',
  spreadingRed:
    'czerwon*|zaczerwien*|kresk*|pręg*|smug*|lini* > idzie|rozchodzi|szerzy|rozszerz*|biegnie|w|do|powiększ*|rośnie|coraz > górę|łokci*|większ*|się|kolan*|pach*; rozszerza|szerzy zaczerwien*|czerwon*',
  breastPart: 'pierś|piersi|piersią|brodawk*|sutek|cyc*',
  woundPart:
    'rana|rany|ranę|ranie|szew|szwu|szwy|szwie|szwów|blizn*|skalecz*|ugryzien*|operacj*|cięci*|palec|owrzodz*',
  bellyPart: 'brzuch*|żołąd*|jelit*|podbrzusz*',
  notThere:
    'nie > wyobrażam|sądzę|wierzę > sobie|że|żebym będę|byłbym|byłabym|żył*|tu; nie > dożyję; mnie > wtedy|już > nie|już > będzie',
  pointless: 'sens|sensu|po > co',
  withoutMe: 'beze > mnie; mnie > nie > było|będzie|zabraknie; nikt > nie|by > zauważ*|zapłac*|tęskn*',
  betterOff: 'lepiej|łatwiej|lżej|spokojniej; prościej|spokój',
  whoGetsThings:
    'kto|komu > co|dostanie|oddać > dostanie|jej|jego|moje|rzeczy; kto > dostanie > jej|jego|moje|rzeczy; list* > kto|komu|rzeczy',
  reliefByPain:
    'robi|jest > się > lżej|lepiej; lżej|łatwiej > mi|wtedy|potem; żeby|żebym > coś|cokolwiek > czu*|poczu*',
  cancelsAll: 'anulować|odwołać|usunąć|skasować|anulujcie > wszystkie|wszystko > moje|recept*|wizyt*',
  keysLeft: 'klucze > zostawi*|zostawię|oddam|oddał*|sąsiad*; zostawi* > klucze',
  dogAway: 'psa|kota|psem|kotem > zawiozę|zawioz*|oddam|oddał*|odda*|wezmą|zajmie; oddam|zawiozę > psa|kota',
  engineRuns: 'silnik* > włącz*|chodził*|pracow*|praco*; garaż* > z|silnik*|włącz*',
  sedatives: 'nasenn*|uspokaja*|diazepam*|zolpidem*|zopiklon*|xanax*|morfin*|tramadol*|insulin*',
  bigPack: 'od > razu; na > trzy > miesiące; większ* > opakow*; naraz',
  familyGets: 'rodzina|żona|dzieci|mąż > dostan*|dostaną|otrzyma*; ubezpieczen* > wypłac*|wypłat*|dostan*',
  notOurs:
    'nie > nasze|moje|jej|nasz|mój > dziecko|syn|nasze; podmien*|opętan*; naznaczon*|wybran*|opętan*|przeklęt*|zamienili|zamienion*|podmienili|nieczyst* dziecko|mał*|syn*|córk*|położne|on|ona|go|jej; trzeba > go|ją|je > oddać|obmyć|oczyścić|umyć|zwrócić|odesłać; to > nie > jest|jej|mój|moje > jej|mój|moje|syn|dziecko|córka',
  sleepless: 'nie > śpi|spała|spał|śpię|spałam > od|wcale|już|w|dni*; bez > snu',
  slipped: 'poślizgn*|potknę*; mam|musiał*|muszę|kazał mówić|powiedzieć|kłamać',
  takesMoney:
    'zabiera|odbiera|kradnie|bierze > mi|mamie|jej|emerytur*|pieniądze > emerytur*|pieniądze|kart*|rent*',
  locksIn: 'zamyka|zamknął > ją|mnie|go|na|nas > klucz|w|pokoj*; nie > wypuszcza|pozwala',
  gaveToo: 'dał|dała|dałam|dali > też|jeszcze|znowu|drug*; też|jeszcze > dał|dała; potem > mąż|dał*|babcia',
  syrups: 'nurofen*|ibuprofen*|paracetamol*|syrop*|krople|kropel|czopek|czopk*',
  timesTaken:
    'dwa|trzy|cztery|2|3|4 > razy !dziennie|na_dobę|w_tygodniu|tygodniowo|w_miesiącu|w_roku; dwukrotn*|trzykrotn*',
  numbFace:
    'warg*|usta|twarz|twarzy|policzek|język > zdrętw*|drętw*|zdrętwiał*; zdrętw* > warg*|twarz*|język|połow*|pół',
  wrongLetters:
    'złe|nie > litery|słowa|te > litery|słowa; piszę|wpisuję > złe|bzdury|nie; nie > mogę|umiem > pisać|czytać',
  dressesWrong: 'tył > na > przód; na > lewą > stronę',
  chinToChest:
    'brod* > do|pierś*|piersi|dotkn*|przyciągn*; kark|szyja > sztywn*|nie|jak; głow* > pochyl*|schyl*',
  throatTight: 'gardło|gardle > ściska|zaciska|puchnie|spuch*; ściska|zaciska|ścisnęło > gardło|w|mi',
  redAllOver: 'cała|cały|całe > jestem|jest|czerwon*|ciało > czerwon*|swędz*; cała|cały > czerwon*',
  nosePours: 'z > nosa > leje|leci|krew|cieknie|tryska; krwotok*; leje|leci > się|krew > krew|z',
  onFloor:
    'ocknę*|obudził*|znalazł* > się|na|go|ją > na|podło*|ziemi; na > podłodze|ziemi; ocknę*|ocknął*|obudził* chodnik*|ulic*|asfal*|schod*|trawie',
  wetClothes: 'mokr* > spódnic*|spodnie|łóżko; spódnica|spodnie > mokr*',
  hardlyMoves: 'ledwo|ledwie|prawie > się|nie|rusza|kopie > rusza|nie|kopie; inny|inaczej > dziś|dzisiaj',
  legThicker: 'dwa > razy > grubsza|większa|taka; grubsza|większa > od|niż > prawej|lewej|drug*',
  legPart: 'noga|nogę|nogi|łydk*|udo|kostk*',
  notDrinking: 'nie > pije|pił|piła|chce > od|nic|wody|wcale|już|pić; nic > nie > pije|piła|pił',
  leatherTongue: 'język|usta|wargi > jak|such*|spieczon*|popękan* > podeszw*|papier|wiór|such*',
  runs: 'biegunk*|rozwolnien*|wodnist*|wymiot*',
  eyeGone:
    'na > lewe|prawe|jedno > oko > nie|; oko > nie > widz*; nie > widzę|widzi > na|lewym|prawym|jednym; stracił* > wzrok; jednym|prawym|lewym|jedno|prawe|lewe > okiem|oko widzę|widzi|tylko|same szar*|mgł*|czarn*|ciemn* !zaćm*|lat',
  whileEating: 'jedząc|jadł|jadła|je|jedzeni*|obiad*|śmiał*|zaśmia*',
  cantCry: 'nie > może > normalnie|płakać|mówić|krzyczeć|wydać; ucichł*|zamilkł*',
  pointsThroat: 'pokazuje|trzyma|łapie > na|się|za > szyj*|gardł*|gardło',
  otherSide: 'drugiej > stronie; zobaczenia > po > drugiej; fajna|dobra > jazda|zabawa',
  noAnswer: 'nie > odbiera|odpisuje|oddzwania|odpowiada',
  laidOut:
    'tabletki|leki > leżą|są|na|rozłożone > stole|rzędem|łóżku; rozłożył* tabletki; grobow*|grób|nagrob* opłacon*|kupion*|gotow*; miejsce > na > cmentarzu opłacon*|kupion*; ułożył*|ułożyłam|rozłożył*|wysypał* tabletki|tabletek|leki|je|proszki; tabletki|leki > w|na > rządku|rzędzie|rządek|kupce|stole',
  isItEnough: 'czy > wystarcz*|to|starczy > wystarcz*|dość; wystarczy|starczy',
  nothingToLive: 'nie > mam > po > co > żyć; po > co > żyć; nie > mam > dla > kogo',
  whereTheyAre: 'chcę|pójdę|idę > tam|do > gdzie|niej|niego; tam > gdzie > ona|on',
  weapon: 'nóż|nożem|noża|pistolet*|broń|młotek|młotkiem|paskiem|siekier*',
  raisesAt: 'podnosi|celuje|wymachuje|chwyta|grozi|łapie > na|za|mi|we > mnie|nóż|nożem',
  wantToLeave: 'kiedy|gdy|jak|jeśli > mówię|chcę|powiem > że|odejść > odejdę|odejść|odchodzę',
  mixedFumes: 'zmiesza*|mieszał* wybielacz*|chlor*|kwas*|domestos*|płyn*',
  coughsOn: 'przestać > kaszleć; kaszel > nie > ustaje; oczy > łzawią|pieką|łzawi*',
  wordByWord:
    'po > jednym > słowie; jednym > słowem; słowo > po; po > jednym|dwa|trzy|parę|jedno > słow*; mówi* > po > jedn*|słow*',
  inhalerNoHelp: 'inhalator*|ventolin*|pompk* nic|nie|już; wziew*|wziewów nic|nie|bez',
  eyesUp: 'oczy > uciekły|do|wywróc* > góry|do|tył*; uciekły|wywróciły > oczy',
  threeMonths:
    'dwa|jeden|trzy|1|2|3|półtora > miesiące|miesiąc|tygodnie|miesięcy; noworod*|dwumiesięczn*|miesięczn*',
  weakCry: 'słabo > płacze|ssie; płacze > słabo|cicho|kwili; nie > je|ssie|budzi|chwyta',
  bloodySpit: 'odkrztu*|kaszl*|odplu*|wyplu* krw*|krew|z > krwią',
  operatedLately: 'operacj*|operowan*|zabieg*|lot|lotu',
  hurtsBreathing: 'wdech*|oddych* ból|boli|kłuje|ostry',
}
