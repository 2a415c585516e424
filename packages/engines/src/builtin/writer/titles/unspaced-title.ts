const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const [MIN_CHARACTERS, MAX_CHARACTERS] = [3, 16]
/** Greetings and the like. */
const OPENINGS =
  /^(?:大家好|你好|您好|早上好|欢迎(?:来到)?|歡迎(?:來到)?|从前|很久以前|想象一下|你知道吗|今天我们来(?:聊聊|看看)?|みなさん|皆さん|こんにちは|おはようございます|ようこそ|むかしむかし|昔々|想像してください|สวัสดี(?:ครับ|ค่ะ|ทุกคน)*|ยินดีต้อนรับ(?:สู่)?|กาลครั้งหนึ่ง(?:นานมาแล้ว)?)[\s，、。！!,]*/u
/** Particles and the like, which no title ends with. */
const SMALL_ENDS = new Set(
  '的 地 得 了 在 和 与 及 是 把 被 就 也 都 着 里 上 一 个 は が を に で と も の へ や から まで て し ที่ และ ใน ของ ก็ เป็น มี ว่า จะ'.split(
    ' ',
  ),
)

/** `... there was`, of which the story says more. */
const THERE_WAS = /[がは](?:あり|い|おり|住んでい|暮らしてい)ま(?:した|す)$/u
/** Before these somebody or something was named. */
const MARKS_SUBJECT = new Set(['が', 'は', 'を'])

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** A title of a sentence in a script without blanks between words: its first clause that is long enough, ended at a word. */
export function titleOfUnspaced(sentence: string): string | undefined {
  const clauses = sentence
    .replace(OPENINGS, '')
    .split(/[，、。；：！？,;:!?「」『』“”（）\s]+/u)
    .map((clause) => clause.replace(OPENINGS, ''))
  const clause = clauses.find((one) => one.length >= MIN_CHARACTERS && isUnspaced(one))
  return clause === undefined ? undefined : endedAtWord(clause)
}

function endedAtWord(clause: string): string {
  const bare = clause.replace(THERE_WAS, '')
  if (bare.length <= MAX_CHARACTERS) return bare
  const words = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(bare)].map(({ segment }) => segment)
  const kept: string[] = []
  for (const word of words) {
    if (kept.join('').length + word.length > MAX_CHARACTERS) break
    kept.push(word)
  }
  const subject = kept.findIndex((word, at) => at > 2 && MARKS_SUBJECT.has(word))
  if (subject > 0) return kept.slice(0, subject).join('')
  while (kept.length > 2 && SMALL_ENDS.has(kept.at(-1)!)) kept.pop()
  return kept.join('') || bare.slice(0, MAX_CHARACTERS)
}
