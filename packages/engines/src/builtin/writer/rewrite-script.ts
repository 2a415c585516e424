import { cleanedLength, MAX_IDEA_CHARACTERS, MAX_SCRIPT_CHARACTERS } from '@fablecut/domain/story/script'
import type { RewriteRequest, RewrittenScript } from '../../ports/writer.ts'
import { composeIdea } from './compose-idea.ts'
import { detectLanguage } from './detect-language.ts'
import { moodOfSigns, moodOfWords } from './music-mood.ts'
import { namesIn } from './noun-phrases.ts'
import { polishWords, shapeScript, withinLimit } from './polish-script.ts'
import { readScene } from './read-scene.ts'
import { splitSentences } from './sentences.ts'
import { namedTopic } from './story-topic.ts'
import { suggestStyle } from './suggest-style.ts'
import { tidyScript } from './tidy-script.ts'

/** Below this many cleaned characters a rewritten script is longer than before. */
const SHORT_SCRIPT = 300

/**
 * An English idea becomes a script, a short English script a longer one, a long one a polished one; other languages are only tidied (CD-116).
 * The answer has at most 900 cleaned characters. Throws EngineRefusal `nothing_to_say`.
 */
export function rewriteScript({ story, seed }: RewriteRequest): RewrittenScript {
  const tidy = tidyScript(story)
  const language = detectLanguage(tidy)
  const written = language === 'en' ? rewriteEnglish(tidy, seed) : tidy
  const enhancedScript = fitScript(written, language)
  if (language !== 'en') return { enhancedScript, language, rewritten: false }
  const suggestedStyle = suggestStyle(enhancedScript, moodOfWords(enhancedScript) ?? moodOfSigns(enhancedScript))
  return { enhancedScript, language, rewritten: enhancedScript !== tidy, suggestedStyle }
}

function rewriteEnglish(tidy: string, seed: number): string {
  const length = cleanedLength(tidy)
  if (length <= MAX_IDEA_CHARACTERS && !tidy.includes('\n')) return composeIdea(tidy, seed)
  const polished = polishWords(tidy)
  const shaped = shapeScript(polished, length < SHORT_SCRIPT ? looksAt(polished) : [], seed)
  return withinLimit([shaped, polished, tidy])
}

const MOST_LOOKS = 3

/** Gives a short script more to see: lines that look at what it already names. */
function looksAt(script: string): string[] {
  const sentences = script.split('\n').flatMap((line) => splitSentences(line))
  const names = namesIn(script)
  const things = [...new Set(sentences.flatMap((sentence) => readScene(sentence, undefined, names).seen))].slice(0, MOST_LOOKS)
  const looks = things.map((thing, index) => LOOKS[index]!.replace('{thing}', namedTopic(thing)))
  return looks.length > 0 ? looks : ['Stay with that for a moment.', 'Let it sink in.']
}

const LOOKS = ['Look closely at {thing}.', 'Picture {thing} for a moment.', 'And do not miss {thing}.']

/** Whole sentences, as many as fit; a first sentence that is too long is cut at a word, or where it must. */
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
