import { formatList } from '../format.ts'
import { translated } from '../locale/translated.ts'

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
const listed = (shots: readonly number[]): string => formatList(shots.map(String))

const picturesOf = (shots: readonly number[]): string =>
  `${shots.length === 1 ? 'The picture of shot' : 'The pictures of shots'} ${listed(shots)}`

/** Texts of making a story in another language. `language`: its English name. */
export const translationTexts = translated('translationTexts', {
  menu: 'Another language',
  title: 'Make this story in another language',
  description:
    'A new story with the same pictures: voices, captions and titles are made anew, clips are fitted to the new voices. This story stays as it is.',
  language: 'Language',
  voice: 'Voice',
  autoVoice: 'A voice of the language',
  voiceName: (gender: string, source: string) => `${source}, ${gender}`,
  name: 'Title',
  sentences: 'Sentences',
  line: {
    sentence: (shot: number, language: string) => `Sentence of shot ${shot} in ${language}`,
    title: (number: number, language: string) => `Title ${number} in ${language}`,
    picture: (shot: number, language: string) => `Words in the picture of shot ${shot} in ${language}`,
  },
  original: {
    sentence: (shot: number) => `Shot ${shot}`,
    title: (number: number) => `Title ${number}`,
    picture: (shot: number) => `In the picture of shot ${shot}`,
  },
  propose: (count: number, language: string) => `Translate ${counted(count, 'line')} to ${language}`,
  proposedBy: (name: string) => `${name} translates; read every line before you make the story.`,
  noModel: 'No language model is connected, so nothing translates by itself here. Write or paste the translation beside each line.',
  notAll: (count: number) =>
    `${counted(count, 'line')} could not be translated well. Write ${count === 1 ? 'it' : 'them'} yourself, or try again.`,
  failed: 'The sentences could not be translated. What is there already is kept.',
  paintPictures: (language: string) => `Make pictures with words anew in ${language}`,
  painted: (shots: readonly number[], credits: number | null) =>
    `${picturesOf(shots)} ${shots.length === 1 ? 'shows' : 'show'} words: translate them below${credits === null ? '' : `; ${counted(credits, 'credit')} for new ones`}. All other pictures stay.`,
  notPainted: (shots: readonly number[]) =>
    `${picturesOf(shots)} may show words, and ${shots.length === 1 ? 'stays as it is' : 'stay as they are'}.`,
  missing: (count: number) => `${counted(count, 'line')} left to translate`,
  start: 'Make the story',
  free: 'Free',
  running: (count: number, language: string) => `Speaking ${counted(count, 'sentence')} in ${language}`,
  runningNote: 'You can close this and go on working. The new story is in My Story.',
  done: (title: string) => `“${title}” is ready`,
  someFailed: (count: number) =>
    `${counted(count, 'sentence')} could not be spoken and still ${count === 1 ? 'has' : 'have'} the old voice. Generate ${count === 1 ? 'it' : 'them'} again in the new story.`,
  picturesFailed: (count: number) =>
    `${counted(count, 'picture')} could not be made anew and still ${count === 1 ? 'has' : 'have'} the old words; nothing was charged for ${count === 1 ? 'it' : 'them'}.`,
  runFailed: 'The voices could not be made. The new story is in My Story with its translated sentences; nothing was charged.',
  open: 'Open the new story',
  close: 'Close',
  cancel: 'Cancel',
  nothing: 'Nothing is narrated in this story.',
  unsaved: 'The newest changes could not be saved, so nothing was done. Press Retry beside Save failed first.',
  startFailed: 'The story could not be made. Your sentences are kept here.',
} as const)
