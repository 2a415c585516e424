import type { WireStory } from '@fablecut/contracts/wire/story'
import { isInProgress } from '@fablecut/domain/story/status-rules'
import type { ProgressStep } from '@fablecut/domain/story/progress'
import { formatDuration } from '../../../texts/format.ts'
import { stepOfStage, stepStates, type DisplayedStepState } from '../../../story-data/step-states.ts'
import { createTexts } from '../../../texts/create.ts'
import { statusTexts } from '../../../texts/story-status.ts'
import { spokenLength } from '../../../story-data/spoken-length.ts'
import { visibleShots } from './shot-tiles.ts'

const texts = createTexts.progress

/** Display state of one of the three steps. */
export type StepView = {
  readonly label: string
  readonly state: DisplayedStepState
  /** Progress as text. */
  readonly detail: string
  /** Elapsed time; null before it started. */
  readonly seconds: number | null
  /** 0 to 100; null while nothing is counted. */
  readonly percent: number | null
}

export type ProgressStory = Pick<WireStory, 'category_id' | 'status' | 'status_message' | 'storyboard' | 'progress' | 'metadata'>

/** The three steps of a story. `sinceEvent`: seconds since the last event, added to the active step. */
export function progressSteps(story: ProgressStory, sinceEvent: number): readonly StepView[] {
  return stepStates(story).map((state, index) => {
    const step = (index + 1) as ProgressStep
    const running = state === 'active' && isInProgress(story.status)
    return {
      label: statusTexts.steps[index] ?? '',
      state,
      detail: detailOf(step, state, story),
      seconds: secondsOf(story, step, running ? sinceEvent : 0),
      percent: running ? percentOf(step, story) : null,
    }
  })
}

/** Elapsed seconds of the whole run. */
export function elapsedSeconds(story: ProgressStory, sinceEvent: number): number {
  const counted = Object.values(story.progress?.seconds_by_stage ?? {}).reduce((sum, seconds) => sum + seconds, 0)
  return counted + (isInProgress(story.status) ? sinceEvent : 0)
}

function secondsOf({ progress }: ProgressStory, step: ProgressStep, more: number): number | null {
  const stages = Object.entries(progress?.seconds_by_stage ?? {}).filter(([stage]) => stepOfStage(stage) === step)
  if (stages.length === 0) return null
  return stages.reduce((sum, [, seconds]) => sum + seconds, more)
}

type Count = { readonly done: number; readonly failed: number; readonly total: number }

function countOf(story: ProgressStory, of: 'image_status' | 'video_status'): Count {
  const shots = visibleShots(story)
  const having = (status: string) => shots.filter((shot) => shot[of] === status).length
  return { done: having('success'), failed: having('error'), total: shots.length }
}

const counted = (count: Count, format: (done: number, total: number) => string): string =>
  format(count.done, count.total) + (count.failed > 0 ? texts.failedCount(count.failed) : '')

function detailOf(step: ProgressStep, state: DisplayedStepState, story: ProgressStory): string {
  if (step === 1) return scriptDetail(state, story)
  return step === 2 ? imagesDetail(state, story) : videosDetail(state, story)
}

function scriptDetail(state: DisplayedStepState, story: ProgressStory): string {
  if (story.status === 'pending') return texts.queued
  const shots = visibleShots(story)
  if (shots.length === 0) return state === 'active' ? planningOf(story) : texts.notFinished
  const scripts = shots
    .map((shot) => shot.voice_over)
    .join(' ')
    .trim()
  if (scripts === '') return texts.shotsPlannedSilent(shots.length)
  const length = spokenLength(scripts)
  return texts.shotsPlanned(shots.length, formatDuration(length.seconds))
}

const planningOf = ({ category_id }: ProgressStory): string => (category_id === 'music_video' ? texts.analysingSong : texts.planningShots)

function imagesDetail(state: DisplayedStepState, story: ProgressStory): string {
  const count = countOf(story, 'image_status')
  return state === 'pending' && count.done === 0 ? texts.imagesNext : counted(count, texts.imagesDone)
}

function videosDetail(state: DisplayedStepState, story: ProgressStory): string {
  if (state === 'pending') return story.status === 'paused' ? texts.paused : texts.clipsNext
  if (state === 'done') return texts.finished
  const { status, progress } = story
  if (status.endsWith(':generating_timeline')) return texts.timeline
  if (!status.endsWith('exporting_video')) return counted(countOf(story, 'video_status'), texts.clipsDone)
  return texts.exporting(progress?.done ?? 0, progress?.total ?? 0)
}

function percentOf(step: ProgressStep, story: ProgressStory): number | null {
  const { status, progress } = story
  if (step === 1) return null
  if (status.endsWith('exporting_video')) return shareOf(progress?.done ?? 0, progress?.total ?? 0)
  if (status === 'processing:generating_timeline') return null
  const { done, failed, total } = countOf(story, step === 2 ? 'image_status' : 'video_status')
  return shareOf(done + failed, total)
}

const shareOf = (done: number, total: number): number | null => (total > 0 ? Math.round((100 * done) / total) : null)
