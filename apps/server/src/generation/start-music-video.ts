import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { musicPriceInputs } from '@fablecut/contracts/wire/priced-action'
import type { MusicVideoInput } from '@fablecut/contracts/operations/workflow/generate-music-video'
import { musicShotCount } from '@fablecut/domain/pricing/story-prices'
import { MAX_SONG_SECONDS, type MusicVideoSlug, needsCharacter, togglesOf } from '@fablecut/domain/story/inputs/music-video'
import { AUTO_STYLE, CUSTOM_STYLE } from '@fablecut/domain/story/style'
import { titleFromFile } from '@fablecut/domain/story/title'
import type { Routes } from '@fablecut/generation/provider/routes'
import { requireUsableCharacter } from '../characters/usable-characters.ts'
import { type ResolvedSong, requireSongAtUrl } from '../music/require-song.ts'
import { requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { sungLyrics } from '../songs/sung-lyrics.ts'
import { singingRoutes } from './engines/sound-routes.ts'
import { referenceModesOf, requireUsableModels } from './require-usable.ts'
import { type StartRequest, type StartedRun, startGeneration } from './start-generation.ts'
import type { StoryServices } from '../platform/story-services.ts'

const PATH = '/stories/workflow/generate_music_video'

const TOO_LONG = `Please trim this song: a video can be made of ${MAX_SONG_SECONDS / 60} minutes at most`

/** Starts a music video or its preview; the song's duration is measured by the server where possible (CD-68). */
export async function startMusicVideo(services: StoryServices, start: StartRequest<MusicVideoInput>, path = PATH): Promise<StartedRun> {
  const { userId } = start
  const input = relevantInput(start.input)
  const type = input.video_type
  requireValidForType(input)
  const cast = [input.character, ...input.additional_characters].filter((member) => member !== undefined)
  const song = await requireSongAtUrl(services.db, userId, input.music_url)
  if (input.is_sung) requireSingable(services.routes, song, input.lyrics)
  const seconds = song.durationSeconds ?? input.music_duration
  if (seconds !== undefined && seconds > MAX_SONG_SECONDS) throwInvalidField('music_url', TOO_LONG)
  await requireOwnMediaUrls(services.db, userId, { reference_image_url: input.reference_image_url })
  const characters = await Promise.all(
    cast.map((member, index) =>
      requireUsableCharacter(services, userId, index === 0 ? 'character' : `additional_characters.${index - 1}`, member),
    ),
  )
  requireUsableModels(
    input.advanced_settings,
    { storyType: type, startEndFrame: input.enable_start_end_frame },
    referenceModesOf(characters),
  )
  const [character, ...others] = characters
  const { expected_credits: _, remixed_from: __, accepts_unpublishable: ___, ...requested } = input
  const inputs = {
    ...requested,
    ...(character && { character }),
    additional_characters: others,
    music_duration: seconds,
  }
  return startGeneration(services, start, {
    path,
    category: 'music_video',
    title: titleFromFile(nameOf(song)) || 'Music video',
    aspectRatio: input.aspect_ratio,
    inputs: { ...inputs, num_shots: musicShotCount(musicPriceInputs.parse(inputs)) },
  })
}

/** Throws 422 for a song that no connected provider can sing. */
function requireSingable(routes: Routes, song: ResolvedSong, lyrics: string | undefined): void {
  if (singingRoutes(routes).length === 0) throwInvalidField('is_sung', 'No connected provider makes songs with a voice')
  if (song.kind !== 'library') throwInvalidField('is_sung', 'Only featured songs can be made anew with a voice')
  if (sungLyrics(song.songId, lyrics) === undefined) throwInvalidField('lyrics', 'Please write the words that are sung')
}

/** A part has the name of its song. */
const nameOf = (song: ResolvedSong): string => (song.kind === 'media' && song.part ? song.part.name : song.name)

/** Replaces inputs that the video type does not have by their defaults (CD-42). */
export function relevantInput(input: MusicVideoInput): MusicVideoInput {
  const { video_type: type, ...rest } = input
  const toggles = togglesOf(type)
  const { character, reference_image_url, video_consistent_style, video_topic, video_scenes, upscale_to_resolution, is_sung, ...relevant } =
    rest
  const hasStyle = type === 'consistent-style' || type === 'lyrics-video'
  return {
    ...relevant,
    video_type: type,
    ...(needsCharacter(type) && character && { character }),
    additional_characters: needsCharacter(type) ? relevant.additional_characters : [],
    ...(hasStyle && { video_consistent_style: video_consistent_style || AUTO_STYLE }),
    ...(type === 'consistent-style' && reference_image_url && { reference_image_url }),
    ...(type === 'consistent-character' && video_topic && { video_topic }),
    ...(type === 'singing-dancing' && video_scenes && { video_scenes }),
    ...(type === 'singing-dancing' && is_sung && { is_sung }),
    ...(toggles.resolution && upscale_to_resolution && { upscale_to_resolution }),
    enable_broll: toggles.bRoll && relevant.enable_broll,
    enable_beat_sync: toggles.beatSync ? relevant.enable_beat_sync : true,
    auto_captions: toggles.captions ? relevant.auto_captions : true,
    enable_start_end_frame: toggles.startEndFrame === 'locked-on' || (toggles.startEndFrame === 'shown' && relevant.enable_start_end_frame),
    skip_video_generation: type === 'lyrics-video' && relevant.skip_video_generation === true,
  }
}

/** Throws 422 for a combination that the form of the video type does not allow (CD-13). */
export function requireValidForType(input: MusicVideoInput): void {
  const type: MusicVideoSlug = input.video_type
  if (needsCharacter(type) && !input.character) throwInvalidField('character', 'Please select a character')
  if (input.aspect_ratio === '1:1' && !togglesOf(type).square) throwInvalidField('aspect_ratio', 'This video type is 16:9 or 9:16')
  const isUndescribed = input.video_consistent_style === CUSTOM_STYLE && !input.reference_image_url
  if (isUndescribed) throwInvalidField('video_consistent_style', 'Please describe a style')
}

function throwInvalidField(field: string, message: string): never {
  throw invalidField(field, message)
}
