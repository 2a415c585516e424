import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { genderOfName, isPlaceName } from '../languages/en/names.ts'
import { MONEY } from '../languages/en/number-words.ts'
import { ACTION_VERBS, MENTAL_VERBS } from '../languages/en/verbs.ts'
import { COLOURS, FEMALE, MALE } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { withFood } from '../story/animals/food-animals.ts'
import { asNamedLater } from '../story/names/named-later.ts'
import { isOfOtherKind, knownBy, learnKinds, learnNames } from '../story/names/learned-names.ts'
import { genderOf, pictureOf, predicateStateAfter, stateOf } from '../story/pictures.ts'
import { natureOf, sensesOf } from '../senses/lexicon.ts'
import { isPresent, isSamePerson } from '../story/presence.ts'
import { isObjectUnseen } from '../story/unpictured/unseen-objects.ts'
import { isNearMiss } from '../story/unpictured/near-misses.ts'
import { isOtherSense } from '../story/unpictured/other-senses.ts'
import { noteAnimalGender } from '../story/animals/animal-kin.ts'
import { resolvePronouns } from '../story/pronouns/pronouns.ts'
import { noteNamings } from '../story/script-topic.ts'
import { isSamePicture } from '../story/same-picture.ts'
import { rememberReferents } from '../story/referents.ts'
import { addWeight, type Gender, identityOf, type Picture, type StoryState } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import { MAX_DRAWN_FIGURES } from '../vocabulary/drawn-counts.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { countOf, SWARM } from './counts.ts'
import { bareCountIn } from './recounts.ts'
import { describedTraits, type Span, wornPhrases } from './looks/described-traits.ts'
import { endYouth, nameAtAge, noteYouth } from '../story/ages/childhood.ts'
import { doersOf, hands, narratorBeside } from './doers.ts'
import { crowdOf, othersOf } from './other-people.ts'
import { placeOf, placeOfFixtures } from './places/places.ts'
import { insideOf } from '../story/insides.ts'
import { spokenScene } from './spoken-scene.ts'
import { coatOf, eventOfAnimals } from './animals/animal-items.ts'
import { isAside } from './aside.ts'
import { feelingOfAdjectives, withoutFeelingsOfOthers } from './looks/feelings-of-others.ts'
import { noteOccupations } from './looks/occupations.ts'
import { targetOf } from './target-of.ts'
import { actionInLaterClause, actionOfFigure } from './figure-actions.ts'
import { withoutLadders } from './ladders.ts'
import { statedEventOf } from './events/stated-events.ts'
import { eventOf, eventOfPronoun, ofGroup, verbOf } from './item-verbs.ts'
import { feelingIn } from '../story/setting/moment.ts'
import { type Item, isFigure, isPlace, placeIdOf, type Scene } from './scene-item.ts'

const MAX_THINGS = 5
const FAR = /\b(?:below|beyond|in the distance|far away|on the horizon|from (?:the|her|his|my|their) window)\b/iu
const CROWD = 12
/** More of a kind are a crowd or a swarm. */
const MAX_FIGURES_OF_KIND = 3

function idOf(picture: Picture, n: number, story: StoryState): string {
  const key = `${identityOf(picture)} ${n}`
  const known = story.figureIds.get(key)
  if (known) return known
  const id = `figure-${story.figureIds.size + 1}`
  story.figureIds.set(key, id)
  return id
}

const AGED = /^(?:old|young|little|tiny|drunk|giant|wild)$/u

