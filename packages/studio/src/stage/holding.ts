import type { Carry } from '../characters/poses/carry.ts'
import type { Action } from '../characters/poses/pose.ts'
import { homeOf } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import type { Scene, SceneActor, SceneProp } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'

/** A prop held or ridden by a figure. `actor`: index in `scene.who`. */
export type HeldProp = { readonly prop: SceneProp; readonly actor: number; readonly carry: Carry | 'ridden' }

const iconNames = (list: string): readonly string[] => list.split(' ')
const CARRY_BY_ICON: ReadonlyMap<string, Carry> = new Map(
  (
    [
      ['hang', 'lantern basket bucket bag handbag shopping-bags suitcase watering-can kettle bell toolbox purse briefcase'],
      [
        'upright',
        'rose tulip sunflower flower bouquet hibiscus candle torch burning-torch sword felling-axe spear knife whisk flashlight spade magic-wand ice-cream lollipop microphone paintbrush pencil feather trophy chequered-flag white-flag flute broom axe dagger crossed-swords fork-and-knife magnifying-glass-tilted-left key old-key hammer wrench carrot baguette-bread four-leaf-clover seedling crystal-ball herb',
      ],
      ['cradled', 'newborn crying-newborn'],
      ['shade', 'umbrella'],
      ['string', 'balloon kite'],
      [
        'hand',
        'cup mug latte smoothie soda-can beer-can energy-drink beer-bottle mojito tennis-ball toast muffin lemon-half house-key car-key cash-stack banknotes cash-and-coins remote-control glass glass-of-milk teacup-without-handle hot-beverage wine-glass bottle jar red-apple green-apple pear tangerine lemon banana grapes peach strawberry tomato potato egg croissant sandwich hamburger pizza cookie chocolate-bar candy coin gem-stone compass watch mobile-phone camera star spiral-shell ring mushroom rock snowflake light-bulb test-tube alembic hourglass-done alarm-clock butterfly passport wallet pill-bottle',
      ],
      [
        'both',
        'book letter handwritten-page page-facing-up open-diary notebook scroll newspaper world-map box package wrapped-gift teddy-bear doll ball basketball soccer-ball birthday-cake pie bread bowl-with-spoon steaming-bowl pot-of-food fork-and-knife-with-plate vase potted-plant laptop framed-picture portrait crown guitar honey-pot watermelon pineapple jack-o-lantern nest-with-eggs cooking cheese-wedge money-bag teapot globe-showing-europe-africa shield rope radio calendar plant-pot carton frying-pan desk-globe urn pot mixing-bowl baking-tray soup-bowl tomato-soup pasta meal plate groceries savings-jar signed-contract bill rejection-letter acceptance-letter resume application-forms',
      ],
    ] as const
  ).flatMap(([carry, list]) => iconNames(list).map((name) => [name, carry] as const)),
)

/** Longest thing that one hand holds, and that both do, where it is not listed. */
const HELD_CENTIMETRES = { hand: 22, both: 55 } as const

/** How a prop is held in hands; undefined for what is too large, or stays in the air or on the ground. */
function carryOfIcon(icon: string): Carry | undefined {
  const listed = CARRY_BY_ICON.get(icon)
  const { centimetres } = sizeOfThing(icon) ?? {}
  if (listed || centimetres === undefined || homeOf(icon) === 'air' || centimetres > HELD_CENTIMETRES.both) return listed
  return centimetres <= HELD_CENTIMETRES.hand ? 'hand' : 'both'
}

/** Actions with whatever is small enough. */
const HOLDING: ReadonlySet<Action> = new Set<Action>(['hold', 'carry', 'throw', 'give'])

/** Props that are carried during any action of `HANDS_FREE`. */
const CARRIED_DURING_ANY_ACTION = new Set(
  iconNames('balloon kite umbrella lantern basket bag handbag suitcase bouquet torch burning-torch flashlight'),
)
/** Props that are held during an action. */
const HELD_BY_ACTION: Partial<Record<Action, ReadonlySet<string>>> = {
  sit: new Set(
    iconNames(
      'newborn crying-newborn book letter scroll newspaper world-map cup mug latte glass wine-glass hot-beverage laptop guitar teddy-bear doll sword torch burning-torch candle rose flower trophy',
    ),
  ),
  work: new Set(iconNames('book letter scroll newspaper world-map watering-can paintbrush hammer axe felling-axe sword wrench')),
  stand: new Set(iconNames('sword burning-torch book letter cup glass rose tulip flower guitar candle wrapped-gift trophy teddy-bear')),
  talk: new Set(iconNames('cup mug latte glass wine-glass microphone')),
  look: new Set(iconNames('world-map letter book newborn crying-newborn')),
  hug: new Set(iconNames('newborn crying-newborn')),
  read: new Set(
    iconNames(
      'book letter scroll newspaper world-map laptop framed-picture portrait calendar signed-contract bill rejection-letter acceptance-letter resume',
    ),
  ),
  drink: new Set(
    iconNames(
      'cup mug latte smoothie soda-can beer-can energy-drink beer-bottle mojito coconut-drink protein-shake glass glass-of-milk teacup-without-handle hot-beverage wine-glass bottle coconut beer-mug beverage-box cocktail-glass',
    ),
  ),
  water: new Set(iconNames('watering-can bucket kettle')),
  sing: new Set(iconNames('microphone guitar newborn crying-newborn')),
  dance: new Set(iconNames('microphone')),
}
const HANDS_FREE: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'run', 'sit', 'talk', 'look', 'hold'])

