import type { TextPool } from './text-pool.ts'

export const POLISH_TEXTS: TextPool = {
  openings: {
    ACUTE_INFECTION: [
      'Gorączka {temp} i ból gardła, dni: {days}. Paracetamol pomaga na kilka godzin. Czy trzeba przyjść na wizytę?',
      'Przeziębienie i gorączka, rano było {temp}. Piję dużo, ale brak mi sił.',
    ],
    PRESCRIPTION: [
      'Dzień dobry, kończy mi się lek: {medicine}. Proszę o przedłużenie recepty, samopoczucie bez zmian.',
    ],
    PRESCRIPTION_REFILL: [
      'Proszę o kolejną receptę na stały lek: {medicine}. Tabletek wystarczy na kilka dni.',
    ],
    JOINT_PAIN: ['Boli mnie {side} kolano, głównie na schodach. Jest lekko spuchnięte, nie czerwone.'],
    BACK_PAIN: ['Boli mnie dół pleców po podniesieniu ciężkiego pudła. Ból nie schodzi do nogi.'],
    MOOD_DISORDER: [
      'Od kilku tygodni mam obniżony nastrój, źle sypiam i nic mnie nie cieszy. Jestem w bezpiecznym miejscu, ale chcę o tym porozmawiać.',
    ],
    ANXIETY: ['Prawie codziennie czuję niepokój, przed spotkaniami mocno bije mi serce. Co może pomóc?'],
    GASTROINTESTINAL: ['Zgaga po posiłkach, wieczorem gorzej. Lek z apteki trochę pomaga.'],
    HEADACHE: ['Boli mnie głowa, zwykle po południu. Paracetamol pomaga. To taki ból jak dawniej.'],
    VERTIGO: ['Gdy obracam się w łóżku, przez kilka sekund kręci mi się w głowie. Słyszę dobrze.'],
    URINARY_DISORDER: ['W nocy wstaję trzy razy do toalety, już od kilku tygodni. Bez bólu i gorączki.'],
    CERTIFICATE: ['Potrzebuję zaświadczenia o stanie zdrowia dla pracodawcy. Co mam zrobić?'],
    OTHER_PROBLEM: ['Od kilku tygodni mam mniej sił niż zwykle. Czy potrzebne są badania?'],
    HEALTH_CONCERN: ['Ciśnienie w domu od kilku dni około 150/90. Czuję się dobrze.'],
    MEDICAL_PROBLEM: ['Rano drętwieją mi ręce. Gdy nimi poruszam, przechodzi.'],
    BILLING_QUESTION: [
      'Mam rachunek za wizytę z zeszłego tygodnia, a wydaje mi się, że jest refundowana. Proszę o sprawdzenie.',
    ],
    QUESTION: ['Czy przychodnia jest czynna w dzień przed świętami?'],
    DERMATOLOGICAL: ['Swędząca czerwona plama ({part}). Dołączam zdjęcie. Bez nowego mydła i leków.'],
    FIT_NOTE: ['Gorączka {temp}, od wczoraj nie mogę pracować. Proszę o zwolnienie.'],
    FIT_NOTE_END: ['Choroba minęła. Proszę o zakończenie zwolnienia, jutro pierwszy dzień pracy.'],
    SICK_LEAVE: ['Rano gorączka {temp} i kaszel. Nie mogę iść do pracy, proszę o zwolnienie od dzisiaj.'],
    PREGNANCY_START: ['Test ciążowy jest dodatni. Co robić dalej?'],
    PREGNANCY_COMMS: ['Jestem w 22. tygodniu ciąży i wieczorami mam zgagę. Co wolno przyjąć?'],
    BREASTFEEDING: ['Karmię piersią i mam przeziębienie. Jaki lek przeciwbólowy jest dozwolony?'],
    PRESCRIPTION_CONTRACEPTION: [
      'Proszę o receptę na tabletki antykoncepcyjne na pół roku. Ciśnienie w normie, nie palę.',
    ],
    WELLNESS_VISIT_CHILD: ['Czas na bilans dziecka. Kiedy są wolne terminy?'],
    REQUEST_REFERRAL: ['Proszę o skierowanie do fizjoterapeuty, bark wciąż boli.'],
    REQUEST_VACCINATION: ['Chcę zaszczepić się przeciw grypie. Kiedy mogę przyjść?'],
    REQUEST_LABS: ['Ostatnie badania krwi były rok temu. Czy można je powtórzyć?'],
    APPOINTMENT: ['Proszę o wizytę u lekarza rodzinnego, najlepiej {time}.'],
    CANCEL_APPOINTMENT: ['Nie mogę przyjść w czwartek. Proszę o odwołanie wizyty.'],
    WELLNESS_DIABETES: ['Czas na roczną kontrolę cukrzycy. Cukry rano od 6 do 8 mmol/l.'],
    WEIGHT_MANAGEMENT_SCREENING: ['Chcę schudnąć i proszę o radę, od czego zacząć.'],
    PROC_SUTURES: ['Od zeszłego tygodnia mam szwy ({part}). Kiedy można je zdjąć?'],
    PROC_WOUNDDRESSING: ['Trzeba zmienić opatrunek ({part}). Czy mogę przyjść {time}?'],
    PROC_CASTREMOVAL: ['W przyszłym tygodniu czas zdjąć gips. Gdzie to się robi?'],
    RHINORRHEA_NASAL_CONGESTION: ['Od kilku dni zatkany nos, bez gorączki. Woda morska trochę pomaga.'],
    SORE_THROAT_PHARYNGITIS: ['Boli mnie gardło, trudno przełykać, temperatura {temp}. Pić mogę.'],
    ABDOMINAL_AND_PELVIC_PAIN: ['Tępy ból w dole brzucha, raz jest, raz go nie ma. Bez gorączki.'],
    EAR_PAIN_OTALGIA: ['Od wczoraj boli mnie {side} ucho, wcześniej katar. Temperatura {temp}.'],
    COUGH: ['Kaszlę, głównie w nocy. Bez duszności i gorączki.'],
    DIARRHEA: ['Biegunka około pięciu razy dziennie, bez krwi. Pić mogę.'],
    CONSTIPATION: ['Od kilku dni zaparcie. Więcej picia nie pomaga.'],
    URINARY_SYMPTOMS_DYSURIA: ['Od wczoraj pieczenie przy oddawaniu moczu. Bez gorączki i bólu pleców.'],
  },
  childOpenings: {
    ACUTE_INFECTION: ['{child}: od dwóch dni gorączka {temp} i katar. Pije dobrze, czasem się bawi.'],
    COUGH: ['{child} kaszle, w nocy bardziej. Oddycha spokojnie, bez gorączki.'],
    EAR_PAIN_OTALGIA: ['{child}: od wczoraj boli {side} ucho. Temperatura {temp}, lek przeciwbólowy pomaga.'],
    SORE_THROAT_PHARYNGITIS: ['{child} mówi, że boli gardło, temperatura {temp}. Je mało, ale pije.'],
    RHINORRHEA_NASAL_CONGESTION: ['{child}: katar od kilku dni, bez gorączki. Czy wolno iść do przedszkola?'],
    DERMATOLOGICAL: ['{child}: swędząca wysypka ({part}). Dołączam zdjęcie.'],
    DIARRHEA: ['{child}: od dwóch dni biegunka. Pije dobrze, bez gorączki.'],
    CERTIFICATE: ['{child}: potrzebne zaświadczenie do przedszkola.'],
    REQUEST_VACCINATION: ['{child}: kiedy następne szczepienie? Poprzednie opuszczone z powodu kataru.'],
    WELLNESS_VISIT_CHILD: ['{child}: czas na bilans. Kiedy są wolne terminy?'],
  },
  questionnaireOpenings: ['Ankieta wypełniona, temat: {topic}. Proszę o sprawdzenie odpowiedzi.'],
  questionnaireTopics: {
    QUEST_OXFORD: 'kolano i biodro',
    QUEST_EEK2: 'nastrój i samopoczucie',
    QUEST_IPSS: 'oddawanie moczu',
    QUEST_IPSS2: 'oddawanie moczu, kontrola',
    QUEST_AUDIT: 'alkohol',
    QUEST_FAGER: 'palenie',
    QUEST_EPWORTH: 'senność w dzień',
    QUEST_EPWORTH_STOPBANG: 'senność i chrapanie',
    QUEST_ISI: 'sen',
    QUEST_SNAP_IV: 'uwaga i aktywność dziecka',
    'QUEST_M-CHAT': 'rozwój małego dziecka',
    QUEST_CAT: 'kaszel i duszność',
    QUEST_CAT_MMRC: 'duszność na co dzień',
    QUEST_ASTHMA: 'kontrola astmy',
    QUEST_START: 'ból pleców',
    QUEST_BDI: 'nastrój',
    QUEST_GAD: 'lęk',
    QUEST_PHQ9: 'nastrój w ostatnich dwóch tygodniach',
  },
  dialogues: {
    infection: [
      [
        'Dziękujemy za wiadomość. Jaka jest teraz temperatura i czy oddycha się swobodnie?',
        'Dziś rano {temp}. Oddech swobodny, picie idzie dobrze.',
      ],
    ],
    prescription: [['Kiedy ostatnio mierzono ciśnienie i ile wynosiło?', 'Wczoraj wieczorem 128/82.']],
    muscles: [
      [
        'Czy jest drętwienie lub osłabienie ręki albo nogi? Jak to się zaczęło?',
        'Bez drętwienia i osłabienia. Zaczęło się stopniowo.',
      ],
    ],
    mood: [
      [
        'Dziękujemy, że to do nas trafiło. Czy jest bezpiecznie i czy ktoś jest obok? Jeśli będzie gorzej, proszę dzwonić na telefon kryzysowy o każdej porze.',
        'Jest bezpiecznie, rodzina jest obok. Chcę przyjść porozmawiać.',
      ],
    ],
    stomach: [['Czy jest krew, gorączka lub wymioty? Czy można pić?', 'Bez krwi i gorączki. Pić mogę.']],
    head: [
      [
        'Czy zaczęło się nagle? Czy wzrok, mowa i siła są w normie?',
        'Zaczęło się powoli. Wzrok i mowa w normie.',
      ],
    ],
    urinary: [['Czy jest gorączka, ból pleców lub krew w moczu?', 'Bez gorączki i krwi. Plecy nie bolą.']],
    certificate: [['Kto prosi o dokument i na kiedy?', 'Potrzebny w tym tygodniu, jeśli to możliwe.']],
    general: [
      [
        'Od kiedy i czy coś się zmienia? Jakie leki są przyjmowane?',
        'Od kilku tygodni bez zmian. Przyjmuję {medicine}.',
      ],
    ],
    office: [['Proszę podać datę wizyty.', 'W zeszły wtorek rano.']],
    skin: [
      [
        'Czy można dodać ostre zdjęcie w świetle dziennym? Swędzi czy boli?',
        'Zrobię zdjęcie. Wieczorem swędzi, nie boli.',
      ],
    ],
    sickLeave: [
      [
        'Od którego dnia praca nie jest możliwa i jakie jest dziś samopoczucie?',
        'Od wczoraj. Dziś trochę lepiej, temperatura {temp}.',
      ],
    ],
    pregnancy: [
      [
        'Czy jest krwawienie, ból lub gorączka? Jakie leki są przyjmowane?',
        'Nic takiego. Przyjmuję kwas foliowy.',
      ],
    ],
    checkUp: [
      [
        'Kiedy była ostatnia kontrola i czy teraz jest jakaś choroba?',
        'Około roku temu. Teraz wszystko dobrze.',
      ],
    ],
    appointment: [
      ['W przyszły wtorek o 9.20 jest wolny termin. Czy pasuje?', 'Tak, wtorek o 9.20 pasuje. Dziękuję.'],
    ],
    wound: [['Czy wokół jest zaczerwienienie, obrzęk, gorączka?', 'Sucho i czysto, bez gorączki.']],
    questionnaire: [
      ['Dziękujemy. Czy coś się zmieniło od wypełnienia?', 'Nie, wszystko jak w odpowiedziach.'],
    ],
  },
  closings: {
    infection: [
      'To wygląda na infekcję wirusową. Odpoczynek, płyny, paracetamol według ulotki. Proszę napisać, jeśli gorączka trwa ponad pięć dni. Przy trudnościach z oddychaniem proszę dzwonić pod 112.',
    ],
    prescription: [
      'Recepta została wystawiona. Proszę stosować lek jak dotąd i napisać, jeśli coś się zmieni.',
    ],
    muscles: [
      'Proszę się ruszać w granicach bólu, pomaga ciepło. Przy osłabieniu, drętwieniu lub kłopotach z oddaniem moczu proszę od razu szukać pomocy. Bez poprawy po dwóch tygodniach zapraszamy na wizytę.',
    ],
    mood: [
      'Dziękujemy za zaufanie. Wizyta jest umówiona w tym tygodniu. W razie zagrożenia proszę o każdej porze dzwonić na telefon kryzysowy lub 112.',
    ],
    stomach: [
      'Proszę pić często małymi łykami i jeść lekko. Przy krwi, wysokiej gorączce lub silnym bólu proszę zgłosić się od razu.',
    ],
    head: [
      'To pasuje do bólu napięciowego. Odpoczynek, woda, sen; leki przeciwbólowe najwyżej dziesięć dni w miesiącu. Przy nagłym silnym bólu, osłabieniu lub zaburzeniach mowy proszę dzwonić pod 112.',
    ],
    urinary: [
      'Badanie moczu pokazuje zakażenie. Recepta jest wystawiona, proszę przyjąć lek do końca. Przy gorączce lub bólu pleców proszę zgłosić się od razu.',
    ],
    certificate: ['Dokument jest gotowy. W razie pytań prosimy pisać.'],
    general: ['Zapraszamy na wizytę u pielęgniarki, termin jest umówiony; wcześniej badania krwi.'],
    office: ['Dziękujemy, sprawdzone, odpowiedź wysłana e-mailem.'],
    skin: [
      'Zdjęcie wygląda na łagodny wyprysk. Krem nawilżający dwa razy dziennie; jeśli się rozszerza lub sączy, zapraszamy na wizytę.',
    ],
    sickLeave: ['Sprawa zwolnienia jest załatwiona zgodnie z prośbą. Życzymy zdrowia.'],
    pregnancy: [
      'Termin u położnej jest umówiony. Przy krwawieniu, gorączce, silnym bólu lub słabszych ruchach dziecka proszę dzwonić od razu.',
    ],
    checkUp: ['Termin jest umówiony. Proszę zabrać książeczkę szczepień.'],
    appointment: ['Rezerwacja jest zmieniona, dziękujemy za wiadomość.'],
    wound: [
      'Zapraszamy do gabinetu pielęgniarki, termin jest umówiony. Do tego czasu proszę chronić przed wodą.',
    ],
    questionnaire: ['Dziękujemy, lekarz zna już odpowiedzi. Omówimy je na wizycie.'],
  },
  additions: [
    'Jeszcze jedno: zaczęło się około tygodnia temu.',
    'Pasuje mi {time}.',
    'Dziś trochę lepiej, ale nie minęło.',
  ],
  clinicBegins: {
    REQUEST_LABS: {
      invitation:
        'Czas na coroczne badania krwi. Który dzień pasuje? Laboratorium jest czynne od 8 do 10, proszę przyjść na czczo.',
      answer: 'Dziękuję, pasuje mi {time}.',
      notice: 'Wyniki badań są gotowe i w normie. Leczenie nie jest potrzebne.',
    },
    REQUEST_VACCINATION: {
      invitation: 'Czas na kolejne szczepienie dziecka. Który dzień pasuje?',
      answer: 'Dziękuję, pasuje nam {time}.',
      notice: 'Szczepienie dziecka jest wpisane do książeczki. Następne za rok.',
    },
  },
  closingAgain:
    'Dziękujemy za ponowną wiadomość. To, co napisaliśmy wcześniej, nadal obowiązuje. Jeśli coś jest niejasne, prosimy o telefon.',
  onBehalf: 'Zapisane z rozmowy telefonicznej: „{text}”',
  notes: [
    'Telefon bez odpowiedzi. Spróbuję po południu.',
    'Przed odpowiedzią proszę sprawdzić ostatnie wyniki.',
    'Uzgodnione z lekarzem, odpowiada pielęgniarka.',
  ],
  reasonWords: {
    REJECT: 'Prosimy zwrócić się do przychodni, w której jest złożona deklaracja.',
    ARCHIVE: 'Załatwione w rozmowie telefonicznej.',
    CANCEL: 'To zły temat zgłoszenia.',
    CLINIC_REOPEN: 'Przyszły nowe wyniki.',
    PATIENT_REOPEN: 'Mam jeszcze jedno pytanie.',
  },
  fileNames: { skin: 'wysypka', diary: 'dzienniczek-cisnienia', document: 'skierowanie' },
  slots: {
    side: ['prawe', 'lewe'],
    medicine: ['ramipryl', 'metformina', 'lewotyroksyna', 'atorwastatyna', 'metoprolol', 'amlodypina'],
    part: ['ramię', 'noga', 'szyja', 'plecy', 'dłoń'],
    time: ['w poniedziałek rano', 'w środę po południu', 'w czwartek po 14', 'w piątek rano'],
  },
  decimalMark: ',',
}
