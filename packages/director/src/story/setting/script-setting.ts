import type { PlanHour, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../analysis.ts'
import { endsPlace, hourIn, weatherIn } from './moment.ts'
import { goesOnIn, isOtherTime } from './goes-on.ts'
import { isGroundOnly } from './ground-only.ts'
import { type Genre, genreOf, isPast, isNarrativeGenre } from './genre.ts'
import { isIndoors, isNature, isOfTown, isVehicle } from '../../vocabulary/place-kinds.ts'
import type { Region } from './place-rows.ts'
import { PLACE_WORDS, regionOf } from './place-words.ts'
import { withoutNamedOnly, withoutOtherPlaces } from './other-places.ts'
import { GAZE_PHRASES } from './perceived.ts'
import { inWards, onMountain, onShip } from './places-by-context.ts'
import { withoutSleepElsewhere } from './sleep-elsewhere.ts'
import { isInIce, assertedText, whereText } from './asserted-text.ts'
import { landOfSubject } from './subject-land.ts'
import { topicRoom } from './topic-room.ts'
import { isWintry } from './winter.ts'
import { isInNamedCity, isTownGuide, withinTown } from './within-town.ts'

/**
 * Where and when a sentence of a script happens, whether it says so itself or others do. `place`: id of a set, or `plain` where none is; undefined where nothing
 * tells. `isOwn`: told by the sentence itself. `isSensed`: what it places somewhere is only heard, remembered or written to there.
 */
export type SentenceSetting = {
  readonly place?: string
  readonly isOwn?: boolean
  readonly isSensed?: boolean
  readonly hour?: PlanHour
  readonly weather?: PlanWeather
}

/** The setting of a script, decided from all of its sentences before any shot is planned. */
export type ScriptSetting = {
  readonly genre: Genre
  readonly sentences: readonly SentenceSetting[]
  /** The room in which a recipe or advice is followed. */
  readonly certain?: string
}

/** Places without a set, and what is drawn for them. */
const SETS: Readonly<Record<string, string>> = {
  nowhere: 'plain',
  prairie: 'plain',
}

/** What a sentence tells of places. `stated`: it happens there; `hints`: points for each place. */
type Evidence = {
  readonly stated?: string
  readonly hints: ReadonlyMap<string, number>
  readonly isSensed: boolean
  /** The place of the story ends before it. */
  readonly isLeft: boolean
  /** It tells of another time, or of somebody or something of which nothing was told: they may be anywhere. */
  readonly isOther: boolean
  /** It tells of another time than those before it. */
  readonly isLater: boolean
  /** It speaks of what is so in general, of nobody in the story. */
  readonly isGeneral: boolean
  /** Who comes to the place that it states was not there before. */
  readonly isArrival: boolean
  /** What it states is ground that many places have. */
  readonly isGroundOnly: boolean
}

const MAX_HINTS = 2
/** Points from which words tell a place without naming it: for one sentence, for a stretch of a story, for a whole script. */
const ENOUGH = { sentence: 2, stretch: 2, script: 2 } as const

/** `heard footsteps in the attic`, `on the phone to a man in prison`: nobody of the story is there. */
const SENSED =
  /\b(?:hear|heard|hears|listen(?:s|ed|ing)? to|noises?|sounds?|footsteps|voices?|dream(?:ed|t|s|ing)? (?:of|about)|(?:thought|think(?:s|ing)?) (?:of|about)|remember(?:ed|s)?|photos? of|letters? (?:from|to)|called (?:me|him|her|us|them)|phoned|above me|below me|far below|in the distance)\b/iu

const PERSONS = /\b(?:he|she|her|his|I|my)\b/u
const GENERAL = /\b(?:you|your|we|us|our|people|everyone|nobody|maybe|perhaps|if|imagine)\b/iu
const isGeneral = (analysis: Analysis, { text }: Analysis = analysis): boolean =>
  !isPast(analysis) && (/^Imagine\b/u.test(text) || (!PERSONS.test(text) && GENERAL.test(text)))
const ARRIVES = /^(?:When|Then|So|But|One|After|Later|Finally|And)\b|\bto (?:the |an? |my |his |her |their |our )?(?:\p{L}+ ){0,2}$/u

const INSIDE = /^inside\b/iu

/** `along the sea floor` tells more than `along the sea`; of other readings the shorter is the nearer. */
const lengthOrder = (a: string, b: string): number => {
  const isPart = a.toLowerCase().startsWith(b.toLowerCase()) || b.toLowerCase().startsWith(a.toLowerCase())
  return isPart ? b.length - a.length : a.length - b.length
}

/** `somewhere on our planet`: nothing is out in space. */
const ON_EARTH = /\b(?:our|this|the|whole|entire) planet\b(?! (?:Mars|Venus|Jupiter|Saturn|Mercury|Neptune))|\bplanet Earth\b/giu
const ON_EARTH_ONCE = new RegExp(ON_EARTH.source, 'iu')
const FAR_OUT =
  /\b(?:orbit\w*|galax\w+|moons?|stars?|solar|rockets?|astronauts?|comets?|asteroids?|light-?years?|Mars|Venus|Jupiter|Saturn|Mercury|Neptune|Pluto)\b/iu

/** Genres of which all happens in one house or wood, on whatever day. */
const ONE_WORLD: ReadonlySet<Genre> = new Set<Genre>(['tale', 'horror', 'nature'])

/** `drawn`: the place that its words were read as by their senses; `before`: sentences just before it. */
function evidenceIn(analysis: Analysis, drawn: string | undefined, genre: Genre, before: readonly Analysis[]): Evidence {
  const isOnEarth = !FAR_OUT.test(analysis.text)
  const text = withoutNamedOnly(withoutSleepElsewhere(assertedText(analysis))).replace(isOnEarth ? ON_EARTH : /^$/u, '')
  const where = withoutOtherPlaces(whereText(analysis)).replace(GAZE_PHRASES, '')
  const hints = new Map<string, number>()
  const stated: { readonly place: string; readonly match: RegExpExecArray }[] = []
  const isSensed = SENSED.test(text)
  const add = (place: string, points: number) => hints.set(place, (hints.get(place) ?? 0) + points)
  for (const { place, region, at, isAt, fixtures, hints: words } of PLACE_WORDS) {
    const match = at?.exec(where) ?? isAt?.exec(where)
    // `hiding in the closet, I hear the stairs creak`: in the closet.
    const isHeard = isSensed && !(match && match.index < where.search(SENSED))
    const points = words ? Math.min(MAX_HINTS, new Set((text.match(words) ?? []).map((word) => word.toLowerCase())).size) : 0
    // Footsteps in the attic are heard in the house.
    if (isHeard && region === 'house' && (match || points > 0)) add('room', 1)
    else if (points > 0 || match) add(place, points + (match ? 1 : 0))
    if (match && !isHeard) stated.push({ place, match })
    else if (!isSensed && fixtures?.test(text)) add(place, 1)
  }
  // What is named first is where the rest happens: `In the kitchen she looked at the garden`; of two readings the shorter.
  const [outer] = stated.toSorted((a, b) => a.match.index - b.match.index || lengthOrder(a.match[0], b.match[0]))
  // `At the foot of a waterfall, deep inside a cave`: in the cave.
  const first = stated.find(({ match }) => outer && match.index > outer.match.index && INSIDE.test(match[0])) ?? outer
  const place = first?.place ?? (isSensed || (drawn === 'space' && isOnEarth && ON_EARTH_ONCE.test(analysis.text)) ? undefined : drawn)
  const inIce = place === undefined && isInIce(text) ? 'arctic' : undefined
  // `at the wrong end of the old town`: no town of any kind.
  const town =
    first === undefined && isOfTown(place) ? [...hints.keys()].find((other) => /^(?:old-town|japan-street)$/u.test(other)) : undefined
  return {
    ...((place ?? inIce) !== undefined && { stated: (place === 'sea' && isInIce(text)) || inIce ? 'arctic' : (town ?? place!) }),
    hints,
    isSensed: isSensed && first === undefined,
    isLeft: endsPlace(analysis.text),
    isOther: !ONE_WORLD.has(genre) && !goesOnIn(analysis, before),
    isLater: endsPlace(analysis.text) || isOtherTime(analysis),
    isGeneral: isGeneral(analysis),
    isGroundOnly: place !== undefined && isGroundOnly(place, where),
    isArrival: ARRIVES.test(text) || (first !== undefined && /(?:^| )(?:to|into|onto|home)\b/u.test(first.match[0])),
  }
}

/** The place with most points; of two rooms of a house with as many any room of it. */
function likeliest(points: ReadonlyMap<string, number>, least: number): string | undefined {
  const [first, second] = [...points].filter(([place]) => place !== 'nowhere').toSorted((a, b) => b[1] - a[1])
  if (!first || first[1] < least) return undefined
  if (second === undefined || first[1] > second[1]) return first[0]
  return regionOf(first[0]) === 'house' && regionOf(second[0]) === 'house' ? 'room' : undefined
}

function sumOf(evidence: readonly Evidence[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const { hints } of evidence) for (const [place, points] of hints) sum.set(place, (sum.get(place) ?? 0) + points)
  return sum
}

type Placed = { readonly place?: string; readonly isOwn?: boolean }

/** Sentences at the beginning of a story that a place told a little later holds for, too. */
const REACH_BACK = 2
/** Sentences over which a place goes on without being told again; in a tale, which has one world. */
const REACH = 2
const REACH_OF_TALE = 5

/** Where nobody stays. */
const isPassedThrough = (place: string | undefined): boolean => isVehicle(place) || place === 'hallway'

/** A story of which most sentences speak of one place happens there, unless a sentence leaves it. */
function withinStrongSetting(placed: readonly Placed[], evidence: readonly Evidence[]): Placed[] {
  const strong = [...sumOf(evidence).keys()].find(
    (place) => place !== 'nowhere' && evidence.filter(({ hints }) => hints.has(place)).length > Math.max(2, evidence.length / 2),
  )
  const begin = evidence.findIndex(({ hints }) => strong !== undefined && hints.has(strong))
  return placed.map((one, i) => {
    const { hints, isOther, isLeft, isGeneral: isAside } = evidence[i]!
    const isBefore = i < begin && evidence[begin]!.isLater
    const isThere = strong !== undefined && !isAside && !isBefore && (hints.has(strong) || (!isOther && !isLeft))
    return one.place === undefined && isThere ? { place: strong } : one
  })
}

/** Places of a story: one holds from where it is told until another is, and back to the beginning of the story. `least`: points of a stretch of which no place is told. */
function placesOfStory(evidence: readonly Evidence[], least: number, reach = REACH): Placed[] {
  const placed: Placed[] = evidence.map(() => ({}))
  let start = 0
  let current: string | undefined
  let toldAt: number | undefined
  const close = (end: number) => {
    // Nothing of the stretch was told: what its words have in common.
    const common = toldAt === undefined ? likeliest(sumOf(evidence.slice(start, end).filter((one) => !one.isGeneral)), least) : undefined
    for (let i = start; i < end; i++)
      if (common !== undefined && !evidence[i]!.isGeneral && evidence[i]!.hints.has(common)) placed[i] = { place: common }
  }
  for (const [
    i,
    { stated: told, hints, isLeft, isOther, isLater, isGeneral: isAside, isArrival, isGroundOnly: isGround },
  ] of evidence.entries()) {
    const stated = isGround && isNature(current) ? current : told
    if (isAside) {
      if (stated !== undefined) placed[i] = { place: stated, isOwn: true }
      continue
    }
    const implied = likeliest(hints, ENOUGH.sentence)
    const own = stated ?? (implied && (current === undefined || regionOf(implied) === regionOf(current)) ? implied : undefined)
    if ((isLeft || isOther) && i > 0 && stated === undefined) {
      close(i)
      ;[start, current, toldAt] = [i, undefined, undefined]
    }
    // Where something is done every day, or years later, nothing of before was.
    if (own !== undefined && toldAt === undefined && start === 0 && !isLater) {
      let before: string | undefined
      for (let j = 0; j < i; j++) {
        const hinted = likeliest(evidence[j]!.hints, 1)
        if (hinted !== undefined && regionOf(hinted) === regionOf(own)) before = hinted === 'room' ? own : hinted
        else if (i <= REACH_BACK && !isArrival) before = own
        if (before !== undefined && !evidence[j]!.isGeneral) placed[j] = { place: before }
      }
    }
    if (own !== undefined) toldAt = i
    current = i - (toldAt ?? i) > reach || (own === undefined && isPassedThrough(current)) ? undefined : (own ?? current)
    placed[i] = { place: current, ...(own !== undefined && { isOwn: true }) }
  }
  close(evidence.length)
  return withinStrongSetting(placed, evidence)
}

/** Share of all points of a script that its place has at least, and of its sentences. */
const LEAST_SHARE = 0.4
const LEAST_MENTIONS = 0.3

/** The place of a script as a whole; what its first sentence says counts twice, for it tells the topic. */
function commonPlace(evidence: readonly Evidence[], least: number): string | undefined {
  const sum = sumOf([...evidence, ...evidence.slice(0, 1)])
  const all = [...sum.values()].reduce((total, points) => total + points, 0)
  const place = likeliest(sum, least)
  if (place === undefined || sum.get(place)! < all * LEAST_SHARE) return undefined
  // One mention is an example, unless the topic is told by two words: `your kitchen sink`.
  const mentions = evidence.filter(({ hints }) => hints.has(place)).length
  const [{ hints, stated }] = evidence as [Evidence]
  const isTopic = (hints.get(place) ?? 0) - (stated === place ? 1 : 0) >= 2
  return isTopic || mentions >= Math.max(2, evidence.length * LEAST_MENTIONS) ? place : undefined
}

/** Where no disaster is as a whole. */
const WITHIN: ReadonlySet<Region | undefined> = new Set<Region | undefined>(['house', 'public', 'road'])

/** Places of a script about animals or a disaster: one for all of it, but where a sentence states another. */
function placesOfEvents(evidence: readonly Evidence[], isDisaster: boolean, isOfCity: boolean): Placed[] {
  const sum = [...sumOf(evidence)].filter(([place]) => !isDisaster || !WITHIN.has(regionOf(place)))
  const common = isOfCity ? 'city' : likeliest(new Map(sum), ENOUGH.stretch)
  // Animals live there; a disaster is where it was told, as long as nothing else is.
  const isThroughout =
    !isDisaster || isOfCity || evidence.filter(({ hints }) => common !== undefined && hints.has(common)).length * 2 >= evidence.length
  let until = -1
  return evidence.map(({ stated, hints, isOther, isGroundOnly: isGround }, i) => {
    // `across the snow`, `in the tall grass`: of the mountain or the savanna that the animals live on.
    const isOpenGround = (isGround && common !== undefined && !isIndoors(common)) || (isOfCity && isNature(stated))
    if (stated !== undefined && stated !== 'nowhere' && !isOpenGround) {
      until = stated === common ? i + REACH : -1
      return { place: stated, isOwn: true }
    }
    const isThere = common !== undefined && ((isThroughout && (isOfCity || !isOther)) || hints.has(common) || (i <= until && !isOther))
    return isThere ? { place: common } : {}
  })
}

/** `That night`, `The next morning`: what was before was at another time. */
const TURNS =
  /^(?:Then|But|Later|Suddenly|One|After)\b|\b(?:that|the (?:next|following|same)|one|by|until|then|when|every|each|last|tonight|tomorrow)\b[^,.]{0,24}\b(?:night|nightfall|morning|evening|dawn|dusk|sunset|sunrise|midnight)|\b(?:night fell|(?:snow|rain|storm|fog|wind) (?:came|began|started|fell|rolled|turned|blew)|(?:began|started) to (?:snow|rain))\b/iu

/** What is done again and again, at no one time. */
const HABIT = /\b(?:every|each|most|some (?:days|nights|mornings|evenings|weeks)|sometimes|usually|always|often|(?:at|by) night)\b/iu

/** Its hour is over. */
const PAST_HOUR = new RegExp(
  `${HABIT.source}|\\b(?:last (?:night|evening)|yesterday|(?:years|months|weeks) ago|used to|for (?:years|months|weeks)|as a (?:child|boy|girl|kid))\\b`,
  'iu',
)

/** `ends`: where nothing goes on; `isOwnOnly`: sentences whose value is not that of others; `reachBack`: sentences before the first that it holds for. */
type Carrying = { readonly ends: (analysis: Analysis) => boolean; readonly isOwnOnly: RegExp; readonly reachBack: number }

/** A value that goes on until another is told or the time ends; the first holds backwards where nothing turns to it. That of a habit stays with its sentence. */
function carried<T>(
  own: readonly (T | undefined)[],
  analyses: readonly Analysis[],
  { ends, isOwnOnly, reachBack }: Carrying,
): (T | undefined)[] {
  const first = own.findIndex((value, i) => value !== undefined && !isOwnOnly.test(analyses[i]!.text))
  const isFromStart =
    first > 0 &&
    first <= reachBack &&
    !analyses.slice(1, first + 1).some((one) => TURNS.test(one.text) || LONG_AFTER.test(one.text) || ends(one))
  let current: T | undefined = isFromStart ? own[first] : undefined
  return own.map((value, i) => {
    if (value === undefined && ends(analyses[i]!)) current = undefined
    if (value !== undefined && isOwnOnly.test(analyses[i]!.text)) return value
    current = value ?? current
    return current
  })
}

const CLEARS =
  /\b(?:sun (?:came out|broke|shone|rose)|(?:sea|ocean|lake|water|sky) (?:was|lay|grew|turned) (?:as )?(?:flat|calm|still|clear|smooth)|(?:rain|storm|snow|fog|wind|blizzard) (?:stopped|ended|passed|lifted|cleared|died)|(?:next|following) (?:day|morning|week|month|year)|(?:in|by) (?:the )?(?:spring|summer))\b/iu
const ENDS_HOUR =
  /^(?:\p{L}+ )?(?:in|by) (?:the )?(?:spring|summer|autumn|winter)\b|\b(?:when (?:i|we|he|she|they) finally|(?:next|following) (?:day|week|month|year)|(?:days?|weeks?|months?|years?|decades?|centur\w+) (?:later|ago|after)|(?:last|within an?) (?:week|month|year|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|since then|today|nowadays|(?:by|at) noon|grew up|was born|for (?:\p{L}+ )?(?:years|months|weeks|decades)|in \d{4})\b/iu
/** `In Marrakesh, ...`: another stage of a journey. */
const IN_ELSEWHERE = /^(?:In|At) (?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}+\b/u
const LONG_AFTER = /\b(?:(?:days?|weeks?|months?|years?|decades?) (?:later|ago|after)|today|nowadays|now)\b/iu

/** What frightens goes on in one house or wood, though it tells so in one sentence only. */
function withinOneHouse(evidence: readonly Evidence[]): Placed[] {
  const points = [...sumOf(evidence.filter((one) => !one.isGeneral))].filter(([place]) => !isPassedThrough(place))
  const common = likeliest(new Map(points), 1)
  return placesOfStory(evidence, 1, REACH_OF_TALE).map((one) => (one.place === undefined && common !== undefined ? { place: common } : one))
}

/** Who sees it is out at night; on it or of another planet it tells no hour. */
const MOON = /(?<!\bon |\bto |\bof )\bthe (?:full |pale |silver )?moon\b/iu

const endsWeather = ({ text }: Analysis): boolean => CLEARS.test(text) || LONG_AFTER.test(text)

/** `hasAnimal`: the script is about animals, and nobody else is in it. `isOfPast`: it tells of a period. `isRecipe`: it tells how to cook something. */
export type ScriptKind = { readonly hasAnimal: boolean; readonly isOfPast: boolean; readonly isRecipe: boolean }

function placesOf(genre: Genre, evidence: readonly Evidence[], analyses: readonly Analysis[], certain: string | undefined): Placed[] {
  if (genre === 'nature') return placesOfEvents(evidence, false, false)
  if (genre === 'disaster') return placesOfEvents(evidence, true, analyses.slice(0, REACH_BACK).some(isInNamedCity))
  if (genre === 'horror') return withinOneHouse(evidence)
  if (isNarrativeGenre(genre)) {
    const placed = placesOfStory(evidence, ENOUGH.stretch, genre === 'tale' ? REACH_OF_TALE : REACH)
    return genre === 'story' ? withinTown(placed, evidence, analyses) : placed
  }
  if (certain !== undefined) return evidence.map(() => ({ place: certain }))
  const common = commonPlace(evidence, ENOUGH.script)
  // `The tram climbs up hills`: of a city.
  const isOfTown = [...evidence[0]!.hints.keys()].some((place) => regionOf(place) === 'town')
  const isPassing = (place: string): boolean => isOfTown && place === 'meadow'
  // `Get lost in the souk`: a place out of doors that one is sent to.
  // In a script of stars and light only what is told of space is out there.
  const isOnEarth = ({ hints, isOther }: Evidence): boolean => common === 'space' && isOther && !hints.has('space')
  const placed = evidence.map((one, i) => {
    const { stated, isArrival } = one
    if (stated !== undefined && !isArrival && !isPassing(stated) && OPEN_AIR.has(regionOf(stated))) return { place: stated, isOwn: true }
    const land = genre === 'explainer' ? landOfSubject(analyses[i]!, hourIn(analyses[i]!)) : undefined
    return { place: land ?? (isOnEarth(one) ? undefined : common) }
  })
  return isTownGuide(analyses) ? withinTown(placed, evidence, analyses) : placed
}

const OPEN_AIR: ReadonlySet<Region | undefined> = new Set<Region | undefined>(['town', 'wild', 'water', 'polar', 'space'])

/** Snow lies in the wind, too. */
const weatherOf = (weather: PlanWeather | undefined, season: 'snow' | undefined): Pick<SentenceSetting, 'weather'> => {
  const seen = weather === undefined || weather === 'wind' ? (season ?? weather) : weather
  return seen ? { weather: seen } : {}
}

/** One or two sentences are no script: each says what it says. */
export const MIN_SENTENCES = 3

/** The setting of a script. `drawn`: of each sentence, the id of the set of the place that its words were read as by their senses. */
export function scriptSettingOf(
  analyses: readonly Analysis[],
  kind: ScriptKind,
  drawn: readonly (string | undefined)[] = [],
): ScriptSetting {
  const genre = genreOf(analyses, kind)
  if (analyses.length < MIN_SENTENCES) return { genre, sentences: analyses.map(() => ({})) }
  const told = analyses.map((analysis, i) => evidenceIn(analysis, drawn[i], genre, analyses.slice(Math.max(0, i - REACH), i)))
  const evidence = onShip(onMountain(inWards(told), analyses), analyses)
  const certain = kind.isRecipe ? 'kitchen' : genre === 'advice' ? topicRoom(analyses) : undefined
  const places = placesOf(genre, evidence, analyses, certain)
  const goesOn = isNarrativeGenre(genre)
  const hours = analyses.map((analysis) => hourIn(analysis) ?? (goesOn && MOON.test(assertedText(analysis)) ? 'night' : undefined))
  const weathers = analyses.map(weatherIn)
  const lastingHours =
    goesOn && genre !== 'nature'
      ? carried(hours, analyses, {
          ends: ({ text }) => ENDS_HOUR.test(text) || IN_ELSEWHERE.test(text),
          isOwnOnly: PAST_HOUR,
          reachBack: REACH_BACK,
        })
      : hours
  const lastingWeathers = goesOn ? carried(weathers, analyses, { ends: endsWeather, isOwnOnly: HABIT, reachBack: 1 }) : weathers
  const season = goesOn && isWintry(analyses) ? 'snow' : undefined
  return {
    genre,
    ...(certain !== undefined && { certain }),
    sentences: places.map(({ place, isOwn }, i) => ({
      ...(place !== undefined && { place: SETS[place] ?? place }),
      ...(isOwn && { isOwn }),
      ...(evidence[i]!.isSensed && { isSensed: true }),
      ...(lastingHours[i] && { hour: lastingHours[i] }),
      ...weatherOf(lastingWeathers[i], season),
    })),
  }
}
