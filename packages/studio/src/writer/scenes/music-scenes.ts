import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MusicScenes, Scenes } from '@fablecut/generation/ports/writer'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import { filmShots } from '../music/camera-work.ts'
import { chooseWorld } from '../music/choose-world.ts'
import { intensitiesOf } from '../music/intensity.ts'
import { linePictures } from '../music/line-pictures.ts'
import { lyricsShots } from '../music/lyrics-shots.ts'
import { singingShots } from '../music/singing-shots.ts'
import type { MusicVideo, SongShot } from '../music/song-shot.ts'
import { moodOfSong } from '../music/song-mood.ts'
import { storyShots } from '../music/story-shots.ts'
import { styleShots } from '../music/style-shots.ts'
import { seededChooser } from '../seeded-choice.ts'

const SHOT_WRITERS: Readonly<Record<MusicScenes['videoType'], (video: MusicVideo) => SongShot[]>> = {
  'singing-dancing': singingShots,
  'consistent-character': storyShots,
  'story-mode': storyShots,
  'consistent-style': styleShots,
  'lyrics-video': lyricsShots,
}

/** Writes the shots of a music video, one per moment of the song, with their plans. */
export function writeMusic(request: MusicScenes): Scenes {
  const { moments, topic, song, videoType } = request
  const intensities = intensitiesOf(moments)
  const mood = moodOfSong(request, intensities)
  const chooser = seededChooser(request.seed)
  const world = chooseWorld(request, mood, chooser)
  const video: MusicVideo = { request, moments, intensities, mood, world, chooser, pictures: linePictures(request) }
  const shots = filmShots(withTitle(SHOT_WRITERS[videoType](video), song.name), video)
  return { language: detectLanguage(topic === '' ? song.name : topic), musicMood: mood, shots }
}

const MAX_TITLE = 60

/** The name of the song over the first shot. */
function withTitle(shots: readonly SongShot[], name: string): SongShot[] {
  const words = [...name.trim()].slice(0, MAX_TITLE).join('').trim()
  const title: PlanText = { words, role: 'title', at: 0 }
  return shots.map((shot, i) => (i === 0 && words !== '' ? { ...shot, text: [title] } : shot))
}
