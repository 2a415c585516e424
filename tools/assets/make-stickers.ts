// Writes the stickers that ship: `node tools/assets/make-stickers.ts`. The drawings are Fluent Emoji (MIT, Microsoft).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Icons = { readonly icons: Record<string, { readonly body: string }> }
type Attributes = Readonly<Record<string, string>>
type StickerPath = { readonly d: string; readonly fill: string; readonly opacity?: number; readonly isEvenOdd?: true }

const NAMES =
  `sparkles star glowing-star red-heart two-hearts heart-with-arrow fire hundred-points party-popper confetti-ball balloon wrapped-gift
birthday-cake trophy crown gem-stone rocket light-bulb magnifying-glass-tilted-left bell megaphone speech-balloon thought-balloon
check-mark-button cross-mark exclamation-mark question-mark right-arrow left-arrow sun sun-with-face cloud rainbow snowflake
droplet crescent-moon rose sunflower four-leaf-clover maple-leaf cherry-blossom musical-note musical-notes camera clapper-board
popcorn hot-beverage thumbs-up clapping-hands waving-hand eyes smiling-face-with-sunglasses grinning-face face-with-tears-of-joy
smiling-face-with-heart-eyes thinking-face round-pushpin alarm-clock money-bag shopping-cart`.split(/\s+/u)
const MAX_BYTES = 4500
const MAX_STICKERS = 60

function attributesOf(tag: string): Attributes {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name, value]) => [name as string, value as string]))
}

const number = (text: string | undefined): number => Number(text ?? 0)

/** The outline of a circle or an ellipse. */
function ellipse({ cx, cy, r, rx = r, ry = r }: Attributes): string {
  const [x, y, radiusX, radiusY] = [cx, cy, rx, ry].map(number) as [number, number, number, number]
  const arc = `a${radiusX} ${radiusY} 0 1 0`
  return `M${x - radiusX} ${y}${arc} ${2 * radiusX} 0${arc} ${-2 * radiusX} 0Z`
}

/** The paths of an icon; null if it has anything that is not a filled shape. */
function pathsOf(body: string): StickerPath[] | null {
  const paths: StickerPath[] = []
  for (const [tag, name] of body.matchAll(/<(\w+)[^>]*>/gu)) {
    const attributes = attributesOf(tag)
    if (name === 'g' && Object.keys(attributes).every((key) => key === 'fill')) continue
    const { d = name === 'circle' || name === 'ellipse' ? ellipse(attributes) : undefined, fill, opacity } = attributes
    if (d === undefined || !/^#[0-9a-f]+$/iu.test(fill ?? '') || attributes['stroke'] || attributes['transform']) return null
    paths.push({
      d,
      fill: fill as string,
      ...(opacity && { opacity: Number(opacity) }),
      ...(attributes['fill-rule'] === 'evenodd' && { isEvenOdd: true as const }),
    })
  }
  return paths
}

const { icons } = JSON.parse(
  readFileSync(
    createRequire(new URL('../../packages/studio/package.json', import.meta.url)).resolve('@iconify-json/fluent-emoji-flat/icons.json'),
    'utf8',
  ),
) as Icons
const drawings = NAMES.flatMap((name) => {
  const paths = pathsOf(icons[name]?.body ?? '<missing>')
  return paths && JSON.stringify(paths).length <= MAX_BYTES ? [[name, paths] as const] : []
}).slice(0, MAX_STICKERS)
const lines = drawings.map(([name, paths]) => `  ${JSON.stringify(name)}: ${JSON.stringify(paths)}`)
writeFileSync(fileURLToPath(new URL('../../packages/render/src/draw/stickers/art.json', import.meta.url)), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${drawings.length} stickers; left out: ${NAMES.filter((name) => !drawings.some(([drawn]) => drawn === name)).join(' ')}`)
