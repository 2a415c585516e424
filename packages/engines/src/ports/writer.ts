import type { IdeaDetail, IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import type { SongSectionName } from '@fablecut/domain/song/song-features'
import type { VideoType } from '@fablecut/domain/story/category'
import type { StyleValue } from '@fablecut/domain/story/style'

/** Writes scripts and shots. Implemented by any language model with structured output, and by the built-in writer. */
export type Writer = {
  /** The engine in use, e.g. `builtin/writer`. */
  readonly engine: string
  writeStoryboard(request: StoryboardRequest, signal?: AbortSignal): Promise<Storyboard>
  /** Shots without narration. */
  writeScenes(request: ScenesRequest, signal?: AbortSignal): Promise<Scenes>
  rewriteScript(request: RewriteRequest, signal?: AbortSignal): Promise<RewrittenScript>
}

export type StoryboardRequest = {
  readonly script: string
  /** Correct spelling and grammar first; no sentence, meaning or name changes. Outside English the built-in writer only tidies (CD-116). */
  readonly autoRewrite: boolean
  /** Length of a clip of the chosen video model; the speech of a shot has to fit it (CD-117). */
  readonly clipSeconds: number
  readonly style: string
  readonly character?: { readonly name: string; readonly description?: string }
  readonly seed: number
}

export type StoryboardShot = {
  /** A few words for the progress page, e.g. `A valley wakes`. */
  readonly title: string
  /** Narration of the shot. */
  readonly voiceOver: string
  readonly imagePrompt: string
  readonly videoPrompt: string
}

export type Storyboard = {
  /** Title of the story, at most 60 characters (CD-79). */
  readonly title: string
  /** ISO 639-1 code of the detected language. */
  readonly language: string
  /** The text that is spoken: the corrected script, or the tidied original. */
  readonly script: string
  /** True when the words were changed, false when they were only tidied. */
  readonly rewritten: boolean
  /** Mood of the background music, one of `MUSIC_MOODS`. */
  readonly musicMood: MusicMood
  readonly shots: readonly StoryboardShot[]
}

export const MUSIC_MOODS = ['calm', 'warm', 'playful', 'hopeful', 'epic', 'tense', 'dreamy', 'sad', 'energetic', 'curious'] as const
export type MusicMood = (typeof MUSIC_MOODS)[number]

export type RewriteRequest = {
  /** A script, or an idea of at most 100 characters in one line. */
  readonly story: string
  /** Used with an idea; default: none. */
  readonly details?: IdeaDetails | undefined
  readonly seed: number
}
export type RewrittenScript = {
  /** At most 900 cleaned characters. */
  readonly enhancedScript: string
  readonly language: string
  readonly rewritten: boolean
  /** Details that a writer without knowledge of the topic would need and did not get; absent for a script, and for a writer that knows the topic. */
  readonly missingDetails?: readonly IdeaDetail[]
  /** A style that suits it; absent where the writer has no suggestion. */
  readonly suggestedStyle?: StyleValue
}

export type ScenesRequest = AsmrScenes | VlogScenes | MusicScenes

/** One slow scene from several angles. */
export type AsmrScenes = {
  readonly kind: 'asmr'
  /** The whole sentence of the form. */
  readonly sentence: string
  readonly material: string
  readonly shots: number
  readonly seed: number
}

/** An activity of a character in shots. */
export type VlogScenes = {
  readonly kind: 'vlog'
  /** The activity, with names as plain text. */
  readonly topic: string
  /** The main character first. */
  readonly names: readonly string[]
  readonly shots: number
  readonly seed: number
}

/** A music video. A shot shows only the characters that its image prompt names. */
export type MusicScenes = {
  readonly kind: 'music'
  readonly videoType: VideoType
  /** The creator's description: story lines joined by commas, or scenes; may be empty. */
  readonly topic: string
  /** `hasVoice`: false for an instrumental, to which the cast dances and nobody sings. Default true. */
  readonly song: { readonly name: string; readonly genre?: string; readonly mood?: string; readonly hasVoice?: boolean }
  /** The main character first; empty without a cast. */
  readonly names: readonly string[]
  /** One for each shot. */
  readonly moments: readonly MusicMoment[]
  /** Some shots show a place or an object instead of the cast. */
  readonly bRoll: boolean
  readonly seed: number
}

/** The part of the song that a shot lies over. */
export type MusicMoment = {
  readonly section: SongSectionName
  /** Mean loudness against the song's loudest, 0 to 1. */
  readonly energy: number
  readonly durationSeconds: number
  /** Lyrics of the moment; empty without. */
  readonly words: string
}

/** As many shots as were asked for; `voiceOver` is empty. */
export type Scenes = Pick<Storyboard, 'language' | 'musicMood' | 'shots'>
