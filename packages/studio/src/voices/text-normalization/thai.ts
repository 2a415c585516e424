/** Initial consonants in Indonesian spelling, which is close to phonemic. */
const INITIALS: Readonly<Record<string, string>> = letters({
  k: 'กขฃคฅฆ',
  ng: 'ง',
  c: 'จฉชฌ',
  s: 'ซศษส',
  y: 'ญย',
  d: 'ฎด',
  t: 'ฏตฐฑฒถทธ',
  n: 'ณน',
  b: 'บ',
  p: 'ปผพภ',
  f: 'ฝฟ',
  m: 'ม',
  r: 'รฤ',
  l: 'ลฬ',
  w: 'ว',
  h: 'หฮ',
  '': 'อ',
})

const FINALS: Readonly<Record<string, string>> = letters({
  k: 'กขคฆ',
  ng: 'ง',
  t: 'จชซฌฎฏฐฑฒดตถทธศษส',
  n: 'ญณนรลฬ',
  p: 'บปพฟภ',
  m: 'ม',
  i: 'ย',
  u: 'ว',
})

function letters(table: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).flatMap(([sound, signs]) => [...signs].map((sign) => [sign, sound])))
}

const C = '[ก-ฮ]'
/** A consonant, or a consonant cluster. */
const ONSET = '(หง|หญ|หน|หม|หย|หร|หล|หว|[กขคตปผพ][รลว]|ทร|สร|อย(?=[่้]?[าู])|[ก-ฮ])'
/** A final consonant: not followed by a vowel sign, which would make it the initial of the next syllable. */
const FINAL = `(${C}(?![ะัาำิีึืุู็])(?!รร))?`

/** Syllable patterns and their vowels, longest first. */
const SYLLABLES: readonly (readonly [RegExp, string])[] = (
  [
    [`เ${ONSET}ียว`, 'iu'],
    [`เ${ONSET}ีย${FINAL}`, 'ia'],
    [`เ${ONSET}ือ${FINAL}`, 'ea'],
    [`เ${ONSET}าะ`, 'o'],
    [`เ${ONSET}า`, 'au'],
    [`เ${ONSET}ย(?![ะัาำิีึืุู])`, 'ei'],
    [`เ${ONSET}ิ${FINAL}`, 'e'],
    [`เ${ONSET}อะ?`, 'e'],
    [`[เแ]${ONSET}(?:็|ะ)?${FINAL}`, 'é'],
    [`โ${ONSET}ะ?${FINAL}`, 'o'],
    [`[ใไ]${ONSET}ย?`, 'ai'],
    [`${ONSET}ัวะ?`, 'ua'],
    [`${ONSET}ัย`, 'ai'],
    [`${ONSET}ั${FINAL}`, 'a'],
    [`${ONSET}รร${FINAL}`, 'a'],
    [`${ONSET}ะ`, 'a'],
    [`${ONSET}า${FINAL}`, 'a'],
    [`${ONSET}ำ`, 'am'],
    [`${ONSET}[ิี]${FINAL}`, 'i'],
    [`${ONSET}ือ`, 'e'],
    [`${ONSET}[ึื]${FINAL}`, 'e'],
    [`${ONSET}[ุู]${FINAL}`, 'u'],
    [`${ONSET}ว(${C})(?![ะัาำิีึืุู็])`, 'ua'],
    [`${ONSET}็?อ${FINAL}`, 'o'],
    [`${ONSET}(${C})(?![ะัาำิีึืุู็อ])`, 'o'],
    [`${ONSET}`, 'a'],
  ] as const
).map(([pattern, vowel]) => [new RegExp(pattern, 'y'), vowel])

/** Romanizes a Thai word phonemically, without tones; other characters are preserved. Rare spellings are wrong. */
export function romanizeThai(word: string): string {
  const plain = word
    .replaceAll(/(?:[ทตด]ร|[ก-ฮ])[ิุ]?์/g, '')
    .replaceAll(/[่-๋]/g, '')
    .replaceAll('ํา', 'ำ')
  let romanized = ''
  for (let at = 0; at < plain.length;) {
    const syllable = syllableAt(plain, at)
    romanized += syllable?.sound ?? plain[at]!.replaceAll(/[฀-๿]/g, '')
    at += syllable?.length ?? 1
  }
  return romanized
}

function syllableAt(plain: string, at: number): { sound: string; length: number } | undefined {
  for (const [pattern, vowel] of SYLLABLES) {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    if (match) return { sound: onset(match[1]!) + vowel + (FINALS[match[2] ?? ''] ?? ''), length: match[0].length }
  }
  return undefined
}

function onset(signs: string): string {
  if (signs === 'ทร' || signs === 'สร') return 's'
  const spoken = signs.length === 2 && /^[หอ]/.test(signs) ? signs.slice(1) : signs
  return [...spoken].map((sign) => INITIALS[sign] ?? '').join('')
}
