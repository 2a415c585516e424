import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture } from '../story-state.ts'

/** `within`: words of the sentence by which the noun means something else than its picture; `unless`: words by which it does not. */
type OtherSense = { readonly what: RegExp; readonly noun?: RegExp; readonly within: RegExp; readonly unless?: RegExp }

const OTHER_SENSES: readonly OtherSense[] = [
  // The picture is a toadstool.
  {
    what: /^mushroom$/u,
    within:
      /\b(?:slic\w+|fry|fries|fried|saut[eé]\w*|butter\w*|pans?|skillet|handfuls?|recipe|cook\w*|chop\w*|dice\w*|roast\w*|grill\w*|bak(?:e|ed|ing)|stir\w*|soup|sauce|pasta|risotto|pizza|omelett?e|garlic|onions?|cream\w*|salad|stuffed|dish|eat|ate|eaten|edible|add|toss|grams?|delicious|portobello|shiitake|button|kitchen|dinner|stew)\b/iu,
  },
  // The picture is an ice cube.
  {
    what: /^ice$/u,
    within:
      /\b(?:antarctic\w*|arctic|poles?|polar|glaciers?|icebergs?|sea|ocean|lakes?|river|ponds?|seals?|penguins?|walrus\w*|whales?|skat\w+|ships?|sheets?|caps?|shel(?:f|ves)|miles?|kilomet\w+|met(?:re|er)s|feet|thick|beneath|under|across|frozen|winter|planet|comets?|moon|craters?|pluto|mars|ages?|greenland|north|south|explorers?|sled\w*|roads?|slip\w*)\b/iu,
    unless: /\b(?:cubes?|glass(?:es)?|drinks?|cocktails?|cooler|freezer|tea|water bottle|lemonade|swelling|pack|bowl)\b/iu,
  },
  // The picture is an arm.
  {
    what: /^muscle$/u,
    within:
      /\b(?:muscles? (?:\w+ )?(?:in|inside|of|around|behind|that line) (?:your|the|its|his|her|our|their|each|every) (?:\w+ )?(?:guts?|hearts?|eyes?|stomach|intestines?|throat|face|bladder|lungs?|bowels?|chest|neck|jaw|tongue|womb|ears?|blood|arter\w+|airways?|skin)|(?:heart|cardiac|eye|smooth|facial|jaw|throat|neck|stomach) muscles?)\b/iu,
  },
  {
    what: /^medicine$/u,
    within:
      /\b(?:(?:stud(?:y|ies|ied|ying)|teach(?:es|ing)?|taught|practi[cs]\w+|learn\w*|read) (?:\w+ )?medicine|(?:degree|professor|school|history|student|faculty|prize|career|field) (?:of|in|for) (?:\w+ and )?medicine|(?:modern|ancient|traditional|western|chinese) medicine)\b/iu,
  },
  // The picture is of trains.
  {
    what: /^train station$/u,
    noun: /^station$/u,
    within: /\b(?:its|docking|charging|weather|base|work|radio|power|ground|research|listening) stations?\b/iu,
    unless: /\b(?:trains?|tracks?|platforms?|passengers?|town|city|village)\b/iu,
  },
  // The picture is a tin of food.
  { what: /^can$/u, within: /\bcans? of (?:\w+ )?(?:air|spray|spray paint|paint|hairspray|deodorant|lubricant|WD-40|foam)\b/iu },
  // The picture is a reel for sewing.
  { what: /^thread$/u, within: /\b(?:tape|pipes?|faucets?|taps?|bolts?|wrench|leaks?|drip\w*|screws?|jar|lid|hose)\b/iu },
  // Parts of taps, bicycles and engines that plants have as well.
  {
    what: /./u,
    noun: /^(?:stem|bulb|leaf|root|seat|branch)$/u,
    within: /\b(?:taps?|faucets?|valves?|wrench(?:es)?|washers?|bolts?|screws?|spanners?|pliers|handlebars?|plumb\w+|spokes?|axles?)\b/iu,
    unless: /\b(?:plants?|trees?|flowers?|gardens?|soil|grow\w*|lamps?|lights?|socket|drain\w*|clog\w*|gutters?)\b/iu,
  },
  // The picture is of wood, with spokes.
  { what: /^wheel$/u, within: /\b(?:tires?|tyres?|jack|lug|brakes?|hubcaps?|pump)\b/iu },
  // `at the edge of a mossy wood`.
  {
    what: /^wood$/u,
    within:
      /\b(?:(?:edge|middle|heart|end) of|in|into|through|across|beyond|near|from|by) (?:an?|the|this|that|his|her|their) (?:(?!of\b)\p{L}+ )?woods?\b(?! (?:stove|fire|pile|shop|floor|panel|block|plank))/iu,
  },
  // `strip the warmth from a body`.
  { what: /^person$/u, noun: /^body$/u, within: /\b(?:from) (?:a|any|one|the|every) (?:\p{L}+ )?body\b/iu },
  // The picture is a chart.
  {
    what: /^curve$/u,
    within:
      /\b(?:r[au]n|runs|drove|drives?|flew|flies|fly|threw|throws?|bends?|bent|walk\w*|turn\w*|roads?|track|ball|river|spine|neck|hips?|bicycle|car|bus|train|skat\w+|ski\w*|sled|slid|leans?|leaned)\b/iu,
    unless: /\b(?:charts?|graphs?|growth|prices?|data|temperature|learning)\b/iu,
  },
  // `somewhere on our planet`, `no master on earth`.
  {
    what: /^(?:planet|earth)$/u,
    within: /\b(?:on|of|in|across|around|from|under|beneath) (?:(?:our|this|the|whole|entire) )*(?:planet|earth)\b/iu,
    unless:
      /\b(?:orbit\w*|galax\w+|moons?|stars?|solar|rockets?|astronauts?|comets?|asteroids?|space|gravity|spin\w*|core|satellites?|Mars|Venus|Jupiter)\b/iu,
  },
  // `its core collapses and the outer layers explode`: of a star.
  {
    what: /(?:earth's (?:core|mantle|crust)|inner core|outer core|layers of the earth|cent(?:er|re) of the earth)$/u,
    within:
      /\b(?:stars?|supernova\w*|Sun|nebula\w*|pulsars?|galax\w+|Jupiter|Saturn|Mars|Mercury|Venus|Moon|comets?|reactors?|apples?|pears?)\b/u,
    unless: /\b(?:Earth|earth)\b/u,
  },
  // `some of the best-paid brains in the business`: clever people.
  {
    what: /brain$/u,
    within:
      /\b(?:(?:best|bright|fin|great|sharp|smart|clever|keen|young|fresh)(?:est|er)?(?:-\p{L}+)?|top|brilliant) (?:\p{L}+ )?brains?\b|\bbrains behind\b|\bbrain drain\b/iu,
  },
  // Cars of trains and of cables.
  {
    what: /^car$/u,
    within:
      /\b(?:sleeping|sleeper|dining|restaurant|buffet|railway|railroad|passenger|freight|baggage|cattle|subway|tram|street|cable|elevator|train) cars?\b|\bcars? of (?:the|a) (?:\p{L}+ )?(?:train|tram|express)\b/iu,
  },
  { what: /^door$/u, within: /\bnext door\b/iu },
  // The picture is a staircase of a house.
  {
    what: /^(?:stairs|ladder)$/u,
    within:
      /\b(?:stairs?|steps|staircase) (?:of|to|from|into|down from|up to) (?:(?:the|a|an|his|her|their|our|my) )?(?:\p{L}+ )?(?:plane|airplane|aircraft|jet|helicopter|bus|train|tram|carriage|ship|ferry)\b|\b(?:plane|aircraft|boarding|air)[- ]?stairs\b/iu,
  },
  { what: /nest$/u, within: /\bcrow['’]s nest\b/iu },
  // `your intestines cleaning house`.
  { what: /^house$/u, within: /\bclean(?:s|ed|ing)? house\b/iu },
  {
    what: /^(?:tube|pipe|test tube)$/u,
    within: /\b(?:tubing|intestines?|guts?|bowels?|food|bacteria|mucus|blood|throat|stomach|lungs?|kidneys?|body)\b/iu,
    unless: /\b(?:lab|laboratory|doctor|nurse|plastic|glass|rubber|copper|plumber|patient|toothpaste)\b/iu,
  },
]

/** Water that somebody or something is in: `bursts out of the water`, `across the water`. */
const IN_WATER = /\b(?:in|into|out of|across|through|under|beneath|below|on|onto|over|above|from|along|near|by) the (?:\w+ )?water\b/iu
const IN_VESSEL =
  /\b(?:pots?|pans?|kettles?|glass(?:es)?|taps?|cups?|bottles?|buckets?|bowls?|sinks?|jugs?|boil\w*|cook\w*|salt\w*|drink\w*|drank|tea|pasta|noodles|rice|pour\w*|stir\w*|add|soak\w*|dissolv\w+|flow\w*|turn off|shut off)\b/iu

const IN_EARTH = /earth's (?:core|mantle|crust)$|^(?:inner|outer) core$/u
/** `its core shrinks` in a script about stars that does not tell of the earth. */
const isInStar = (name: string, { text, context: { script } }: Analysis): boolean =>
  IN_EARTH.test(name) &&
  !/\bearth\b/iu.test(text) &&
  ['star', 'supernova', 'reactor'].some((word) => script.has(word)) &&
  !script.has('mantle')

/** True where a noun means something else than what its picture shows: cooked mushrooms, the ice of a sea, medicine that is studied. */
export function isOtherSense({ drawn }: Picture, { role, lemma }: Phrase, analysis: Analysis): boolean {
  const { text } = analysis
  if (isInStar(drawn.name, analysis)) return true
  if (drawn.name === 'water') return role === 'behind' && IN_WATER.test(text) && !IN_VESSEL.test(text)
  return OTHER_SENSES.some(
    ({ what, noun, within, unless }) => what.test(drawn.name) && (noun?.test(lemma) ?? true) && within.test(text) && !unless?.test(text),
  )
}