function figuresOf(item: Item, analysis: Analysis, story: StoryState, items: readonly Item[]): PlanFigure[] {
  const { picture, count, state, role } = item
  const own = actionOfFigure(item, analysis)
  const isAlone = count === 1 && items.filter(({ picture: other }) => isFigure(other)).length === 1
  const later = own === 'stand' && isAlone ? actionInLaterClause(item, genderOf(picture.name) ?? picture.gender, analysis) : undefined
  const action = later ?? own
  const target = targetOf(item, action, items)
  const identity = identityOf(picture)
  if (picture.isPerson && state && AGED.test(state)) story.ages.set(identity, state)
  const age = state && AGED.test(state) ? state : picture.isPerson ? story.ages.get(identity) : undefined
  const mention = {
    picture,
    end: item.span?.[1],
    isFirst: role === 'subject' && items.find((one) => one.role === 'subject' && one.picture.isPerson) === item,
  }
  endYouth(analysis, story)
  noteYouth(mention, analysis, story)
  const kind = nameAtAge(mention, analysis, story)
  const aged = age && !kind.includes(age) ? `${age} ${kind}` : kind
  const coat = picture.drawn.file === 'animal' ? coatOf(item, identity, story) : undefined
  const what = coat && picture.drawn.art?.startsWith('animal/') && !aged.includes(coat) ? `${coat} ${aged}` : aged
  const isQuoted = /["“]/u.test(analysis.text) && /^(?:talk|sing|cry|laugh)$/u.test(action)
  const people = items.flatMap(({ picture: other, span }) => (other.isPerson && span ? [span] : []))
  const gender = picture.isPerson ? genderBeside(picture, story.genders.get(identity), kind) : undefined
  const { age: saidAge, ...looks } = picture.isPerson && item.span ? describedTraits(item.span, analysis, people) : {}
  // Who is a child now is none later.
  const costume = looks.costume ?? story.costumes.get(identity)
  const traits = {
    ...(gender && { gender }),
    ...looks,
    ...(costume && { costume }),
    ...(saidAge && !story.children.has(identity) && { age: saidAge }),
  }
  return Array.from({ length: count }, (_, n) => ({
    id: noteTraits(idOf(picture, n, story), traits, story),
    what,
    action,
    ...(target && role === 'subject' && action !== 'stand' ? { target: target.picture.name } : {}),
    feeling:
      action === 'laugh'
        ? ('happy' as const)
        : role === 'subject'
          ? feelingIn(withoutFeelingsOfOthers(analysis, item.phrase), spanOfFeeling(item, items), item.span?.[0])
          : feelingOfAdjectives(item.phrase, analysis),
    speaks: isQuoted,
    ...(Object.keys(traits).length > 0 && { traits }),
  }))
}

/** Gender that the kind of a person leaves open: of a fisherman, who is drawn by his clothes, or a baby, the name says it. */
function genderBeside({ name, gender }: Picture, known: Gender | undefined, kind: string): Gender | undefined {
  if (kind === 'baby') return genderOf(name) ?? gender ?? known
  if (MALE.test(name) || FEMALE.test(name)) return undefined
  return genderOf(name) ?? gender ?? known
}

/** From where a subject is named to the next one: what is felt in between is its own. */
function spanOfFeeling({ span }: Item, items: readonly Item[]): Span | undefined {
  const starts = items.flatMap((one) => (one.role === 'subject' && isFigure(one.picture) && one.span ? [one.span[0]] : []))
  if (!span || starts.length < 2) return undefined
  const next = Math.min(...starts.filter((start) => start > span[1]))
  return [Math.min(...starts) === span[0] ? 0 : span[0], next - 1]
}

/** Notes what is known of a figure for its other shots; returns its id. */
function noteTraits(id: string, traits: FigureTraits, { traits: known }: StoryState): string {
  known.set(id, { ...known.get(id), ...traits })
  return id
}

/** As many figures as are drawn: one of each kind before a second of any. */
function castOf(kinds: readonly (readonly PlanFigure[])[]): PlanFigure[] {
  const ranked = kinds.flatMap((figures) => figures.map((figure, rank) => ({ figure, rank })))
  const drawn = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MAX_DRAWN_FIGURES)
      .map(({ figure }) => figure),
  )
  return kinds.flat().filter((figure) => drawn.has(figure))
}

