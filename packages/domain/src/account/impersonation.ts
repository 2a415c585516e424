/** Letters of other scripts, digits and signs that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  ц: 'u',
  у: 'y',
  х: 'x',
  п: 'n',
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'b',
  ɑ: 'a',
  ɡ: 'g',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** Offices that only the people who run an installation have. `i` stands for `l` too, which looks alike. */
const OFFICES = ['admin', 'administrator', 'staff', 'moderator', 'support', 'helpdesk', 'official', 'system', 'root']
/** In other languages, whole words. */
const FOREIGN_OFFICES = new Set(
  'administrador administrateur administratorin moderador modérateur soporte support администратор админ модератор поддержка 管理员 管理員 客服 版主 管理者 運営 モデレーター サポート व्यवस्थापक مشرف مدير الدعم'.split(
    ' ',
  ),
)
const PRODUCT = 'fablecut'

const likeI = (text: string): string => text.replaceAll('l', 'i')
const BEFORE = ['the', 'real', 'site', 'web', PRODUCT]
const AFTER = ['team', 'desk', 'account', 's', PRODUCT]
const officePattern = new RegExp(
  `^(?:${BEFORE.map(likeI).join('|')})*(?:${OFFICES.map(likeI).join('|')})(?:${AFTER.map(likeI).join('|')})*$`,
)

/** Latin letters that the text looks like, `l` as `i`; everything else is a space. */
function skeletonOf(text: string): string {
  const letters = [
    ...text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}|\p{Cf}/gu, ''),
  ]
  return likeI(letters.map((letter) => LOOKALIKES[letter] ?? letter).join('')).replace(/[^a-z]+/g, ' ')
}

/** Whether a name is, or looks like, one of the product or of the people who run an installation. */
export function isImpersonating(name: string): boolean {
  const spelt =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  if (spelt.some((word) => FOREIGN_OFFICES.has(word))) return true
  // Digits at the end number a name, and stand for no letters.
  return [name, name.replace(/\d+$/u, '')].some((text) => {
    const words = skeletonOf(text).trim().split(' ')
    const joined = words.join('')
    return joined.includes(likeI(PRODUCT)) || [joined, ...words].some((word) => officePattern.test(word))
  })
}
