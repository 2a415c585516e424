const SAYING = '(?:said|says|wrote|writes|argued|believed|taught|warned|used to say|liked to say)'
const SPEAKER = "(?:he|she|they|the \\p{L}+|\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)*)"
/** `Freedom, he said, is needing little`. */
const INSIDE = new RegExp(`^([^,;:"“]+), (${SPEAKER}) ${SAYING}, ([^"“]+)$`, 'u')
/** `We suffer more in imagination than in reality, wrote Seneca.` */
const BEHIND = new RegExp(`^([^;:"“]+), (?:(${SPEAKER}) ${SAYING}|${SAYING} (${SPEAKER}))[.!]$`, 'u')

/** What somebody is said to have said, without who said it; `author`: by name. Undefined for sentences without quoted words, and for those in quotes. */
export function attributionIn(text: string): { readonly words: string; readonly author?: string } | undefined {
  const inside = INSIDE.exec(text)
  const behind = inside ? null : BEHIND.exec(text)
  const match = inside ?? behind
  if (!match) return undefined
  const speaker = inside ? inside[2]! : (behind![2] ?? behind![3]!)
  const words = inside ? `${inside[1]!} ${inside[3]!}` : `${behind![1]!}.`
  return { words, ...(/^\p{Lu}/u.test(speaker) && !/^(?:He|She|They|The)\b/u.test(speaker) && { author: speaker }) }
}
