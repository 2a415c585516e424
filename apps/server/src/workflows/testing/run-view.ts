import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { provideServices, type WorkflowServices } from '../run/services.ts'

/** A visible shot without media. */
export function buildShotRow(shotId: string, facts: Partial<ShotRow> = {}): ShotRow {
  return {
    storyId: 'story',
    shotId,
    lexorank: shotId,
    shotType: 'auto',
    title: `Title of ${shotId}`,
    imagePrompt: `Image of ${shotId}`,
    videoPrompt: `Clip of ${shotId}`,
    plan: null,
    planVersion: null,
    voiceOver: '',
    isHidden: false,
    hiddenAt: null,
    activeImageId: null,
    activeVideoId: null,
    activeVoiceOverAudioId: null,
    ...facts,
  } as ShotRow
}

type ViewFacts = Partial<Omit<RunView, 'story'>> & { readonly category?: string; readonly story?: Partial<RunView['story']> }

/** The view of a run of a 16:9 story of two shots `a` and `b`. */
export function buildRunView({ category = 'script_to_video', story = {}, ...facts }: ViewFacts = {}): RunView {
  return {
    id: 'run',
    kind: 'generate',
    userId: 'ada',
    storyId: 'story',
    priceCredits: 0,
    price: null,
    receipt: [],
    input: {},
    story: {
      id: 'story',
      categoryId: category,
      title: 'A story',
      width: 1280,
      height: 720,
      fps: 30,
      editedRevision: 0,
      revision: 0,
      ...story,
    },
    inputs: {},
    previousTimeline: null,
    song: null,
    shots: [buildShotRow('a'), buildShotRow('b')],
    ...facts,
  } as RunView
}

/** Stand-ins of the services that the code under test uses. */
export const provideTestServices = (services: { readonly [Name in keyof WorkflowServices]?: unknown }): void =>
  provideServices(services as unknown as WorkflowServices)

/** A database whose queries return these rows, one result after the other. */
export function resultsOf(...results: readonly (readonly object[])[]): unknown {
  const remaining = [...results]
  const query: Record<string, unknown> = {
    // oxlint-disable-next-line unicorn/no-thenable -- queries are awaited
    then: (resolve: (rows: readonly object[]) => void) => resolve(remaining.shift() ?? []),
  }
  for (const method of ['from', 'where', 'orderBy', 'limit']) query[method] = () => query
  return { select: () => query }
}
