import { isMachinePart } from '../languages/en/machine-parts.ts'
import { genderOfName, isDemonym, isPlaceName, isPlanet, isUnisexName } from '../languages/en/names.ts'
import { SENSE_HINTS } from '../languages/en/sense-hints.ts'
import { COLOURS, FEMALE, KIN, MALE, PLACE_NAME_ENDINGS, STATES, TIME_NOUNS } from '../languages/en/words.ts'
import { chooseSense, compoundOf } from '../senses/choose-sense.ts'
import type { SenseContext } from '../senses/sense-context.ts'
import { knownPerson, type KnownPerson } from '../knowledge/known-persons.ts'
import { isNoun, natureOf, singularOf } from '../senses/lexicon.ts'
import type { ExclusionReason } from '../text/barred-spans.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { type Drawable, drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'
import type { Analysis } from './analysis.ts'
import { animalOfKind } from './animals/animal-kinds.ts'
import { animalKinOf, isOfUnsureAnimal, isPersonOfFamily, youngAnimalOf } from './animals/animal-kin.ts'
import { namedAnimalOf } from './animals/named-animal.ts'
import { isOfFamily, kindBeforeKin, memberOf, OF_FAMILIES, OF_HERDS, sentenceAnimalOf } from './animals/script-animal.ts'
import { bottleWith, isSeenAsContent } from './food/container-of-content.ts'
import { calledAgain } from './names/called-again.ts'
import { calledShort, landmarkOf, noteShortForms } from './names/short-forms.ts'
import { isFigure, isMeat, isPane, thingOfMaterial } from './made-of.ts'
import { roleOf } from './names/roles-of-people.ts'
import { ownBodyOf } from './own-body.ts'
import { isPartOfDevice, ownerOfPart } from './parts-of-things.ts'
import { mealOf } from './food/recipes.ts'
import { type Gender, identityOf, type Picture, type StoryState } from './story-state.ts'

/** What joins a subject with what it is or becomes. */
export const COPULAR_VERBS = /^(?:is|are|was|were|be|become|became|becomes|'s|'re)$/u
const isPersonDrawable = ({ art, file }: Drawable): boolean => art === 'person' || file === 'person'

export function genderOf(noun: string): Gender | undefined {
  if (FEMALE.test(noun)) return 'woman'
  return MALE.test(noun) || /\p{L}{2,}(?<!wo|hu|ger|ro|otto|nor|sha|brah)man$/u.test(noun) ? 'man' : undefined
}

const SHORT_KIN: Readonly<Record<string, string>> = {
  grandma: 'grandmother',
  granny: 'grandmother',
  nana: 'grandmother',
  grandpa: 'grandfather',
  granddad: 'grandfather',
  grandad: 'grandfather',
  mum: 'mother',
  mom: 'mother',
  mama: 'mother',
  mummy: 'mother',
  mommy: 'mother',
  dad: 'father',
  papa: 'father',
  daddy: 'father',
}
/** `grandmother` of `Grandma`: the same person by either noun. */
const kinOf = (noun: string): string => SHORT_KIN[noun] ?? noun

/** A kind of person without art is drawn as a person. */
function personPicture(drawn: Drawable, lemma: string, genders: ReadonlyMap<string, Gender>): Picture {
  const known = drawableNamed(lemma)
  // An official works, but is no worker.
  const isOwnKind =
    !/^(?:worker|traveler)$/u.test(drawn.name) ||
    /^(?:travel|passenger|tourist|pilgrim|wanderer)/u.test(lemma) ||
    lemma === 'worker' ||
    lemma === 'labourer' ||
    lemma === 'laborer'
  const named = known?.art === 'person' ? known : isOwnKind ? drawn : drawableNamed('person')!
  const gender = genderOf(lemma) ?? genders.get(lemma)
  // An owner whom pronouns call `she` is no businessman.
  const isOtherGender = gender === 'woman' && named.name.endsWith('man') && !named.name.endsWith('woman') && named.name !== lemma
  const isNobodyOfKind =
    named.art !== 'person' || named.name === 'person' || (named.name === 'people' && lemma !== 'people') || isOtherGender
  const shown = isNobodyOfKind ? drawableNamed(gender ?? 'person')! : named
  return { name: shown.name, drawn: shown, isPerson: true, gender, noun: kinOf(lemma) }
}

