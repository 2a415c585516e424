import { detectLocale, type Locale } from './language.ts'

/** Icons that are never drawn. */
export const BLOCKED_ICONS =
  /^(dagger|kitchen-knife|water-pistol|bomb|crossed-swords|axe|drop-of-blood|bow-and-arrow|skull|coffin|funeral-urn|headstone|cigarette|firecracker|boomerang|razor|chains|syringe-blood|bikini|briefs|lipstick|kiss-mark|one-piece|middle-finger|boxing-glove|mouse-trap|fire-and-brimstone)/

export const isAllowedIcon = (icon: string): boolean => !BLOCKED_ICONS.test(icon)

/** Word stems, in several languages, that cause a neutral scene. */
const BLOCKED_TERMS =
  /(?<!\p{L})(?:kill(?:s|ed|ing)?|killers?(?! whale)|murder\p{L}*|slaughter\p{L}*|massacre\p{L}*|behead\p{L}*|stab(?:s|bed|bing)?|shoots? (?:him|her|them|people|someone)|shot dead|blood(?:y|ied|bath)?(?! (?:cells?|pressure|vessels?|sugar|moon|oranges?|tests?|types?|flow|donors?|stream))|bleed\p{L}*|gore|gory|corpses?|dead bod(?:y|ies)|tortur\p{L}*|dismember\p{L}*|rap(?:e|ed|es|ist)|suicide|hang(?:s|ed)? (?:himself|herself|themselves)|guns?|rifles?|pistols?|machine guns?|grenades?|bombing|naked|nude\p{L}*|sex|sexy|sexual\p{L}*|porn\p{L}*|erotic\p{L}*|topless|lingerie|töte\p{L}*|mord|mörder\p{L}*|ermord\p{L}*|blut(?!zelle|körper|druck|gefäß|zucker|orange|test)\p{L}*|leichen?|erschieß\p{L}*|pistolen?|gewehre?|nackt\p{L}*|meurtre\p{L}*|assassin\p{L}*|sanglant\p{L}*|cadavres?|pistolet|fusil\p{L}*|matar|asesin\p{L}*|sangre|sangrient\p{L}*|cadáver\p{L}*|pistola|desnud\p{L}*|sexo|убива\p{L}*|убийств\p{L}*|кров\p{L}*)(?!\p{L})|殺す|殺人|殺し|血まみれ|死体|拳銃|裸|ポルノ|杀人|杀死|谋杀|鲜血|流血|尸体|手枪|裸体|色情/iu

/** Terms that are blocked in one language only: `le sang`, but `she sang`. */
const BLOCKED_TERMS_BY_LOCALE: Partial<Record<Locale, RegExp>> = {
  fr: /(?<!\p{L})(?:tue|tues|tuer|sang|viol|nue?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})mata(?!\p{L})/iu,
}

/** Whether a text is violent or sexual; a neutral landscape is drawn instead. */
export const isViolentOrSexual = (text: string): boolean =>
  BLOCKED_TERMS.test(text) || BLOCKED_TERMS_BY_LOCALE[detectLocale(text)]?.test(text) === true
