import type { PlanHandMotion } from '@fablecut/domain/story/shot-plan/shot-plan'
import { tableRows } from './table-rows.ts'

/**
 * What hands do by a verb. `tool`: held where the sentence names none. `what`: what it is done to where the sentence names nothing that is drawn. `target`: where
 * that goes where the sentence does not tell it.
 */
export type Manipulation = {
  readonly motion: PlanHandMotion
  readonly tool?: string
  readonly what?: string
  readonly target?: string
}

/** `motion [tool=..] [what=..] [target=..] > verbs`; a verb with its particle is one word with a hyphen. */
const ROWS = `
turn > turn twist rotate wind tighten screw screw-in turn-down turn-up adjust
turn-back > loosen untwist
turn-back tool=screwdriver what=screw > unscrew
press > press push-down hold-down click tap touch switch switch-on switch-off turn-on turn-off flip-on push-button ring mute activate pause hit-button dial
lift > lift raise remove take-out take-off pick-up uncover scoop flip turn-over pry-off lift-off lift-out lift-up
lift tool=screwdriver > pry pry-up lever
pull > pull pull-out pull-off pull-up pinch-off tug yank detach disconnect unhook pluck pick tear-off unzip stretch peel-off open open-up
push > push push-in shove move drag slide slide-in insert plug connect attach close shut clip join push-together
put > put put-in put-back put-down place set set-down lay drop drop-in dip dunk submerge stick stack tuck load pack throw-in toss-in add mix-in return transfer put-away store hang bury cover top fill line stuff
put target=soil > plant
put target=plate > serve plate plate-up dish-up
put target=bowl > soak
put what=coin target=piggy-bank > save deposit set-aside put-aside stash build-up build invest
press what=smartphone > buy sell
hold what=smartphone > call phone text
push what=cable > charge
pull what=cable target=outlet > unplug
push what=cable target=outlet > plug-in
pour > pour pour-in pour-over drizzle splash drain empty tip-in top-up refill
pour tool=watering-can > water
pour tool=ladle > ladle
sprinkle > sprinkle sprinkle-over season dust scatter sow salt
stir tool=spoon target=bowl > stir stir-in mix combine toss fold-in scramble
press what=blender > blend puree liquidize
stir tool=whisk target=bowl > whisk beat
cut > cut cut-up cut-off cut-out slice slice-up chop chop-up dice halve mince carve trim snip shred quarter
cut tool=saw > saw
cut tool=axe > split
peel > peel
put target=grater > grate
rub tool=sponge > wipe wipe-off wipe-down scrub clean polish mop-up
rub tool=sandpaper > sand sand-down smooth
rub tool=paintbrush > paint coat brush varnish stain
rub tool=towel > dry pat dry-off blot dab
rub tool=vacuum-cleaner > vacuum hoover
lift tool=car-jack what=car > jack-up
rub tool=iron > iron
rub tool=broom what=floor > sweep
rub tool=knife > spread butter
rub tool=knife > scrape scrape-off
rub tool=comb > comb
rub > rub smear massage stroke apply grease smooth-out
rub tool=glue > glue
hit tool=hammer > hammer nail hit knock tap-out tap-in pound smash crush drive-in
hit tool=drill what=wall > drill
hit tool=fork > mash
shape > fold fold-up knead shape form wrap wrap-up tie tie-up knot braid crumple bend mould flatten unfold untie unwrap button
shape tool=rolling-pin > roll roll-out
squeeze target=bowl > crack
squeeze > squeeze squeeze-out juice wring wring-out
shake > shake shake-up
give > give hand hand-over hand-in pass offer donate lend swap trade
give what=banknote > pay pay-off pay-back spend
write tool=pen what=paper > write write-down sign draw note note-down jot-down sketch list mark underline circle highlight fill-in fill-out cross-out cross-off record
swipe what=smartphone > scroll swipe
type what=laptop > type google code
rinse > rinse wash rinse-off
cook target=frying-pan > fry saute sauté sear brown caramelize sizzle poach melt
cook target=pot > boil simmer heat warm steam cook heat-up warm-up
push target=oven > bake roast
lift target=grill > grill
dig tool=shovel what=soil > dig dig-up rake till
hold what=tape-measure > measure
hold > hold hold-up grab take weigh count check inspect show
`

const PARTS = /^(tool|what|target)=(.+)$/u

export const MANIPULATIONS: ReadonlyMap<string, Manipulation> = new Map(
  tableRows(ROWS).flatMap(([head, verbs]) => {
    const [motion, ...rest] = head.split(' ')
    const parts = Object.fromEntries(
      rest.map((part) => {
        const [, key, value] = PARTS.exec(part)!
        return [key!, value!.replaceAll('-', ' ')]
      }),
    )
    return verbs.split(' ').map((verb) => [verb.replaceAll('-', ' '), { motion: motion as PlanHandMotion, ...parts }] as const)
  }),
)

