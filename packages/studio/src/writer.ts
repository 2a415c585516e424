import { cameraMoveOfPrompt } from '@fablecut/director/camera-moves'
import { planShots } from '@fablecut/director/direct-script'
import { planPrompt } from '@fablecut/director/plan-prompt'
import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type {
  FixedShot,
  Scenes,
  ScenesRequest,
  ShotPlanRequest,
  Storyboard,
  StoryboardRequest,
  StoryboardShot,
  Writer,
} from '@fablecut/generation/ports/writer'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { moodOfPunctuation, moodOfKeywords } from '@fablecut/generation/script/music-mood'
import { normalizeScript } from '@fablecut/generation/script/normalize-script'
import { writeAsmr } from './writer/scenes/asmr-scenes.ts'
import { writeMusic } from './writer/scenes/music-scenes.ts'
import { correctEnglish } from './writer/proofreading/correct-english.ts'
import { limitScript } from './writer/reword-script.ts'
import { rewriteScript } from './writer/rewrite-script.ts'
import { tokenizeScript } from './writer/script-tokens.ts'
import { splitIntoShots, splitShots } from './writer/split-shots.ts'
import { parseScene } from './writer/scenes/parse-scene.ts'
import { endTitleOf } from './writer/titles/end-title.ts'
import { titleStory } from './writer/titles/story-title.ts'
import { titleShot } from './writer/titles/titles.ts'
import { writeVlog } from './writer/vlog/write-vlog.ts'

/** Writes by rules and word lists: English is proofread, other languages are split and tidied as they are (CD-116); all get plans, and prompts from them. */
export function createWriter(): Writer {
  return {
    engine: 'builtin/writer',
    writeStoryboard: async (request) => writeStoryboard(request),
    writeScenes: async (request) => writeScenes(request),
    rewriteScript: async (request) => rewriteScript(request),
    planShot: async (request) => planShot(request),
    planPrompt: async ({ prompt, ...options }) => planPrompt(prompt, { ...options, language: detectLanguage(prompt) }),
    endTitleOf: async (request) => endTitleOf(request) ?? null,
    cameraMoveOf: async (videoPrompt) => cameraMoveOfPrompt(videoPrompt) ?? null,
  }
}

function writeScenes(request: ScenesRequest): Scenes {
  if (request.kind === 'music') return writeMusic(request)
  return request.kind === 'asmr' ? writeAsmr(request) : writeVlog(request)
}

/** Throws EngineRefusal `nothing_to_say` for a script without a speakable word. */
async function writeStoryboard(request: StoryboardRequest): Promise<Storyboard> {
  const { before, after } = request.fixedShots ?? NO_FIXED_SHOTS
  const isAllFixed = before.length + after.length > 0 && request.script.trim() === ''
  const normalized = isAllFixed ? '' : normalizeScript(request.script)
  const language = detectLanguage([...before, ...after].reduce((text, { voiceOver }) => `${text} ${voiceOver}`, normalized))
  const english = language === 'en'
  const own = english && request.autoRewrite && !isAllFixed ? limitScript([await correctEnglish(normalized), normalized]) : normalized
  const shots = [...before, ...narrationsOf(own, language, request), ...after]
  const script = before.length + after.length === 0 ? own : shots.map(({ voiceOver }) => voiceOver).join(' ')
  return {
    title: titleStory(script, language),
    language,
    script,
    rewritten: own !== normalized,
    musicMood: (english ? moodOfKeywords(script) : undefined) ?? moodOfPunctuation(script),
    shots: plannedShots(shots, { script, language }, request),
  }
}

const NO_FIXED_SHOTS: NonNullable<StoryboardRequest['fixedShots']> = { before: [], after: [] }

function narrationsOf(script: string, language: string, { clipSeconds, shotCount }: StoryboardRequest): FixedShot[] {
  const tokens = tokenizeScript(script, language)
  const texts = shotCount === undefined ? splitShots(tokens, clipSeconds) : splitIntoShots(tokens, clipSeconds, shotCount)
  return texts.map((voiceOver) => ({ voiceOver }))
}

/** Shots with a given plan show it, whatever the words say; the prompts are derived from the plans. */
function plannedShots(
  shots: readonly FixedShot[],
  { script, language }: Pick<Storyboard, 'script' | 'language'>,
  { character }: StoryboardRequest,
): StoryboardShot[] {
  const cast = character === undefined ? [] : [{ id: character.id, name: character.name }]
  const texts = shots.map(({ voiceOver }) => voiceOver)
  const plans = planShots(texts, script, { cast, language })
  return shots.map(({ voiceOver, plan: given }, index) => {
    const plan = given ?? plans[index]!
    return {
      title: titleShot(voiceOver, language === 'en' ? parseScene(voiceOver) : undefined),
      voiceOver,
      plan,
      ...promptsOfPlan(plan, cast),
    }
  })
}

function planShot({ narrations, index, character }: ShotPlanRequest): ShotPlan | null {
  if (!narrations[index]?.trim()) return null
  const script = narrations.join('\n')
  // Few words are a weak sign of a language, the whole script is a strong one.
  const language = detectLanguage(script)
  return planShots(narrations, script, { cast: character ? [character] : [], language })[index] ?? null
}
