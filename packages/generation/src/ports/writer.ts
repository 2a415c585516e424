import type { IdeaDetail, IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import type { SongSectionName } from '@fablecut/domain/song/song-features'
import type { PlanMove, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { VideoType } from '@fablecut/domain/story/category'
import type { StyleValue } from '@fablecut/domain/story/style'

/** Writes scripts and shots. Implemented by any language model with structured output, and by the built-in writer. */
export type Writer = {
  /** The engine in use, e.g. `builtin/writer`. */
  readonly engine: string
  writeStoryboard(request: StoryboardRequest, signal?: AbortSignal): Promise<Storyboard>
  /** Shots of the other categories. */
  writeScenes(request: ScenesRequest, signal?: AbortSignal): Promise<Scenes>
  rewriteScript(request: RewriteRequest, signal?: AbortSignal): Promise<RewrittenScript>
  /** Plans one shot. Null where this writer plans none, as for a language it does not know: then the prompt decides. */
  planShot(request: ShotPlanRequest, signal?: AbortSignal): Promise<ShotPlan | null>
  /** Plans the image of a shot without a plan from its prompt. What is never drawn becomes an empty landscape. */
  planPrompt(request: PromptPlanRequest, signal?: AbortSignal): Promise<ShotPlan>
  /** The camera move that the prompt of a clip asks for; null without one. */
  cameraMoveOf(videoPrompt: string, signal?: AbortSignal): Promise<PlanMove | null>
  /** What the end card of a story says; null where its title only repeats how its script begins. */
  endTitleOf(request: EndTitleRequest, signal?: AbortSignal): Promise<string | null>
}

/** `title`: of the story; `script`: what is said in it; `language`: ISO 639-1 code. */
export type EndTitleRequest = { readonly title: string; readonly script: string; readonly language: string }

export type StoryboardRequest = {
  readonly script: string
  /** Correct spelling and grammar first; no sentence, meaning or name changes. Outside English the built-in writer only normalizes whitespace and punctuation (CD-116). */
  readonly autoRewrite: boolean
  /** Clip duration of the chosen video model; the narration of a shot has to fit it (CD-117). */
  readonly clipSeconds: number
  readonly style: string
  readonly character?: { readonly id: string; readonly name: string; readonly description?: string }
  readonly seed: number
  /** Number of shots to split the script into, where its words suffice and fit the clips. Default: as many as its length suggests. */
  readonly shotCount?: number
  /** Narrations that stand as they are before and after those of `script`, which may then be empty: they are neither split nor corrected. */
  readonly fixedShots?: { readonly before: readonly FixedShot[]; readonly after: readonly FixedShot[] }
}

/** A shot whose narration is given, and its plan unless the writer has to plan it. */
export type FixedShot = { readonly voiceOver: string; readonly plan?: ShotPlan }

/** `narrations`: what is said in each shot of the story, in order. `index`: of the shot among them. */
export type ShotPlanRequest = {
  readonly narrations: readonly string[]
  readonly index: number
  readonly character?: { readonly id: string; readonly name: string }
}

/** `cast`: characters that the prompt may name. `seed`: of the story. `story`: what is said in its shots in order, and the index of the shot among them. */
export type PromptPlanRequest = {
  readonly prompt: string
  readonly cast: readonly { readonly id: string; readonly name: string }[]
  readonly seed: number
  readonly story: { readonly narrations: readonly string[]; readonly index: number }
}

export type StoryboardShot = {
  /** Short label for the progress page, e.g. `A valley wakes`. */
  readonly title: string
  /** Narration of the shot. */
  readonly voiceOver: string
  readonly imagePrompt: string
  readonly videoPrompt: string
  /** What the image shows. Absent where the writer plans no shots: then the prompt decides. */
  readonly plan?: ShotPlan
}

export type Storyboard = {
  /** Title of the story, at most 60 characters (CD-79). */
  readonly title: string
  /** ISO 639-1 code of the detected language. */
  readonly language: string
  /** The text to speak: the corrected script, or the normalized original. */
  readonly script: string
  /** True if words were changed, false if the text was only normalized. */
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
  /** At most 900 characters after cleaning. */
  readonly enhancedScript: string
  readonly language: string
  readonly rewritten: boolean
  /** Missing details that a writer without knowledge of the topic needs; absent for a script, and for a writer that knows the topic. */
  readonly missingDetails?: readonly IdeaDetail[]
  /** Suggested visual style; absent if there is none. */
  readonly suggestedStyle?: StyleValue
}

export type ScenesRequest = AsmrScenes | VlogScenes | MusicScenes

/** A single slow scene from several angles. */
export type AsmrScenes = {
  readonly kind: 'asmr'
  /** The whole sentence of the form. */
  readonly sentence: string
  readonly material: string
  readonly shots: number
  readonly seed: number
}

/** A character by the id that plans name it by. */
export type SceneCharacter = { readonly id: string; readonly name: string }

/** An activity of a character, told by the character in the first person. */
export type VlogScenes = {
  readonly kind: 'vlog'
  /** The activity, with names as plain text. */
  readonly topic: string
  /** The main character, who speaks, and an additional one. `id`: of its figures in the plans. */
  readonly cast: readonly [SceneCharacter, ...SceneCharacter[]]
  /** Clip duration of the chosen video model; what is said in a shot has to fit it. */
  readonly clipSeconds: number
  readonly shots: number
  readonly seed: number
}

/** A music video. A shot shows only the characters of its plan. */
export type MusicScenes = {
  readonly kind: 'music'
  readonly videoType: VideoType
  /** The creator's description: story lines separated by commas, or scenes; may be empty. */
  readonly topic: string
  /** `hasVoice`: false for an instrumental, in which the cast dances and does not sing. Default true. */
  readonly song: { readonly name: string; readonly genre?: string; readonly mood?: string; readonly hasVoice?: boolean }
  /** The main character first; may be empty. `id`: of its figures in the plans. */
  readonly cast: readonly SceneCharacter[]
  /** In order; one entry per shot. */
  readonly moments: readonly MusicMoment[]
  /** Whether some shots show a place or an object instead of the cast. */
  readonly bRoll: boolean
  readonly seed: number
}

/** The section of the song under a shot. */
export type MusicMoment = {
  readonly section: SongSectionName
  /** Mean loudness relative to the loudest moment of the song, 0 to 1. */
  readonly energy: number
  readonly durationSeconds: number
  /** Lyrics sung in this section, one line of the song per line; may be empty. */
  readonly words: string
}

/** Exactly the requested number of shots; only those of vlogs have a `voiceOver`. */
export type Scenes = Pick<Storyboard, 'language' | 'musicMood' | 'shots'>