function thingOf(item: Item, analysis: Analysis): PlanThing {
  const { picture, count, state } = item
  const color = state ? COLOURS[state] : undefined
  const own =
    eventOf(item, analysis) ??
    (item.phrase && (eventOfPronoun(item.phrase, analysis) ?? statedEventOf({ what: picture.name }, analysis).event))
  // `Your lungs are burning`.
  const isFelt =
    picture.drawn.file === 'body' && own !== undefined && /^(?:burn|melt|freeze|break|explode|collapse|fly|float|sink)$/u.test(own)
  const event = eventOfAnimals(item, analysis) ?? (count >= 12 ? (own ?? 'swarm') : isFelt ? undefined : own)
  const shownState =
    state && !isFelt && !(picture.drawn.file === 'body' && state === 'burning') && !picture.name.includes(state) ? state : undefined
  return {
    what: picture.name,
    count: Math.min(1000, count),
    ...(shownState ? { state: shownState } : {}),
    ...(color ? { color } : {}),
    ...(event ? { event } : {}),
  }
}

/** `Avoid sugar, salt and butter`, `Forget crowded buses`: things in general that are to be left. */
const isAvoidedBy = ({ run, isPlural, possessor }: Phrase, tokens: Analysis['tokens']): boolean =>
  /^(?:avoid|skip|ditch|quit|forget|cut|swap)$/u.test(tokens[0]?.low ?? '') && !possessor && (isPlural || run[0]!.pos !== 'DET')

/** `No cars`, `without a map`: what is denied to be there, struck out. */
function deniedThings(phrases: readonly Phrase[], pictures: ReadonlyMap<Phrase, Picture>, { tokens }: Analysis): PlanThing[] {
  return phrases
    .filter((phrase) => {
      const before = tokens[phrase.start - 1]?.low ?? ''
      const picture = pictures.get(phrase)
      return (
        picture &&
        phrase.bar === 'negated' &&
        !picture.isPerson &&
        !isPlace(picture) &&
        (phrase.run[0]!.low === 'no' || before === 'without' || before === 'no' || isAvoidedBy(phrase, tokens))
      )
    })
    .slice(0, 4)
    .map((phrase) => ({ what: pictures.get(phrase)!.name, count: 1, event: 'cross-out' }))
}

/** What somebody or something with a name is: `a printer named John` prints and is no machine. */
function namedPicture(picture: Picture, { namedBy, lemma }: Phrase, phrases: readonly Phrase[]): Picture {
  const name = phrases.find(({ head, isName }) => isName && head.text === namedBy)?.nouns.map(({ text }) => text) ?? [namedBy!]
  const gender = genderOfName(name)
  // `Meet Otto, the lawnmower`: a thing, but `Otto, the printer` may be somebody.
  const isOnlyThing = name.length === 1 && natureOf(lemma) !== 'person' && sensesOf(lemma).every(({ drawn }) => drawn?.file !== 'person')
  const isMachine = !picture.isPerson && picture.drawn.file === 'artifact' && /(?:er|or)$/u.test(lemma) && !isOnlyThing
  // `Ada, a baker's daughter`: whose child she is, not how old.
  if (gender && /^(?:daughter|son)$/u.test(lemma))
    return { name: gender, drawn: drawableNamed(gender)!, gender, isPerson: true, noun: lemma }
  const who = gender ?? (isMachine && name.length > 1 ? 'person' : undefined)
  if (who && (picture.name === 'person' || isMachine)) return { name: who, drawn: drawableNamed(who)!, gender, isPerson: true, noun: lemma }
  return picture.isPerson ? { ...picture, gender: picture.gender ?? gender } : picture
}

