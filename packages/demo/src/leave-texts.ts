import type { Language } from '@vastus/domain/locale'

type LeaveTexts = {
  /** Job and what one does in it. */
  jobs: readonly (readonly [title: string, description: string])[]
  /** When one cannot come. */
  unavailable: readonly string[]
  notes: readonly string[]
}

export const LEAVE_TEXTS: Record<Language, LeaveTexts> = {
  et: {
    jobs: [
      ['Müüja', 'Olen terve päeva jalul ja tõstan kaste'],
      ['Bussijuht', 'Istun roolis kaheksa tundi järjest'],
      ['Lasteaiaõpetaja', 'Töötan väikeste lastega'],
      ['Raamatupidaja', 'Töö arvuti taga, saab teha ka kodus'],
      ['Ehitaja', 'Raske füüsiline töö õues'],
    ],
    unavailable: ['Esmaspäeva hommikuti', 'Reedel pärast kella 14'],
    notes: ['Olen terve ja tahan tööle minna', 'Tööandja palus koopiat'],
  },
  en: {
    jobs: [
      ['Shop assistant', 'On my feet all day and lifting boxes'],
      ['Bus driver', 'Sitting at the wheel for eight hours'],
      ['Nursery teacher', 'Working with small children'],
      ['Accountant', 'Desk work, which I can also do at home'],
      ['Builder', 'Heavy work outdoors'],
    ],
    unavailable: ['Monday mornings', 'Friday after 2 pm'],
    notes: ['I feel well and want to go back', 'My employer would like a copy'],
  },
  ru: {
    jobs: [
      ['Продавец', 'Весь день на ногах, поднимаю ящики'],
      ['Водитель автобуса', 'Восемь часов за рулём'],
      ['Воспитатель', 'Работаю с маленькими детьми'],
      ['Бухгалтер', 'Работа за компьютером, можно из дома'],
      ['Строитель', 'Тяжёлая работа на улице'],
    ],
    unavailable: ['Утром по понедельникам', 'В пятницу после 14 часов'],
    notes: ['Чувствую себя хорошо, хочу выйти на работу', 'Работодатель ждёт копию'],
  },
  pl: {
    jobs: [
      ['Sprzedawca', 'Cały dzień na nogach, noszę skrzynki'],
      ['Kierowca autobusu', 'Osiem godzin za kierownicą'],
      ['Nauczyciel w przedszkolu', 'Pracuję z małymi dziećmi'],
      ['Księgowy', 'Praca przy komputerze, także z domu'],
      ['Pracownik budowy', 'Ciężka praca na dworze'],
    ],
    unavailable: ['W poniedziałki rano', 'W piątek po 14'],
    notes: ['Czuję się dobrze i chcę wrócić do pracy', 'Pracodawca prosi o kopię'],
  },
}

/** What is said of the clinic, the good first. */
export const FEEDBACK_TEXTS: Record<Language, { good: readonly string[]; bad: readonly string[] }> = {
  et: {
    good: ['Vastus tuli kiiresti ja oli arusaadav.', 'Ei pidanud telefonijärjekorras ootama.'],
    bad: ['Vastust pidin ootama mitu päeva.', 'Ma ei saanud vastusest hästi aru.'],
  },
  en: {
    good: ['The answer came quickly and was clear.', 'No waiting on the phone.'],
    bad: ['I waited several days for an answer.', "I didn't quite understand the answer."],
  },
  ru: {
    good: ['Ответ пришёл быстро, всё понятно.', 'Не пришлось ждать на телефоне.'],
    bad: ['Ответа пришлось ждать несколько дней.', 'Ответ был не совсем понятен.'],
  },
  pl: {
    good: ['Odpowiedź przyszła szybko i była jasna.', 'Nie trzeba było czekać przy telefonie.'],
    bad: ['Odpowiedź przyszła dopiero po kilku dniach.', 'Odpowiedź była niezbyt zrozumiała.'],
  },
}
