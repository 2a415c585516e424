import type { IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import { moodOfKeywords, moodOfPunctuation } from '@fablecut/generation/script/music-mood'
import { normalizeScript } from '@fablecut/generation/script/normalize-script'
import { isIdea, languageOf, normalizeDetails } from '@fablecut/generation/script/read-request'
import { suggestStyle } from '@fablecut/generation/script/suggest-style'
import type { Moderator } from '@fablecut/generation/ports/moderator'
import type { RewriteRequest, RewrittenScript } from '@fablecut/generation/ports/writer'
import type { ModelClient } from '../model-client.ts'
import { askForText } from './ask-checked.ts'
import { isWorse } from './is-worse.ts'
import { scriptProblems } from './script-problems.ts'
import { bareTitle, titleProblems } from './title-problems.ts'

const FORM = `The text is spoken by a narrator over pictures: plain sentences only, short and concrete, each about something that can be seen. No headings, lists, stage directions, emoji or hashtags. At most 130 words and 800 characters.`
const FROM_IDEA = `You write narrations of short videos. Write one from the idea. The first sentence makes curious, the last one closes. State only facts you are sure of, and all facts that are given. ${FORM}`
const REWRITE = `You edit narrations of short videos. Rewrite the script so that it is clearer and better to speak. Keep its language, its meaning, all names and all numbers, and add no facts. ${FORM}`
const TITLE = `You title short videos. Give the script a title of two to six words in the script's own language, without quotes.`

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: string): string => languageNames.of(language) ?? language

function describeIdea(idea: string, { audience, facts = [], ending }: IdeaDetails, language: string): string {
  return [
    `Idea: ${idea}`,
    `Language: ${nameOf(language)}`,
    ...(audience === undefined ? [] : [`For: ${audience}`]),
    ...facts.map((fact) => `Fact: ${fact}`),
    ...(ending === undefined ? [] : [`It ends: ${ending}`]),
  ].join('\n')
}

/** Writes a script from an idea, or rewrites one; null if no answer passes the checks. Throws EngineRefusal `nothing_to_say`. */
export async function writeScript(
  client: ModelClient,
  moderator: Moderator,
  { story, details = {} }: RewriteRequest,
  signal?: AbortSignal,
): Promise<RewrittenScript | null> {
  const source = normalizeScript(story)
  const usable = normalizeDetails(details)
  const language = languageOf(source, usable)
  const isFromIdea = isIdea(source)
  const request = isFromIdea ? describeIdea(source, usable, language) : `Language: ${nameOf(language)}\nScript:\n${source}`
  const asked = { system: isFromIdea ? FROM_IDEA : REWRITE, request, field: 'script' } as const
  const written = await askForText(client, asked, (script) => scriptProblems({ script, source, language, isFromIdea }), signal)
  if (written === null) return null
  const enhancedScript = normalizeScript(written)
  if (await isWorse(moderator, enhancedScript, [source, ...(usable.facts ?? [])].join('\n'), signal)) return null
  const mood = moodOfKeywords(enhancedScript) ?? moodOfPunctuation(enhancedScript)
  return {
    enhancedScript,
    language,
    rewritten: enhancedScript !== source,
    ...(language === 'en' && { suggestedStyle: suggestStyle(enhancedScript, mood) }),
  }
}

/** A title for a script; null if no answer passes the checks. */
export async function writeTitle(client: ModelClient, moderator: Moderator, script: string, signal?: AbortSignal): Promise<string | null> {
  const asked = { system: TITLE, request: `Script:\n${script}`, field: 'title' } as const
  const written = await askForText(client, asked, (title) => titleProblems(bareTitle(title), script), signal)
  if (written === null) return null
  const title = bareTitle(written)
  return (await isWorse(moderator, title, script, signal)) ? null : title
}
