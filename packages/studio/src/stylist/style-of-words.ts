import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { moodOfKeywords } from '@fablecut/generation/script/music-mood'
import { countStyleKeywords, suggestStyle } from '@fablecut/generation/script/suggest-style'
import { hashText } from '../paint/random.ts'

/** Ways of painting and filming by the look that comes nearest: parts of words, English and what other languages call it. */
const ART_TERMS: Record<StyleValue, string> = {
  y2kcollage: 'y2k|2000s|nineties|90s|windows 9|desktop|web ?1|webcore|myspace|sticker|flip phone|chrome heart|frutiger|internet|digicam',
  rockhaze:
    'rock|grunge|haz[ey]|fog|smok|film grain|analog|35 ?mm|super ?8|16 ?mm|lo-?fi film|dust|desert heat|faded|nebel|brume|niebla|霧|雾|フィルム|胶片',
  noisecollage: 'collage|cut-?out|torn|newspaper|zine|dada|paper|photocop|xerox|halftone|risograph|punk zine|scrapbook|papier|papel|拼贴',
  citypop:
    'city ?pop|eighties|80s|nagai|poolside|pool|palm|summer|convertible|pastel|flat colou?r|vector|verano|été|sommer|夏|シティポップ',
  midnightbluesoul:
    'blue|soul|jazz|midnight|moonlit|moonlight|noir blue|indigo|melanchol|rainy night|nacht|nuit|noche|bleu|blau|azul|青|蓝|夜',
  bubblegumpunk:
    'bubble ?-?gum|candy|pink|kawaii|comic|pop ?art|cartoon network|kitsch|glitter|barbie|rosa|rose bonbon|漫画風|粉红|かわいい',
  edm: 'edm|rave|laser|club|festival|strobe|disco|techno|trance|light show|dance floor|party|fiesta|electronic|光|派对',
  vaporwave: 'vapou?r|synthwave|outrun|retro ?wave|vhs|glitch|grid|roman bust|statue|pink and (?:teal|cyan)|sunset grid|mall|nostalg|retro',
  classicalrococo:
    'rococo|baroque|renaissance|classical|oil (?:on|paint)|fresco|old master|victorian|rembrandt|vermeer|caravaggio|gold leaf|gilded|ornate|palace|royal|ölgemälde|barock|huile|óleo|barroco|油画|油絵',
  metalnoir:
    'noir|black and white|black-and-white|monochrome|b&w|sin city|high contrast|ink|gothic|metal|charcoal|graphite|schwarz-?weiß|noir et blanc|blanco y negro|黑白|白黒|モノクロ|水墨',
  microworld:
    'miniature|tilt-?shift|diorama|tiny|toy|model|isometric|clay|claymation|stop-?motion|lego|felt|plasticine|wooden|miniatur|maquette|微缩|粘土|ミニチュア',
  pixelart: 'pixel|8-?bit|16-?bit|retro game|arcade|sprite|game ?boy|nintendo|minecraft|voxel|像素|ドット絵',
  cyberpunk: 'cyber|neon|blade ?runner|futuris|sci-?fi|dystop|hologra|robot|matrix|tokyo night|rain-?soaked|futurist|ネオン|赛博|霓虹',
  psychedelic:
    'psychedel|trippy|kaleidoscop|acid|surreal|sixties|60s|hippie|tie-?dye|swirl|fractal|mandala|dali|abstract|rainbow|surréal|surreal|迷幻|幻覚',
  ghibli:
    'ghibli|watercolou?r|hand-?painted|miyazaki|storybook|picture book|gouache|pastoral|cottage|cosy|cozy|whimsical|aquarell|aquarelle|acuarela|sakura|cherry blossom|impressionis|monet|van gogh|crayon|水彩|吉卜力|ジブリ',
  pixar:
    'pixar|3d|disney|dreamworks|cgi|render|animated (?:film|movie)|family film|cartoon|cute|rounded|blender|zeichentrick|dessin animé|dibujos|卡通',
  photorealistic:
    'photo|realis|cinematic|documentary|live.?action|natural light|dslr|4k|8k|hyper-?real|film still|imax|lens|bokeh|echt|réalis|foto|写实|写真|实拍|リアル',
  anime: 'anime|manga|shonen|shojo|cel.?shad|makoto|japan(?:ese)? animation|naruto|アニメ|动漫|漫画',
}

const PATTERNS = Object.entries(ART_TERMS).map(([style, parts]) => ({
  style: style as StyleValue,
  pattern: new RegExp(`(?<!\\p{Script=Latin})(?:${parts})`, 'giu'),
}))

/** Styles for texts without known terms. */
const FALLBACK_STYLES: readonly StyleValue[] = [
  'photorealistic',
  'ghibli',
  'anime',
  'citypop',
  'pixar',
  'psychedelic',
  'midnightbluesoul',
  'vaporwave',
]

/** Weight of a term of art relative to a topic keyword. */
const ART_WEIGHT = 3

/** Style for a description: by style name, or else terms of art and topics, or else mood, or else a hash of the text. Never throws. */
export function styleOfWords(words: string): StyleValue {
  const text = words.normalize('NFC').slice(0, 2000)
  return (
    styleByName(text) ??
    styleByTerms(text) ??
    styleByMood(text) ??
    FALLBACK_STYLES[hashText(text.trim().toLowerCase()) % FALLBACK_STYLES.length]!
  )
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function styleByName(text: string): StyleValue | undefined {
  const letters = lettersOf(text)
  return STYLES.find(({ value, name }) => letters === value || letters === lettersOf(name) || letters === `${lettersOf(name)}style`)?.value
}

function styleByTerms(text: string): StyleValue | undefined {
  const topics = countStyleKeywords(text)
  let best: { style: StyleValue; score: number } | undefined
  for (const { style, pattern } of PATTERNS) {
    const score = (text.match(pattern)?.length ?? 0) * ART_WEIGHT + (topics.get(style) ?? 0)
    if (score > (best?.score ?? 0)) best = { style, score }
  }
  return best?.style
}

function styleByMood(text: string): StyleValue | undefined {
  const mood = moodOfKeywords(text)
  return mood && suggestStyle(text, mood)
}
