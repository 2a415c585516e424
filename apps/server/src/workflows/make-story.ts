import type { SoundKind } from '@fablecut/domain/story/models/sound-maker'
import type { Phase } from '@fablecut/domain/story/status'
import { defineWorkflow, isCancelledOrSuperseded, step } from '../platform/durable/workflow.ts'
import { addLogContext } from '../platform/logging/log-context.ts'
import { withSpan } from '../platform/tracing/tracing.ts'
import { exportFilm } from './export/export-film.ts'
import { makeCharacterSheet, needsCharacterSheet } from './character-sheet/make-character-sheet.ts'
import { generationOf } from './categories/categories.ts'
import { readRun } from '../runs/read-run.ts'
import { isStopped } from '../runs/run-stopped.ts'
import { StageFailed, isStageFailure } from './run/stage-failed.ts'
import { services } from './run/services.ts'
import { shotsByClipLength } from './shots/clip-length.ts'
import { generateShotClip } from './shots/generate-shot-clip.ts'
import { makeStory } from '../runs/workflow-names.ts'
import { WHOLE_STORY, composeMusic } from './shots/compose-music.ts'
import { generateShotImage } from './shots/generate-shot-image.ts'
import { generateOtherSpeech, generateShotSpeech } from './shots/generate-shot-speech.ts'
import { readSpeech } from './shots/speech-of.ts'
import { readSong } from './song/read-song.ts'
import { buildStoryTimeline } from './stages/build-story-timeline.ts'
import { enterStage } from './stages/enter-stage.ts'
import { failRun } from './stages/fail-run.ts'
import { clearOutdatedVoices } from './stages/outdated-voices.ts'
import { pausePreview } from './stages/pause-preview.ts'
import { hasSong, needsMusic, outlineRun, hasOtherMusicSelected } from './stages/run-outline.ts'
import { type ShotsResult, runShots } from './stages/run-shots.ts'
import { writeStoryboard } from './stages/write-storyboard.ts'

/** Phases per kind of run; a preview stops after the images, a resume continues there (CD-06, CD-94). */
const PHASES_OF: Record<RunOutline['kind'], readonly Phase[]> = {
  generate: ['creating_story', 'generating_storyboard', 'generating_images', 'generating_videos', 'generating_timeline', 'exporting_video'],
  preview: ['creating_story', 'generating_storyboard', 'generating_images'],
  resume: ['generating_videos', 'generating_timeline', 'exporting_video'],
  recover: ['generating_timeline', 'exporting_video'],
  export: ['user_exporting_video'],
}

type RunOutline = Awaited<ReturnType<typeof outlineRun>>

/** The steps of each phase. Every side effect is a named step or a queued child; only ids are passed on. */
const PHASES: Record<Phase, (run: RunOutline) => Promise<void>> = {
  async creating_story({ id, userId }) {
    await enterStage(id, 'creating_story')
    if (!(await step('is there a song', () => hasSong(id)))) return
    const song = await runShots(readSong, { runId: id, userId, queue: 'music', shotIds: [WHOLE_STORY] })
    failWith('creating_story', 'song', song)
  },
  async generating_storyboard({ id, userId }) {
    await enterStage(id, 'generating_storyboard')
    const written = await runShots(writeStoryboard, { runId: id, userId, queue: 'speech', shotIds: [WHOLE_STORY] })
    if (written.failed[0]) throw new StageFailed('generating_storyboard', written.failed[0].message)
    const shotIds = await step('list shots', () => shotIdsOf(id))
    const speech = { runId: id, userId, queue: 'speech', shotIds } as const
    const first = await runShots(generateShotSpeech, speech)
    const spoken = first.needsOtherSpeaker ? await runShots(generateOtherSpeech, speech) : first
    failWith('generating_storyboard', 'speech', spoken)
    if (!(await step('is music wanted', () => needsMusic(id)))) return
    const music = await runShots(composeMusic, { runId: id, userId, queue: 'music', shotIds: [WHOLE_STORY] })
    failWith('generating_storyboard', 'music', music)
  },
  async generating_images({ id, userId }) {
    const { shotIds, needsSheet } = readShotsToPaint(await step('list shots to paint', () => listShotsToPaint(id)))
    await enterStage(id, 'generating_images', shotIds.length)
    if (needsSheet) await runShots(makeCharacterSheet, { runId: id, userId, queue: 'images', shotIds: [WHOLE_STORY] })
    const { stageFailed, failed } = await runShots(generateShotImage, { runId: id, userId, queue: 'images', shotIds })
    if (stageFailed) throw new StageFailed('generating_images', failed[0]?.message ?? 'No picture could be made')
  },
  async generating_videos({ id, userId, kind }) {
    if (kind === 'resume') await regenerateChangedSpeech(id, userId)
    const shotIds = await step('list shots to animate', () => clipShotIdsOf(id))
    await enterStage(id, 'generating_videos', shotIds.length)
    const { stageFailed, failed } = await runShots(generateShotClip, { runId: id, userId, queue: 'videos', shotIds })
    if (stageFailed) throw new StageFailed('generating_videos', failed[0]?.message ?? 'No clip could be made')
  },
  async generating_timeline({ id, userId }) {
    await enterStage(id, 'generating_timeline')
    if (await step('is other music wanted', () => hasOtherMusicSelected(id))) {
      const music = await runShots(composeMusic, { runId: id, userId, queue: 'music', shotIds: [WHOLE_STORY] })
      if (music.failed[0]) throw new StageFailed('generating_timeline', music.failed[0].message)
    }
    await step('build the timeline', () => buildStoryTimeline(id))
  },
  exporting_video: ({ id, userId }) => exportFilm(id, userId, 'exporting_video'),
  user_exporting_video: ({ id, userId }) => exportFilm(id, userId, 'user_exporting_video'),
}

