import type { Scenes, StoryboardShot, VlogScenes } from '../../../ports/writer.ts'
import { detectLanguage } from '../detect-language.ts'
import { moodOfKeywords } from '../music-mood.ts'
import { parseScene } from './parse-scene.ts'
import { seededChooser } from '../seeded-choice.ts'
import { splitSentences } from '../sentences.ts'
import { properNounsIn } from '../noun-phrases.ts'

/** A shot template of a vlog; `@` is the slot of the main character, `&` of the companion. */
type Beat = { readonly title: string; readonly framing: string; readonly camera: string; readonly action: string }

const GREETING: Beat = { title: 'Hello!', framing: 'Medium shot', camera: 'Gentle push in', action: '@ waves at the camera and smiles' }
const GOODBYE: Beat = {
  title: 'See you soon',
  framing: 'Medium shot',
  camera: 'Slow pull back',
  action: '@ waves at the camera once more and smiles',
}

/** Each cycle starts with the activity, followed by related moments. */
const CYCLE: readonly Beat[] = [
  { title: 'Here we go', framing: 'Wide view', camera: 'Slow pan right', action: '@ walks in' },
  { title: 'Right in it', framing: 'Medium shot', camera: 'Gentle push in', action: '@' },
  { title: 'A close look', framing: 'Close-up', camera: 'Very slow push in', action: '@ talks to the camera' },
  { title: 'Over there', framing: 'Medium shot', camera: 'Slow pan left', action: '@ points at something' },
  { title: 'Keep going', framing: 'Wide view', camera: 'Slow orbit', action: '@' },
  { title: 'A short rest', framing: 'Medium shot', camera: 'Slow tilt up', action: '@ sits down and rests' },
  { title: 'Happy', framing: 'Close-up', camera: 'Slow orbit', action: '@ laughs' },
  { title: 'Look at this', framing: 'Medium shot', camera: 'Gentle push in', action: '@ holds something up to the camera' },
  { title: 'A little dance', framing: 'Wide view', camera: 'Slow pan right', action: '@ dances a little' },
]
const TOGETHER: readonly Beat[] = [
  { title: 'Together', framing: 'Medium shot', camera: 'Slow orbit', action: '@ and & laugh together' },
  { title: 'Side by side', framing: 'Wide view', camera: 'Slow pan left', action: '@ and & walk side by side' },
  { title: 'Between us', framing: 'Close-up', camera: 'Gentle push in', action: '& talks to @' },
]

/** Writes the shots of a vlog: a greeting, the activity sentence by sentence with related moments, and a goodbye. */
export function writeVlog(request: VlogScenes): Scenes {
  const { topic, names, shots } = request
  const [main = 'Somebody'] = names
  const sentences = splitSentences(topic).filter((sentence) => /\p{L}/u.test(sentence))
  const activities = (sentences.length > 0 ? sentences : [topic]).map((activity) => withNames(activity, names))
  const language = detectLanguage(topic)
  const place = language === 'en' ? placeOf(topic, main) : undefined
  return {
    language,
    musicMood: (language === 'en' ? moodOfKeywords(topic) : undefined) ?? 'playful',
    shots: beatsOf(request).map((beat, index) =>
      shotOf(beat, { activity: activities[sentenceIndex(index, shots, activities.length)]!, names, main, place }),
    ),
  }
}

/** Replaces `they` by the names of the two characters. */
const withNames = (activity: string, names: readonly string[]): string =>
  names.length > 1 ? activity.replace(/^They\b/u, `${names[0]} and ${names[1]}`) : activity

/** The sentence of a shot; sentences are distributed evenly over the shots. */
const sentenceIndex = (index: number, shots: number, sentences: number): number =>
  Math.min(sentences - 1, Math.floor((index / shots) * sentences))

function beatsOf({ names, shots, seed }: VlogScenes): Beat[] {
  if (shots === 1) return [CYCLE[1]!]
  const chooser = seededChooser(seed)
  const beats = [GREETING]
  while (beats.length < shots - 1) {
    const [first, second, ...others] = CYCLE
    const moments = chooser.shuffle(names.length > 1 ? [...others, ...TOGETHER] : others)
    beats.push(first!, second!, ...moments.flatMap((beat, i) => (i % 2 === 1 ? [beat, second!] : [beat])))
  }
  return [...beats.slice(0, shots - 1), GOODBYE]
}

function placeOf(topic: string, main: string): string | undefined {
  return parseScene(topic, main, properNounsIn(topic)).place
}

type VlogContext = {
  readonly activity: string
  readonly names: readonly string[]
  readonly main: string
  readonly place: string | undefined
}

function shotOf({ title, framing, camera, action }: Beat, { activity, names, main, place }: VlogContext): StoryboardShot {
  const companion = names[1] ?? 'a friend'
  const bare = activity.trim().replace(/[.!?…。！？]+$/u, '')
  const activityText = bare.includes(main) ? bare : `${main}: ${bare}`
  const isActivity = action === '@'
  const seen = isActivity ? activityText : action.replace('@', main).replace('&', companion)
  const placeSuffix = isActivity || place === undefined || seen.includes(place) ? '' : `, ${place}`
  const activitySuffix = isActivity ? '' : `, ${activityText}`
  return {
    title: isActivity ? titleOf(bare, main) : title,
    voiceOver: '',
    imagePrompt: `${framing}: ${seen}${placeSuffix}${activitySuffix}`,
    videoPrompt: `${camera}; ${seen}, people move naturally`,
  }
}

/** The first words of an action, without the name. */
function titleOf(activity: string, main: string): string {
  const words = activity
    .replace(main, '')
    .trim()
    .replace(/^(?:is|are|goes|and)\s+/iu, '')
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
  const title = words.replace(/[,;:]+$/u, '')
  return title === '' ? 'Right in it' : title.charAt(0).toUpperCase() + title.slice(1)
}
