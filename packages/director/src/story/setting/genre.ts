import type { PlanMood } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../analysis.ts'
import { chooseSense } from '../../senses/choose-sense.ts'
import { singularOf } from '../../senses/lexicon.ts'
import { isAnimalFigure } from '../../vocabulary/art-of.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { isHorrorStory } from '../horror.ts'
import { assertedText } from './asserted-text.ts'

/**
 * What a script is as a whole. `advice`: tells its addressee what to do; `explainer`: explains something in general; `nature`: follows animals; `story`: tells of
 * persons, in none of the other ways.
 */
export type Genre = 'horror' | 'disaster' | 'grief' | 'tale' | 'advice' | 'explainer' | 'nature' | 'story'

const DISASTER =
  /\b(?:the ground (?:\p{L}+ ){0,3}(?:shake|shook|roll\w*|trembl\w*|moved)|came down on|sunken|tidal wave|frightened|screams?|earthquakes?|tsunamis?|wildfires?|bushfires?|hurricanes?|typhoons?|cyclones?|tornado(?:e?s)?|floods?|flooded|flooding|eruption|erupted|volcano(?:es)?|Vesuvius|Krakatoa|lava|volcanic ash|wave of heat|evacuat\w+|rubble|collapsed|plague|Black Death|epidemic|pandemic|famine|starv\w+|shipwreck|sank|sinking|massacre\w*|genocide|bomb(?:s|ed|ing|ings)|explosions?|exploded|avalanches?|landslides?|meltdown|radiation|radioactive cloud|rescue (?:teams?|workers?)|rescuers|victims|survivors?|death toll|casualties|missing|burned to the ground|burnt to the ground|in flames|on fire|the flames|the blaze|the fire|a (?:great |huge |terrible )?fire|(?:destroyed|devoured|swept away|razed|levell?ed)|(?:the|black|thick) smoke|burning|dead|died|buried|killed|trapped|ashes|state of emergency|drowned|iceberg|lifeboats?|trench(?:es)?|battlefield|artillery|machine guns?|the guns|soldiers|regiments?|shells|shooting at|wounded|refugees|disease|the sick|fled|half its crew|burned|burnt|deaths?|ash)\b/giu
const GRIEF =
  /\b(?:funeral|died|dying|death|grave|graveyard|cemetery|mourn\w*|coffin|ashes|urn|hospice|cancer|chemo\w*|goodbye|widow(?:er|ed)?|passed away|without (?:him|her|you)|miss(?:ed)? (?:him|her|you|my)|empty (?:chair|seat|bed|side)|last (?:words|letter|time|voicemail|breath)|tears|cried|crying|sobb\w+|grief|condolences|obituary|stillborn|miscarriage|dementia|alzheimer\w*|never came (?:home|back))\b/iu
const TALE =
  /\b(?:once upon a time|long ago|in a (?:faraway|distant) (?:land|kingdom)|there (?:once )?lived|happily ever after|there once was|there was once)\b/iu
const ANIMAL_TALE = /\b(?:fairy|witch|wizard|dragon|unicorn|giant|elf|elves|dwarf|goblin|troll|enchanted|magic(?:al)?|spell)\b/iu
const YOU = /\b(?:you|your|yours|yourself)\b/iu
const FIRST = /\b(?:I|me|my|mine|we|us|our)\b/u
const THIRD = /\b(?:he|she|him|her|his|hers)\b/iu

const MIN_DISASTER = 3
/** Shares of the sentences of a script. */
const SHARE = { disaster: 0.4, grief: 0.4, advice: 0.5, persons: 0.34, past: 0.7 } as const

const isCommand = ({ tokens: [first, second] }: Analysis): boolean =>
  (first?.pos === 'VERB' && first.low === first.lemma) || (first?.low === 'do' && second?.low === 'not') || first?.low === "don't"

const shareOf = (analyses: readonly Analysis[], isOf: (text: string, analysis: Analysis) => boolean): number =>
  analyses.filter((analysis) => isOf(assertedText(analysis), analysis)).length / Math.max(1, analyses.length)

/** Different words of disaster: one of them alone may be meant otherwise. */
const disasterWords = (analyses: readonly Analysis[]): number =>
  new Set(analyses.flatMap((analysis) => assertedText(analysis).match(DISASTER) ?? []).map((word) => word.toLowerCase())).size

/** What tells of something that happened, not of what is always so. */
export const isPast = ({ tokens, bars }: Analysis): boolean =>
  tokens.some(
    ({ pos, low, lemma, i }) =>
      bars[i] === '' &&
      ((pos === 'AUX' && /^(?:was|were|had|did)$/u.test(low)) ||
        (pos === 'VERB' && low !== lemma && !/(?:s|ing)$|^(?:are|am|'re|'m)$/u.test(low))),
  )

/** Words for people who are not of an animal's family. */
const HUMAN = /\b(?:man|men|woman|women|boy|girl|doctor|king|queen|soldier|farmer|people|villagers?|captain|children)\b/iu

/** Whether the first sentence tells of animals and of nobody else. */
function beginsWithAnimal([first]: readonly Analysis[]): boolean {
  if (!first || HUMAN.test(first.text)) return false
  return first.tokens.some(({ pos, low, i }) => pos === 'NOUN' && first.bars[i] === '' && isAnimal(singularOf(low), first.context))
}

const isAnimal = (noun: string, context: Analysis['context']): boolean =>
  isAnimalFigure((chooseSense(noun, context) ?? drawableNamed(noun))?.art)