/** Things on the ground from this size on are moved by leaning against them. */
const HEAVY_CENTIMETRES = 45
const isHeavy = (icon: string): boolean => homeOf(icon) !== 'air' && (sizeOfThing(icon)?.centimetres ?? 0) >= HEAVY_CENTIMETRES

/** Longest thing that lies on a bench; larger ones are made on the ground. */
const BENCH_CENTIMETRES = 110

/** Whether a thing is small enough for a bench. */
export const fitsOnBench = (icon: string): boolean =>
  carryOfIcon(icon) !== undefined || (sizeOfThing(icon)?.centimetres ?? Infinity) <= BENCH_CENTIMETRES

function canHold(actor: SceneActor, { icon }: SceneProp): boolean {
  if (actor.kind !== 'person') return false
  if (actor.action === 'craft') return fitsOnBench(icon)
  if (actor.action === 'push' || actor.action === 'pull') return isHeavy(icon)
  if (HOLDING.has(actor.action)) return carryOfIcon(icon) !== undefined
  if (!CARRY_BY_ICON.has(icon)) return false
  return (CARRIED_DURING_ANY_ACTION.has(icon) && HANDS_FREE.has(actor.action)) || (HELD_BY_ACTION[actor.action]?.has(icon) ?? false)
}

/** Assigns props to the first figure that can hold them; a figure holds at most one. */
export function assignHeldProps({ who, props, seen = [] }: Pick<Scene, 'who' | 'props' | 'seen'>): HeldProp[] {
  const held: HeldProp[] = []
  const ridden = [...props, ...seen.map((word) => ({ icon: word, word }))].find(({ icon }) => icon === 'bicycle')
  if (ridden) who.forEach((one, actor) => isRider(one) && held.push({ prop: ridden, actor, carry: 'ridden' }))
  // Props that are part of the scenery can be held too, such as a flower of a garden.
  for (const prop of [...props, ...seen.map((word): SceneProp => ({ icon: word, word }))]) {
    const isScenery = !props.includes(prop)
    if (held.some((other) => other.prop === prop)) continue
    const actor = who.findIndex(
      (one, i) =>
        canHold(one, prop) && !(isScenery && one.kind === 'person' && one.action !== 'hold') && !held.some((other) => other.actor === i),
    )
    if (actor < 0) continue
    who.forEach((one, i) => {
      const has = i === actor || (prop.shared && canHold(one, prop) && !held.some((other) => other.actor === i))
      if (has) held.push({ prop, actor: i, carry: carryOf(prop, one) })
    })
  }
  return held
}

const isRider = (actor: SceneActor): boolean => actor.kind === 'person' && actor.action === 'ride'

const CARRY_BY_ACTION: Partial<Record<Action, Carry>> = {
  push: 'pushed',
  pull: 'pulled',
  throw: 'thrown',
  drink: 'sipped',
  give: 'offered',
  craft: 'worked',
}

/** Carry of a prop; a microphone is held at the mouth. */
function carryOf({ icon }: SceneProp, actor: SceneActor): Carry {
  const ofAction = actor.kind === 'person' ? CARRY_BY_ACTION[actor.action] : undefined
  if (ofAction) return ofAction
  return icon === 'microphone' && actor.kind === 'person' && actor.action !== 'hold' ? 'sung' : (carryOfIcon(icon) ?? 'hand')
}

const LETTERED = new Set(
  iconNames(
    'money-bag coin newspaper letter book scroll calendar world-map globe-showing-europe-africa alarm-clock watch compass radio laptop mobile-phone package trophy chocolate-bar honey-pot label',
  ),
)
/** Whether an icon has signs, letters or a dial, which could not be read in a mirror. */
export const isLettered = (icon: string): boolean => LETTERED.has(icon)

/** Icon of a prop while it is held. */
export const heldIcon = (icon: string): string => (icon === 'microphone' ? 'hand-microphone' : icon)

const MIN_SIZE: Record<Carry, number> = {
  pushed: 0.42,
  pulled: 0.42,
  thrown: 0.13,
  offered: 0.17,
  worked: 0.18,
  sipped: 0.17,
  sung: 0.16,
  hang: 0.2,
  upright: 0.22,
  shade: 0.72,
  string: 0.6,
  hand: 0.12,
  both: 0.22,
  cradled: 0.34,
}
const MAX_SIZE: Record<Carry, number> = {
  pushed: 0.95,
  pulled: 0.95,
  thrown: 0.17,
  offered: 0.32,
  worked: 0.26,
  sipped: 0.21,
  sung: 0.17,
  hang: 0.34,
  upright: 0.5,
  shade: 0.8,
  string: 0.68,
  hand: 0.17,
  both: 0.36,
  cradled: 0.4,
}

/** Side of a held prop's sprite as a part of an adult's height: the real size, clamped so that small props stay visible. */
export function heldSize({ prop, carry }: HeldProp & { readonly carry: Carry }): number {
  const realistic = ((sizeOfThing(prop.icon)?.centimetres ?? 28) / 170) * 1.3
  return Math.min(MAX_SIZE[carry], Math.max(MIN_SIZE[carry], realistic))
}

/** Approximate position of the holding hand, in frame pixels. */
export function handPosition(
  stand: FigureSlot,
  { look, action }: Extract<SceneActor, { kind: 'person' }>,
): { readonly x: number; readonly y: number } {
  const h = stand.height * look.stature
  return { x: stand.x + (stand.facingLeft ? -0.26 : 0.26) * h, y: stand.y - (action === 'sit' ? 0.4 : 0.56) * h }
}