function pictureOfDrawable(drawn: Drawable | undefined, lemma: string, genders: ReadonlyMap<string, Gender>): Picture | undefined {
  if (!drawn) return undefined
  if (isPersonDrawable(drawn) && drawn.art !== 'ghost') return personPicture(drawn, lemma, genders)
  const own = drawableNamed(lemma)
  // `salt and pepper`: the pepper that the hints mean.
  const isHinted = SENSE_HINTS.get(lemma)?.some(({ name }) => name === drawn.name) ?? false
  const shown = own?.art && own.file === drawn.file && !isHinted && !drawn.name.endsWith(` ${lemma}`) ? own : drawn
  return shown.art ? { name: shown.name, drawn: shown, isPerson: false } : undefined
}

const TITLES = new Set(
  'king queen prince princess emperor captain president doctor judge detective sister brother professor knight wizard witch commander inspector sergeant officer colonel general lieutenant coach chief'.split(
    ' ',
  ),
)
const SKY_NAMES: Readonly<Record<string, string>> = { Sun: 'sun', Moon: 'moon', Earth: 'earth' }

const MONTHS_OF_WOMEN = /^(?:April|May|June|August)$/u

/** `the Cargo Max`, `a Sony Walter`: a make of things, no person. */
export const isMake = ({ run, isName }: Phrase): boolean =>
  isName && /^(?:the|an?|this|that|each|every|your|our)$/u.test(run[0]!.low) && run[1]?.pos === 'PROPN' && !TITLES.has(run[1].low)

/** `East Germans`, `Berlin Wall`: a name of nobody. */
export const isOfNobody = ({ run, nouns, head }: Phrase): boolean =>
  run[0]!.low === 'the' || nouns.some(({ text }) => isPlaceName(text) || isDemonym(text)) || isDemonym(head.text.replace(/s$/u, ''))

const OF_SHIPS = /^(?:ship|vessel|schooner|steamer|liner|lifeboat|frigate|whaler|shipwreck|hull|crew)$/u

/** `The Endurance drifted`, in a script about a ship. */
const isNamedShip = ({ run, nouns, head, role, isOwner }: Phrase, { script }: SenseContext): boolean =>
  role === 'subject' &&
  !isOwner &&
  nouns.length === 1 &&
  run.length === 2 &&
  run[0]!.low === 'the' &&
  !isPlaceName(head.text) &&
  !isDemonym(head.text.replace(/s$/u, '')) &&
  singularOf(head.low) === head.low &&
  [...script].filter((word) => OF_SHIPS.test(word)).length > 0 &&
  [...script].some((word) => /^(?:ship|sail|sink|drift|captain|voyage|wreck|board)$/u.test(word))

/** Works by whose clothes somebody is known in any time. */
const KNOWN_BY_CLOTHES =
  /^(?:astronaut|king|queen|emperor|empress|pharaoh|knight|samurai|shogun|sultan|monk|nun|pope|cardinal|bishop|pirate|gladiator|viking)$/u

/** Somebody of history: a man or a woman, or as people of a work are drawn that is known by its clothes. */
function pictureOfKnownPerson({ name, gender, work }: KnownPerson): Picture {
  const drawn = KNOWN_BY_CLOTHES.test(work.name) ? work : drawableNamed(gender)!
  return { name: drawn.name, drawn, isPerson: true, gender, properName: name }
}

