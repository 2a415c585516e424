/** Sounds in Indonesian spelling, which writes what it says; `x` in a pattern below stands for the vowel's place. */
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
/** One consonant, or two that are said together. */
const ONSET = '(หง|หญ|หน|หม|หย|หร|หล|หว|[กขคตปผพ][รลว]|ทร|สร|อย(?=[่้]?[าู])|[ก-ฮ])'
/** A consonant closes a syllable unless a vowel sign makes it the next one's beginning. */
const FINAL = `(${C}(?![ะัาำิีึืุู็])(?!รร))?`

/** Vowels with the signs around their consonants, longest first. */
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

/** A Thai word as it sounds, in Latin letters and without tones; other signs stay. Rare spellings come out wrong. */
export function romanizeThai(word: string): string {
  const plain = word
    .replaceAll(/(?:[ทตด]ร|[ก-ฮ])[ิุ]?์/g, '')
    .replaceAll(/[่-๋]/g, '')
    .replaceAll('ํา', 'ำ')
  let read = ''
  for (let at = 0; at < plain.length;) {
    const syllable = syllableAt(plain, at)
    read += syllable?.sound ?? plain[at]!.replaceAll(/[฀-๿]/g, '')
    at += syllable?.length ?? 1
  }
  return read
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
