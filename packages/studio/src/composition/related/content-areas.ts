import { sizeOfThing } from '../../props/thing-sizes.ts'

/**
 * How a drawing holds what is in it. `vessel`: an opening seen from above, over whose front rim it looks out; `behind`: seen from the side or closed: it
 * looks out from behind an edge; `frame`: within a part of the drawing, such as a pane; `bars`: behind the drawing, which has gaps; `surface`: on top;
 * `doorway`: before its foot.
 */
export type ContentAreaKind = 'vessel' | 'behind' | 'frame' | 'bars' | 'surface' | 'doorway'

/** In parts of the opaque box of the drawing, from its upper left corner. `y`: of the rim at its front or of the upper edge; `h`: down from there. */
export type ContentArea = { readonly kind: ContentAreaKind; readonly x: number; readonly y: number; readonly w: number; readonly h: number }

const KINDS: Readonly<Record<string, ContentAreaKind>> = { v: 'vessel', b: 'behind', f: 'frame', r: 'bars', s: 'surface', d: 'doorway' }

/** Icon, kind, then left, top, width and height in percent. The height of a vessel is the depth of its opening in front. */
const CONTENT_AREAS = `
wooden-bowl v 5 10 90 10, bowl-with-spoon v 5 30 90 8, mixing-bowl v 5 12 90 10, soup-bowl v 8 20 84 10, basket v 8 52 84 4, pot v 17 9 66 9
pot-of-food v 12 44 76 8, cup v 14 52 56 7, mug v 8 36 62 8, bucket v 8 32 84 8, nest-with-eggs s 18 44 50 12, boat v 6 42 88 8, canoe v 10 48 72 6
bathtub v 6 50 88 4, sink v 8 34 84 8, cauldron v 14 30 72 6, plant-pot v 8 8 84 8, potted-plant v 20 60 60 6, vase v 26 4 48 4, saucepan v 4 16 62 12
frying-pan v 5 40 55 20, wheelbarrow v 8 10 76 3, heap-of-sand b 15 10 70 40, amphora v 30 3 40 4, urn v 25 6 50 4, colander v 8 20 84 8
box b 6 0 88 60, package b 6 0 88 60, bag b 14 38 72 60, backpack b 12 14 76 60, suitcase b 6 22 88 60, chest b 8 6 84 60, cart b 6 48 70 40
wagon b 6 40 80 40, cradle b 38 50 58 40, stroller b 36 52 44 30, wastebasket b 8 4 84 60, well b 16 62 68 30, barrel b 12 2 76 60, wallet b 8 26 84 60
envelope b 4 4 92 80, letter b 4 4 92 80, strongbox b 8 2 84 60, wooden-coffin b 8 26 84 40, sled b 10 46 70 30, hiking-boot b 8 4 46 40
running-shoe b 10 10 40 50, top-hat b 20 70 60 20, bush b 10 20 80 50, beehive b 30 2 40 40, pocket b 8 6 84 60, sock b 20 4 50 40
glass f 12 14 76 82, jar f 12 30 76 66, bottle f 8 40 84 56, test-tube f 20 20 60 60, fish-tank f 5 18 90 72, fishbowl f 10 34 80 58, window f 12 8 76 80, mirror f 20 14 60 72
television f 14 36 58 40, laptop f 18 8 64 52, mobile-phone f 10 10 80 78, framed-picture f 16 16 68 68, portrait f 16 16 68 68, fireplace f 24 46 52 52, oven f 16 44 68 36
closet f 12 14 76 72, crystal-ball f 16 6 68 68, car f 26 8 46 36, taxi f 26 18 46 32, bus f 6 14 80 34, airplane f 20 35 60 30, hourglass-done f 30 50 40 40
light-bulb f 18 8 64 50, refrigerator f 12 34 76 60, microwave f 10 16 60 66, tv f 14 36 58 40, computer f 10 8 80 56, desktop-computer f 10 8 80 56
tent d 20 60 60 40, cage r 16 40 68 54, crib r 10 20 80 42, hot-air-balloon b 34 78 32 20, bed s 8 50 84 10, sofa s 10 50 80 10, mattress s 6 20 88 10, hospital-bed s 8 50 84 10
raft s 6 78 88 8, plate s 20 56 60 10, tree s 15 30 70 30, cherry-tree s 15 30 70 30, pine s 25 55 50 20, palm s 30 18 40 20, bough s 8 36 46 8
hand-with-fingers-splayed s 25 78 50 10, chair s 12 56 76 10, throne s 20 66 60 10, bench s 6 56 88 10, cloud s 10 40 80 10
`

const ALL: ReadonlyMap<string, ContentArea> = new Map(
  CONTENT_AREAS.trim()
    .split(/[\n,]+/u)
    .map((line) => {
      const [icon, kind, ...numbers] = line.trim().split(' ')
      const [x, y, w, h] = numbers.map((number) => Number(number) / 100)
      return [icon!, { kind: KINDS[kind!]!, x: x!, y: y!, w: w!, h: h! }]
    }),
)

/** From this length on things are buildings, which are entered. */
const BUILDING_CENTIMETRES = 400
const CLOSED: ContentArea = { kind: 'behind', x: 0.08, y: 0, w: 0.84, h: 0.6 }
const DOORWAY: ContentArea = { kind: 'doorway', x: 0.2, y: 0.6, w: 0.6, h: 0.4 }
/** What has no size is scenery: whoever is in it is before it. */
const isEntered = (centimetres: number): boolean => centimetres === 0 || centimetres >= BUILDING_CENTIMETRES

/** Where things are in a drawing. What is closed lets them look out at its top. */
export function contentAreaOf(icon: string): ContentArea {
  return ALL.get(icon) ?? (isEntered(sizeOfThing(icon)?.centimetres ?? 1) ? DOORWAY : CLOSED)
}

/** The surface on which things are, where the outline of a drawing does not tell: seats and beds have backs, crowns of trees are no ridges. */
export function surfaceOf(icon: string): ContentArea | undefined {
  const opening = ALL.get(icon)
  return opening?.kind === 'surface' ? opening : undefined
}