function pictureOfName(phrase: Phrase, story: StoryState, analysis: Analysis): Picture | undefined {
  const { context } = analysis
  const { head, nouns } = phrase
  if (story.unseenNames.has(head.text)) return undefined
  const short = calledShort(phrase, story, analysis.tokens)
  if (short) return short
  const kin = nouns.length === 1 && !phrase.isOwner ? drawableNamed(kinOf(head.low)) : undefined
  if (kin && KIN.test(kin.name)) return personPicture(kin, kin.name, story.genders)
  const known = story.names.get(head.text) ?? story.names.get(nouns[0]!.text)
  const animal = namedAnimalOf(phrase, story, analysis)
  if (animal) {
    if (!story.names.has(head.text)) story.names.set(head.text, animal)
    if (animal.properName) story.names.set(animal.properName, animal)
    return animal
  }
  // Another person of the same surname or given name is somebody else.
  const parts = known?.properName?.split(' ') ?? []
  const isSame =
    nouns.length === 1 ||
    parts.length === 0 ||
    (parts.length === 1 ? nouns.some(({ text }) => text === parts[0]) : nouns[0]!.text === parts[0] && head.text === parts.at(-1))
  if (known && isSame) return known
  const famous = knownPerson(nouns.map(({ text }) => text).join(' '))
  if (famous && !isPlaceName(head.text)) {
    const person = pictureOfKnownPerson(famous)
    for (const name of [head.text, nouns[0]!.text]) if (!story.names.has(name) && !isPlaceName(name)) story.names.set(name, person)
    return person
  }
  const isOfPlace = /^(?:Mount|Mt|Lake|Loch|Fort|Port|Cape|Glen|San|Santa|Saint|St|Los|Las|Monte|Ben Nevis)$/u
  if (
    nouns.length > 1 &&
    (PLACE_NAME_ENDINGS.test(head.text) || [nouns[0]!.text, nouns.map(({ text }) => text).join(' ')].some((name) => isOfPlace.test(name)))
  )
    return undefined
  // `King Arthur`, `the little cloud Fina`: what stands before the name says what it is.
  const title = nouns.at(-2)
  const kind =
    title &&
    (title.pos === 'NOUN' ? chooseSense(singularOf(title.low), context) : TITLES.has(title.low) ? drawableNamed(title.low) : undefined)
  const titled = title && pictureOfDrawable(kind, singularOf(title.low), story.genders)
  if (titled) {
    const gender = titled.gender ?? (titled.isPerson ? genderOfName([head.text]) : undefined)
    const named = { ...titled, ...(gender && { gender }), properName: head.text }
    story.names.set(head.text, named)
    return named
  }
  // `an American`.
  const isOfPeople = phrase.run[0]!.low === 'the' && /(?:sh|ch|ese|iss)$/u.test(head.text)
  if (
    nouns.length === 1 &&
    isDemonym(head.text) &&
    !isOfPeople &&
    /^(?:an?|two|three|the)$/u.test(phrase.run[0]!.low) &&
    phrase.run.length === 2
  )
    return { name: 'person', drawn: drawableNamed('person')!, isPerson: true }
  if (isNamedShip(phrase, context)) {
    const ship: Picture = { name: 'ship', drawn: drawableNamed('ship')!, isPerson: false, gender: 'woman', properName: head.text }
    story.names.set(head.text, ship)
    return ship
  }
  const sky = SKY_NAMES[head.text]
  if (sky) return pictureOfDrawable(drawableNamed(sky), sky, story.genders)
  if (isPlanet(head.text) && nouns.length === 1 && !phrase.isOwner)
    return { name: `planet ${head.text}`, drawn: drawableNamed(`planet ${head.text}`) ?? drawableNamed('planet')!, isPerson: false }
  const isFullName = nouns.length > 1 && nouns.every(({ pos }) => pos === 'PROPN') && phrase.role === 'subject' && !isOfNobody(phrase)
  if (isMake(phrase)) return undefined
  // `in June`: a month.
  if (MONTHS_OF_WOMEN.test(head.text) && nouns.length === 1 && phrase.role !== 'subject') return undefined
  // `Commander Yusra Vance`: the given name, or the pronouns of the script, before a surname that is a given name as well.
  const given = nouns.find(({ low }) => !TITLES.has(low))
  // `Her colleague Robert Stone`, `That evening Haruto`: what he is called.
  const first = nouns.findIndex(({ pos }) => pos === 'PROPN')
  const before = first > 0 ? singularOf(nouns[first - 1]!.low) : ''
  const called = natureOf(before) === 'person' || TIME_NOUNS.test(before) ? nouns.slice(first) : nouns
  const names = called.map(({ text }) => text)
  const gender =
    (isUnisexName(names[0]!) ? story.onlyGender : undefined) ??
    (given && genderOfName([given.text])) ??
    (isFullName ? story.onlyGender : undefined) ??
    genderOfName(names)
  const properName = names.join(' ')
  if (!gender || isPlaceName(properName) || (isPlaceName(head.text) && !genderOfName([names[0]!]))) return undefined
  const person: Picture = { name: gender, drawn: drawableNamed(gender)!, isPerson: true, gender, properName }
  // `John Snow ... Snow went home`: from then on the surname is enough.
  if (called.length > 1 && called.every(({ pos }) => pos === 'PROPN') && !isPlaceName(head.text)) {
    // `Captain Swan ... Violet Swan`: the surname alone is his who was known by it first.
    if (!story.names.get(head.text)?.isPerson) story.names.set(head.text, person)
    if (!story.names.has(names[0]!) && !isPlaceName(names[0]!)) story.names.set(names[0]!, person)
  }
  return person
}

