import { detectLanguage } from '@fablecut/domain/story/language/detect-language'

/** Beginnings and whole words of violent and sexual texts, by language. Alternatives of a regular expression. */
const BLOCKED_WORDS = {
  en: String.raw`kill(?:s|ed|ing)?|killers?(?! whale)|murder\p{L}*|slaughter\p{L}*|massacre\p{L}*|behead\p{L}*|stab(?:s|bed|bing)?|shoots? (?:him|her|them|people|someone)|shot dead|blood(?:y|ied|bath)?(?! (?:cells?|pressure|vessels?|sugar|moon|oranges?|tests?|types?|flow|donors?|stream))|bleed\p{L}*|gore|gory|corpses?|dead bod(?:y|ies)|tortur\p{L}*|dismember\p{L}*|rap(?:e|ed|es|ist)|suicide|hang(?:s|ed)? (?:himself|herself|themselves)|guns?|rifles?|pistols?|machine guns?|grenades?|bombing|naked|nude\p{L}*|sex|sexy|sexual\p{L}*|porn\p{L}*|erotic\p{L}*|topless|lingerie`,
  de: String.raw`töte\p{L}*|mord|mörder\p{L}*|ermord\p{L}*|blut(?!zelle|körper|druck|gefäß|zucker|orange|test)\p{L}*|leichen?|erschieß\p{L}*|pistolen?|gewehre?|nackt\p{L}*`,
  fr: String.raw`meurtre\p{L}*|assassin\p{L}*|sanglant\p{L}*|cadavres?|pistolet|fusil\p{L}*`,
  es: String.raw`matar|asesin\p{L}*|sangre|sangrient\p{L}*|cadáver\p{L}*|pistola|desnud\p{L}*|sexo`,
  ru: String.raw`убива\p{L}*|убийств\p{L}*|кров\p{L}*`,
}
const BLOCKED_UNSPACED = '殺す|殺人|殺し|血まみれ|死体|拳銃|裸|ポルノ|杀人|杀死|谋杀|鲜血|流血|尸体|手枪|裸体|色情'
/** Words that are blocked in one language only: `le sang`, but `she sang`. */
const BLOCKED_IN_LANGUAGE: Readonly<Record<string, string>> = { fr: 'tue|tues|tuer|sang|viol|nue?s?', es: 'mata' }

const wholeWords = (alternatives: string): string => String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`

const BLOCKED = new RegExp(`${wholeWords(Object.values(BLOCKED_WORDS).join('|'))}|${BLOCKED_UNSPACED}`, 'iu')

/** Whether a text is violent or sexual in a way that is never drawn. */
export function isViolentOrSexual(text: string): boolean {
  const ofLanguage = BLOCKED_IN_LANGUAGE[detectLanguage(text)]
  return BLOCKED.test(text) || (ofLanguage !== undefined && new RegExp(wholeWords(ofLanguage), 'iu').test(text))
}
