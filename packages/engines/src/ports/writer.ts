import type { IdeaDetail, IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import type { SongSectionName } from '@fablecut/domain/song/reading'
import type { VideoType } from '@fablecut/domain/story/category'
import type { StyleValue } from '@fablecut/domain/story/style'

/** Turns words into shots. Two implementations: any language model with structured output, or the built-in grammar. */
export type Writer = {
  /** Names who really wrote, e.g. `builtin/writer`. */
  readonly engine: string
  writeStoryboard(request: StoryboardRequest, signal?: AbortSignal): Promise<Storyboard>
  /** Shots that nobody narrates. */
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
  /** What the narrator says over the shot. */
  readonly voiceOver: string
  readonly imagePrompt: string
  readonly videoPrompt: string
}

export type Storyboard = {
  /** What the story is called, in a few words; at most 60 characters (CD-79). */
  readonly title: string
  /** ISO 639-1 code found in the text. */
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
  /** A look that suits it; absent where the writer can not tell. */
  readonly suggestedStyle?: StyleValue
}

export type ScenesRequest = AsmrScenes | VlogScenes | MusicScenes

/** One slow scene, from several sides. */
export type AsmrScenes = {
  readonly kind: 'asmr'
  /** The whole sentence of the form. */
  readonly sentence: string
  readonly material: string
  readonly shots: number
  readonly seed: number
}

/** Somebody's day, told in pictures. */
export type VlogScenes = {
  readonly kind: 'vlog'
  /** What they do, with their names as plain words. */
  readonly topic: string
  /** The main character first. */
  readonly names: readonly string[]
  readonly shots: number
  readonly seed: number
}

/** A song in pictures. Shots show the cast only where their picture prompt names it. */
export type MusicScenes = {
  readonly kind: 'music'
  readonly videoType: VideoType
  /** What the creator told: story lines joined by commas, or scenes; may be empty. */
  readonly topic: string
  /** `hasVoice`: false for an instrumental, to which the cast dances and nobody sings. Default true. */
  readonly song: { readonly name: string; readonly genre?: string; readonly mood?: string; readonly hasVoice?: boolean }
  /** The main character first; empty without a cast. */
  readonly names: readonly string[]
  /** One for each shot. */
  readonly moments: readonly MusicMoment[]
  /** Now and then the place or a thing instead of the cast. */
  readonly bRoll: boolean
  readonly seed: number
}

/** The part of the song that a shot lies over. */
export type MusicMoment = {
  readonly section: SongSectionName
  /** Mean loudness against the song's loudest, 0 to 1. */
  readonly energy: number
  readonly durationSeconds: number
  /** What is sung meanwhile; empty without words. */
  readonly words: string
}

/** As many shots as were asked for; `voiceOver` is empty. */
export type Scenes = Pick<Storyboard, 'language' | 'musicMood' | 'shots'>