const OF_ANIMALS =
  /^(?:species|mammal|predator|prey|habitat|cub|pup|hatch|hatchling|fin|tentacle|reptile|amphibian|insect|hibernate|migrate|migration|mate|mating|camouflage|snout|paw|claw|antler|beak|feather|gill|burrow|den|colony|larva|seagrass|reef|herd|savanna|savannah|tundra|plumage|venom)$/u
/** `In the animal kingdom, one father ...`: families of animals, in a script about them. */
const isOfAnimals = (lemma: string, { context, text }: Analysis): boolean =>
  OF_FAMILIES.test(lemma) &&
  (/\banimal kingdom\b/iu.test(text) || [...context.script].filter((word) => OF_ANIMALS.test(word) || word === 'animal').length >= 2)

const GENDERS_OF_ANIMALS: Readonly<Record<string, Gender>> = { male: 'man', female: 'woman' }

const isOfNobodyInParticular = (lemma: string): boolean =>
  /^(?:others?|one|god|devil|monster|darling|dear|hero|fool|liar|star|match|body|soul|culprit|villain|winner|loser)$/u.test(lemma)

const CHILDREN = /^(?:girl|boy|child|kid)$/u
/** Of whose noun somebody may be called `the girl` or `the boy`. */
const OFFSPRING: Readonly<Record<string, RegExp>> = {
  girl: /^(?:daughter|granddaughter|niece)$/u,
  boy: /^(?:son|grandson|nephew)$/u,
  child: /^(?:daughter|son|granddaughter|grandson|niece|nephew)$/u,
}

/** The only child of a story so far, if it may be called so. */
function knownChild(lemma: string, { children, referents, genders, names }: StoryState): Picture | undefined {
  const kin = new Map(
    [...referents.map(({ picture }) => picture), ...names.values()].flatMap((picture) =>
      picture && OFFSPRING[lemma]?.test(picture.noun ?? '') ? [[identityOf(picture), picture]] : [],
    ),
  )
  if (kin.size === 1) return [...kin.values()][0]
  const [identity] = children
  const picture =
    children.size === 1 ? referents.findLast((one) => one.picture && identityOf(one.picture) === identity)?.picture : undefined
  const gender = picture && (picture.gender ?? genders.get(identityOf(picture)))
  const own = genderOf(lemma)
  return picture && (own === undefined || own === gender) ? picture : undefined
}

/** `The stranger, a tall man, ...`: of whom the second noun tells more. */
function apposedGender({ end, lemma }: Phrase, { phrases }: Analysis): Gender | undefined {
  const next = phrases.find(({ start }) => start > end)
  const isApposed = next?.start === end + 2 && next.bar === 'relative' && natureOf(lemma) === 'person'
  return isApposed ? genderOf(next.lemma) : undefined
}

/** What things are made of that the dictionary of drawable things leaves out. */
const MATERIALS = /^(?:lithium|alumini?um|titanium|nylon|polyester|acrylic|chrome|porcelain|mahogany|vinyl|neoprene)$/u
const METALS = /^(?:gold|silver|copper|bronze|brass|iron|steel|tin|metal)$/u
const MADE_OF_METAL =
  /^(?:coin|spoon|fork|knife|ring|chain|bracelet|necklace|cup|goblet|bowl|key|bell|crown|sword|chest|kettle|statue|mirror|lantern|helmet|shield|arrow|hammer|needle|candlestick|door|gate|ladder|bucket)$/u
const isKnownNoun = ({ low, pos }: Token): boolean => pos === 'PROPN' || isNoun(singularOf(low)) || MATERIALS.test(low)

