import type { CountryCode } from '@vastus/domain/country'
import type { Language } from '@vastus/domain/locale'
import { type CommunityNames, ENGLISH, ESTONIAN, POLISH, RUSSIAN, SOUTH_AFRICAN } from './names.ts'

export type ClinicAddress = { name: string; address: string; host: string; phone: string }
export type FullName = readonly [firstName: string, surname: string]

export type DemoCountry = {
  /** Of the accounts and of what clinics write first. */
  language: Language
  /** Who lives there, in which language they write, and how many of them. */
  communities: readonly (readonly [names: CommunityNames, weight: number])[]
  clinics: readonly [ClinicAddress, ClinicAddress, ClinicAddress]
  /** First digits of phones and how many invented digits follow. */
  phone: { prefix: string; digits: number }
  cast: Record<
    'mari' | 'juku' | 'leelo' | 'jaan' | 'newcomer' | 'tamm' | 'kuusk' | 'lepp' | 'otherDoctor' | 'both',
    FullName
  >
}

const ENGLISH_CAST: DemoCountry['cast'] = {
  mari: ['Mary', 'Sandford'],
  juku: ['Johnny', 'Sandford'],
  leelo: ['Lily', 'Sandford'],
  jaan: ['John', 'Sandford'],
  newcomer: ['Peter', 'Newlands'],
  tamm: ['Laura', 'Oakes'],
  kuusk: ['Catherine', 'Spruce'],
  lepp: ['Patricia', 'Alder'],
  otherDoctor: ['Henry', 'Shoreham'],
  both: ['Martin', 'Ashdown'],
}

const COUNTRIES: Record<CountryCode, DemoCountry> = {
  EE: {
    language: 'et',
    communities: [
      [ESTONIAN, 68],
      [RUSSIAN, 25],
      [ENGLISH, 7],
    ],
    clinics: [
      {
        name: 'Kesklinna Perearstikeskus',
        address: 'Kuuse 12, 10101 Tallinn',
        host: 'kesklinna.vastus.test',
        phone: '+3726001201',
      },
      {
        name: 'Mere Tervisekeskus',
        address: 'Ranna 3, 80010 Pärnu',
        host: 'mere.vastus.test',
        phone: '+3724401202',
      },
      {
        name: 'Tamme Erakliinik',
        address: 'Tammepuu 7, 51001 Tartu',
        host: 'tamme.vastus.test',
        phone: '+3727401203',
      },
    ],
    phone: { prefix: '+3725000', digits: 4 },
    cast: {
      mari: ['Mari', 'Saar'],
      juku: ['Juku', 'Saar'],
      leelo: ['Leelo', 'Saar'],
      jaan: ['Jaan', 'Saar'],
      newcomer: ['Peeter', 'Uustalu'],
      tamm: ['Liis', 'Tamm'],
      kuusk: ['Kadri', 'Kuusk'],
      lepp: ['Piret', 'Lepp'],
      otherDoctor: ['Henrik', 'Randmaa'],
      both: ['Martin', 'Saarepuu'],
    },
  },
  GB: {
    language: 'en',
    communities: [[ENGLISH, 1]],
    clinics: [
      {
        name: 'Market Square Surgery',
        address: '12 Spruce Lane, Northbridge',
        host: 'marketsquare.vastus.test',
        phone: '+441632960101',
      },
      {
        name: 'Seaview Health Centre',
        address: '3 Shore Road, Westhaven',
        host: 'seaview.vastus.test',
        phone: '+441632960102',
      },
      {
        name: 'Oak Private Clinic',
        address: '7 Oak Street, Northbridge',
        host: 'oak.vastus.test',
        phone: '+441632960103',
      },
    ],
    phone: { prefix: '+447700900', digits: 3 },
    cast: ENGLISH_CAST,
  },
  US: {
    language: 'en',
    communities: [[ENGLISH, 1]],
    clinics: [
      {
        name: 'Downtown Family Practice',
        address: '12 Spruce Avenue, Northfield',
        host: 'downtown.vastus.test',
        phone: '+12125550101',
      },
      {
        name: 'Lakeside Health Center',
        address: '3 Shore Drive, Lakeside',
        host: 'lakeside.vastus.test',
        phone: '+12125550102',
      },
      {
        name: 'Oak Street Clinic',
        address: '7 Oak Street, Northfield',
        host: 'oakstreet.vastus.test',
        phone: '+12125550103',
      },
    ],
    phone: { prefix: '+1212555010', digits: 1 },
    cast: ENGLISH_CAST,
  },
  ZA: {
    language: 'en',
    communities: [
      [SOUTH_AFRICAN, 3],
      [ENGLISH, 1],
    ],
    clinics: [
      {
        name: 'Central Family Practice',
        address: '12 Protea Street, Riverton',
        host: 'central.vastus.test',
        phone: '+27210000101',
      },
      {
        name: 'Bayview Health Centre',
        address: '3 Beach Road, Bayview',
        host: 'bayview.vastus.test',
        phone: '+27210000102',
      },
      {
        name: 'Oak Private Clinic',
        address: '7 Oak Avenue, Riverton',
        host: 'oakclinic.vastus.test',
        phone: '+27210000103',
      },
    ],
    phone: { prefix: '+27710000', digits: 3 },
    cast: ENGLISH_CAST,
  },
  PL: {
    language: 'pl',
    communities: [
      [POLISH, 19],
      [ENGLISH, 1],
    ],
    clinics: [
      {
        name: 'Przychodnia Śródmieście',
        address: 'ul. Świerkowa 12, 00-001 Warszawa',
        host: 'srodmiescie.vastus.test',
        phone: '+48220000101',
      },
      {
        name: 'Centrum Zdrowia Nad Morzem',
        address: 'ul. Plażowa 3, 80-001 Gdańsk',
        host: 'nadmorzem.vastus.test',
        phone: '+48580000102',
      },
      {
        name: 'Prywatna Klinika Dąb',
        address: 'ul. Dębowa 7, 30-001 Kraków',
        host: 'dab.vastus.test',
        phone: '+48120000103',
      },
    ],
    phone: { prefix: '+48500000', digits: 3 },
    cast: {
      mari: ['Maria', 'Wyspiańska'],
      juku: ['Jaś', 'Wyspiański'],
      leelo: ['Lena', 'Wyspiańska'],
      jaan: ['Jan', 'Wyspiański'],
      newcomer: ['Piotr', 'Nowicki'],
      tamm: ['Alicja', 'Dąbek'],
      kuusk: ['Katarzyna', 'Świerk'],
      lepp: ['Patrycja', 'Olszewska'],
      otherDoctor: ['Henryk', 'Brzegowy'],
      both: ['Marcin', 'Jesion'],
    },
  },
}

/** What the DEMO of a country is made of. */
export function demoCountry(code: CountryCode): DemoCountry {
  return COUNTRIES[code]
}
