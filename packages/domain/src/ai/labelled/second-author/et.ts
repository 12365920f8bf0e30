import type { Written } from './written.ts'

export const ESTONIAN: readonly Written[] = [
  {
    said: [
      'Tere! Poeg Rasmus kukkus laupäeval rattaga, põlv on paistes ja ta ei saa jalale toetada. Olen Kadri Lepik, number 5629 4417.',
      'Kas põlv on soe? Tehke täna õhtuni külma 15 minuti kaupa.',
    ],
    right: [
      [1, 'Laupäeval rattaga kukkudes sai viga põlv, mis on paistes.'],
      [2, 'Soovitati külma 15 minuti kaupa.'],
    ],
    wrong: [
      [1, 'Põlv on olnud paistes 3 nädalat.'],
      [2, 'Määrati ibuprofeen.'],
    ],
    names: 'Kadri Lepik, Rasmus Lepik',
    identifiers: 'Rasmus, Kadri, Lepik, 5629 4417',
    reply: [
      'Tehke külma 15 minutit korraga, kuni 4 korda päevas.',
      'Прикладывайте холод по 15 минут, до 4 раз в день.',
      'Прикладывайте холод по 50 минут, до 4 раз в день.',
    ],
  },
  {
    said: [
      'Metformiin 500 mg teeb kõhu lahti. Võtan kaks tabletti õhtusöögiga juba kuu aega. Suhkur hommikuti 7,4–8,1.',
      'Proovige nädal aega üks tablett. Kontrollime HbA1c jaanuaris.',
    ],
    right: [
      [1, 'Metformiin 500 mg põhjustab kõhulahtisust; hommikune suhkur 7,4–8,1.'],
      [2, 'Kliinik soovitas nädalaks ühe tableti ja HbA1c jaanuaris.'],
    ],
    wrong: [
      [1, 'Patsient võtab metformiini 1000 mg.'],
      [2, 'HbA1c oli 8,1.'],
    ],
    names: 'Ülo Saar',
    identifiers: '',
    reply: [
      'Võtke nädal aega 1 tablett õhtul ja mõõtke suhkrut kell 7.',
      'Przez tydzień proszę brać 1 tabletkę wieczorem i mierzyć cukier o 7:00.',
      'Przez tydzień proszę brać 1 tabletkę wieczorem i mierzyć cukier o 9:00.',
    ],
  },
  {
    said: [
      'Ema Helgi Rebane (sünd 3.04.1941) on täna segane, jõi väga vähe ja kukkus öösel voodi kõrvale. Mina olen tütar Piret, piret.rebane@mail.example.',
      'Palun kutsuge kohe kiirabi 112.',
    ],
    right: [
      [1, 'Patsient on täna segane, on vähe joonud ja kukkus öösel.'],
      [2, 'Kliinik palus kutsuda kiirabi 112.'],
    ],
    wrong: [
      [1, 'Patsient kukkus 2 korda.'],
      [2, 'Kliinik palus helistada 1220.'],
    ],
    names: 'Helgi Rebane, Piret Rebane',
    identifiers: 'Helgi, Rebane, Piret, 3.04.1941, piret.rebane@mail.example',
    reply: [
      'Palun helistage kohe 112 ja jätke uks lahti.',
      'Please call 112 now and leave the door open.',
      'Please call 113 now and leave the door open.',
    ],
  },
  {
    said: [
      'Vajan Eltroxini pikendust, 75 mikrogrammi hommikuti. Viimane TSH oli 2,1 septembris. Aadress on Kastani 17-4, Tartu.',
      'Retsept on väljas kuueks kuuks.',
    ],
    right: [
      [1, 'Soovib Eltroxini pikendust; TSH oli septembris 2,1.'],
      [2, 'Retsept väljastati kuueks kuuks.'],
    ],
    wrong: [
      [1, 'TSH oli 21.'],
      [2, 'Retsept kehtib 90 päeva.'],
    ],
    names: 'Maret Kuusk',
    identifiers: 'Kastani 17-4',
    reply: [
      'Retsept 75 mcg on väljas 6 kuuks, järgmine analüüs 10.03.2027.',
      'Рецепт 75 мкг выписан на 6 месяцев, следующий анализ 10.03.2027.',
      'Рецепт 75 мкг выписан на 6 месяцев, следующий анализ 10.08.2027.',
    ],
  },
  {
    said: [
      'Kaks nädalat pärast koroonat köhin ikka, treppidel võtab hingeldama. Naaber Toomas Vaher soovitas antibiootikumi.',
      'Tulge neljapäeval kell 11.40 kuulamisele, kabinet 6.',
    ],
    right: [
      [1, 'Köha kestab kaks nädalat pärast koroonat, trepil hingeldab.'],
      [2, 'Kutsuti neljapäeval kell 11.40 vastuvõtule.'],
    ],
    wrong: [
      [1, 'Saab antibiootikumi amoksitsilliin.'],
      [2, 'Kutsuti kell 11.04.'],
    ],
    names: 'Andres Põld',
    identifiers: 'Toomas, Vaher',
    reply: [
      'Tulge neljapäeval kell 11.40, kabinet 6.',
      'Come on Thursday at 11:40, room 6.',
      'Come on Thursday at 11:40, room 9.',
    ],
  },
]
