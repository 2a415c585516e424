import type { Carry } from '../characters/poses/carry.ts'
import type { Action } from '../characters/poses/pose.ts'
import { thingNamed } from '../scene/lexicon/rows.ts'
import type { Scene, SceneActor, SceneProp } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'

/** A thing held or ridden by a figure. `actor`: index in the cast. */
export type HeldProp = { readonly prop: SceneProp; readonly actor: number; readonly carry: Carry | 'ridden' }

const names = (list: string): readonly string[] => list.split(' ')
const CARRIES: ReadonlyMap<string, Carry> = new Map(
  (
    [
      ['hang', 'lantern basket bucket bag handbag shopping-bags suitcase watering-can kettle bell toolbox purse briefcase'],
      [
        'upright',
        'rose tulip sunflower flower bouquet hibiscus candle torch flashlight spade magic-wand ice-cream lollipop microphone paintbrush pencil feather trophy chequered-flag white-flag flute broom axe dagger crossed-swords fork-and-knife magnifying-glass-tilted-left key old-key hammer wrench carrot baguette-bread four-leaf-clover seedling crystal-ball herb',
      ],
      ['shade', 'umbrella'],
      ['string', 'balloon kite'],
      [
        'hand',
        'cup glass glass-of-milk teacup-without-handle hot-beverage wine-glass bottle jar red-apple green-apple pear tangerine lemon banana grapes peach strawberry tomato potato egg croissant sandwich hamburger pizza cookie chocolate-bar candy coin gem-stone compass watch mobile-phone camera star spiral-shell ring mushroom rock snowflake light-bulb test-tube alembic hourglass-done alarm-clock butterfly',
      ],
      [
        'both',
        'book letter scroll newspaper world-map box package wrapped-gift teddy-bear doll ball basketball soccer-ball birthday-cake pie bread bowl-with-spoon steaming-bowl pot-of-food fork-and-knife-with-plate vase potted-plant laptop framed-picture crown guitar honey-pot watermelon pineapple jack-o-lantern nest-with-eggs cooking cheese-wedge money-bag teapot globe-showing-europe-africa shield rope radio calendar',
      ],
    ] as const
  ).flatMap(([carry, list]) => names(list).map((name) => [name, carry] as const)),
)

/** What people have with them, whatever they do. */
const ALONG = new Set(names('balloon kite umbrella lantern basket bag handbag suitcase bouquet torch flashlight'))
/** What hands hold while the rest of somebody does this. */
const IDLE: Partial<Record<Action, ReadonlySet<string>>> = {
  sit: new Set(names('book letter scroll newspaper world-map cup glass wine-glass hot-beverage laptop guitar teddy-bear')),
  work: new Set(names('book letter scroll newspaper world-map watering-can paintbrush')),
  stand: new Set(names('book letter cup glass rose tulip flower guitar candle wrapped-gift trophy teddy-bear')),
  talk: new Set(names('cup glass wine-glass microphone')),
  look: new Set(names('world-map letter book')),
  sing: new Set(names('microphone guitar')),
  dance: new Set(names('microphone')),
}
const FREE: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'run', 'sit', 'talk', 'look', 'hold'])

function holds(actor: SceneActor, { icon }: SceneProp): boolean {
  if (actor.kind !== 'person' || !CARRIES.has(icon)) return false
  return actor.action === 'hold' || (ALONG.has(icon) && FREE.has(actor.action)) || (IDLE[actor.action]?.has(icon) ?? false)
}

/** Assigns held things to the first figure with free hands. */
export function heldIn({ who, props, seen = [] }: Pick<Scene, 'who' | 'props' | 'seen'>): HeldProp[] {
  const held: HeldProp[] = []
  const bicycle = [...props, ...seen.map((word) => ({ icon: word, word }))].find(({ icon }) => icon === 'bicycle')
  if (bicycle) who.forEach((one, actor) => isRider(one) && held.push({ prop: bicycle, actor, carry: 'ridden' }))
  // What the setting shows already may be in a hand too: a flower of the garden.
  for (const prop of [...props, ...seen.map((word): SceneProp => ({ icon: word, word }))]) {
    const isMore = !props.includes(prop)
    if (held.some((other) => other.prop === prop)) continue
    const actor = who.findIndex(
      (one, i) =>
        holds(one, prop) && !(isMore && one.kind === 'person' && one.action !== 'hold') && !held.some((other) => other.actor === i),
    )
    if (actor < 0) continue
    who.forEach((one, i) => {
      const has = i === actor || (prop.shared && holds(one, prop) && !held.some((other) => other.actor === i))
      if (has) held.push({ prop, actor: i, carry: carryOf(prop, one) })
    })
  }
  return held
}

const isRider = (actor: SceneActor): boolean => actor.kind === 'person' && actor.action === 'ride'

/** Who sings or talks has the microphone before the mouth. */
const carryOf = ({ icon }: SceneProp, actor: SceneActor): Carry =>
  icon === 'microphone' && actor.kind === 'person' && actor.action !== 'hold' ? 'sung' : CARRIES.get(icon)!

/** What a thing looks like in a hand, where that is another one than on the ground. */
export const inHand = (icon: string): string => (icon === 'microphone' ? 'hand-microphone' : icon)

const LEAST: Record<Carry, number> = { sung: 0.16, hang: 0.2, upright: 0.22, shade: 0.72, string: 0.6, hand: 0.12, both: 0.22 }
const MOST: Record<Carry, number> = { sung: 0.17, hang: 0.34, upright: 0.5, shade: 0.8, string: 0.68, hand: 0.17, both: 0.36 }

/** Side of a held thing's square as a part of a standing adult's height: small ones larger than in life, to be seen. */
export function heldSize({ prop, carry }: HeldProp & { readonly carry: Carry }): number {
  const life = ((thingNamed(prop.icon)?.centimetres ?? 28) / 170) * 1.3
  return Math.min(MOST[carry], Math.max(LEAST[carry], life))
}

/** About where a holder's hand is, in the frame. */
export function handPlace(
  stand: FigureSlot,
  { look, action }: Extract<SceneActor, { kind: 'person' }>,
): { readonly x: number; readonly y: number } {
  const h = stand.height * look.stature
  return { x: stand.x + (stand.facingLeft ? -0.26 : 0.26) * h, y: stand.y - (action === 'sit' ? 0.4 : 0.56) * h }
}
