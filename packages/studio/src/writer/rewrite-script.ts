import { cleanedLength, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { IDEA_DETAILS, type IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import type { RewriteRequest, RewrittenScript } from '@fablecut/generation/ports/writer'
import { isIdea, languageOf, normalizeDetails } from '@fablecut/generation/script/read-request'
import { moodOfPunctuation, moodOfKeywords } from '@fablecut/generation/script/music-mood'
import { suggestStyle } from '@fablecut/generation/script/suggest-style'
import { normalizeScript } from '@fablecut/generation/script/normalize-script'
import { composeForeignIdea } from './compose-foreign-idea.ts'
import { composeIdea } from './compose-idea.ts'
import { properNounsIn } from './noun-phrases.ts'
import { correctEnglish } from './proofreading/correct-english.ts'
import { parseScene } from './scenes/parse-scene.ts'
import { rewordScript, shapeScript, limitScript } from './reword-script.ts'
import { splitSentences } from './sentences.ts'
import { topicWithArticle } from './story-topic.ts'

/** Scripts with fewer cleaned characters are lengthened. */
const SHORT_SCRIPT = 300

/**
 * Expands an idea to a script that states only the given facts; `missingDetails` lists further details the writer needs. An English script is
 * corrected, reworded for speech and lengthened if it is short; a script in another language is only normalized (CD-116).
 * The result has at most 900 cleaned characters. Throws EngineRefusal `nothing_to_say`.
 */
export async function rewriteScript({ story, details = {}, seed }: RewriteRequest): Promise<RewrittenScript> {
  const normalized = normalizeScript(story)
  const usableDetails = normalizeDetails(details)
  const language = languageOf(normalized, usableDetails)
  const isFromIdea = isIdea(normalized)
  const written = isFromIdea ? await writeIdea(normalized, usableDetails, language, seed) : await rewriteText(normalized, language, seed)
  const enhancedScript = fitScript(written, language)
  return {
    enhancedScript,
    language,
    rewritten: enhancedScript !== normalized,
    ...(isFromIdea && { missingDetails: IDEA_DETAILS.filter((detail) => usableDetails[detail] === undefined) }),
    ...(language === 'en' && {
      suggestedStyle: suggestStyle(enhancedScript, moodOfKeywords(enhancedScript) ?? moodOfPunctuation(enhancedScript)),
    }),
  }
}

async function writeIdea(idea: string, details: IdeaDetails, language: string, seed: number): Promise<string> {
  if (language === 'en') return limitScript([await correctEnglish(composeIdea(idea, details, seed)), composeIdea(idea, details, seed)])
  return Object.keys(details).length === 0 ? idea : composeForeignIdea(idea, details, language)
}

async function rewriteText(normalized: string, language: string, seed: number): Promise<string> {
  if (language !== 'en') return normalized
  const corrected = limitScript([await correctEnglish(normalized), normalized])
  const reworded = rewordScript(corrected)
  if (cleanedLength(normalized) >= SHORT_SCRIPT) return limitScript([reworded, corrected, normalized])
  return limitScript([shapeScript(reworded, extraLines(reworded), seed), reworded, corrected, normalized])
}

const MAX_EXTRA_LINES = 3

/** Lines that lengthen a short script, about things that it mentions. */
function extraLines(script: string): string[] {
  const sentences = script.split('\n').flatMap((line) => splitSentences(line))
  const names = properNounsIn(script)
  const things = [...new Set(sentences.flatMap((sentence) => parseScene(sentence, names).visible))].slice(0, MAX_EXTRA_LINES)
  const lines = things.map((thing, index) => EXTRA_LINES[index]!.replace('{thing}', topicWithArticle(thing)))
  return lines.length > 0 ? lines : ['Stay with that for a moment.', 'Let it sink in.']
}

const EXTRA_LINES = ['Look closely at {thing}.', 'Picture {thing} for a moment.', 'And do not miss {thing}.']

/** Truncates a script to whole sentences; a first sentence that is too long is truncated between words, else between characters. */
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
    const extended = fitting === '' ? part : `${fitting}${gap}${part}`
    if (cleanedLength(extended) > MAX_SCRIPT_CHARACTERS) break
    fitting = extended
  }
  return fitting
}
