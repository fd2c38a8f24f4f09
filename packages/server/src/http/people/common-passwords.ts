import { nameKey } from './account-name.ts'

/** What is tried first by whoever guesses, as far as it is long enough to be a password here; in small letters. */
const COMMON: ReadonlySet<string> = new Set(
  `
    password password1 password12 password123 passw0rd p@ssword p@ssw0rd mypassword 12345678 123456789 1234567890
    0123456789 87654321 987654321 0987654321 12341234 123123123 12344321 11223344 1122334455 112233445566 123321123
    1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qweasdzxc asdfghjk
    asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 abcdefgh abcdefghi abcd1234 abc12345 a1b2c3d4 aa123456 a1234567 a12345678
    1234abcd iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 letmein1 letmein123
    welcome1 welcome123 whatever computer internet changeme changeme1 admin123 administrator dragon123 monkey123
    michelle jennifer samantha backgammon serai123 йцукенгш йцукенгшщз фывапролд пароль12 пароль123 привет123
    любовь123 qwerty123456
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password would be found at the first guesses: a usual one, one letter over and over, or the name. */
export function isEasilyGuessed(password: string, name: string): boolean {
  const key = nameKey(password)
  return COMMON.has(key) || key === nameKey(name) || new Set(key).size <= 1
}
