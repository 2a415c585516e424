import { compoundOf } from '../../senses/choose-sense.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture } from '../story-state.ts'

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[,\n]/u)
      .map((word) => word.trim())
      .filter(Boolean),
  )

/** What a dictionary counts among things that look otherwise: none of their pictures shows it. */
const OTHER_LOOKS = wordsOf(`
glowworm, aphid, flea, weevil, stick insect, bedbug
emu, condor, pheasant, cormorant, kiwi, osprey, spoonbill, roadrunner, ani, coucal
aye-aye, galago, bushbaby, kinkajou, potto, bandana, bandanna
ray, barracuda
basilica, abbey, minster, duomo, altar, pew, cloister, chateau, gatehouse, hut, madhouse
lawn chair, garden chair, barber chair, electric chair, recliner, easy chair
destroyer, icebreaker, ironclad, dreadnought, minesweeper, ark, gunboat, barge, catamaran, narrowboat, pontoon
bomber, seaplane, glider
fedora, bonnet, beret, fez, balaclava, turban, pajama, pyjama, breeches, lederhosen, flipper, moccasin, clog, sabot, cleats
spire, steeple, belfry, campanile, high-rise, tower block, porthole, skylight, shop window
beam, driftwood, board, plywood, tart, tartlet, cask, keg, sidewalk, boardwalk, mall, bypass, estuary, inlet, slush
fire hose, scholarship, donation, legacy, bequest, welfare, prize, philanthropy, budget, appropriation, tambourine, cleaver, bodybag
backyard, campus, lawn, moor, moorland, paddy, steppe, gully, backwater, hedge, hedgerow, shutter, envelope bomb, barn door, car door, spigot, tampon, fang
`)
/** Pictures that show one kind only, with the words that mean it. */
const ONE_KIND: Readonly<Record<string, RegExp>> = {
  insect: /^(?:insect|bug|beetle)$/u,
  fruit: /^(?:fruit|apple)$/u,
  vegetable: /^(?:vegetable|veggie|carrot)$/u,
  herb: /^(?:herb|basil|mint|parsley|sage|oregano|thyme|coriander|cilantro)$/u,
  hat: /^(?:hat|top hat)$/u,
  trousers: /^(?:trouser|trousers|pants|jeans|slacks)$/u,
  scroll: /^scroll$/u,
  'electric plug': /^(?:plug|electric plug|power plug)$/u,
  planet: /^(?:planet|Saturn|exoplanet)$/u,
}
/** Nouns whose meaning another noun before them changes: a bike chain is no chain. */
const CHANGED_BY_NOUNS = wordsOf(
  'chain, cable, plug, board, bar, key, mouse, ring, wave, web, cloud, net, pipe, bug, virus, cell, plate, table, glass, nail, pin, drum, bow, horn, shell, block, tree, star, snowball, message, text, card, crane, tank, spring, seal, bat, bridge, tower, wall, gate, fan, file, folder, server, port, log, trap, bomb, bullet, bubble, ball, crown, cap, stem, root, branch, leaf, seed, nut, bath, belt, band, fly, hammer, head, face, foot, leg, arm, hand, eye, mouth, tongue, tooth, heart, brain, skeleton, bone, muscle, anchor, fire, flame, bank, desk, station',
)
/** Nouns that only say of what, where or whose something is. */
const PLAIN_MODIFIERS =
  /^(?:lithium|alumini?um|titanium|carbon|chrome|porcelain|mahogany|wood|oak|pine|birch|bamboo|iron|steel|gold|silver|copper|bronze|brass|tin|metal|stone|marble|granite|sand|mud|clay|brick|concrete|glass|crystal|diamond|paper|cardboard|plastic|rubber|leather|wool|cotton|silk|straw|ice|snow|lava|kitchen|garden|bedroom|bathroom|house|hotel|church|school|office|dining|dinner|breakfast|lunch|coffee|tea|wine|beer|water|milk|soup|cake|toy|baby|child|kid|family|street|city|town|village|park|forest|mountain|river|sea|ocean|beach|island|desert|winter|summer|spring|autumn|morning|evening|night|apple|cherry|olive|lemon|orange|pear|plum|fig|almond|palm|maple|willow|christmas|tomato|onion|potato|pumpkin|chicken|duck|goose|ostrich|hen|bird|eagle|bee|wasp|ant|chocolate|birthday|wedding|engagement|car|truck|bus|bicycle|front|back|side|corner|room|cell|prison|train|railway|space|hand|fire|world|treasure|pocket|wall|alarm|temple|rope|oil|suspension|giant|monster|rain|storm|thunder|camp|library|history|story|text|comic|love|farm|police|guard|neon|moon|sun|star)$/u
const MODIFIERS_OF_OTHERS: Readonly<Record<string, RegExp>> = {
  wall: /^(?:castle|city|town|prison|fire|sea|garden|church)$/u,
  bone: /^(?!(?:chicken|dinosaur|dog|fish|animal|human|leg|arm|hip)$).*$/u,
}
/** A cable is drawn with its plug: of power, not of the net or of a bridge. */
const POWERED = /\b(?:charg\w+|plug\w*|socket|outlet|power cord|extension|appliance|adapter|unplug\w*)\b/iu
const OF_EGGS = /\b(?:eggs?|chicks?|hatch\w*|hatchlings?|nuts?|walnuts?|coconuts?|birds?|peanuts?|turtles?|tortoises?|snails?)\b/iu
const PARTS_OF_BODY = /^(?:head|face|foot|leg|arm|hand|eye|mouth|tongue|tooth|heart|brain|skeleton|bone|muscle)$/u

const isOtherCompound = ({ nouns, lemma }: Phrase): boolean => {
  const modifier = nouns.at(-2)
  if (!modifier || !CHANGED_BY_NOUNS.has(lemma) || compoundOf(nouns.map(({ low }) => low))?.drawn) return false
  const isOther = MODIFIERS_OF_OTHERS[lemma]?.test(modifier.low) ?? false
  return isOther || (modifier.pos !== 'PROPN' && (PARTS_OF_BODY.test(lemma) || !PLAIN_MODIFIERS.test(modifier.low)))
}

/**
 * True where the picture of a phrase shows something that only resembles what the phrase says: a beetle for a firefly, a chain of an anchor for that of a bike, a
 * ringed planet for Mars. Such phrases are left to words.
 */
export function isNearMiss({ name, drawn, isPerson, properName }: Picture, phrase: Phrase, { text }: Analysis): boolean {
  if (isPerson || properName !== undefined || drawn.art?.startsWith('place/')) return false
  const { nouns, adjectives, lemma } = phrase
  const compound = [...nouns.slice(0, -1).map(({ low }) => low), lemma].join(' ')
  const said = [lemma, compound, `${adjectives.at(-1) ?? ''} ${lemma}`]
  // `cutting board` has a picture of its own, whatever a board is.
  const hasOwnPicture = compound !== lemma && drawn.name === compound
  if (!hasOwnPicture && said.some((words) => OTHER_LOOKS.has(words))) return true
  // The shell of an egg or a nut is none of the sea.
  if (drawn.name === 'shell' && OF_EGGS.test(text)) return true
  const kind = ONE_KIND[drawn.name]
  if (kind && ![...said, phrase.head.text].some((words) => kind.test(words)) && drawn.name !== lemma) return true
  if (drawn.name === 'cable' && !POWERED.test(text)) return true
  return drawn.file !== 'animal' && name !== compound && drawn.name !== compound && isOtherCompound(phrase)
}
