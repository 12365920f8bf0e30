import type { Written } from './written.ts'

export const POLISH: readonly Written[] = [
  {
    said: [
      'Dzień dobry, Grażyna Wrona. Od wtorku pieczenie przy oddawaniu moczu i parcie co 20 minut. Gorączki nie mam. Tel. 601 224 918.',
      'Proszę oddać mocz do badania do godziny 10. Proszę dużo pić, ok. 2 litry.',
    ],
    right: [
      [1, 'Od wtorku pieczenie przy oddawaniu moczu, parcie co 20 minut, bez gorączki.'],
      [2, 'Zlecono badanie moczu do godziny 10 i picie około 2 litrów.'],
    ],
    wrong: [
      [1, 'Gorączka 38,5.'],
      [2, 'Przepisano furaginę.'],
    ],
    names: 'Grażyna Wrona',
    identifiers: 'Grażyna, Wrona, 601 224 918',
    reply: [
      'Proszę pić 2 litry dziennie i oddać mocz do godziny 10:00.',
      'Jooge 2 liitrit päevas ja andke uriiniproov kella 10.00-ks.',
      'Jooge 3 liitrit päevas ja andke uriiniproov kella 10.00-ks.',
    ],
  },
  {
    said: [
      'Synek Kuba (ur. 17.08.2023) zwymiotował pięć razy od rana, pije po łyżeczce, ostatni siusiu o 6. Mama, Justyna Pawlik.',
      'Jeśli nie będzie siusiał do 14, proszę jechać na SOR.',
    ],
    right: [
      [1, 'Dziecko wymiotowało pięć razy od rana, pije po łyżeczce.'],
      [2, 'Jechać na SOR, jeśli nie odda moczu do 14.'],
    ],
    wrong: [
      [1, 'Dziecko wymiotowało 15 razy.'],
      [2, 'Jechać na SOR o 16.'],
    ],
    names: 'Jakub Pawlik, Justyna Pawlik',
    identifiers: 'Kuba, 17.08.2023, Justyna, Pawlik',
    reply: [
      'Proszę podawać 5 ml co 5 minut, a o 14:00 dać znać.',
      'Please give 5 ml every 5 minutes and let us know at 14:00.',
      'Please give 15 ml every 5 minutes and let us know at 14:00.',
    ],
  },
  {
    said: [
      'Po zmianie na ramipryl 10 mg mam suchy kaszel, szczególnie wieczorem. Ciśnienie dobre, 128/79. Sąsiadka Danuta Miziołek mówi, że to od leku.',
      'Zamienimy na losartan 50 mg raz dziennie. Kontrola za 4 tygodnie.',
    ],
    right: [
      [1, 'Suchy kaszel po ramiprylu 10 mg, ciśnienie 128/79.'],
      [2, 'Zmiana na losartan 50 mg raz dziennie, kontrola za 4 tygodnie.'],
    ],
    wrong: [
      [1, 'Ciśnienie 182/79.'],
      [2, 'Losartan 100 mg.'],
    ],
    names: 'Zbigniew Kurek',
    identifiers: 'Danuta, Miziołek',
    reply: [
      'Proszę brać losartan 50 mg rano, kontrola za 4 tygodnie.',
      'Принимайте лозартан 50 мг утром, контроль через 4 недели.',
      'Принимайте лозартан 50 мг утром, контроль через 6 недель.',
    ],
  },
  {
    said: [
      'Potrzebuję zwolnienia od 24.11 do 27.11, grypa potwierdzona testem. PESEL 85061407813, ul. Lipowa 9/3, Białystok.',
      'Zwolnienie wystawione na 4 dni.',
    ],
    right: [
      [1, 'Prosi o zwolnienie od 24.11 do 27.11 z powodu grypy potwierdzonej testem.'],
      [2, 'Zwolnienie wystawiono na 4 dni.'],
    ],
    wrong: [
      [1, 'Prosi o zwolnienie od 24.11 do 30.11.'],
      [2, 'Zwolnienie wystawiono na 14 dni.'],
    ],
    names: 'Marcin Bielak',
    identifiers: '85061407813, Lipowa 9/3',
    reply: [
      'Zwolnienie jest od 24.11 do 27.11, razem 4 dni.',
      'Больничный с 24.11 по 27.11, всего 4 дня.',
      'Больничный с 24.11 по 29.11, всего 4 дня.',
    ],
  },
  {
    said: [
      'Wynik cholesterolu LDL 4,6 mmol/l, mam 47 lat, tata miał zawał w wieku 51 lat. Nie palę.',
      'Proponuję rosuwastatynę 10 mg wieczorem i próby wątrobowe po 6 tygodniach.',
    ],
    right: [
      [1, 'LDL 4,6 mmol/l, ojciec miał zawał w wieku 51 lat, nie pali.'],
      [2, 'Zaproponowano rosuwastatynę 10 mg wieczorem i badanie po 6 tygodniach.'],
    ],
    wrong: [
      [1, 'LDL 6,4 mmol/l.'],
      [2, 'Zaproponowano atorwastatynę 10 mg.'],
    ],
    names: 'Iwona Gajda',
    identifiers: '',
    reply: [
      'Proszę brać 10 mg wieczorem, badanie krwi za 6 tygodni.',
      'Võtke 10 mg õhtul, vereproov 6 nädala pärast.',
      'Võtke 20 mg õhtul, vereproov 6 nädala pärast.',
    ],
  },
]
