import type { MusicScenes, Scenes, StoryboardShot } from '../../../ports/writer.ts'
import { detectLanguage } from '../../../../../domain/src/story/language/detect-language.ts'
import { cameraWork } from '../music/camera-work.ts'
import { chooseWorld } from '../music/choose-world.ts'
import { intensitiesOf } from '../music/intensity.ts'
import { lyricsShots } from '../music/lyrics-shots.ts'
import { singingShots } from '../music/singing-shots.ts'
import type { MusicVideoPlan } from '../music/music-video-plan.ts'
import { moodOfSong } from '../music/song-mood.ts'
import { storyShots } from '../music/story-shots.ts'
import { styleShots } from '../music/style-shots.ts'
import { seededChooser } from '../seeded-choice.ts'

const SHOT_WRITERS: Readonly<Record<MusicScenes['videoType'], (plan: MusicVideoPlan) => StoryboardShot[]>> = {
  'singing-dancing': singingShots,
  'consistent-character': storyShots,
  'story-mode': storyShots,
  'consistent-style': styleShots,
  'lyrics-video': lyricsShots,
}

/** Writes the shots of a music video, one per moment of the song, with framing and camera by intensity. */
export function writeMusic(request: MusicScenes): Scenes {
  const { moments, topic, song, videoType } = request
  const intensities = intensitiesOf(moments)
  const mood = moodOfSong(request, intensities)
  const chooser = seededChooser(request.seed)
  const world = chooseWorld(request, mood, chooser)
  const camera = cameraWork(moments, intensities, request.seed)
  const shots = SHOT_WRITERS[videoType]({ request, moments, intensities, camera, mood, world, chooser })
  return { language: detectLanguage(topic === '' ? song.name : topic), musicMood: mood, shots }
}
