import type { PlanAction, PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { JOYLESS_ADVERBS, JOY_COMPLEMENTS } from './joy.ts'

const table = <T extends string>(rows: Readonly<Partial<Record<T, string>>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries<string | undefined>(rows).flatMap(([value, words]) =>
      (words ?? '').split(' ').map((word) => [word, value as T] as const),
    ),
  )

/** Action of a person or an animal by the lemma of the verb. */
export const ACTION_VERBS = table<PlanAction>({
  walk: 'walk shuffle stride saunter trot plod hobble tiptoe creep sneak limp stagger trudge pace patrol wade stumble stroll wander march hike parade demonstrate migrate emigrate descend approach lead guide escort follow move head flock leave go come arrive return enter step travel cross',
  run: 'run pursue charge hurtle dash bolt jog gallop race flee escape chase rush sprint hurry',
  sit: 'sit slump perch rest wait ride-in drive',
  sleep: 'sleep nap doze snore dream',
  think: 'think wonder imagine consider decide remember forget believe doubt calculate plan solve guess understand',
  talk: 'talk growl murmur mumble grumble roar bellow groan gasp croak stammer stutter admit remark chant scoff tease joke snarl scream yell mutter reply declare complain scold persuade lecture preach testify confess gossip insist say tell speak ask answer explain teach argue shout whisper announce promise call warn',
  look: 'look peer glance check scan watch see stare gaze observe notice search find discover examine read-map spot inspect',
  point: 'point',
  give: 'give hand show offer pay sell lend slip pass present serve award',
  lean: 'lean stoop',
  blow: 'blow breathe exhale spit spew belch puff',
  hold: 'hold clutch grip snatch seize collect keep lift take grab catch receive win get',
  work: 'work pack tie wrap mend sharpen shear assemble construct tinker polish load unload plow harvest rake hoe weed iron weld stitch knit embroider crochet sculpt whittle chisel engrave brush chop rub build make repair fix hammer invent craft saw carve forge sew weave mix stir plant cut paint clean push pull open close',
  read: 'read study',
  write: 'write scribble jot draw sign note sketch type code program',
  eat: 'eat nibble munch devour gobble bite chew taste swallow feed',
  drink: 'drink gulp sip',
  cook: 'cook grill simmer bake fry boil roast',
  carry: 'carry lug tow bring deliver drag steal haul shoulder',
  ride: 'ride cycle pedal',
  dance: 'dance',
  sing: 'sing hum',
  play: 'play rehearse perform juggle',
  wave: 'wave beckon salute greet welcome',
  hug: 'hug comfort embrace cuddle kiss',
  water: 'water',
  climb: 'climb clamber scramble scale',
  swim: 'swim dive float',
  jump: 'jump leap hop bounce vault',
  kneel: 'kneel hide crouch squat plead beg',
  cry: 'cry wail weep sob mourn',
  laugh: 'laugh chuckle giggle smile grin',
  cheer: 'cheer celebrate rejoice clap applaud',
  pray: 'pray',
  bow: 'bow curtsy',
  crawl: 'crawl',
  fall: 'fall trip tumble topple plummet',
  lie: 'lie',
  throw: 'throw hurl toss fling',
  dig: 'dig shovel bury',
  sweep: 'sweep',
  wash: 'wash scrub rinse',
  knock: 'knock',
})

/**
 * Words behind a verb with which its action is seen, where the verb alone also means something else: `threw a party`, `fell in love`, `the fog lies`.
 * Without them the verb shows nothing.
 */
export const SEEN_BEFORE: ReadonlyMap<string, RegExp> = new Map([
  ...['throw', 'hurl', 'toss', 'fling'].map(
    (verb) =>
      [
        verb,
        /\b(?:balls?|stones?|rocks?|pebbles?|spears?|snowballs?|caps?|nets?|sticks?|bones?|hats?|coins?|shoes?|javelins?|discus|darts?|bottles?|apples?|frisbees?|ropes?|papers?)\b/u,
      ] as const,
  ),
  ['lie', /^(?:down|still|awake|asleep|there|flat|dead|dying|wounded|on|in|under|beside|among|next)\b/u],
  ['sweep', /\b(?:floors?|streets?|yards?|rooms?|house|leaves|steps|stairs|kitchen|porch|dust|snow|path|shop|pavement)\b/u],
  ['move', /^(?:back |out |away )?(?:to|into|in with|there|abroad|home|across)\b/u],
  ['head', /^(?:back |out |straight )?(?:to|for|towards?|home|into|north|south|east|west|up|down)\b/u],
  ['hide', /^(?:behind|under|beneath|among)\b/u],
  ['give', /^(?!up|in|way|off|out|birth|rise)\w+ (?:\w+ ){0,4}\w+/u],
  // `slipped the guard a note`, not `slipped on the ice`; what is passed goes to somebody.
  ...['slip', 'pass', 'pay', 'present', 'serve', 'sell', 'lend'].map((verb): [string, RegExp] => [
    verb,
    /^(?:him|her|them|me|us|you|(?:the|an?|his|her|their|my|our|your|some|one|two|three|four|five|six|seven|eight|nine|ten|both|each|every|(?!(?:on|in|at|under|by|through|behind|for|with|out|off|up|down|away|over|into|from|past|across|between|inside|outside|around|along|to)\b)\p{L}+) (?:\p{L}+ )*?(?:an?|the|his|her|their|to|some|one|two|three|four|five|six|seven|eight|nine|ten|for)) \p{L}/u,
  ]),
  // `showed the judge a photo`, not `showed signs of stress`, `showed up`, `offered to help`.
  ...['show', 'hand', 'offer', 'award'].map((verb): [string, RegExp] => [
    verb,
    /^(?:over )?(?:him|her|them|me|us|you|it|the|an?|his|my|their|our|your|some|one|two|three|four|five|each|every)\b(?: \p{L}|$)/u,
  ]),
  ['lean', /^(?:far |forward|down|over|out|into|across|in|toward|towards|closer)\b/u],
  ['blow', /\b(?:bubbles?|fire|flames?|smoke|sparks?|steam|rings?|dust|clouds?|feathers?|seeds?|candles?|water|ice|frost|lava|ash)\b/u],
  ...['breathe', 'exhale', 'spit', 'spew', 'belch', 'puff'].map((verb): [string, RegExp] => [
    verb,
    /^(?:out )?(?:\p{L}+ ){0,3}(?:bubbles?|fire|flames?|smoke|sparks?|steam|rings?|clouds?|water|ice|frost|lava|ash|balls?|jets?|streams?)\b/u,
  ]),
  ...['lead', 'guide', 'escort'].map(
    (verb) =>
      [
        verb,
        /\b(?:through|into|out of|across|down|up|along|over|home|away|inside|up|to (?:the|a|an|his|her|their|my|our|him|them|me|us|safety))\b/u,
      ] as const,
  ),
  ['make', /^(?:an?|the|some|his|her|my|their|our|your|its|one|two|three|four|five|six)\b/u],
  ['get', /^(?:an?|the|his|her|my|their|our|your|its|some|any|one|two|three|four|five|it|them)\b/u],
  ['knock', /^(?:on|at|twice|once|again|three|softly|gently|loudly)\b/u],
])

/** Words behind a verb with which nothing of its action is seen. */
export const UNSEEN_BEFORE: ReadonlyMap<string, RegExp> = new Map([
  ...['laugh', 'smile', 'chuckle', 'giggle', 'grin'].map((verb): [string, RegExp] => [
    verb,
    new RegExp(`^(?:\\w+ )?${JOYLESS_ADVERBS}\\b`, 'u'),
  ]),
  [
    'fall',
    /^(?:asleep|in love|silent|ill|sick|behind|apart|for|short|into(?! (?:the|a|an|his|her|its|their) (?:\w+ )?(?:water|river|lake|sea|well|hole|pit|pond|ditch|trap|snow|mud|pool|canal|net|ravine|sewer|bush(?:es)?|grass|hay)\b)|victim|out(?! of (?:the|a|an|his|her|its|my|their)\b)|under|to)\b/u,
  ],
  ['slip', /^(?:into|out|away|past|through|by|from|it|this|that)\b/u],
  ['trip', /^(?:to|around|through)\b/u],
  ['dream', /^(?:of|about)\b/u],
  [
    'bury',
    /\b(?:face|head|nose|him|her|them|me|us|dead|bod(?:y|ies)|husband|wife|mother|father|parents|child|children|son|daughter|brother|sister|grandfather|grandmother|alive)\b/u,
  ],
  ['dig', /^(?:into|deeper|in|up the past)\b/u],
  ['wash', /^(?:up|away|ashore|over)\b/u],
  ['shovel', /^(?:money|food)\b/u],
  [
    'go',
    /^(?:down by|down with|under|through|without|(?:down|out|off|on|by|wrong|dark|quiet|silent|missing|bankrupt|broke|viral|bad|blind|crazy|extinct)(?:$| (?:in|at|on|when|until|as)\b))/u,
  ],
  ['come', /^(?:up|down in|true|apart|undone|about|first|last|of|with)\b/u],
  ['leave', /^(?:me|him|her|us|them|you) (?:her|his|their|my|our|your|a|an|the|some|alone)\b/u],
  ['pull', /^(?:over|up|in|out|off|away|through|together|back|ahead)\b/u],
])

/** Actions of verbs together with the words behind them: `burst out laughing`, `nodded off`. */
export const SEEN_TOGETHER: ReadonlyMap<string, readonly (readonly [RegExp, PlanAction])[]> = new Map([
  ['stir', [[/\b(?:pot|cauldron|kettle|pan|stew|soup|porridge)\b/u, 'cook']]],
  [
    'burst',
    [
      [/^out laughing\b|^into (?:\w+ )?laughter\b/u, 'laugh'],
      [new RegExp(`^into (?:\\w+ )?tears ${JOY_COMPLEMENTS}`, 'u'), 'laugh'],
      [/^into (?:\w+ )?tears\b|^out (?:crying|sobbing)\b/u, 'cry'],
      [/^into (?:song|applause)\b/u, 'cheer'],
    ],
  ],
  [
    'break',
    [
      [/^down (?:in tears|and (?:cried|wept|sobbed)|crying|sobbing)\b/u, 'cry'],
      [/^into a (?:run|sprint)\b/u, 'run'],
    ],
  ],
  ...['cry', 'weep', 'sob'].map((verb): [string, [RegExp, PlanAction][]] => [
    verb,
    [[new RegExp(`^(?:\\w+ )?${JOY_COMPLEMENTS}`, 'u'), 'laugh']],
  ]),
  ['nod', [[/^off\b/u, 'sleep']]],
  // On the ice, not a note to somebody.
  ['slip', [[/^(?:and (?:fell|tumbled)|on (?:the|an?|some)|down (?:the|an?)|off (?:the|an?|his|her))\b/u, 'fall']]],
  // Into what is open at its top one looks bent over it.
  ...['peer', 'look', 'stare', 'gaze', 'glance', 'peek'].map((verb): [string, (readonly [RegExp, PlanAction])[]] => [
    verb,
    [
      [
        /^(?:deep |down |curiously |carefully )*(?:in|into|over the edge|over the rim|over the side) (?:of )?(?:the|an?|his|her|its|their|my|each|every) (?:\w+ ){0,2}(?:box|well|hole|pit|basket|chest|pot|cauldron|drawer|bag|sack|crib|cradle|nest|barrel|bucket|trunk|grave|coffin|crate|bowl|pan|tank|trap|den|burrow|pond|pool|water|river|abyss|canyon)\b/u,
        'lean',
      ],
    ],
  ]),
  // Love is given with both arms.
  ['give', [[/^(?:\w+ ){1,3}?(?:a|one last|another) (?:\w+ )?(?:hug|kiss|cuddle|embrace)\b/u, 'hug']]],
  ['drift', [[/^off to sleep\b/u, 'sleep']]],
  [
    'fall',
    [
      [/^(?:fast |sound )?asleep\b/u, 'sleep'],
      [/^to (?:his|her|my|their) knees\b/u, 'kneel'],
    ],
  ],
  ['drop', [[/^to (?:his|her|my|their) knees\b/u, 'kneel']]],
  ['set', [[/^(?:off|out)\b(?! (?:the|an?|his|her) (?:alarm|bomb|firework))/u, 'walk']]],
  ['curl', [[/^up (?:on|in|under|beside|next)\b/u, 'lie']]],
  ['sink', [[/^(?:down )?(?:into|onto) (?:the|an?|his|her|my) (?:\w+ )?(?:chair|armchair|sofa|couch|seat|bench)\b/u, 'sit']]],
  ['bend', [[/^(?:down|over)\b/u, 'kneel']]],
  [
    'follow',
    [
      [
        /^(?:the|a|this|that) (?:\w+ )?(?:path|road|trail|river|coast|shore|track|stream|valley|ridge|lake|canal)\b|^(?:it|him|her|them|me|us|(?:the|his|her|a|an|my) \w+) (?:down|through|into|up|along|to|across|back|home|inside|out)\b/u,
        'walk',
      ],
    ],
  ],
  ['climb', [[/\b(?:hill|deck|into|onto|out|aboard|down|attic|path|slope|dune|stairs|steps|staircase|stairway)\b/u, 'walk']]],
  ['kick', [[/^the ball\b/u, 'play']]],
  ['pound', [[/^(?:on|at|against) (?:the|his|her|my|our|their) (?:\w+ )?(?:doors?|gates?|windows?)\b/u, 'knock']]],
  ['bang', [[/^(?:on|at|against) (?:the|his|her|my|our|their) (?:\w+ )?(?:doors?|gates?|windows?)\b/u, 'knock']]],
  [
    'study',
    [
      [
        /^(?:the|his|her|a|its|their|my) (?:\w+ )?(?:map|face|photos?|photograph|painting|picture|sky|stars|footprints|tracks|ground|room|window)\b/u,
        'look',
      ],
    ],
  ],
  ['show', [[/\b(?:way|path|road|direction|house|room|door)\b/u, 'point']]],
])

/** Heavy things that are pushed and pulled with the whole body. */
export const HEAVY_LOADS =
  /\b(?:carts?|wagons?|crates?|box(?:es)?|barrels?|boulders?|rocks?|stones?|cars?|trucks?|bus|sleds?|sledges?|chests?|wheelbarrows?|sofas?|couch|tables?|piano|beds?|trunks?|boats?|logs?|wardrobes?|trolleys?|carriages?|cannons?|ropes?|statues?)\b/u

/** What happens to a thing that is the subject of the verb, or the object of a verb of change. */
export const EVENT_VERBS = table<PlanEvent>({
  appear: 'appear emerge arrive begin start discover invent reveal',
  vanish: 'vanish disappear evaporate dissolve steal lose',
  grow: 'grow expand swell widen develop increase inflate sprout germinate',
  shrink: 'shrink dwindle reduce decrease narrow contract erode deflate',
  rise: 'rise climb soar ascend',
  fall: 'fall drop tumble plunge topple crash rain hail overturn',
  fly: 'fly glide hover',
  float: 'float drift bob',
  sink: 'sink submerge drown capsize founder',
  flow: 'flow stream trickle gush',
  burn: 'burn ignite blaze',
  melt: 'melt thaw',
  freeze: 'freeze',
  break: 'break crack shatter snap burst pop split tear smash splinter wreck hatch',
  open: 'open unlock unfold',
  close: 'close shut lock fold',
  spin: 'spin rotate turn whirl twist',
  orbit: 'orbit circle revolve',
  swing: 'swing sway dangle',
  shake: 'shake tremble vibrate rattle quake wobble',
  bounce: 'bounce hop',
  roll: 'roll',
  slide: 'slide slip glide',
  drive: 'drive race speed sail',
  glow: 'glow shine light sparkle glitter gleam',
  flash: 'flash blink strike flicker',
  smoke: 'smoke smoulder',
  steam: 'steam boil heat',
  drip: 'drip leak ooze',
  pour: 'pour',
  fill: 'fill',
  empty: 'empty drain',
  multiply: 'multiply double triple copy repeat spread divide',
  scatter: 'scatter disperse',
  gather: 'gather collect unite meet',
  swarm: 'swarm',
  beat: 'beat pulse pump throb',
  bloom: 'bloom blossom flower',
  collapse: 'collapse crumble destroy demolish raze flatten',
  launch: 'launch',
  ring: 'ring chime',
  explode: 'explode detonate',
  fade: 'fade bleach',
  wither: 'wither wilt droop shrivel',
  spill: 'spill overflow',
  'go-out': 'extinguish douse snuff',
})

/** Verbs whose object, not whose doer, changes. */
export const CAUSATIVE_VERBS = new Set(
  'melt burn break open close lock unlock fill empty pour spill shake spin roll ring heat boil freeze crack smash split tear fold multiply double shrink reduce steal launch light strike split gather collect scatter drop destroy demolish raze flatten wreck explode detonate bleach extinguish douse snuff topple overturn capsize swing sink grow deflate inflate erode dissolve shatter snap burst pop bounce'.split(
    ' ',
  ),
)

/** How a thing with an event is called: `burning house`. */
export const EVENT_ADJECTIVES: Readonly<Partial<Record<PlanEvent, string>>> = {
  burn: 'burning',
  melt: 'melting',
  break: 'breaking',
  fall: 'falling',
  grow: 'growing',
  shrink: 'shrinking',
  bloom: 'blooming',
  collapse: 'collapsing',
  freeze: 'freezing',
  sink: 'sinking',
  fly: 'flying',
  vanish: 'vanishing',
  explode: 'exploding',
  fade: 'fading',
  wither: 'withering',
  'go-out': 'extinguished',
}

/** How a person or an animal with an action is called: `sleeping person`. */
export const ACTION_ADJECTIVES: Readonly<Partial<Record<PlanAction, string>>> = {
  walk: 'walking',
  run: 'running',
  sit: 'sitting',
  sleep: 'sleeping',
  think: 'thinking',
  talk: 'talking',
  read: 'reading',
  write: 'writing',
  eat: 'eating',
  drink: 'drinking',
  cook: 'cooking',
  carry: 'carrying',
  ride: 'riding',
  dance: 'dancing',
  sing: 'singing',
  hug: 'hugging',
  climb: 'climbing',
  swim: 'swimming',
  jump: 'jumping',
  kneel: 'kneeling',
  cry: 'crying',
  laugh: 'laughing',
  cheer: 'cheering',
  pray: 'praying',
  bow: 'bowing',
  crawl: 'crawling',
  fall: 'falling',
  lie: 'lying',
  push: 'pushing',
  pull: 'pulling',
  throw: 'throwing',
  dig: 'digging',
  sweep: 'sweeping',
  wash: 'washing',
  knock: 'knocking',
}

/** Verbs that show less than another one of the same subject: `He stayed, drank wine`. */
export const WEAK_VERBS: ReadonlySet<string> = new Set(
  'stand stay go come leave get take keep have find see become start begin try use make let want put set turn look bend stop return arrive enter remember think decide know hear feel'.split(
    ' ',
  ),
)

/** Verbs of the mind and of having: somebody standing there shows nothing of them. */
export const MENTAL_VERBS = new Set(
  'want know think believe trust hope decide refuse mean understand remember forget love hate need like agree expect doubt realize realise wonder prefer fear own have deserve learn'.split(
    ' ',
  ),
)

/** Verbs that a hand does to an object. */
export const HAND_VERBS = new Set(
  'press push pull fold squeeze wipe whisk beat carve dice halve hammer brush paint plant tighten loosen open close crush mash grind toss drizzle season pound mince sew sand rub mix stir pour cut peel knead roll twist turn hold tie glue fill sprinkle spread grate chop slice crack scrub screw attach remove lift insert plug draw write clean wrap unwrap stretch dip rinse wash shake set place tip take put grab hold drop scroll swipe click type zoom'.split(
    ' ',
  ),
)
export const UP_VERBS =
  /^(?:rise|climb|grow|increase|double|triple|soar|multiply|explode|expand|surge|swell|skyrocket|quadruple|jump|strengthen|rebound)$/
export const DOWN_VERBS =
  /^(?:fall|drop|shrink|decrease|decline|halve|sink|plunge|collapse|crash|dwindle|tumble|slump|lose|slip|slide|dip|weaken)$/
/** Nouns of quantities that can rise or fall. */
export const MEASURED =
  /\b(?:prices?|costs?|numbers?|population|temperatures?|rates?|savings|sales|profits?|values?|wages?|salar(?:y|ies)|rents?|debts?|inflation|interest|money|emissions|deaths|cases|demand|income|levels?|speed|share|shares|stocks?|budget|revenue|traffic|risk|pressure|yield|harvest|production|membership|users|tax(?:es)?|unemployment|output|heart rate)\b/i
