import { LOCATIVE } from '../../languages/en/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Picture } from '../../story/story-state.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isInIce, locates } from '../../story/setting/asserted-text.ts'
import { natureOf } from '../../senses/lexicon.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'
import { isPlace } from '../scene-item.ts'

const FURNITURE = /^(?:table|floor|wall|window|door|stove|sink|drawer|shelf|chair|bench|desk|bed|lamp|counter)$/u
const ROOMS: ReadonlySet<string> = new Set(['kitchen', 'bedroom', 'office', 'classroom', 'library', 'hospital', 'school'])

/** `the kitchen table` stands in the kitchen. */
const placeOfFurniture = (phrases: readonly Phrase[]): Picture | undefined =>
  phrases
    .filter(({ bar, nouns, lemma }) => bar === '' && nouns.length === 2 && FURNITURE.test(lemma))
    .map(({ nouns }) => drawableNamed(nouns[0]!.low))
    .filter((drawn) => drawn?.art?.startsWith('place/') === true && ROOMS.has(drawn.name))
    .map((drawn): Picture => ({ name: drawn!.name, drawn: drawn!, isPerson: false }))[0]

/** What stands in one kind of room only. */
const FIXTURES: readonly (readonly [RegExp, string])[] = [
  [/^(?:sink|stove|refrigerator|fridge|oven|dishwasher|kettle|saucepan|frying pan)$/u, 'kitchen'],
  [/^(?:sofa|couch|armchair|television|tv|mantelpiece|carpet)$/u, 'living room'],
  [/^(?:hallway|bannister|banister|landing)$/u, 'hallway'],
  [/^(?:pillow|mattress|duvet|blankets|bedside|nightstand)$/u, 'bedroom'],
  [/^(?:blackboard|chalkboard)$/u, 'classroom'],
]

/** `My wife, who was lying beside me`. */
const BESIDE_IN_BED =
  /\b(?:lying|lay|lies|asleep|sleeping|slept|sleeps) (?:right |awake |asleep )?(?:beside|next to) (?:me|him|her|us|my (?:wife|husband))\b/iu
const OUTSIDE_BED =
  /\b(?:tent|grass|forest|woods|beach|sand|snow|field|meadow|hospital|floor|sofa|couch|boat|grave|street|road|ground|cave|train|bus|cell|trench)\b/iu

/** `She stood at the sink`, `the cat hid under the sofa`: the room of people of a story of which no place is told. */
export function placeOfFixtures({ phrases, isNarrative, text }: Analysis, last: string | undefined): Picture | undefined {
  const isBedroom = isNarrative && BESIDE_IN_BED.test(text) && !OUTSIDE_BED.test(text) && (last === undefined || isIndoors(last))
  if (isBedroom) return { name: 'bedroom', drawn: drawableNamed('bedroom')!, isPerson: false }
  const fixtures = isNarrative ? phrases.filter(({ bar, role, isPlural }) => bar === '' && role === 'behind' && !isPlural) : []
  const rooms = fixtures.flatMap(({ lemma, head, preposition }) =>
    FIXTURES.filter(
      ([nouns]) =>
        /^(?:at|in|on|under|behind|from|beside|by|over|near|of|onto|across|against)$/u.test(preposition ?? '') &&
        (nouns.test(lemma) || nouns.test(head.low)),
    ),
  )
  // `She stood in the kitchen. She slept on the sofa`: another room, but the same garden.
  if (last !== undefined && !/^(?:room|bedroom|kitchen)$/u.test(last)) return undefined
  const drawn = rooms[0] && drawableNamed(rooms[0][1])
  return drawn && { name: drawn.name, drawn, isPerson: false }
}

const TELLING = /^(?:tell|say|ask|dream|think|talk|speak|remember|imagine|promise|explain|wonder|hear|know|write|read|sing|teach)$/u

/** `She told me how she had crossed the ocean`, `He dreamed of the sea`: nobody is there now. */
function isReported({ start }: Phrase, { tokens }: Analysis): boolean {
  const opening = tokens.findLastIndex(({ low, i }) => i < start && /^(?:how|that|of|about|why|where)$/u.test(low))
  return opening > 0 && tokens.slice(Math.max(0, opening - 3), opening).some(({ pos, lemma }) => pos === 'VERB' && TELLING.test(lemma))
}

/** `There are twelve computers, a studio and a garden`: one of several things, not where all is seen. */
const isListed = ({ role, start }: Phrase, { tokens }: Analysis): boolean => {
  const before = tokens[start - 1]
  const isLast = role === 'object' && /^(?:and|or)$/u.test(before?.low ?? '') && tokens.slice(0, start - 1).some(({ text }) => text === ',')
  return (
    isLast &&
    !tokens
      .slice(0, start - 1)
      .findLast(({ text, pos }) => text === ',' || pos === 'VERB')
      ?.pos.startsWith('VERB')
  )
}

