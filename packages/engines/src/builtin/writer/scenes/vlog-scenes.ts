import type { Scenes, StoryboardShot, VlogScenes } from '../../../ports/writer.ts'
import { detectLanguage } from '../detect-language.ts'
import { moodOfWords } from '../music-mood.ts'
import { readScene } from './read-scene.ts'
import { seededChooser } from '../seeded-choice.ts'
import { splitSentences } from '../sentences.ts'
import { properNounsIn } from '../noun-phrases.ts'

/** Actions of a vlog; `@` stands for the main character, `&` for the companion. */
type Beat = { readonly title: string; readonly framing: string; readonly camera: string; readonly deed: string }

const HELLO: Beat = { title: 'Hello!', framing: 'Medium shot', camera: 'Gentle push in', deed: '@ waves at the camera and smiles' }
const GOODBYE: Beat = {
  title: 'See you soon',
  framing: 'Medium shot',
  camera: 'Slow pull back',
  deed: '@ waves at the camera once more and smiles',
}

/** Each cycle starts with the activity itself, followed by moments around it. */
const ROUND: readonly Beat[] = [
  { title: 'Here we go', framing: 'Wide view', camera: 'Slow pan right', deed: '@ walks in' },
  { title: 'Right in it', framing: 'Medium shot', camera: 'Gentle push in', deed: '@' },
  { title: 'A close look', framing: 'Close-up', camera: 'Very slow push in', deed: '@ talks to the camera' },
  { title: 'Over there', framing: 'Medium shot', camera: 'Slow pan left', deed: '@ points at something' },
  { title: 'Keep going', framing: 'Wide view', camera: 'Slow orbit', deed: '@' },
  { title: 'A short rest', framing: 'Medium shot', camera: 'Slow tilt up', deed: '@ sits down and rests' },
  { title: 'Happy', framing: 'Close-up', camera: 'Slow orbit', deed: '@ laughs' },
  { title: 'Look at this', framing: 'Medium shot', camera: 'Gentle push in', deed: '@ holds something up to the camera' },
  { title: 'A little dance', framing: 'Wide view', camera: 'Slow pan right', deed: '@ dances a little' },
]
const TOGETHER: readonly Beat[] = [
  { title: 'Together', framing: 'Medium shot', camera: 'Slow orbit', deed: '@ and & laugh together' },
  { title: 'Side by side', framing: 'Wide view', camera: 'Slow pan left', deed: '@ and & walk side by side' },
  { title: 'Between us', framing: 'Close-up', camera: 'Gentle push in', deed: '& talks to @' },
]

/** A hello, the activity sentence by sentence with moments around it, and a goodbye. */
export function writeVlog(request: VlogScenes): Scenes {
  const { topic, names, shots } = request
  const [main = 'Somebody'] = names
  const sentences = splitSentences(topic).filter((sentence) => /\p{L}/u.test(sentence))
  const activities = (sentences.length > 0 ? sentences : [topic]).map((activity) => withNames(activity, names))
  const language = detectLanguage(topic)
  const place = language === 'en' ? placeOf(topic, main) : undefined
  return {
    language,
    musicMood: (language === 'en' ? moodOfWords(topic) : undefined) ?? 'playful',
    shots: beatsOf(request).map((beat, index) =>
      shotOf(beat, { activity: activities[spread(index, shots, activities.length)]!, names, main, place }),
    ),
  }
}

/** Replaces `they` by the names of the two characters. */
const withNames = (activity: string, names: readonly string[]): string =>
  names.length > 1 ? activity.replace(/^They\b/u, `${names[0]} and ${names[1]}`) : activity

/** Each sentence of the topic gets an equal share of the shots. */
const spread = (index: number, shots: number, sentences: number): number => Math.min(sentences - 1, Math.floor((index / shots) * sentences))

function beatsOf({ names, shots, seed }: VlogScenes): Beat[] {
  if (shots === 1) return [ROUND[1]!]
  const chooser = seededChooser(seed)
  const beats = [HELLO]
  while (beats.length < shots - 1) {
    const [first, second, ...others] = ROUND
    const moments = chooser.shuffle(names.length > 1 ? [...others, ...TOGETHER] : others)
    beats.push(first!, second!, ...moments.flatMap((beat, i) => (i % 2 === 1 ? [beat, second!] : [beat])))
  }
  return [...beats.slice(0, shots - 1), GOODBYE]
}

function placeOf(topic: string, main: string): string | undefined {
  return readScene(topic, main, properNounsIn(topic)).place
}

type Day = { readonly activity: string; readonly names: readonly string[]; readonly main: string; readonly place: string | undefined }

function shotOf({ title, framing, camera, deed }: Beat, { activity, names, main, place }: Day): StoryboardShot {
  const who = names[1] ?? 'a friend'
  const bare = activity.trim().replace(/[.!?…。！？]+$/u, '')
  const told = bare.includes(main) ? bare : `${main}: ${bare}`
  const isActivity = deed === '@'
  const seen = isActivity ? told : deed.replace('@', main).replace('&', who)
  const where = isActivity || place === undefined || seen.includes(place) ? '' : `, ${place}`
  const about = isActivity ? '' : `, ${told}`
  return {
    title: isActivity ? titleOf(bare, main) : title,
    voiceOver: '',
    imagePrompt: `${framing}: ${seen}${where}${about}`,
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