/** `The girl was Katherine Johnson`: from then on she is who the name says. */
function identify(phrases: readonly Phrase[], pictures: Map<Phrase, Picture>, { tokens }: Analysis): void {
  for (const [n, phrase] of phrases.entries()) {
    const before = phrases[n - 1]
    const picture = pictures.get(phrase)
    if (!phrase.isName || !picture?.isPerson || !before || !pictures.get(before)?.isPerson) continue
    if (before.end === phrase.start - 2 && /^(?:is|was)$/u.test(tokens[before.end + 1]!.low)) pictures.set(before, picture)
  }
}

/** `Nomad is a backpack`: a noun of a person without an article is what a thing is called. */
function dropProductNames(phrases: readonly Phrase[], pictures: Map<Phrase, Picture>, { tokens }: Analysis): void {
  const [first] = phrases
  const predicate = first && phrases.find(({ start, run }) => start === first.end + 2 && /^(?:an?|the)$/u.test(run[0]!.low))
  if (!first || !predicate || first.start !== 0 || first.run.length > 1 || first.isPlural) return
  const isProduct = pictures.get(first)?.isPerson && pictures.get(predicate)?.drawn.file === 'artifact'
  if (isProduct && !first.isName && /^(?:is|was)$/u.test(tokens[first.end + 1]!.low)) pictures.delete(first)
}

/** Nouns that say nothing of who somebody is. */
const NOBODY = /^(?:person|people|human|individual|somebody|expert|user|body|other)$/u

const isSomebody = ({ noun, gender, properName }: Picture): boolean =>
  (noun !== undefined && !NOBODY.test(noun)) || gender !== undefined || properName !== undefined

/** Somebody of no special kind who does nothing that is seen; in a narrative a miller is one of its persons. */
const isBystander = ({ picture, role, verb, count, phrase }: Item, { isNarrative }: Analysis): boolean =>
  !(isNarrative && role !== 'behind' && !phrase?.isPlural && isSomebody(picture)) &&
  (picture.name === 'person' ||
    (/^(?:man|woman)$/u.test(picture.name) && role === 'subject' && verb !== undefined && MENTAL_VERBS.has(verb.lemma))) &&
  phrase?.lemma !== 'body' &&
  count < 12 &&
  (role !== 'subject' || !verb || !ACTION_VERBS.has(verb.lemma) || /^(?:think|look|hold|stand)$/u.test(ACTION_VERBS.get(verb.lemma)!))

/** `Today it is two hundred and six`: what the sentence before counted. */
function recountIn(analysis: Analysis, { counted }: StoryState): Item | undefined {
  const bare = bareCountIn(analysis)
  if (!bare || counted?.sentence !== analysis.index - 1) return undefined
  return { picture: counted.picture, count: bare.value > 100 ? SWARM : Math.ceil(bare.value), role: 'object', at: bare.at }
}

function noteCount(items: readonly Item[], analysis: Analysis, story: StoryState): void {
  const counts = analysis.quantities.filter(({ kind }) => kind === 'count')
  const item = items.find(({ count }) => count > 3)
  const [quantity] = counts
  if (item && quantity && counts.length === 1) story.counted = { picture: item.picture, value: quantity.value, sentence: analysis.index }
}

/** `The rabble`: many, whatever it is called. */
const manyOf = ({ name }: Picture, count: number): number => (/^(?:crowd|audience|army)$/u.test(name) ? Math.max(count, CROWD) : count)

const isSmallGroup = ({ picture, count }: Item): boolean => isFigure(picture) && count <= MAX_FIGURES_OF_KIND

/** `a dollar`: no thing that a script is about. */
const isPrice = (phrase: Phrase | undefined): boolean => phrase !== undefined && phrase.lemma in MONEY

const RANK = { subject: 0, object: 1, behind: 2 } as const

/** What a sentence shows of persons, animals, things and places; notes in the story what later sentences refer to. */
export function sceneOf(analysis: Analysis, story: StoryState): Scene {
  const scene = spokenScene(analysis, story) ?? toldScene(analysis, story)
  story.lastCast = scene.cast
  return scene
}

