import type { Scenes, VlogScenes } from '@fablecut/generation/ports/writer'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { moodOfKeywords } from '@fablecut/generation/script/music-mood'
import { type Chooser, seededChooser } from '../seeded-choice.ts'
import { estimateSpeechSeconds } from '../speech-time.ts'
import { activityOf } from './activities.ts'
import { courseOf } from './course.ts'
import { writeForeignVlog } from './foreign-vlog.ts'
import { ENDINGS, OPENINGS } from './lines.ts'
import { selfieShot, tellBeats } from './teller.ts'
import { shotsOf, type Told } from './told.ts'
import { asProgressive, spreadSteps, stepsOf } from './topic-steps.ts'
import { seeTopic } from './vlog-plans.ts'

/** Part of a clip that is spoken over at most. */
const MAX_SPOKEN_PART = 0.86

/** Writes a vlog: the character tells the topic step by step in the first person, with a beginning, something that goes wrong, and a goodbye. */
export function writeVlog(request: VlogScenes): Scenes {
  const language = detectLanguage(request.topic)
  if (language !== 'en') return writeForeignVlog(request, language)
  return { language, musicMood: moodOfKeywords(request.topic) ?? 'playful', shots: shotsOf(tellTopic(request), request) }
}

function tellTopic(request: VlogScenes): Told[] {
  const { topic, cast, shots, seed, clipSeconds } = request
  const [main, companion] = cast
  const maxSeconds = clipSeconds * MAX_SPOKEN_PART
  const sentences = stepsOf(topic, { main: main.name, ...(companion && { companion: companion.name }) }, maxSeconds)
  // The hook is a step, not the whole topic.
  const steps = sentences.length === 1 && shots > 2 ? spreadSteps(sentences, 2) : sentences
  const [first = { spoken: '', source: '' }, ...others] = steps
  const activity = activityOf(first.source) ?? (steps.length < 3 ? activityOf(topic) : undefined)
  const chooser = seededChooser(seed)
  const beats = courseOf(others, Math.max(0, shots - 2))
  const seen = seeTopic([first, ...beats.flatMap((beat) => ('step' in beat ? [beat.step] : []))], cast, activity)
  const together = companion !== undefined && topic.includes(companion.name)
  const opening: Told = {
    spoken: openingOf(first.spoken, main.name, maxSeconds, chooser),
    shot: selfieShot(request, seen.setting, 'happy', together),
  }
  if (shots === 1) return [opening]
  const middle = tellBeats({ request, seen, activity, steps, first, chooser, maxSeconds }, beats)
  const last = middle.at(-1)?.shot.setting ?? seen.setting
  const ending = chooser.pick(ENDINGS.filter(({ text }) => estimateSpeechSeconds(text) <= maxSeconds))
  return [opening, ...middle, { spoken: ending.text, shot: selfieShot(request, last, 'happy', together) }]
}

const TIME_WORD = /\b(?:today|tonight|this (?:morning|evening)|now|yesterday|tomorrow)\b/iu

/** Greets and says what it is about; without the greeting where both take longer than a clip. */
function openingOf(first: string, name: string, maxSeconds: number, chooser: Chooser): string {
  const now = asProgressive(first)
  const today =
    now === '' || TIME_WORD.test(now)
      ? now
      : /^(?:I|We)\b/u.test(now)
        ? `Today ${now.replace(/^We/u, 'we')}`
        : `Today: ${now.charAt(0).toLowerCase()}${now.slice(1)}`
  const whole = chooser.shuffle(OPENINGS).map((form) => form.replace('@', name).replace('#', today).trim())
  return whole.find((text) => estimateSpeechSeconds(text) <= maxSeconds) ?? (today === '' ? whole[0]! : today)
}
