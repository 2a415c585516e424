import type { MusicScenes, Scenes, StoryboardShot } from '../../../ports/writer.ts'
import { detectLanguage } from '../detect-language.ts'
import { cameraWork } from '../music/camera-work.ts'
import { chooseWorld } from '../music/choose-world.ts'
import { drivesOf } from '../music/drive.ts'
import { lyricsShots } from '../music/lyrics-shots.ts'
import { singingShots } from '../music/singing-shots.ts'
import type { SongFilm } from '../music/song-film.ts'
import { moodOfSong } from '../music/song-mood.ts'
import { storyShots } from '../music/story-shots.ts'
import { styleShots } from '../music/style-shots.ts'
import { seededChooser } from '../seeded-choice.ts'

const KINDS: Readonly<Record<MusicScenes['videoType'], (film: SongFilm) => StoryboardShot[]>> = {
  'singing-dancing': singingShots,
  'consistent-character': storyShots,
  'story-mode': storyShots,
  'consistent-style': styleShots,
  'lyrics-video': lyricsShots,
}

/** A music video: one shot for each moment of the song, framed and moved as loud as it is there. */
export function writeMusic(request: MusicScenes): Scenes {
  const { moments, topic, song, videoType } = request
  const drives = drivesOf(moments)
  const mood = moodOfSong(request, drives)
  const chooser = seededChooser(request.seed)
  const world = chooseWorld(request, mood, chooser)
  const camera = cameraWork(moments, drives, request.seed)
  const shots = KINDS[videoType]({ request, moments, drives, camera, mood, world, chooser })
  return { language: detectLanguage(topic === '' ? song.name : topic), musicMood: mood, shots }
}
