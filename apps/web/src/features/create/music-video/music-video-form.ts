import { characterInput, imageModelConfig, videoModelConfig } from '@fablecut/contracts/wire/inputs'
import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'
import { defaultImageModel } from '@fablecut/domain/story/models/image-model-rules'
import {
  DEFAULT_MUSIC_VIDEO,
  MAX_CUSTOM_STYLE_CHARACTERS,
  MAX_MUSIC_VIDEO_CHARACTERS,
  MAX_VIDEO_SCENES_CHARACTERS,
  MAX_VIDEO_TOPIC_CHARACTERS,
  MUSIC_VIDEO_SLUGS,
  needsCharacter,
} from '@fablecut/domain/story/inputs/music-video'
import { AUTO_STYLE, CUSTOM_STYLE, STYLE_CHOICES } from '@fablecut/domain/story/style'
import { defaultVideoModel } from '@fablecut/domain/story/models/video-model-rules'
import { z } from 'zod'
import { musicVideoTexts } from '../../../texts/music/music-video.ts'
import { PROVIDER_DEFAULTS, providerFields } from '../form/provider-fields.ts'
import type { ChosenCharacter } from '../form/chosen-character.ts'
import { withImageModel, withVideoModel } from '../form/model-settings.ts'
import { songCut } from '../music/song.ts'

const { validation: texts, missing } = musicVideoTexts
type StyleChoice = (typeof STYLE_CHOICES)[number]['value']
const styleValues = STYLE_CHOICES.map(({ value }) => value) as [StyleChoice, ...StyleChoice[]]

/** Fields of every type of music video; a type shows and sends its own and keeps the others. */
export const musicVideoFields = {
  videoType: z.enum(MUSIC_VIDEO_SLUGS),
  musicUrl: z.string().min(1, { error: texts.music }),
  musicName: z.string(),
  /** In seconds; 0 while unknown. */
  musicDuration: z.number(),
  /** Of a song that was trimmed here. */
  musicCut: songCut.nullable(),
  /** Whether the user marked the song as instrumental. */
  is_instrumental: z.boolean(),
  /** Whether a provider makes the library song anew with a voice. */
  is_sung: z.boolean(),
  character: characterInput.nullable(),
  additional_characters: z.array(characterInput).max(MAX_MUSIC_VIDEO_CHARACTERS - 1),
  /** The selected card; `custom` stands for `custom_style` and the image. */
  video_consistent_style: z.enum(styleValues),
  custom_style: z.string().max(MAX_CUSTOM_STYLE_CHARACTERS, { error: texts.topic(MAX_CUSTOM_STYLE_CHARACTERS) }),
  reference_image_url: z.string(),
  video_topic: z.string().max(MAX_VIDEO_TOPIC_CHARACTERS, { error: texts.topic(MAX_VIDEO_TOPIC_CHARACTERS) }),
  video_scenes: z.string().max(MAX_VIDEO_SCENES_CHARACTERS, { error: texts.topic(MAX_VIDEO_SCENES_CHARACTERS) }),
  lyrics: z.string().max(MAX_LYRICS_CHARACTERS, { error: texts.topic(MAX_LYRICS_CHARACTERS) }),
  aspectRatio: z.enum(['16:9', '9:16', '1:1']),
  resolution: z.enum(['720p', '1080p']),
  enable_beat_sync: z.boolean(),
  enable_broll: z.boolean(),
  enable_start_end_frame: z.boolean(),
  auto_captions: z.boolean(),
  skip_video_generation: z.boolean(),
  imageModelConfig,
  videoModelConfig,
  ...providerFields,
}
export type MusicVideoForm = z.infer<z.ZodObject<typeof musicVideoFields>>

/** A new form (C-115). The models are those of the default type (CD-33). */
export const MUSIC_VIDEO_DEFAULTS: MusicVideoForm = {
  videoType: DEFAULT_MUSIC_VIDEO,
  musicUrl: '',
  musicName: '',
  musicDuration: 0,
  musicCut: null,
  is_instrumental: false,
  is_sung: false,
  character: null,
  additional_characters: [],
  video_consistent_style: AUTO_STYLE,
  custom_style: '',
  reference_image_url: '',
  video_topic: '',
  video_scenes: '',
  lyrics: '',
  aspectRatio: '16:9',
  resolution: '720p',
  enable_beat_sync: true,
  enable_broll: true,
  enable_start_end_frame: false,
  auto_captions: true,
  skip_video_generation: false,
  imageModelConfig: withImageModel(defaultImageModel(DEFAULT_MUSIC_VIDEO)),
  videoModelConfig: withVideoModel(defaultVideoModel(DEFAULT_MUSIC_VIDEO), '720p'),
  ...PROVIDER_DEFAULTS,
}

/** An absolute URL, or a path on this server. */
const isAddress = (text: string): boolean => text.startsWith('/') || URL.canParse(text)

/** Why a custom style is invalid; null when it is valid or not used. */
function styleError({ videoType, video_consistent_style, custom_style, reference_image_url }: MusicVideoForm): string | null {
  if (!hasStyle(videoType) || video_consistent_style !== CUSTOM_STYLE || custom_style.trim() !== '') return null
  if (videoType === 'lyrics-video') return texts.style
  return reference_image_url === '' ? texts.styleOrPicture : null
}

/** Validation on submit. */
export const musicVideoSchema = z.object(musicVideoFields).superRefine((form, context) => {
  const addIssue = (path: keyof MusicVideoForm, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (form.videoType === 'lyrics-video' && !isAddress(form.musicUrl)) addIssue('musicUrl', texts.url)
  if (needsCharacter(form.videoType) && form.character === null) addIssue('character', texts.character)
  const style = styleError(form)
  if (style !== null) addIssue('custom_style', style)
})

/** Types that have a style. */
export const hasStyle = (type: MusicVideoForm['videoType']): boolean => type === 'consistent-style' || type === 'lyrics-video'

/** The characters in the video: none for types without characters. */
export const castOf = ({ videoType, character, additional_characters }: MusicVideoForm): readonly ChosenCharacter[] =>
  needsCharacter(videoType) ? [character, ...additional_characters].filter((selected) => selected !== null) : []

/** The input that Create is missing, or null: music, and a character where the type needs one. */
export function missingInputOf({ videoType, musicUrl, character }: MusicVideoForm): string | null {
  const lacksCharacter = needsCharacter(videoType) && character === null
  if (musicUrl === '') return lacksCharacter ? missing.both : missing.song
  return lacksCharacter ? missing.character : null
}

/** Whether the lyrics form is in its simple mode: the style is chosen by the song. */
export const isSimpleLyrics = ({ videoType, video_consistent_style }: MusicVideoForm): boolean =>
  videoType === 'lyrics-video' && video_consistent_style === AUTO_STYLE
