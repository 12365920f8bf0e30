import type { Language } from '@vastus/domain/locale'

/** First names and surnames that are put together at random: common ones, belonging to nobody in particular. */
export type CommunityNames = {
  language: Language
  female: readonly string[]
  male: readonly string[]
  /** A woman's form where the language has one, else the same. */
  surnames: readonly (readonly [male: string, female: string])[]
}

const list = (words: string) => words.split(' ')
const same = (words: string) => list(words).map((name) => [name, name] as const)
const forms = (words: string, feminine: (name: string) => string) =>
  list(words).map((name) => [name, feminine(name)] as const)

export const ESTONIAN: CommunityNames = {
  language: 'et',
  female: list(
    'Anu Kersti Helve Tiina Riina Katrin Kristi Liina Maarja Merle Triin Signe Eha Luule Aino Virve Külli Grete Laura Hanna Emma Mirtel Lisandra Kadi Ülle Marika',
  ),
  male: list(
    'Andres Toomas Rein Margus Priit Tarmo Urmas Kalle Meelis Indrek Siim Rasmus Karl Oskar Henri Mihkel Tanel Raul Ants Väino Kaarel Taavi Joosep Robin Uku Sander',
  ),
  surnames: same(
    'Kask Sepp Mägi Kukk Rebane Ilves Pärn Koppel Oja Raudsepp Luik Lill Põder Jõgi Kivi Laane Nurm Allik Kallas Toom Vaher Pihlak Raid Soosaar Haavik Tõnisson Kuuse Metsla Orav Paju Roos Salu',
  ),
}

export const RUSSIAN: CommunityNames = {
  language: 'ru',
  female: list(
    'Olga Jelena Natalja Svetlana Irina Galina Ljudmila Tatjana Marina Anna Viktoria Darja Aleksandra Jekaterina Valentina',
  ),
  male: list(
    'Sergei Aleksei Dmitri Andrei Vladimir Nikolai Igor Oleg Maksim Artjom Juri Viktor Mihhail Roman Pavel',
  ),
  surnames: forms(
    'Petrov Smirnov Kuznetsov Sokolov Morozov Volkov Lebedev Novikov Fjodorov Belov Orlov Zaitsev Golubev Vinogradov Bogdanov',
    (name) => `${name}a`,
  ),
}

export const ENGLISH: CommunityNames = {
  language: 'en',
  female: list(
    'Alice Emily Grace Hannah Jane Karen Lucy Megan Nicole Olivia Rachel Sophie Tara Victoria Zoe Ruth',
  ),
  male: list('Adam Ben Charles Daniel Edward Frank George Harry Ian James Kevin Luke Mark Neil Owen Simon'),
  surnames: same(
    'Barker Carter Dawson Ellis Fletcher Gibson Harper Ingram Jenkins Kemp Lawson Mercer Norton Osborne Palmer Reeves Sharp Turner Underhill Vaughan Walsh Yates',
  ),
}

export const SOUTH_AFRICAN: CommunityNames = {
  language: 'en',
  female: list('Thandi Naledi Lerato Zanele Nomsa Annelie Karin Fatima Priya Sibongile Lindiwe Marike'),
  male: list('Sipho Thabo Bongani Johan Pieter Kagiso Mandla Yusuf Rajesh Hennie Themba Kobus'),
  surnames: same(
    'Dlamini Nkosi Mokoena Botha Naidoo Khumalo Venter Jacobs Mahlangu Pillay Ndlovu Steyn Molefe Fourie Adams Zulu',
  ),
}

export const POLISH: CommunityNames = {
  language: 'pl',
  female: list(
    'Agnieszka Barbara Ewa Joanna Małgorzata Monika Zofia Teresa Magdalena Krystyna Julia Hanna Natalia Aleksandra Dorota',
  ),
  male: list(
    'Andrzej Tomasz Paweł Krzysztof Michał Marek Grzegorz Jakub Adam Wojciech Stanisław Mateusz Łukasz Rafał Antoni',
  ),
  surnames: [
    ...same('Nowak Wójcik Mazur Krawczyk Kaczmarek Zając Król Wróbel Dudek Pawlak Sikora Walczak'),
    ...forms(
      'Kowalski Wiśniewski Zieliński Szymański Jabłoński Majewski Górski Rutkowski Wilczyński',
      (name) => name.replace(/i$/, 'a'),
    ),
  ],
}