/** `inside planets, oceans and living cells`: of a list of kinds of things none is where it happens. */
const isOneOfList = ({ start, end, isPlural, run }: Phrase, { tokens }: Analysis): boolean => {
  const isBare = isPlural && run.every(({ pos }) => pos !== 'DET' && pos !== 'PRON' && pos !== 'NUM')
  const before = tokens.slice(0, start).findLast(({ pos, low }) => pos !== 'ADV' || /^(?:and|or)$/u.test(low))
  const after = tokens[end + 1]
  const beforeConjunction = tokens[(before?.i ?? 0) - (tokens[(before?.i ?? 0) - 1]?.text === ',' ? 2 : 1)]
  const isAfterNoun = /^(?:,|and|or)$/u.test(before?.low ?? '') && /^(?:NOUN|PROPN)$/u.test(beforeConjunction?.pos ?? '')
  const isBeforeNoun =
    (after?.text === ',' || /^(?:and|or)$/u.test(after?.low ?? '')) &&
    tokens.slice(end + 2, end + 6).some(({ low }) => /^(?:and|or)$/u.test(low))
  // `over deserts, oceans and mountains`.
  const isFirst =
    isBare &&
    after?.text === ',' &&
    /^ \p{L}+ (?:and|or) /u.test(
      ` ${tokens
        .slice(end + 2, end + 4)
        .map(({ low }) => low)
        .join(' ')} `,
    ) &&
    tokens[end + 2]?.pos === 'NOUN'
  if (isFirst) return true
  return isBare && isAfterNoun && (after === undefined || isBeforeNoun || after.pos === 'PUNCT' || /^(?:and|or)$/u.test(after.low))
}

/** Lands that are known for what they are like. */
const LANDS: readonly (readonly [RegExp, 'desert' | 'jungle' | 'river'])[] = [
  [/^(?:Sahara|Gobi|Atacama|Kalahari|Namib|Mojave|Negev|Sinai|Outback)$/u, 'desert'],
  [/^(?:Amazon|Amazonia)$/u, 'jungle'],
  [
    /^(?:Nile|Danube|Rhine|Rhône|Loire|Elbe|Tagus|Volga|Don|Dnieper|Ganges|Indus|Mekong|Yangtze|Mississippi|Missouri|Zambezi|Orinoco|Tigris|Euphrates)$/u,
    'river',
  ],
]

/** `in the Sahara`: the land that a name is of. */
function namedLand(phrases: readonly Phrase[]): Picture | undefined {
  const names = phrases.filter(
    ({ isName, isOwner, bar, role, preposition = '' }) =>
      isName && !isOwner && bar === '' && role === 'behind' && LOCATIVE.test(preposition),
  )
  const land = names.flatMap(({ head }) => LANDS.find(([name]) => name.test(head.text))?.[1] ?? [])[0]
  const drawn = land && drawableNamed(land)
  return drawn && { name: drawn.name, drawn, isPerson: false }
}

/** `got into medical school`: nobody is there yet. */
const isAdmitted = ({ preposition, lemma, start, run }: Phrase, { tokens }: Analysis): boolean =>
  preposition === 'into' &&
  /^(?:school|university|college|academy)$/u.test(lemma) &&
  run[0]!.pos !== 'DET' &&
  /^(?:get|accept|admit)$/u.test(tokens[start - 2]?.lemma ?? '')

/** `a whole town of worms`, `a sea of candles`: many of them, and no place. */
const isManyOf = (phrase: Phrase, { phrases }: Analysis): boolean => {
  const content = phrases.find(({ of }) => of === phrase)
  const isOneOfKind = /^(?:an?|this|that|whole)$/u.test(phrase.run[0]!.low)
  return content !== undefined && isOneOfKind && !content.isName && content.run.every(({ pos }) => pos !== 'DET' && pos !== 'PRON')
}

/** `, to the zoo`, `and even to the sea`: behind a comma or a conjunction. */
const isJoined = (start: number, tokens: Analysis['tokens']): boolean =>
  /^(?:,|and|or)$/u.test(tokens.slice(0, Math.max(0, start - 1)).findLast(({ pos }) => pos !== 'ADV')?.low ?? '')