/** `hasAnimal`: animals are what the script is about, and nobody else is in it. `isOfPast`: it tells of a period. */
export function genreOf(
  analyses: readonly Analysis[],
  { hasAnimal, isOfPast }: { readonly hasAnimal: boolean; readonly isOfPast: boolean },
): Genre {
  if (isHorrorStory(analyses)) return 'horror'
  if (analyses.slice(0, 2).some(({ text }) => TALE.test(text)) || shareOf(analyses, (text) => ANIMAL_TALE.test(text)) >= 0.3) return 'tale'
  const isToAddressee = shareOf(analyses, (text, analysis) => isCommand(analysis) || YOU.test(text)) >= SHARE.advice
  const isOfPersons =
    shareOf(analyses, (text) => THIRD.test(text)) >= SHARE.persons || shareOf(analyses, (text) => FIRST.test(text)) >= SHARE.persons
  const commands = analyses.filter((analysis) => isCommand(analysis)).length
  if (isToAddressee && (commands >= 2 || !isOfPersons)) return commands > 0 ? 'advice' : 'explainer'
  const isFirstPerson = shareOf(analyses, (text) => FIRST.test(text)) > 0
  if (hasAnimal || (!isFirstPerson && beginsWithAnimal(analyses))) return 'nature'
  const disaster = new RegExp(DISASTER.source, 'iu')
  if (
    disasterWords(analyses) >= Math.min(MIN_DISASTER, analyses.length + 1) &&
    shareOf(analyses, (text) => disaster.test(text)) >= SHARE.disaster
  )
    return 'disaster'
  if (isOfPersons && shareOf(analyses, (text) => GRIEF.test(text)) >= SHARE.grief) return 'grief'
  const isOfEvents = isOfPast || shareOf(analyses, (_, analysis) => isPast(analysis)) >= SHARE.past
  return isOfPersons || isOfEvents ? 'story' : 'explainer'
}

/** Moods that shots of a genre may have, the first being that of those without another. */
const MOODS: Readonly<Record<Genre, readonly PlanMood[]>> = {
  horror: ['tense', 'sad'],
  disaster: ['tense'],
  grief: ['sad', 'calm', 'tense', 'wonder'],
  tale: ['calm', 'happy', 'wonder', 'epic', 'sad', 'tense'],
  advice: ['calm', 'happy'],
  explainer: ['calm', 'wonder', 'epic', 'happy'],
  nature: ['calm', 'wonder', 'epic', 'tense'],
  story: ['calm', 'happy', 'sad', 'tense', 'wonder', 'epic'],
}

/** What ends a bad time: the last sentences of a disaster or a grief may be light again. */
const HOPE =
  /\b(?:rebuil[dt]|rebuilding|rescued|survived|hope|saved|new (?:cathedral|city|town|houses?|homes?|life|beginning)|bloom\w*|reunited|memorial|(?:home|together|alive|safe|green|open(?:ed)?|sing\w*|laugh\w*|danc\w*) again|smil\w+|healed|home at last|never again|still (?:stands?|dominates))\b/iu
/** Sentences at the end of a script that may turn. */
const ENDING = 2

/**
 * The mood of a shot: that of its sentence where its script can have it. `own`: by the words of the sentence; undefined without any. `isFelt`: of a disaster, a
 * grief or a fear, not of a word alone.
 */
export function moodWithin(
  { genre, sentences }: { readonly genre: Genre; readonly sentences: readonly unknown[] },
  own: PlanMood | undefined,
  analysis: Analysis,
  isFelt = false,
): PlanMood {
  const [usual, ...others] = MOODS[genre]
  const isEnding = analysis.index >= sentences.length - ENDING && analysis.index > 0
  if ((genre === 'disaster' || genre === 'grief') && isEnding && HOPE.test(assertedText(analysis))) return 'calm'
  const isLight = isEnding && (genre === 'story' || genre === 'tale') && own === 'sad' && LIGHT.test(assertedText(analysis))
  if ((own === 'sad' || own === 'tense') && !isNarrativeGenre(genre) && CRISIS.test(assertedText(analysis))) return 'sad'
  // What is `trapped` in a pipe frightens nobody.
  if (own !== undefined && isFelt && genre === 'explainer') return own
  return own !== undefined && others.includes(own) && !isLight ? own : usual!
}

/** What harms people, in an explanation too. */
const CRISIS =
  /\b(?:(?:markets?|prices|stocks?|banks?|econom(?:y|ies)) (?:\p{L}+ )?(?:crash\w*|collaps\w+|fail\w*)|panic\w*|bankrupt\w*|(?:lose|loses|lost) (?:everything|all|their (?:homes?|jobs?|savings|lives))|wars?|famine|killed|died|victims?|poisoned)\b/iu

/** A happy end, whatever it looks back on. */
const LIGHT = /\b(?:smil\w+|forg[ia]ve\w*|hugg\w*|won|happ\w+|proud\w*|at last|married|love[sd]?|safe|reunited)\b/iu

/** Genres that no face smiles in. */
export const isGrave = (genre: Genre): boolean => genre === 'horror' || genre === 'disaster' || genre === 'grief'
/** Genres that happen somewhere, one thing after the other, so that a place, an hour and a weather go on. */
export const isNarrativeGenre = (genre: Genre): boolean => genre !== 'advice' && genre !== 'explainer'