/** What a noun phrase depicts, if its sense is sure. */
export function pictureOf(phrase: Phrase, story: StoryState, analysis: Analysis): Picture | undefined {
  const landmark = landmarkOf(phrase)
  if (landmark) {
    noteShortForms(phrase, landmark, story)
    return landmark
  }
  if (phrase.isName) return pictureOfName(phrase, story, analysis)
  const { context } = analysis
  const { nouns, lemma } = phrase
  // `He sits on my chest`: a part of somebody.
  if (/^(?:my|your|his|her|our|their)$/u.test(phrase.possessor ?? '') && /^(?:chest|back|palm|calf|trunk|temple|sole)$/u.test(lemma))
    return undefined
  const apposed = apposedGender(phrase, analysis)
  if (apposed && !story.genders.has(lemma)) story.genders.set(lemma, apposed)
  // `a school of fish`: the fish are seen.
  if (OF_HERDS.test(lemma) && analysis.phrases.some((other) => other.of === phrase && isAnimalName(other.lemma))) return undefined
  if (isFigure(phrase, analysis))
    return isAnimalName(lemma) ? undefined : pictureOfDrawable(drawableNamed('statue'), 'statue', story.genders)
  if (isPane(phrase, analysis)) return undefined
  if (isMeat(phrase))
    return lemma === 'chicken' ? pictureOfDrawable(drawableNamed('roast chicken'), 'roast chicken', story.genders) : undefined
  const ofMaterial = thingOfMaterial(phrase, analysis)
  if (ofMaterial) return ofMaterial
  if (isPartOfDevice(phrase, analysis)) return undefined
  const owner = ownerOfPart(phrase, story, analysis)
  if (owner) return owner
  const kin = animalOfKind(phrase, story, analysis) ?? animalKinOf(phrase, story)
  const prepared = kin ?? mealOf(phrase, story)
  if (prepared) return prepared
  const kindOfKin = kindBeforeKin(phrase, analysis)
  if (kindOfKin) {
    const drawn = memberOf(lemma, kindOfKin)
    return { name: drawn.name, drawn, isPerson: false, gender: genderOf(lemma) ?? GENDERS_OF_ANIMALS[lemma], noun: lemma }
  }
  const again = calledShort(phrase, story, analysis.tokens) ?? calledAgain(phrase, story, analysis)
  if (again) return again
  const body = ownBodyOf(phrase, story)
  if (body) return body
  const role = roleOf(phrase)
  if (role) return personPicture(role, lemma, story.genders)
  const young = youngAnimalOf(phrase, analysis, story)
  if (young) return { name: young.name, drawn: young, isPerson: false }
  const words = [...phrase.adjectives.slice(-1), ...nouns.map(({ low }) => low)]
  const isPlainAdjective =
    /^(?:white|black|red|green|blue|brown|grey|gray|old|little|big|young|small)$/u.test(words[0]!) && !drawableNamed(`${words[0]} ${lemma}`)
  // `Cold water helps`: no setback.
  const isOfHeat = words.length === 2 && /^(?:cold|hot|warm|cool|boiling)$/u.test(words[0]!) && drawableNamed(lemma)?.file === 'substance'
  // `a white horse` is no wave.
  // `molten rock`.
  if (phrase.adjectives.some((word) => word === 'molten') && /^(?:rock|stone)$/u.test(lemma))
    return pictureOfDrawable(drawableNamed('lava'), 'lava', story.genders)
  const withAdjective =
    words.length > nouns.length && !isOfHeat && !(isPlainAdjective && drawableNamed(lemma)?.art) ? compoundOf(words) : undefined
  // `blue blood` is no person here.
  const isFigurative = withAdjective?.drawn?.file === 'person' && natureOf(lemma) !== 'person'
  // `a pile of leaves` has a drawing of its own.
  const heap = phrase.of && drawableNamed(`${phrase.of.lemma} of ${phrase.head.low}`)
  if (heap?.art) return pictureOfDrawable(heap, heap.name, story.genders)
  if (isSeenAsContent(phrase, analysis)) return undefined
  // `a bottle of chemicals` holds no wine.
  const bottle = bottleWith(phrase, analysis)
  if (bottle === null) return undefined
  if (bottle) return pictureOfDrawable(drawableNamed(bottle), bottle, story.genders)
  const compound = (isOfHeat ? undefined : compoundOf(nouns.map(({ low }) => low))) ?? (isFigurative ? undefined : withAdjective)
  // `emperor penguins`: penguins.
  const kind = compound?.drawn?.file === 'animal' && !compound.drawn.art ? drawableNamed(lemma) : undefined
  if (kind?.file === 'animal' && kind.art) return pictureOfDrawable(kind, lemma, story.genders)
  // `little girl`: a girl.
  if (compound?.drawn?.name === 'person' && drawableNamed(lemma)?.art === 'person')
    return pictureOfDrawable(drawableNamed(lemma), lemma, story.genders)
  if (compound?.drawn?.art && (compound.drawn.file === 'animal' || (nouns.length > 1 && compound.drawn.name.endsWith(` ${lemma}`))))
    story.kinds.set(lemma, compound.drawn)
  // `silver spoons`: spoons, whatever they are made of.
  const isOfMetal = compound?.drawn === undefined && nouns.length === 2 && METALS.test(nouns[0]!.low) && MADE_OF_METAL.test(lemma)
  if (compound && !isOfMetal) return pictureOfDrawable(compound.drawn, compound.drawn?.name ?? lemma, story.genders)
  if (nouns.length > 1 && !nouns.slice(0, -1).every(isKnownNoun)) return undefined
  // `the king` behind `Sisyphus was the king`.
  const isKnown = phrase.run[0]!.low === 'the' && !phrase.isPlural && nouns.length === 1 && natureOf(lemma) === 'person'
  const named = isKnown ? [...story.names.values()].find((one) => one.isPerson && one.noun === lemma) : undefined
  if (named) return named
  // `the girl` of whom the story told by her name.
  const child = isKnown && CHILDREN.test(lemma) ? knownChild(lemma, story) : undefined
  if (child) return child
  const isThat = /^(?:the|this|that|these|those|his|her|its|their)$/u.test(phrase.run[0]!.low)
  const kindBefore = isThat && nouns.length === 1 ? story.kinds.get(lemma) : undefined
  if (kindBefore) return pictureOfDrawable(kindBefore, kindBefore.name, story.genders)
  const { topic } = story
  // The fan of a laptop is no fan.
  if (nouns.length === 1 && topic && isMachinePart(lemma, topic.name)) return undefined
  const told = nouns.length === 1 ? story.senses.get(lemma) : undefined
  const animal = story.scriptAnimal ?? sentenceAnimalOf(analysis)
  const isMember = nouns.length === 1 && animal !== undefined && isOfFamily(lemma, animal) && !isPersonOfFamily(phrase, analysis, story)
  if (isMember && isOfUnsureAnimal(phrase, story, analysis)) return undefined
  const member = isMember ? memberOf(lemma, animal) : undefined
  if (member && !/^(?:my|our)$/u.test(phrase.possessor ?? ''))
    return { name: member.name, drawn: member, isPerson: false, gender: genderOf(lemma) ?? GENDERS_OF_ANIMALS[lemma], noun: lemma }
  if (nouns.length === 1 && isOfAnimals(lemma, analysis)) return undefined
  const drawn = told ?? chooseSense(SENSE_HINTS.has(phrase.head.low) ? phrase.head.low : lemma, context, nouns.length > 1)
  if (drawn && nouns.length === 1) story.senses.set(lemma, drawn)
  // `a miller` of a tale: somebody.
  const isSomebody =
    analysis.isNarrative &&
    phrase.role !== 'behind' &&
    !phrase.isPlural &&
    natureOf(lemma) === 'person' &&
    !SENSE_HINTS.has(lemma) &&
    !isOfNobodyInParticular(lemma)
  if (!drawn && isSomebody) return personPicture(drawableNamed('person')!, lemma, story.genders)
  return pictureOfDrawable(drawn, lemma, story.genders)
}

/** The adjective that the drawing shows, if any: `the empty barrel`, `the barrel was empty`. */
export function stateOf(phrase: Phrase, { tokens, bars }: Analysis): string | undefined {
  const own = phrase.adjectives.find((word) => STATES.has(word)) ?? colourOf(phrase)
  if (own || phrase.role !== 'subject') return own
  return predicateStateAfter(phrase.end, tokens, bars)
}

/** `Red` of `Red balloons`, which is tagged as a noun at the start of a sentence. */
const colourOf = ({ nouns, head, isName }: Phrase): string | undefined =>
  isName ? undefined : nouns.find((noun) => noun !== head && Object.hasOwn(COLOURS, noun.low))?.low

/** `was empty` behind a subject. */
export function predicateStateAfter(end: number, tokens: readonly Token[], bars: readonly ExclusionReason[]): string | undefined {
  const verb = tokens[end + 1]
  if (!verb || !COPULAR_VERBS.test(verb.low)) return undefined
  const word = tokens.slice(end + 2, end + 5).find(({ pos }) => pos !== 'ADV')
  return word && /^(?:ADJ|VERB)$/u.test(word.pos) && STATES.has(word.low) && bars[word.i] === '' ? word.low : undefined
}