/** Runs a story from the first phase to the end. The run id is its only argument; after a crash it continues. */
defineWorkflow(makeStory, async (runId: string): Promise<void> => {
  const outline = await step('read the run', () => outlineRun(runId))
  addLogContext({ accountId: outline.userId })
  const phases = PHASES_OF[outline.kind]
  let current = phases[0]!
  try {
    for (const phase of phases) {
      current = phase
      await withSpan(`stage ${phase}`, {}, () => PHASES[phase](outline))
    }
    if (outline.kind === 'preview') await step('pause the preview', () => pausePreview(runId, outline.storyId))
  } catch (error) {
    if (isCancelledOrSuperseded(error)) throw error
    if (isStopped(error)) return
    const failure = isStageFailure(error) ? error : new StageFailed(current, 'Something went wrong')
    if (!isStageFailure(error)) services().log.error('a run failed unexpectedly', { phase: current, error: String(error) })
    await step('fail the run', () => failRun(runId, failure.phase, failure.message, failure.sound))
  }
})

/** Throws the first failure of a sound's work, with the sound where its provider is unavailable. */
function failWith(phase: Phase, sound: SoundKind, { failed: [first] }: ShotsResult): void {
  if (first) throw new StageFailed(phase, first.message, first.isProviderUnavailable && sound)
}

/** Re-generates voice-overs of texts changed while the preview was paused; free, like every voice-over. */
async function regenerateChangedSpeech(runId: string, userId: string): Promise<void> {
  const shotIds = await step('find rewritten shots', () => clearOutdatedVoices(runId))
  const first = await runShots(generateShotSpeech, { runId, userId, queue: 'speech', shotIds })
  failWith('generating_videos', 'speech', first.needsOtherSpeaker ? await speakAgain(runId, userId) : first)
}

/** Another speaker than the one that is down speaks the whole film, also what was not rewritten: a film has one voice. */
async function speakAgain(runId: string, userId: string): Promise<ShotsResult> {
  const shotIds = await step('list shots to speak again', () => shotIdsOf(runId))
  return runShots(generateOtherSpeech, { runId, userId, queue: 'speech', shotIds })
}

async function shotIdsOf(runId: string): Promise<string[]> {
  const { shots } = await readRun(services().db, runId)
  return shots.map((shot) => shot.shotId)
}

/** The step's recorded output: ids alone for stories without a character sheet, and in runs of releases that had none. */
type ShotsToPaint = readonly string[] | { readonly shotIds: readonly string[]; readonly needsSheet: true }

async function listShotsToPaint(runId: string): Promise<ShotsToPaint> {
  const shotIds = await shotIdsOf(runId)
  return (await needsCharacterSheet(runId)) ? { shotIds, needsSheet: true } : shotIds
}

const readShotsToPaint = (recorded: ShotsToPaint) => ('needsSheet' in recorded ? recorded : { shotIds: recorded, needsSheet: false })

async function clipShotIdsOf(runId: string): Promise<string[]> {
  const view = await readRun(services().db, runId)
  return generationOf(view).hasClips(view) ? shotsByClipLength(view, await readSpeech(services().db, view.shots)) : []
}
