const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const [MIN_CHARACTERS, MAX_CHARACTERS] = [3, 16]
/** Greetings and other openings without content. */
const OPENINGS =
  /^(?:大家好|你好|您好|早上好|欢迎(?:来到)?|歡迎(?:來到)?|从前|很久以前|想象一下|你知道吗|今天我们来(?:聊聊|看看)?|みなさん|皆さん|こんにちは|おはようございます|ようこそ|むかしむかし|昔々|想像してください|สวัสดี(?:ครับ|ค่ะ|ทุกคน)*|ยินดีต้อนรับ(?:สู่)?|กาลครั้งหนึ่ง(?:นานมาแล้ว)?)[\s，、。！!,]*/u
/** Particles that a title must not end with. */
const TRAILING_PARTICLES = new Set(
  '的 地 得 了 在 和 与 及 是 把 被 就 也 都 着 里 上 一 个 は が を に で と も の へ や から まで て し ที่ และ ใน ของ ก็ เป็น มี ว่า จะ'.split(
    ' ',
  ),
)

/** Japanese verbs of existence at the end (`there was`). */
const EXISTENTIAL_ENDING = /[がは](?:あり|い|おり|住んでい|暮らしてい)ま(?:した|す)$/u
/** Particles after a subject or object. */
const CASE_PARTICLES = new Set(['が', 'は', 'を'])

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** A title from a sentence in a writing system without spaces: its first clause that is long enough, truncated at a word. */
export function titleOfUnspaced(sentence: string): string | undefined {
  const clauses = sentence
    .replace(OPENINGS, '')
    .split(/[，、。；：！？,;:!?「」『』“”（）\s]+/u)
    .map((clause) => clause.replace(OPENINGS, ''))
  const clause = clauses.find((candidate) => candidate.length >= MIN_CHARACTERS && isUnspaced(candidate))
  return clause === undefined ? undefined : truncateAtWord(clause)
}

function truncateAtWord(clause: string): string {
  const bare = clause.replace(EXISTENTIAL_ENDING, '')
  if (bare.length <= MAX_CHARACTERS) return bare
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(bare)].map(({ segment }) => segment)
  const included: string[] = []
  for (const word of words) {
    if (included.join('').length + word.length > MAX_CHARACTERS) break
    included.push(word)
  }
  const subject = included.findIndex((word, at) => at > 2 && CASE_PARTICLES.has(word))
  if (subject > 0) return included.slice(0, subject).join('')
  while (included.length > 2 && TRAILING_PARTICLES.has(included.at(-1)!)) included.pop()
  return included.join('') || bare.slice(0, MAX_CHARACTERS)
}