/** What nouns of instructions name: a drawing of another name, or their own where the noun has other senses as well. */
const DRAWN_NAMES_IN_INSTRUCTIONS: Readonly<Record<string, string>> = {
  brush: 'paintbrush',
  rag: 'towel',
  cloth: 'towel',
  'tea towel': 'towel',
  'paper towel': 'towel',
  washcloth: 'towel',
  valve: 'valve',
  faucet: 'tap',
  spigot: 'tap',
  pan: 'frying pan',
  skillet: 'frying pan',
  saucepan: 'saucepan',
  phone: 'smartphone',
  screen: 'smartphone',
  app: 'smartphone',
  setting: 'smartphone',
  menu: 'smartphone',
  icon: 'smartphone',
  link: 'smartphone',
  notification: 'smartphone',
  message: 'smartphone',
  metal: 'fork',
  card: 'credit card',
  jack: 'car jack',
  bolt: 'screw',
  switch: 'light switch',
  button: 'light switch',
  light: 'light switch',
  socket: 'outlet',
  plug: 'cable',
  cord: 'cable',
  knob: 'valve',
  list: 'paper',
  log: 'wood',
  board: 'plank',
  bin: 'trash can',
  dollar: 'banknote',
  cash: 'banknote',
  form: 'document',
  batter: 'mixing bowl',
  mixture: 'mixing bowl',
  clove: 'garlic',
  pasta: 'spaghetti',
  noodle: 'spaghetti',
  dirt: 'soil',
  earth: 'soil',
  ground: 'soil',
  pen: 'pen',
  seedling: 'seedling',
  shoot: 'seedling',
  sprout: 'seedling',
  stem: 'seedling',
  sapling: 'seedling',
  weed: 'seedling',
  bulb: 'light bulb',
  computer: 'laptop',
  tablet: 'smartphone',
  filling: 'bowl',
  ingredient: 'bowl',
  vegetable: 'vegetables',
  'ice cube': 'ice',
  berry: 'blueberry',
}

/** `noun > words of the script without which it is something else`; behind `!` words with which it is. */
const OTHERWISE_ROWS = `
cloth > ! needle thread sew stitch fabric
stem, shoot, sprout > plant soil garden pot root seed leaf flower rose cutting vine seedling
bulb > ! tulip daffodil soil garden plant bloom
metal > microwave fork spoon cutlery
knob > ! drawer dresser cabinet cupboard wardrobe door
button > ! shirt coat sew thread jacket blouse
pan > ! engine transmission roller plumber toilet
jack > car tire tyre wheel lug axle
card > ! deck poker birthday postcard memory sim thank invitation
socket > ! bulb lamp wrench shoulder hip
board > ! circuit surf computer white chess dart sail
clove > ! spice cinnamon nutmeg ham
filling > ! tooth dentist cavity
batter > ! baseball
screen > ! window door television laptop
ground > ! wire outlet beef coffee
light > ! sun plant camera
plug > ! drill dowel drywall screw spark
link > ! chain bracelet bicycle
message > ! bottle voicemail
setting > ! table
bolt > ! fabric
`
const words = (list: string | undefined): readonly string[] => (list ?? '').split(' ').filter(Boolean)
const OTHERWISE: ReadonlyMap<string, { readonly needs: readonly string[]; readonly unless: readonly string[] }> = new Map(
  tableRows(OTHERWISE_ROWS).flatMap(([nouns, cues]) => {
    const [needs, unless] = cues.split('!')
    return nouns.split(',').map((noun) => [noun.trim(), { needs: words(needs), unless: words(unless) }] as const)
  }),
)

/** The drawing that a noun of instructions names in a script with these words; undefined where it names its own or none is certain. */
export function drawnNameInInstructions(noun: string, script: ReadonlySet<string>): string | undefined {
  const { needs = [], unless = [] } = OTHERWISE.get(noun) ?? {}
  const isOther = unless.some((word) => script.has(word)) || (needs.length > 0 && !needs.some((word) => script.has(word)))
  return isOther ? undefined : DRAWN_NAMES_IN_INSTRUCTIONS[noun]
}

/** Drawings of portions of food. */
export const DRAWN_PORTIONS: Readonly<Record<string, string>> = {
  'slice of bread': 'toast',
  'slice of lemon': 'lemon slice',
  'slice of orange': 'orange slice',
  'slice of pizza': 'slice of pizza',
}

/** What runs is poured out of a vessel. */
export const VESSELS_OF_LIQUIDS: Readonly<Record<string, string>> = {
  water: 'jug',
  wine: 'bottle',
  milk: 'jug',
  cream: 'jug',
  broth: 'jug',
  stock: 'jug',
  juice: 'jug',
  lemonade: 'jug',
  coffee: 'cup',
  tea: 'teapot',
  batter: 'bowl',
  sauce: 'saucepan',
  syrup: 'jug',
  honey: 'jug',
  vinegar: 'bottle',
  wax: 'saucepan',
  butter: 'saucepan',
}
