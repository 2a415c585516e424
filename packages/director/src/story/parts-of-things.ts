import { tableRows } from '../languages/en/table-rows.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Analysis } from './analysis.ts'
import type { Picture, StoryState } from './story-state.ts'

/** `parts > things that have them`: which of these a script has told of is seen where it only names the part. */
const ROWS = `
lid > jar box pot kettle pan tin jug teapot thermos barrel trash-can suitcase piano chest lunchbox bucket frying-pan saucepan cooking-pot
cap > bottle plastic-bottle tube pen jar
cork > bottle wine-bottle
crown > pineapple tooth
stone, pit > avocado peach mango cherry plum apricot olive date nectarine
flesh > avocado coconut pumpkin melon watermelon mango papaya
bristle > brush toothbrush paintbrush broom
wick > candle oil-lamp lantern
blade > knife axe saw sword razor scissors spade
spout > kettle teapot jug watering-can
shell > coconut egg walnut nut turtle tortoise snail crab
sole > shoe boot sneaker
`
const OWNERS: ReadonlyMap<string, readonly string[]> = new Map(
  tableRows(ROWS).flatMap(([parts, things]) =>
    parts.split(/,\s*/u).map((part): [string, readonly string[]] => [part, things.split(' ').map((thing) => thing.replaceAll('-', ' '))]),
  ),
)

/** Sentences after which a part may belong to another thing. */
const REACH = 2
const WHICH = /^(?:the|its|your|one|each|this|that)$/u

const isSameKind = (name: string, thing: string): boolean => name === thing || name.endsWith(` ${thing}`)

/** `Take a glass jar. Screw off the lid`: the thing of the script, told last, that has such a part; undefined where the sentence names another owner or none is told. */
export function ownerOfPart(
  { run, nouns, lemma, end, possessor }: Phrase,
  { namings }: StoryState,
  { tokens, index, phrases }: Analysis,
): Picture | undefined {
  const things = OWNERS.get(lemma)
  if (!things || nouns.length > 1 || (run.length > 1 && !WHICH.test(run[0]!.low))) return undefined
  const isOwned = tokens[end + 1]?.low === 'of' || (possessor !== undefined && !/^(?:its|your)$/u.test(possessor))
  // `the jar and the lid`, `a bottle with a cork`.
  const isOfSentence = phrases.some((phrase) => phrase.end < end && things.includes(phrase.lemma))
  if (isOwned || isOfSentence) return undefined
  const owner = namings.findLast(
    ({ picture, sentence }) => sentence < index && index - sentence <= REACH && things.some((thing) => isSameKind(picture.name, thing)),
  )?.picture
  return owner && { ...owner, noun: lemma }
}

/** Machines, and parts that drawn alone would be other things: the laser of a robot is no laser pointer. */
const DEVICES =
  /^(?:robot|drone|rover|satellite|probe|spacecraft|lander|telescope|vacuum|mower|lawnmower|quadcopter|helicopter|airplane|plane|aircraft|car|truck|lorry|bus|van|tractor|train|tram|bicycle|bike|motorcycle|scooter|skateboard|wheelchair|pram|stroller|buggy|pushchair|cart|wagon|carriage|phone|smartphone|laptop|tablet|doorbell|watch|smartwatch|submarine|exoskeleton)$/u
const DEVICE_PARTS =
  /^(?:laser|camera|sensor|lens|antenna|arm|hand|finger|leg|foot|head|eye|wheel|motor|engine|propeller|rotor|screen|display|microphone|speaker|gripper|claw|solar panel|panel|lidar|radar|scanner|wing|tail|mirror|horn|brake|pedal|chip|processor|drill|brush)$/u

const isDevice = ({ lemma, isName, bar }: Phrase): boolean => !isName && bar !== 'negated' && DEVICES.test(lemma)

/** Whether a noun phrase names a part of a machine that its sentence names as well: `the laser of the rover`, `the robot's arm`, `the camera on the drone`. */
export function isPartOfDevice(phrase: Phrase, { phrases, tokens }: Analysis): boolean {
  const { nouns, lemma, start, end } = phrase
  const [owner] = nouns
  if (nouns.length === 2 && DEVICE_PARTS.test(lemma)) return DEVICES.test(owner!.low) && !/^(?:wheel|mirror)$/u.test(lemma)
  if (nouns.length > 1 || !DEVICE_PARTS.test(lemma)) return false
  return phrases.some(
    (other) =>
      isDevice(other) &&
      ((other.isOwner && other.end < start && start - other.end <= 2) ||
        (other.start === end + 2 && /^(?:of|in|on|inside|under)$/u.test(tokens[end + 1]!.low))),
  )
}