function toldScene(analysis: Analysis, story: StoryState): Scene {
  const { phrases } = analysis
  const pictures = new Map<Phrase, Picture>()
  for (const phrase of [...phrases].sort((a, b) => Number(b.namedBy !== undefined) - Number(a.namedBy !== undefined))) {
    const own = insideOf(phrase, analysis.tokens) ?? pictureOf(phrase, story, analysis)
    const picture = asNamedLater(phrase, own, story) ?? crowdOf(phrase, analysis)
    if (!picture || isNearMiss(picture, phrase, analysis) || isOtherSense(picture, phrase, analysis)) continue
    pictures.set(phrase, picture)
    // `in Pasadena, the daughter of a maid`: no city is a daughter.
    if (!phrase.namedBy || isOfOtherKind(phrase.namedBy, picture, story) || (picture.isPerson && isPlaceName(phrase.namedBy))) continue
    const named = namedPicture(picture, phrase, phrases)
    story.names.set(knownBy(phrase.namedBy, phrases, story), named)
    pictures.set(phrase, named)
    if (!named.isPerson) addWeight(story, named, 3, analysis.index === 0)
  }
  identify(phrases, pictures, analysis)
  dropProductNames(phrases, pictures, analysis)
  withFood(pictures, analysis)
  learnNames(analysis, pictures, story)
  noteNamings(analysis, pictures, story)
  const people = phrases.flatMap((phrase): Span[] => (pictures.get(phrase)?.isPerson ? [[phrase.start, phrase.end]] : []))
  const spoken = analysis.tokens.flatMap(({ low, i }): Span[] => (/^(?:he|she|they)$/u.test(low) ? [[i, i]] : []))
  const worn = wornPhrases(phrases, analysis, [...people, ...spoken])
  const present = new Set(phrases.filter((phrase) => pictures.has(phrase) && !worn.has(phrase) && isPresent(phrase, analysis, pictures)))
  noteAnimalGender(analysis, pictures, story)
  const pronouns = learnKinds(resolvePronouns(analysis, pictures, story), analysis, pictures, story)
  noteOccupations(analysis, pictures, pronouns, story)
  for (const phrase of present) if (!pictures.has(phrase)) present.delete(phrase)
  const hasSubject = [...present].some((phrase) => phrase.role === 'subject' && pictures.get(phrase)!.isPerson)
  const isKnownPerson = pronouns.some(({ picture, role }) => isFigure(picture) && role === 'subject')
  for (const phrase of present)
    if ((isKnownPerson || hasSubject) && pictures.get(phrase)!.isPerson && isSamePerson(phrase, analysis)) present.delete(phrase)
  const named: Item[] = [...present].map((phrase) => ({
    picture: pictures.get(phrase)!,
    count: manyOf(pictures.get(phrase)!, countOf(phrase, analysis)),
    role: phrase.role,
    state: stateOf(phrase, analysis),
    verb: verbOf(ofGroup(phrase), analysis),
    phrase,
    span: [phrase.start, phrase.end],
    at: phrase.head.word,
  }))
  const meant: Item[] = pronouns.map(({ picture, count, role, token }) => ({
    picture,
    count,
    role,
    state: token.i >= 0 ? predicateStateAfter(token.i, analysis.tokens, analysis.bars) : undefined,
    verb: verbOf({ role, start: Math.max(0, token.i), end: Math.max(0, token.i) }, analysis),
    ...(token.i >= 0 && { span: [token.i, token.i] as const }),
    at: token.word,
  }))
  // `When Alexander offered him all he wanted, the old man laughed`: what is told of him by a noun.
  const isSaidAgain = ({ picture }: Item) => named.some((other) => other.role === 'subject' && isSamePicture(other.picture, picture))
  const ranked = [...meant.filter((item) => !isSaidAgain(item)), ...named.toSorted((a, b) => RANK[a.role] - RANK[b.role])].filter(
    (item) => !isPlace(item.picture),
  )
  const acting = ranked.some(({ picture }) => picture.isPerson) ? narratorBeside(analysis) : doersOf(analysis, story)
  // In a story parts belong to somebody, named or not.
  const isOwnPart = ({ picture, phrase }: Item) =>
    picture.drawn.file === 'body' &&
    (analysis.isNarrative
      ? !/^(?:skull|bone|skeleton)$/u.test(phrase?.lemma ?? '')
      : phrase?.possessor !== undefined &&
        phrase.possessor !== 'your' &&
        ranked.some((other) => isFigure(other.picture) && other.phrase?.of !== phrase))
  const items = [...ranked.filter((item) => !isOwnPart(item)), ...acting, ...hands(analysis, [...ranked, ...acting])].filter(
    (item, i, all) => all.findIndex((other) => isSamePicture(other.picture, item.picture)) === i,
  )
  const recount = items.length === 0 ? recountIn(analysis, story) : undefined
  const found = recount ? [recount] : [...items, ...othersOf(analysis, items, story)]
  const isNarrator = analysis.isFirstPerson && found[0] !== undefined && acting.includes(found[0])
  const shown = (found.length === 1 && !isNarrator && isBystander(found[0]!, analysis)) || isAside(found, analysis, pictures) ? [] : found
  noteCount(named, analysis, story)
  rememberReferents(analysis, pictures, present, story, (phrase) => countOf(phrase, analysis))
  for (const { picture, role, phrase } of shown)
    if (!(picture.isPerson && acting.some((one) => one.picture === picture)) && picture.name !== 'hand' && !isPrice(phrase))
      addWeight(
        story,
        picture,
        role === 'subject' ? (analysis.index === 0 ? 2.5 : 2) : analysis.index < 2 && role === 'object' ? 1.5 : 0.5,
        analysis.index === 0,
        phrase !== undefined,
      )
  const figures = shown.filter(isSmallGroup)
  const place = placeOf(analysis, pictures, present) ?? (figures.length === 0 ? undefined : placeOfFixtures(analysis, story.place))
  const isContinued =
    meant.some(({ picture }) => isFigure(picture)) || figures.some(({ picture }) => story.figureIds.has(`${identityOf(picture)} 0`))
  const kinds = figures.map((item) => ({ item, figures: figuresOf(item, analysis, story, shown) }))
  const lone = shown.filter((item) => !isSmallGroup(item))
  const things = lone.map((item) => thingOf(item, analysis)).slice(0, MAX_THINGS)
  const origins = new Map([
    ...things.map(({ what }, i): [string, Item] => [what, lone[i]!]),
    ...kinds.flatMap(({ item, figures: some }) => some.map(({ id }): [string, Item] => [id, item])),
  ])
  const idsOf = (isWanted: (item: Item) => boolean): Set<string> =>
    new Set(kinds.flatMap(({ item, figures: some }) => (isWanted(item) ? some.map(({ id }) => id) : [])))
  return {
    cast: withoutLadders(castOf(kinds.map(({ figures: some }) => some)), analysis),
    isObjectUnseen: isObjectUnseen(analysis, (phrase) => pictures.has(phrase), meant.length > 0),
    isSubjectSeen: shown.some(({ role }) => role === 'subject') || [...present].some(({ role }) => role === 'subject'),
    doers: idsOf(({ role }) => role === 'subject'),
    mentioned: idsOf(({ phrase }) => phrase?.preposition === 'of'),
    things,
    origins,
    pictures,
    placePhrases: new Set(phrases.filter((phrase) => place !== undefined && pictures.get(phrase)?.drawn.art === place.drawn.art)),
    denied: deniedThings(phrases, pictures, analysis),
    place: place && { id: placeIdOf(place.drawn), name: place.name, ...(FAR.test(analysis.text) && { isFar: true }) },
    isContinued,
  }
}