/** One of a row of phrases with their own prepositions. */
const isCoordinated = ({ role, start }: Phrase, { tokens, phrases }: Analysis): boolean =>
  role === 'behind' &&
  phrases.some(({ role: other, start: from, end }) => {
    const isBefore = end < start && isJoined(start, tokens)
    const isBehind = from > start && isJoined(from, tokens)
    return other === 'behind' && (isBefore || isBehind)
  })

/** `told the whole street`, `The entire village laughed`: those who live there. */
const isForPeople = ({ run, role, start, head }: Phrase, { tokens }: Analysis): boolean =>
  run.some(({ low }) => /^(?:whole|entire)$/u.test(low)) &&
  ((role === 'object' && TELLING.test(tokens[start - 1]?.lemma ?? '')) ||
    (role === 'subject' && /^(?:laugh|know|come|talk|watch|wait|sleep|cry|cheer|gather)$/u.test(tokens[head.i + 1]?.lemma ?? '')))

/** `I slept in my car and showered at the gym`: what is seen happens elsewhere. */
const isBehindVehicle = (place: Phrase | undefined, { phrases, tokens }: Analysis): boolean =>
  place !== undefined &&
  phrases.some(
    ({ preposition, lemma, end }) =>
      preposition === 'in' &&
      /^(?:car|van|truck|tent|bus|train|boat|taxi)$/u.test(lemma) &&
      end < place.start &&
      tokens.slice(end + 1, place.start).some(({ low }) => /^(?:and|then|but)$/u.test(low)),
  )

/** `turned the field into a lake`: it only looks like one. */
const isTurnedInto = ({ preposition, start }: Phrase, { tokens }: Analysis): boolean =>
  preposition === 'into' && tokens.slice(Math.max(0, start - 6), start - 2).some(({ lemma }) => /^(?:turn|change|transform)$/u.test(lemma))

const BUILDING =
  /^(?:house|tavern|inn|cottage|hotel|restaurant|café|cafe|shop|village|town|church|castle|palace|farm|school|cabin|hut|home|villa|bar|pub|bakery|museum|apartment|flat|mansion|clinic)$/u
/** `to a tiny tavern by the river`, `left her the house at the lake`: where a building is that somebody comes to or speaks of. */
const isOfOtherPlace = ({ start, preposition }: Phrase, { phrases }: Analysis): boolean =>
  /^(?:by|near|beside|behind|between|above|below|opposite|at|on)$/u.test(preposition ?? '') &&
  phrases.some(({ end, role, lemma }) => end === start - 2 && role !== 'subject' && BUILDING.test(lemma))

/** `room 412`: of a hotel or a hospital. */
const isNumberedRoom = ({ lemma, end }: Phrase, { tokens }: Analysis): boolean =>
  lemma === 'room' && /^\d/u.test(tokens[end + 1]?.low ?? tokens[end]!.low)

/** `every city on earth`: all there are, and none of them. */
const isAnyOfKind = ({ run, end }: Phrase, { tokens }: Analysis): boolean =>
  run.some(({ low }) => /^(?:every|each|any|all|no)$/u.test(low)) &&
  /^(?:on earth|in the|of the|anywhere|everywhere)\b/u.test(
    tokens
      .slice(end + 1, end + 3)
      .map(({ low }) => low)
      .join(' '),
  )

/** What one does to a place in which one is. */
const BEING_THERE =
  /^(?:be|enter|reach|cross|climb|search|explore|visit|leave|roam|guard|sweep|walk|wander|fill|cover|flood|storm|invade|haunt|inhabit|pass|follow|surround|approach|see|find|watch|plough|plow|tend|paint|clean|run|open|own|rule|love|describe|picture|imagine|show|light|escape|flee|circle|scale|survey|patrol|hit|strike|swallow|sail|swim|ride|descend|ascend)$/u

/** `sold the farm`, `the westernmost cliff, ...`: a place that is only spoken of. */
function isOnlyNamed({ role, start }: Phrase, { tokens }: Analysis): boolean {
  if (role !== 'object') return false
  const verb = tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return verb !== undefined && verb.pos === 'VERB' && !BEING_THERE.test(verb.lemma)
}

const POLAR = /\b(?:Antarctic\p{L}*|Arctic|Greenland|Svalbard)\b/u
/** `a frozen bay`, `the icy lake`, `the coast of Antarctica`. */
const isFrozen = ({ run }: Phrase): boolean => run.some(({ low }) => /^(?:frozen|icy|ice-covered|snowy)$/u.test(low))
const placeNamed = (name: string): Picture => ({ name, drawn: drawableNamed(name)!, isPerson: false })
/** `a cliff above the ocean`: by the sea. */
const OF_SEA = /\b(?:sea|ocean|Atlantic|Pacific|waves|surf|tide|gulls?)\b/iu
const WORDS_OF_SEA = ['sea', 'ocean', 'tide', 'beach', 'wave']
const isOfSea = ({ text, context }: Analysis): boolean =>
  OF_SEA.test(text) || WORDS_OF_SEA.filter((word) => context.script.has(word)).length >= 2
