import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { MusicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { musicShotCount } from '@fablecut/domain/pricing/story-prices'
import { MAX_SONG_SECONDS, type MusicVideoSlug, needsCharacter, togglesOf } from '@fablecut/domain/story/inputs/music-video'
import { AUTO_STYLE, CUSTOM_STYLE } from '@fablecut/domain/story/style'
import { titleFromFile } from '@fablecut/domain/story/title'
import { requireUsableCharacter } from '../characters/usable-characters.ts'
import { type AddressedSong, requireSongAtUrl } from '../music/require-song.ts'
import { requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { requireUsableModels } from './require-usable.ts'
import { type Start, type StartedRun, startGeneration } from './start-generation.ts'
import type { StoryServices } from '../platform/story-services.ts'

const PATH = '/stories/workflow/generate_music_video'

const TOO_LONG = `Please trim this song: a video can be made of ${MAX_SONG_SECONDS / 60} minutes at most`

/** Accepts a music video or its preview; the song's length is the server's own measure where it has one (C-283, CD-68). */
export async function startMusicVideo(services: StoryServices, start: Start<MusicVideoInput>, path = PATH): Promise<StartedRun> {
  const { userId } = start
  const input = relevantInput(start.input)
  const type = input.video_type
  requireFitting(input)
  const cast = [input.character, ...input.additional_characters].filter((one) => one !== undefined)
  const song = await requireSongAtUrl(services.db, userId, input.music_url)
  const seconds = song.durationSeconds ?? input.music_duration
  if (seconds !== undefined && seconds > MAX_SONG_SECONDS) refuse('music_url', TOO_LONG)
  await requireOwnMediaUrls(services.db, userId, { reference_image_url: input.reference_image_url })
  const characters = await Promise.all(
    cast.map((one, index) =>
      requireUsableCharacter(services, userId, index === 0 ? 'character' : `additional_characters.${index - 1}`, one),
    ),
  )
  requireUsableModels(input.advanced_settings, { form: type, startEndFrame: input.enable_start_end_frame }, characters)
  const [character, ...others] = characters
  const { expected_credits: _, remixed_from: __, ...asked } = input
  const inputs = {
    ...asked,
    ...(character && { character }),
    additional_characters: others,
    music_duration: seconds,
  }
  return startGeneration(services, start, {
    path,
    category: 'music_video',
    title: titleFromFile(nameOf(song)) || 'Music video',
    aspectRatio: input.aspect_ratio,
    inputs: { ...inputs, num_shots: musicShotCount(inputs) },
  })
}

/** A part is called as the song it is of. */
const nameOf = (song: AddressedSong): string => (song.kind === 'media' && song.part ? song.part.name : song.name)

/** What a kind does not show counts as its default, whatever was sent. Source: C-098..C-105, CD-42. */
function relevantInput(input: MusicVideoInput): MusicVideoInput {
  const { video_type: type, ...rest } = input
  const toggles = togglesOf(type)
  const { character, reference_image_url, video_consistent_style, video_topic, video_scenes, upscale_to_resolution, ...kept } = rest
  const hasStyle = type === 'consistent-style' || type === 'lyrics-video'
  return {
    ...kept,
    video_type: type,
    ...(needsCharacter(type) && character && { character }),
    additional_characters: needsCharacter(type) ? kept.additional_characters : [],
    ...(hasStyle && { video_consistent_style: video_consistent_style || AUTO_STYLE }),
    ...(type === 'consistent-style' && reference_image_url && { reference_image_url }),
    ...(type === 'consistent-character' && video_topic && { video_topic }),
    ...(type === 'singing-dancing' && video_scenes && { video_scenes }),
    ...(toggles.resolution && upscale_to_resolution && { upscale_to_resolution }),
    enable_broll: toggles.bRoll && kept.enable_broll,
    enable_beat_sync: toggles.beatSync ? kept.enable_beat_sync : true,
    auto_captions: toggles.captions ? kept.auto_captions : true,
    enable_start_end_frame: toggles.startEndFrame === 'locked-on' || (toggles.startEndFrame === 'shown' && kept.enable_start_end_frame),
    skip_video_generation: type === 'lyrics-video' && kept.skip_video_generation === true,
  }
}

/** 422 for a request that the form of its kind could not have sent. Source: C-098, C-113, CD-13. */
function requireFitting(input: MusicVideoInput): void {
  const type: MusicVideoSlug = input.video_type
  if (needsCharacter(type) && !input.character) refuse('character', 'Please select a character')
  if (input.aspect_ratio === '1:1' && !togglesOf(type).square) refuse('aspect_ratio', 'This video type is 16:9 or 9:16')
  const isUndescribed = input.video_consistent_style === CUSTOM_STYLE && !input.reference_image_url
  if (isUndescribed) refuse('video_consistent_style', 'Please describe a style')
}

function refuse(field: string, message: string): never {
  throw invalidField(field, message)
}
