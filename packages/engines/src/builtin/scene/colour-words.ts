import type { RoleName } from '../paint/palette.ts'

/** Colour adjectives in English, German, French, Spanish, Japanese and Chinese; whole words, or substrings in scripts without spaces. */
const COLOUR_NAMES: readonly (readonly [RoleName | `#${string}`, string])[] = [
  ['red', 'red|crimson|scarlet|rote|roter|rotes|roten|rotem|rouge|rouges|roja|rojo|rojas|rojos|赤い|赤|红色的|红色|红'],
  ['blue', 'blue|navy|blaue|blauer|blaues|blauen|blauem|bleu|bleue|bleus|bleues|azul|azules|青い|青|蓝色的|蓝色|蓝'],
  ['#4f9a3f', 'green|grüne|grüner|grünes|grünen|grünem|vert|verte|verts|vertes|verde|verdes|緑の|緑|绿色的|绿色|绿'],
  ['yellow', 'yellow|gelbe|gelber|gelbes|gelben|gelbem|jaune|jaunes|amarillo|amarilla|amarillos|amarillas|黄色い|黄色的|黄色|黄'],
  ['#ee8434', 'orange|orangefarbene|anaranjado|anaranjada|オレンジ色の|橙色的|橙色'],
  ['purple', 'purple|violet|lilac|lila|violette|violetter|violettes|violets|morado|morada|morados|moradas|紫の|紫|紫色的|紫色'],
  ['pink', 'pink|rosa|rosé|rose-coloured|rosafarbene|rosas|ピンクの|ピンク|粉红色的|粉红色|粉色'],
  ['teal', 'teal|turquoise|türkise|türkiser|türkises|turquesa|ターコイズ|青绿色'],
  ['gold', 'golden|goldene|goldener|goldenes|goldenen|doré|dorée|dorado|dorada|金色の|金色的|金色'],
  ['white', 'white|weiße|weißer|weißes|weißen|blanc|blanche|blancs|blanches|blanco|blanca|blancos|blancas|白い|白|白色的|白色'],
  ['black', 'black|schwarze|schwarzer|schwarzes|schwarzen|noir|noire|noirs|noires|negro|negra|negros|negras|黒い|黒|黑色的|黑色|黑'],
  ['#8d98a8', 'grey|gray|silver|graue|grauer|graues|grauen|gris|grise|grises|plateado|plateada|灰色の|灰色的|灰色'],
  ['#7a4f30', 'brown|braune|brauner|braunes|braunen|brun|brune|marron|marrón|marrones|茶色の|茶色|棕色的|棕色'],
]

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Colour of a noun in a text: an adjective before it, with at most one word between, or after it. Undefined without one. */
export function findColour(word: string, text: string): string | undefined {
  const thing = escaped(word)
  const isNamed = (names: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:${names})[\\s,-]*(?:\\p{L}+\\s)?${thing}(?!\\p{L})|(?<!\\p{L})${thing}\\s(?:${names})(?!\\p{L})`, 'iu').test(
      text,
    )
  return COLOUR_NAMES.find(([, names]) => isNamed(names))?.[0]
}

/** English colour name for prompts. */
export const englishColourName = (colour: string): string => COLOUR_NAMES.find(([role]) => role === colour)?.[1].split('|')[0] ?? ''