const OF_MOUNTAINS = /\b(?:mountains?|Alps|Andes|Himalayas?|Rockies|Dolomites|Pyrenees|Carpathians|peaks?|valley)\b/u

/** `Imagine a prisoner who was chained in a cave`: where somebody is of whom nothing else is told. */
function placeOfRelative({ phrases, tokens }: Analysis, pictures: ReadonlyMap<Phrase, Picture>): Picture | undefined {
  const [first] = phrases
  const isOfFirst = first && pictures.get(first)?.isPerson && /^(?:who|that)$/u.test(tokens[first.end + 1]?.low ?? '')
  const place = phrases.find(
    (phrase) =>
      phrase.bar === 'relative' &&
      phrase.role === 'behind' &&
      /^(?:in|inside|on|at|under)$/u.test(phrase.preposition ?? '') &&
      pictures.has(phrase) &&
      isPlace(pictures.get(phrase)!),
  )
  return isOfFirst && place ? pictures.get(place) : undefined
}

/** `the streets of the city`, but not `three months of groceries`. */
const isPartOfPlace = (whole: Phrase | undefined): boolean =>
  whole !== undefined &&
  (whole.isName ||
    natureOf(whole.lemma) === 'solid' ||
    /^(?:middle|edge|heart|cent(?:er|re)|end|top|bottom|side|corner|outskirts|north|south|east|west|coast|rest|part|noise|smell|silence)$/u.test(
      whole.lemma,
    ))

/** The place of a sentence: where what it tells happens. `pictures`: of its phrases; `present`: those that are drawn. */
export function placeOf(analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>, present: ReadonlySet<Phrase>): Picture | undefined {
  const { phrases } = analysis
  const isLocated = locates(analysis)
  const all = phrases
    .filter((phrase) => present.has(phrase) && isPlace(pictures.get(phrase)!))
    .filter(
      (phrase) =>
        isLocated(phrase.start) &&
        !isOfOtherPlace(phrase, analysis) &&
        !isOnlyNamed(phrase, analysis) &&
        !isTurnedInto(phrase, analysis) &&
        !isForPeople(phrase, analysis) &&
        !isManyOf(phrase, analysis) &&
        !isAnyOfKind(phrase, analysis) &&
        !isNumberedRoom(phrase, analysis) &&
        !isReported(phrase, analysis) &&
        !isListed(phrase, analysis) &&
        !isOneOfList(phrase, analysis) &&
        !isAdmitted(phrase, analysis),
    )
    .filter(
      ({ role, preposition, of, start }) =>
        role !== 'behind' ||
        LOCATIVE.test(preposition ?? '') ||
        (preposition === 'of' && (analysis.tokens[start - 2]?.low === 'out' || isPartOfPlace(of))),
    )
    .toSorted((a, b) => Number(a.role === 'subject') - Number(b.role === 'subject'))
    .map((phrase) => ({ phrase, picture: pictures.get(phrase)! }))
  // `on the train, in the kitchen or in the park`, `to the zoo and to the sea`: no one of them.
  const isOneOfSeveral =
    new Set(all.map(({ picture }) => picture.drawn.art)).size > 1 && all.every(({ phrase }) => isCoordinated(phrase, analysis))
  if (isOneOfSeveral) return undefined
  const first = isBehindVehicle(all[0]?.phrase, analysis) ? undefined : all[0]
  if (
    first &&
    /^place\/(?:sea|river|beach)$/u.test(first.picture.drawn.art!) &&
    (isFrozen(first.phrase) || POLAR.test(analysis.text) || isInIce(analysis.text))
  )
    return placeNamed(OF_MOUNTAINS.test(analysis.text) ? 'valley' : 'tundra')
  if (all.some(({ phrase }) => /^(?:cliff|headland|cape|rock)$/u.test(phrase.lemma)) && isOfSea(analysis)) return placeNamed('sea')
  // `The kitchen tap drips and you lie there`: not in the kitchen.
  const isInBed = analysis.tokens.some(({ pos, lemma }) => pos === 'VERB' && /^(?:lie|sleep)$/u.test(lemma))
  return first?.picture ?? placeOfRelative(analysis, pictures) ?? namedLand(phrases) ?? (isInBed ? undefined : placeOfFurniture(phrases))
}
