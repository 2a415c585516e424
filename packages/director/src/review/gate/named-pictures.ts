import { countOf } from '../../plan/counts.ts'
import { isFigure, isPlace, type Item, originOf, type Scene } from '../../plan/scene-item.ts'
import { chooseSense } from '../../senses/choose-sense.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isPartOfSomebody } from '../../story/body-parts.ts'
import { isPartOfDevice } from '../../story/parts-of-things.ts'
import { isPresent } from '../../story/presence.ts'
import type { Picture } from '../../story/story-state.ts'
import { isShortForm } from '../../story/names/short-forms.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { asCounted, asOne, type CardPicture, isMetaphor, SURROUNDINGS } from './card-picture.ts'
import { isExact } from './exact.ts'
import { partOfPhrase } from './mentions.ts'

/** Drawings beside words whose main thing is not certain: more of them would be small. */
const MAX_NAMED = 2

/** Why something may be drawn beside words that would stand alone, the best first. */
const REASONS = ['figure of the scene', 'things of the scene', 'noun as subject', 'noun as object', 'noun behind a preposition'] as const
type Reason = (typeof REASONS)[number]

type RankedPicture = { readonly reason: Reason; readonly picture: CardPicture }

/** Whether a sentence names something in one of the clauses that tell what it is about, be it denied. */
const isAsserted = (phrase: Phrase, analysis: Analysis): boolean => !/^(?:aside|possessor)$/u.test(partOfPhrase(phrase, analysis))

const isNamed = ({ phrase }: Item, analysis: Analysis): boolean =>
  phrase !== undefined &&
  phrase.bar === '' &&
  !phrase.isOwner &&
  phrase.of === undefined &&
  !isMetaphor(phrase, analysis) &&
  isAsserted(phrase, analysis)

/** Animals and people whom a scene draws exactly. Whom a name or a pronoun means is not certain enough. */
function figuresOf(scene: Scene, analysis: Analysis): RankedPicture[] {
  return scene.cast
    .filter(({ id, what }) => {
      const item = originOf(scene, id)
      return item !== undefined && isNamed(item, analysis) && isExact(item) && (artOf(what) !== 'person' || item.role === 'subject')
    })
    .map((figure) => ({ reason: 'figure of the scene', picture: { cast: [figure], things: [] } }))
}

/** Things that a scene draws exactly, side by side. */
function thingsOf(scene: Scene, analysis: Analysis): RankedPicture[] {
  const things = scene.things.filter((thing) => {
    const item = originOf(scene, thing.what)
    const isThere = thing.event !== 'cross-out' && !SURROUNDINGS.test(thing.what)
    return (
      item !== undefined && isThere && isNamed(item, analysis) && !isPlace(item.picture) && !isFigure(item.picture) && isExact(item, thing)
    )
  })
  const drawn = things.slice(0, MAX_NAMED).map(asOne)
  return drawn.length > 0 ? [{ reason: 'things of the scene', picture: { cast: [], things: drawn } }] : []
}

/** What is drawn as itself by a noun: neither weather nor places, which are seen around something. */
const SOLID = /^(?:artifact|animal|body|plant|food|substance|object)$/u
/** Behind these nothing is there. */
const WITHOUT = /^(?:like|as|than|without|instead of|for|about|except|besides|unlike|by)$/u
/** Said of what there is, whatever is denied of it. */
const DEFINITE = /^(?:the|this|that|these|those|my|your|his|her|its|our|their)$/u

/** Whether what a phrase names is there, by its sentence: `the wall was not built at once`, not `no wall`. */
function isThere({ bar, start, preposition = '', role, isName, isOwner }: Phrase, { tokens }: Analysis): boolean {
  if (isName || isOwner || WITHOUT.test(preposition)) return false
  return bar === '' || (bar === 'negated' && role === 'subject' && DEFINITE.test(tokens[start]!.low))
}

const REASON_OF_ROLE = { subject: 'noun as subject', object: 'noun as object', behind: 'noun behind a preposition' } as const

/** Things and animals that the nouns of a sentence name, whether or not its scene draws them. */
function nounsOf(analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): RankedPicture[] {
  const isAbsent = (phrase: Phrase): boolean => phrase.bar === '' && pictures.has(phrase) && !isPresent(phrase, analysis, pictures)
  return analysis.phrases
    .filter(
      (phrase) =>
        isThere(phrase, analysis) &&
        natureOf(phrase.lemma) !== 'person' &&
        !isMetaphor(phrase, analysis) &&
        !isPartOfDevice(phrase, analysis) &&
        !isAbsent(phrase) &&
        isAsserted(phrase, analysis),
    )
    .flatMap((phrase): RankedPicture[] => {
      const told = pictures.get(phrase)
      const own = told && isShortForm(phrase, told) ? told : undefined
      const drawn = own?.drawn ?? chooseSense(phrase.lemma, analysis.context)
      if (!drawn?.art || !SOLID.test(drawn.file ?? '') || SURROUNDINGS.test(drawn.name) || drawn.art === 'person') return []
      const count = countOf(phrase, analysis)
      const item: Item = {
        picture: own ?? { name: drawn.name, drawn, isPerson: false },
        count,
        role: phrase.role,
        phrase,
        at: phrase.start,
      }
      if (isPartOfSomebody(phrase, item.picture, analysis.context)) return []
      if (isPlace(item.picture) || !isExact(item, { what: drawn.name, count: 1 }, true)) return []
      return [{ reason: REASON_OF_ROLE[phrase.role], picture: { cast: [], things: [asCounted({ what: drawn.name, count }, item)] } }]
    })
}

/**
 * What a sentence names as there, each drawn exactly, for words that would stand alone; the best first. `sources`: whether the scene that was read of it and its
 * bare nouns may be drawn.
 */
export function namedPictures(
  scene: Scene,
  analysis: Analysis,
  sources: { readonly isSceneUsed: boolean; readonly areNounsUsed: boolean },
): RankedPicture[] {
  const found = [
    ...(sources.isSceneUsed ? [...figuresOf(scene, analysis), ...thingsOf(scene, analysis)] : []),
    ...(sources.areNounsUsed ? nounsOf(analysis, scene.pictures ?? new Map()) : []),
  ]
  return found.toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason))
}
