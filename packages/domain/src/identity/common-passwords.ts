/** Long passwords that are guessed first, in lower case. Shorter ones are refused for their length anyway. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password1234 password12345 password123456 password1234567 password12345678 password123456789
  passwordpassword password2020! password2021 password2022 password2023 password2024 password2025
  password2026 mypassword123 mypassword1234 newpassword1 newpassword123 passw0rd1234 passw0rd12345
  p@ssw0rd1234 p@ssword1234 p@ssword12345 password@123 password@1234 password!123 password!1234
  password.1234 password-1234 password_1234 thisispassword mysecretpassword secretpassword
  secret123456 topsecret1234 changeme1234 changeme12345 changemeplease letmein12345 letmein123456
  letmeinplease letmeinnow123 welcome12345 welcome123456 welcome2024! welcome2025! welcome2026!
  admin1234567 admin12345678 administrator administrator1 adminadminadmin root12345678 qwertyuiop12
  qwertyuiop123 qwertyuiop1234 qwertyuiop[] qwertyuiopasdf qwertyuiopasdfgh qwertyqwerty qwertyqwerty1
  qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwerty654321 qwerty123qwerty qwerty!23456
  qwertzuiop12 azertyuiop12 azertyuiop123 asdfghjkl123 asdfghjkl1234 asdfghjkl;'\\ asdfasdfasdf
  asdfqwer1234 zxcvbnm12345 zxcvbnm123456 zxcvbnmasdfghjkl 1q2w3e4r5t6y 1q2w3e4r5t6y7u
  1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc zaq12wsxcde3 zaq1xsw2cde3 q1w2e3r4t5y6
  q1w2e3r4t5y6u7i8 qazwsxedcrfv qazwsx123456 abcd12345678 abc123456789 abcdef123456 abcdefg12345
  abcdefgh1234 abcdefghijkl abcdefghijklm abcdefghijklmnop abcabcabcabc a1b2c3d4e5f6 aa1234567890
  a12345678900 aaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaaaa 000000000000 111111111111 222222222222
  333333333333 444444444444 555555555555 666666666666 777777777777 888888888888 999999999999
  0000000000000000 1111111111111111 123456789012 1234567890123 12345678901234 123456789012345
  1234567890123456 123412341234 123123123123 121212121212 112233445566 111222333444 123321123321
  123456654321 1234567654321 123456123456 123456abcdef 123456qwerty 1234567890qw 1234567890qwe
  1234567890abc 0123456789012 012345678901 098765432109 098765432100 987654321098 987654321000
  0987654321qw 102030405060 135791113151 147258369147 147258369000 159753159753 159357159357
  741852963000 789456123000 789456123789 iloveyou1234 iloveyou12345 iloveyou123456 iloveyouforever
  iloveyousomuch iloveyoubaby iloveyou2025 iloveyou2026 ilovemyfamily ilovemymother ilovemylife1
  iloveestonia sunshine1234 sunshine12345 princess1234 princess12345 football1234 football12345
  baseball1234 basketball12 basketball123 superman1234 superman12345 batman123456 spiderman123
  spiderman1234 starwars1234 pokemon123456 dragon123456 monkey123456 monkey1234567 shadow123456
  master123456 michael12345 charlie12345 liverpool123 liverpool1234 manchester12 manchesterunited
  chelsea12345 arsenal12345 barcelona123 barcelona1234 realmadrid123 juventus1234 computer1234
  internet1234 samsung12345 samsung123456 google123456 facebook1234 facebook12345 minecraft123
  minecraft1234 whatever1234 trustno1trustno1 nothing12345 correcthorsebatterystaple test12345678
  testtesttest testpassword testing12345 guest1234567 user12345678 default12345 login1234567
  temporary123 temporary1234 summer2024!! summer2025!! summer2026!! winter2024!! winter2025!!
  winter2026!! spring2026!! autumn2026!! parool123456 parool1234567 minuparool123 salasona1234
  salasõna1234 kallis123456 armastus1234 eesti1234567 tallinn12345 tallinn123456 tartu1234567
  vabadus12345 päikesepaiste lennart12345 parol1234567 пароль123456 пароль1234567 пароль12345678
  йцукенгшщзхъ йцукенгшщз12 йцукен123456 любовь123456 привет123456 россия123456 наташа123456
  натали123456 parolparol12 privet123456 natasha12345 haslo1234567 haslo12345678 hasło1234567
  mojehaslo123 polska123456 polska1234567 polska12345678 kochamcie123 kochamcie1234 kochanie1234
  bartek123456 lukasz123456 legia1234567 warszawa1234 doctor123456 nurse1234567 clinic123456
  hospital1234 vastus123456 vastus1234567 vastusvastus vastus-vastus
`
    .trim()
    .split(/\s+/),
)

/** Whether a password in lower case is among those guessed first, or repeats one character. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password) || /^(.)\1*$/u.test(password)
}
