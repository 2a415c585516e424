import { cleanedLength, MAX_IDEA_CHARACTERS, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { IDEA_DETAILS, type IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import type { RewriteRequest, RewrittenScript } from '../../ports/writer.ts'
import { composeForeignIdea } from './compose-foreign-idea.ts'
import { composeIdea } from './compose-idea.ts'
import { detectLanguage } from './detect-language.ts'
import { moodOfPunctuation, moodOfWords } from './music-mood.ts'
import { properNounsIn } from './noun-phrases.ts'
import { correctEnglish } from './proofreading/correct-english.ts'
import { readScene } from './scenes/read-scene.ts'
import { rewordScript, shapeScript, limitScript } from './reword-script.ts'
import { splitSentences } from './sentences.ts'
import { topicWithArticle } from './story-topic.ts'
import { suggestStyle } from './suggest-style.ts'
import { normalizeScript } from './normalize-script.ts'

/** Below this many cleaned characters a rewritten script is longer than before. */
const SHORT_SCRIPT = 300

/**
 * An idea becomes a script that states only what the person gave, and `missingDetails` says what more the writer would need. An English script is
 * corrected, reworded for the voice and, where it is short, made longer; a script in another language is only tidied (CD-116).
 * The answer has at most 900 cleaned characters. Throws EngineRefusal `nothing_to_say`.
 */
export async function rewriteScript({ story, details = {}, seed }: RewriteRequest): Promise<RewrittenScript> {
  const tidy = normalizeScript(story)
  const given = tidyDetails(details)
  const language = languageOf(tidy, given)
  const isIdea = cleanedLength(tidy) <= MAX_IDEA_CHARACTERS && !tidy.includes('\n')
  const written = isIdea ? await writeIdea(tidy, given, language, seed) : await rewriteText(tidy, language, seed)
  const enhancedScript = fitScript(written, language)
  return {
    enhancedScript,
    language,
    rewritten: enhancedScript !== tidy,
    ...(isIdea && { missingDetails: IDEA_DETAILS.filter((detail) => given[detail] === undefined) }),
    ...(language === 'en' && {
      suggestedStyle: suggestStyle(enhancedScript, moodOfWords(enhancedScript) ?? moodOfPunctuation(enhancedScript)),
    }),
  }
}

/** A bare name, such as `Ada Lovelace`, counts as English. */
function languageOf(story: string, { facts = [], ending = '' }: IdeaDetails): string {
  const isName = /^(?:[A-Z][a-z]+ ?){1,3}$/.test(story)
  return detectLanguage([isName ? '' : story, ...facts, ending].join('\n'))
}

/** The details that contain letters or digits. */
function tidyDetails({ audience, facts = [], ending }: IdeaDetails): IdeaDetails {
  const [tidyAudience, tidyEnding] = [tidyText(audience), tidyText(ending)]
  const tidyFacts = facts.flatMap((fact) => tidyText(fact) ?? [])
  return {
    ...(tidyAudience !== undefined && { audience: tidyAudience }),
    ...(tidyFacts.length > 0 && { facts: tidyFacts }),
    ...(tidyEnding !== undefined && { ending: tidyEnding }),
  }
}

const tidyText = (text = ''): string | undefined => (/[\p{L}\p{N}]/u.test(text) ? normalizeScript(text).replaceAll('\n', ' ') : undefined)

async function writeIdea(idea: string, details: IdeaDetails, language: string, seed: number): Promise<string> {
  if (language === 'en') return limitScript([await correctEnglish(composeIdea(idea, details, seed)), composeIdea(idea, details, seed)])
  return Object.keys(details).length === 0 ? idea : composeForeignIdea(idea, details, language)
}

async function rewriteText(tidy: string, language: string, seed: number): Promise<string> {
  if (language !== 'en') return tidy
  const corrected = limitScript([await correctEnglish(tidy), tidy])
  const reworded = rewordScript(corrected)
  if (cleanedLength(tidy) >= SHORT_SCRIPT) return limitScript([reworded, corrected, tidy])
  return limitScript([shapeScript(reworded, extraLines(reworded), seed), reworded, corrected, tidy])
}

const MAX_EXTRA_LINES = 3

/** Lines that lengthen a short script: they point at things that it already names. */
function extraLines(script: string): string[] {
  const sentences = script.split('\n').flatMap((line) => splitSentences(line))
  const names = properNounsIn(script)
  const things = [...new Set(sentences.flatMap((sentence) => readScene(sentence, undefined, names).seen))].slice(0, MAX_EXTRA_LINES)
  const looks = things.map((thing, index) => EXTRA_LINES[index]!.replace('{thing}', topicWithArticle(thing)))
  return looks.length > 0 ? looks : ['Stay with that for a moment.', 'Let it sink in.']
}

const EXTRA_LINES = ['Look closely at {thing}.', 'Picture {thing} for a moment.', 'And do not miss {thing}.']

/** As many whole sentences as fit; a first sentence that is too long is cut between words, else between characters. */
function fitScript(script: string, language: string): string {
  if (cleanedLength(script) <= MAX_SCRIPT_CHARACTERS) return script
  const whole = longestFitting(
    script.split('\n').flatMap((line) => splitSentences(line, language)),
    ' ',
  )
  if (whole !== '') return whole
  const words = longestFitting(script.split(/\s+/), ' ')
  return words === '' ? longestFitting([...script], '') : words
}

function longestFitting(parts: readonly string[], gap: string): string {
  let fitting = ''
  for (const part of parts) {
    const longer = fitting === '' ? part : `${fitting}${gap}${part}`
    if (cleanedLength(longer) > MAX_SCRIPT_CHARACTERS) break
    fitting = longer
  }
  return fitting
}
